import type { PlanFeature, LimitName, publicPlanNames } from "@marzipan/contract/plans";
import { hasFeature, isOffered, plans, supportHours, unlimited } from "./plans.ts";

/** A plan that anyone may choose. */
type PublicPlan = (typeof publicPlanNames)[number];

/** What a plan has of one thing. */
export type PlanCell =
  | { kind: "included" | "missing" | "unlimited" }
  | { kind: "count" | "per_month" | "in_all" | "gigabytes" | "hours"; n: number };

/** The things that plans are compared by, in the order in which they are shown. */
export const planRows = {
  orders: limit("orders", "per_month"),
  clients: limit("clients", "count"),
  products: limit("products", "count"),
  day: () => ({ kind: "included" }),
  menu: feature("menu_sharing"),
  money: feature("payment_tracking"),
  receipts: feature("receipt_ocr"),
  analytics: feature("advanced_analytics"),
  agent: () => ({ kind: "unlimited" }),
  consultations: (plan) => {
    const { count, per } = plans[plan].consultations;
    return { kind: per === "month" ? "per_month" : "in_all", n: count };
  },
  people: limit("people", "count"),
  storage: limit("storage", "gigabytes"),
  answer: (plan) => ({ kind: "hours", n: supportHours(plan) }),
  data: () => ({ kind: "included" }),
} as const satisfies Record<string, (plan: PublicPlan) => PlanCell>;

/** A thing that plans are compared by. */
export type PlanRow = keyof typeof planRows;

/** Lists the things that are shown: people only where a team can be had. */
export function shownPlanRows(): PlanRow[] {
  const names = Object.keys(planRows) as PlanRow[];
  return names.filter((name) => name !== "people" || isOffered("team_collaboration"));
}

function limit(name: LimitName, kind: "count" | "per_month" | "gigabytes") {
  return (plan: PublicPlan): PlanCell => {
    const n = plans[plan].limits[name];
    return n === unlimited ? { kind: "unlimited" } : { kind, n };
  };
}

function feature(name: PlanFeature) {
  return (plan: PublicPlan): PlanCell => ({
    kind: hasFeature(plan, name) ? "included" : "missing",
  });
}
