import type {
  PlanFeature,
  LimitName,
  PlanEndReason,
  PlanName,
  SubscriptionStatus,
} from "@marzipan/contract/plans";

/** A limit that is none. */
export const unlimited = -1;

/** What a plan costs, unlocks and limits. */
export interface PlanTerms {
  /** The name in English, as it is sold. */
  name: string;
  /** Rank: a higher plan has all that a lower one has (spec §4). */
  hierarchy: number;
  /** Prices in US dollars (spec §9). */
  monthlyPriceUsd: number;
  yearlyPriceUsd: number;
  /** Features that begin with this plan (spec §6). */
  unlocks: readonly PlanFeature[];
  /** Limits by number; `storage` in GB, `orders` a month; -1 is unlimited (rulings §3). */
  limits: Readonly<Record<LimitName, number>>;
  /** Business consultations, and whether they count in a month or a lifetime (rulings §3). */
  consultations: { count: number; per: "month" | "lifetime" };
}

/** The one table of plans: enforcement, pricing page and upgrade modal read it (rulings §3). */
export const plans: Readonly<Record<PlanName, PlanTerms>> = {
  basic: {
    name: "Basic",
    hierarchy: 0,
    monthlyPriceUsd: 0,
    yearlyPriceUsd: 0,
    unlocks: ["add_orders", "add_clients", "view_orders", "view_clients"],
    limits: { orders: 50, clients: 25, products: 10, storage: 1, people: 1 },
    consultations: { count: 100, per: "lifetime" },
  },
  pro: {
    name: "Pro",
    hierarchy: 1,
    monthlyPriceUsd: 29,
    yearlyPriceUsd: 290,
    unlocks: [
      "export_excel",
      "export_pdf",
      "receipt_ocr",
      "ai_chat",
      "advanced_analytics",
      "menu_sharing",
      "customer_ordering",
      "payment_tracking",
    ],
    limits: { orders: unlimited, clients: unlimited, products: unlimited, storage: 10, people: 1 },
    consultations: { count: 30, per: "month" },
  },
  premium: {
    name: "Premium",
    hierarchy: 2,
    monthlyPriceUsd: 59,
    yearlyPriceUsd: 590,
    unlocks: ["ai_business_consultant", "priority_support", "team_collaboration"],
    limits: {
      orders: unlimited,
      clients: unlimited,
      products: unlimited,
      storage: 100,
      people: 10,
    },
    consultations: { count: 100, per: "month" },
  },
  admin: {
    name: "Administration",
    hierarchy: 3,
    monthlyPriceUsd: 0,
    yearlyPriceUsd: 0,
    unlocks: ["user_management", "system_admin"],
    limits: {
      orders: unlimited,
      clients: unlimited,
      products: unlimited,
      storage: unlimited,
      people: 10,
    },
    consultations: { count: unlimited, per: "month" },
  },
};

/** Within how many days of a payment its money can be asked back (spec §9). */
export const refundDays = 14;

/** Days of the card-free trial (spec §9). */
export const trialDays = 14;

/** Returns the lowest plan that has a feature (spec §6). */
export function planOfFeature(feature: PlanFeature): PlanName {
  for (const [name, terms] of Object.entries(plans) as [PlanName, PlanTerms][]) {
    if (terms.unlocks.includes(feature)) return name;
  }
  return "admin";
}

/** Features of a plan that are not built yet: nothing that sells the plan names them. */
const notBuilt: readonly PlanFeature[] = ["team_collaboration"];

/** Returns whether what sells plans may name a feature. */
export function isOffered(feature: PlanFeature): boolean {
  return !notBuilt.includes(feature);
}

/** Returns whether a plan has a feature; administrators bypass every feature gate (spec §6). */
export function hasFeature(plan: PlanName, feature: PlanFeature): boolean {
  return plans[plan].hierarchy >= plans[planOfFeature(feature)].hierarchy;
}

/** Lists all features that a plan has, its lower plans' included. */
export function featuresOf(plan: PlanName): PlanFeature[] {
  return (Object.values(plans) as PlanTerms[])
    .filter((terms) => terms.hierarchy <= plans[plan].hierarchy)
    .flatMap((terms) => terms.unlocks);
}

/** Returns whether one more would go over a limit. */
export function isOverLimit(limit: number, used: number): boolean {
  return limit !== unlimited && used >= limit;
}

/** Returns the lowest public plan whose limit lifts the given count, `null` when none does. */
export function planThatLifts(limitName: LimitName, used: number): "pro" | "premium" | null {
  for (const name of ["pro", "premium"] as const) {
    if (!isOverLimit(plans[name].limits[limitName], used)) return name;
  }
  return null;
}

/** Returns within how many hours support answers at the latest (spec §9, rulings §3: priority support). */
export function supportHours(plan: PlanName): number {
  return hasFeature(plan, "priority_support") ? 24 : 48;
}

/** Returns the percentage saved by paying a year at once, rounded to whole percent (spec §9). */
export function yearlyDiscountPercent(plan: PlanName): number {
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
  if (monthlyPriceUsd === 0) return 0;
  return Math.round((1 - yearlyPriceUsd / (monthlyPriceUsd * 12)) * 100);
}

/** A subscription row as it is stored. */
export interface StoredSubscription {
  plan: PlanName;
  status: SubscriptionStatus;
  trialEndAt: Date | null;
  currentPeriodEndAt: Date | null;
  trialUsedAt: Date | null;
}

/** The plan and status in force at an instant. */
export interface PlanInForce {
  plan: PlanName;
  status: SubscriptionStatus;
}

/**
 * Returns the plan in force: an ended trial or paid period is basic, active; a cancelled plan lasts to the end of its
 * period; while a payment is past due the plan stays; a paused one is basic, inactive (rulings §3).
 */
export function planInForce(stored: StoredSubscription, now: Date, isAdmin: boolean): PlanInForce {
  if (isAdmin) return { plan: "admin", status: "active" };
  const basic: PlanInForce = { plan: "basic", status: "active" };
  const { plan, status, trialEndAt, currentPeriodEndAt } = stored;
  if (status === "trialing") return trialEndAt && trialEndAt > now ? { plan, status } : basic;
  if (status === "active" || status === "past_due" || status === "canceled") {
    const isOver = currentPeriodEndAt !== null && currentPeriodEndAt <= now;
    if (isOver && status !== "past_due") return basic;
    if (status === "canceled" && currentPeriodEndAt === null) return basic;
    return { plan, status };
  }
  return status === "inactive" ? { plan: "basic", status } : basic;
}

/** A plan that ended, so that the business is on basic now. */
export interface EndedPlan {
  plan: PlanName;
  reason: PlanEndReason;
  at: Date;
}

/**
 * Returns the plan that ended, and why; `null` while it is in force or paused, and for a business that never had one.
 * `endReason` is what the card provider's events say of it, `null` for a plan that it did not sell.
 */
export function planEndOf(
  stored: StoredSubscription,
  endReason: PlanEndReason | null,
  now: Date,
): EndedPlan | null {
  const inForce = planInForce(stored, now, false);
  const { plan, status, trialEndAt, currentPeriodEndAt } = stored;
  if (plan === "basic" || inForce.plan !== "basic" || inForce.status !== "active") return null;
  const at = status === "trialing" ? trialEndAt : currentPeriodEndAt;
  if (at === null) return null;
  return { plan, reason: status === "trialing" ? "trial" : (endReason ?? "expired"), at };
}
