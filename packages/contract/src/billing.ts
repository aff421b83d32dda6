import * as z from "zod/mini";
import { Me } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { planNames, publicPlanNames, subscriptionStatuses } from "./plans.ts";
import { Id, Instant } from "./primitives.ts";

/** Starts the trial of 14 days without a card, once per business (rulings §3). */
export const startTrial = endpoint({
  id: "billing.startTrial",
  method: "POST",
  path: "/api/billing/start-trial",
  access: "member",
  capability: "plan",
  changes: ["subscription", "account"],
  summary: "Starts the card-free trial of a plan, once per business.",
  body: z.strictObject({ plan: z._default(z.enum(publicPlanNames, "invalid"), "pro") }),
  reply: Me,
  errors: ["trial_used"],
});

/** Dismisses the message that a plan ended. */
export const dismissPlanEnd = endpoint({
  id: "billing.dismissPlanEnd",
  method: "POST",
  path: "/api/billing/dismiss-end",
  access: "member",
  capability: "plan",
  changes: ["subscription", "account"],
  summary: "Dismisses the message that the trial or the paid plan ended.",
  reply: Me,
});

/** One plan of the table that enforcement, pricing page and upgrade modal share. */
const Plan = z.object({
  id: z.enum(planNames),
  /** The name in English, as it is sold. */
  name: z.string(),
  hierarchy: z.number(),
  monthlyPriceUsd: z.number(),
  yearlyPriceUsd: z.number(),
  yearlyDiscountPercent: z.number(),
  features: z.array(z.string()),
  /** Limits by name, -1 is unlimited; `consultations` a month, of basic in a lifetime. */
  limits: z.record(z.string(), z.number()),
});

/** Lists the public plans. */
export const listPlans = endpoint({
  id: "billing.plans",
  method: "GET",
  path: "/api/plans",
  access: "public",
  summary: "Lists the plans with prices in US dollars, features and limits (-1 is unlimited).",
  reply: z.object({ items: z.array(Plan), trialDays: z.number() }),
});

/** The spec's call for the current subscription (spec §7). */
export const getMyCurrentSubscription = endpoint({
  id: "billing.getMyCurrentSubscription",
  method: "POST",
  path: "/api/rpc/get_my_current_subscription",
  access: "member",
  changes: [],
  changesNothing: "It only reads.",
  summary: "Returns the plan, the status and the trial's end of the caller's business.",
  reply: z.object({
    plan_key: z.enum(planNames),
    status: z.enum(subscriptionStatuses),
    trial_end: z.nullable(Instant),
  }),
});

/** Consultations since the plan's monthly day (spec §7, rulings §3). */
export const countMonthlyUsage = endpoint({
  id: "billing.countMonthlyUsage",
  method: "POST",
  path: "/api/rpc/count_business_usage_monthly",
  access: "member",
  changes: [],
  changesNothing: "It only reads.",
  summary: "Counts the consultations of the plan's current month.",
  body: z.strictObject({ p_user_id: Id, p_plan_started_at: z.optional(z.nullable(Instant)) }),
  reply: z.number(),
});

/** Consultations of a lifetime (spec §7). */
export const countLifetimeUsage = endpoint({
  id: "billing.countLifetimeUsage",
  method: "POST",
  path: "/api/rpc/count_business_usage_lifetime",
  access: "member",
  changes: [],
  changesNothing: "It only reads.",
  summary: "Counts all consultations of the business.",
  body: z.strictObject({ p_user_id: Id }),
  reply: z.number(),
});
