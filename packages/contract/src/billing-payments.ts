import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { planNames, subscriptionStatuses } from "./plans.ts";
import { Instant, atMost } from "./primitives.ts";

/** The plans that are sold. */
export const soldPlanNames = ["pro", "premium"] as const;

/** How often a plan is paid. */
export const billingIntervals = ["month", "year"] as const;

/** The payment errors of the specification (§8) and the codes that the wire and the phrases name them by. */
export const paymentErrors = {
  PADDLE_SDK_NOT_LOADED: "pay_sdk_not_loaded",
  INVALID_PRICE_ID: "pay_invalid_price",
  DOMAIN_NOT_APPROVED: "pay_domain_not_approved",
  NETWORK_ERROR: "network",
  INITIALIZATION_FAILED: "pay_initialization_failed",
  CHECKOUT_FAILED: "pay_checkout_failed",
  SCRIPT_LOAD_FAILED: "pay_script_load_failed",
  other: "pay_failed",
} as const;

/** An amount in the major units of a currency. */
const BillingAmount = z.object({ amount: z.number(), currency: z.string() });

/** One price of a plan; `priceId` is `null` where it cannot be sold, and `fault` says why. */
const Offer = z.object({
  plan: z.enum(soldPlanNames),
  interval: z.enum(billingIntervals),
  priceUsd: z.number(),
  priceId: z.nullable(z.string()),
  fault: z.nullable(z.enum(["empty", "wrong_start", "placeholder"])),
});

/** Returns what can be bought and by which provider, for the pricing page and the checkout. */
export const listPrices = endpoint({
  id: "billing.offers",
  method: "GET",
  path: "/api/billing/offers",
  access: "public",
  summary:
    "Returns the prices for sale, the card provider, its public token, and whether it is in test mode.",
  reply: z.object({
    /** Who charges cards: Paddle, the stand-in of this server, or no one. */
    provider: z.enum(["paddle", "stand-in", "none"]),
    /** No money moves: the stand-in, or Paddle's sandbox. */
    isTest: z.boolean(),
    environment: z.enum(["sandbox", "production"]),
    /** The token that Paddle.js is started with. */
    clientToken: z.nullable(z.string()),
    isDomainApproved: z.boolean(),
    /** Shekels for one dollar, as an orientation; `null` where the operator set none. */
    ilsPerUsd: z.nullable(z.number()),
    items: z.array(Offer),
  }),
});

/** The subscription as settings and pricing show it. */
export const Billing = z.object({
  /** The plan in force now and its state (spec §4). */
  plan: z.enum(planNames),
  status: z.enum(subscriptionStatuses),
  isTrialUsed: z.boolean(),
  /** Where a trial runs: when it ends, how many days are left (the last one counts), how many it has. */
  trial: z.nullable(z.object({ endsAt: Instant, daysLeft: z.number(), days: z.number() })),
  /** The provider charges for a plan or paused it, or the plan was paid and runs out: checkout is refused with `already_paying`. */
  isPaying: z.boolean(),
  /** The plan of a paused subscription, which is resumed in the portal; the plan in force is basic meanwhile (rulings §3). */
  pausedPlan: z.nullable(z.enum(planNames)),
  interval: z.nullable(z.enum(billingIntervals)),
  /** Until when the plan is paid. */
  periodEndsAt: z.nullable(Instant),
  /** What is charged next; `null` where nothing will be, and while a payment is past due: when it is tried again only the provider knows. */
  nextCharge: z.nullable(
    z.object({ at: Instant, amount: z.nullable(z.number()), currency: z.nullable(z.string()) }),
  ),
  /** What happens at the end of the period: the plan is cancelled, or a lower one follows. */
  scheduled: z.nullable(
    z.object({
      kind: z.enum(["cancel", "downgrade"]),
      plan: z.enum(planNames),
      at: Instant,
    }),
  ),
  /** The last payment, and until when its money can be asked back. */
  lastPayment: z.nullable(
    z.object({
      at: Instant,
      amount: z.number(),
      currency: z.string(),
      refundableUntil: Instant,
    }),
  ),
  /** A checkout was opened here and waits to be paid. */
  isCheckoutOpen: z.boolean(),
});

/** Returns the business's subscription. */
export const getBilling = endpoint({
  id: "billing.get",
  method: "GET",
  path: "/api/billing",
  access: "member",
  capability: "plan",
  summary:
    "Returns the plan, its state, the trial, the next charge and scheduled changes, without calling the card provider.",
  reply: Billing,
});

const OwnAddress = z.string("required").check(atMost(2000), z.minLength(1, "required"));

const PlanChoice = {
  plan: z.enum(soldPlanNames, "invalid"),
  interval: z.enum(billingIntervals, "invalid"),
};

/** Opens a checkout at the card provider (spec §7). */
export const createPaddleCheckout = endpoint({
  id: "billing.createPaddleCheckout",
  method: "POST",
  path: "/api/functions/create-paddle-checkout",
  access: "member",
  capability: "plan",
  changes: [],
  changesNothing: "A plan changes by what the provider tells once it is paid.",
  summary:
    "Opens the business's one checkout; the two addresses must be of this site. Returns `already_paying` where the plan is paid for.",
  body: z.strictObject({ ...PlanChoice, success_url: OwnAddress, cancel_url: OwnAddress }),
  reply: z.object({ checkout_url: z.string(), checkout_id: z.string() }),
  errors: [
    "already_paying",
    "pay_invalid_price",
    "pay_domain_not_approved",
    "pay_checkout_failed",
    "idempotency_in_progress",
    "rate_limited",
  ],
});

/** Returns a checkout that the provider's mail leads to (`/pricing?_ptxn=`), for its window. */
export const findCheckout = endpoint({
  id: "billing.findCheckout",
  method: "POST",
  path: "/api/billing/find-checkout",
  access: "member",
  capability: "plan",
  changes: [],
  changesNothing: "It only asks.",
  summary:
    "Returns what a checkout of the business sells and whether it awaits payment. Another business's checkout returns `not_found`.",
  body: z.strictObject({
    checkout_id: z.string("invalid").check(atMost(44), z.regex(/^txn_[\da-z]{1,40}$/, "invalid")),
  }),
  reply: z.object({
    checkout_url: z.string(),
    checkout_id: z.string(),
    ...PlanChoice,
    due: BillingAmount,
    isPaid: z.boolean(),
  }),
  errors: ["not_found", "pay_checkout_failed", "rate_limited"],
});

/** Opens the card provider's portal (spec §7). */
export const createPaddlePortalLink = endpoint({
  id: "billing.createPaddlePortalLink",
  method: "POST",
  path: "/api/functions/paddle-customer-portal",
  access: "member",
  capability: "plan",
  changes: [],
  changesNothing: "A plan changes by what the provider tells.",
  summary: "Returns a short-lived address of the customer portal for cards and invoices.",
  body: z.strictObject({ return_url: OwnAddress }),
  reply: z.object({ url: z.string() }),
  errors: ["not_paying", "pay_failed", "rate_limited"],
});

/** What a change of the plan does and costs, as the provider says. */
export const PlanChange = z.object({
  /** `upgrade` begins at once, `downgrade` at the end of the paid period. */
  kind: z.enum(["upgrade", "downgrade"]),
  startsAt: Instant,
  /** What is charged at once; what is left of the paid period is taken off. */
  dueNow: z.nullable(BillingAmount),
  /** What is charged next, and when. */
  next: z.nullable(z.object({ at: Instant, amount: z.number(), currency: z.string() })),
});

const changeErrors = ["not_paying", "change_not_possible", "pay_failed", "rate_limited"] as const;

/** Returns what a change would do and cost. */
export const previewPlanChange = endpoint({
  id: "billing.previewChange",
  method: "POST",
  path: "/api/billing/preview-change",
  access: "member",
  capability: "plan",
  changes: [],
  changesNothing: "It only asks.",
  summary:
    "Returns what changing to a plan would charge now and at the next renewal. Changes nothing.",
  body: z.strictObject(PlanChoice),
  reply: PlanChange,
  errors: [...changeErrors],
});

/** Changes the plan that is paid for. */
export const changePlan = endpoint({
  id: "billing.change",
  method: "POST",
  path: "/api/billing/change",
  access: "member",
  capability: "plan",
  changes: ["subscription", "account"],
  summary:
    "Changes the paid plan: a higher one at once with proration, a lower one at the end of the period.",
  body: z.strictObject(PlanChoice),
  reply: Billing,
  errors: [...changeErrors, "pay_declined"],
});

/** Cancels at the end of the period. */
export const cancelPlan = endpoint({
  id: "billing.cancel",
  method: "POST",
  path: "/api/billing/cancel",
  access: "member",
  capability: "plan",
  changes: ["subscription", "account"],
  summary: "Cancels the paid plan at the end of its period; cancelling again changes nothing.",
  reply: Billing,
  errors: [...changeErrors],
});

/** Keeps the plan: takes a cancellation or a downgrade back. */
export const keepPlan = endpoint({
  id: "billing.keep",
  method: "POST",
  path: "/api/billing/keep",
  access: "member",
  capability: "plan",
  changes: ["subscription", "account"],
  summary: "Cancels the change that is scheduled for the end of the period.",
  reply: Billing,
  errors: [...changeErrors],
});
