import * as z from "zod/mini";
import { billingIntervals } from "./billing-payments.ts";
import { endpoint } from "./endpoint.ts";
import { planNames, subscriptionStatuses } from "./plans.ts";
import { Id, Instant, atMost, pageOf, pageQuery } from "./primitives.ts";

/** What became of an event of the card provider; `waiting` until the job has looked at it. */
export const eventOutcomes = [
  "waiting",
  "applied",
  "ignored",
  "unknown_business",
  "unknown_price",
  "unreadable",
] as const;

/** Returns the state of billing. */
export const getBillingHealth = endpoint({
  id: "billing.health",
  method: "GET",
  path: "/api/admin/billing",
  access: "admin",
  summary:
    "Returns the card provider, problems with its settings, event counts by outcome, and the last reconciliation.",
  reply: z.object({
    provider: z.enum(["paddle", "stand-in", "none"]),
    isTest: z.boolean(),
    /** One line for each setting that keeps plans from being bought. */
    faults: z.array(z.string()),
    counts: z.record(z.enum(eventOutcomes), z.number()),
    /** The last comparison with what the provider holds. */
    reconciliation: z.nullable(
      z.object({
        at: Instant,
        /** How many subscriptions the provider holds for this server. */
        looked: z.number(),
        /** The provider's ids of those whose state was not known here, and was corrected. */
        mended: z.array(z.string()),
        /** Businesses with more than one running subscription. */
        doubled: z.array(Id),
        /** What only the operator can correct, one line each: prices, subscriptions of no one. */
        faults: z.array(z.string()),
      }),
    ),
  }),
});

/** A business's subscription at the card provider. */
const PaidBusiness = z.object({
  businessId: Id,
  businessName: z.string(),
  /** The owner's account, for the link to its sheet. */
  accountId: z.nullable(Id),
  email: z.nullable(z.string()),
  plan: z.enum(planNames),
  status: z.enum(subscriptionStatuses),
  interval: z.nullable(z.enum(billingIntervals)),
  periodEndsAt: z.nullable(Instant),
  nextChargeAt: z.nullable(Instant),
  subscriptionRef: z.string(),
  customerRef: z.nullable(z.string()),
  updatedAt: Instant,
});

/** Lists what businesses pay for. */
export const listPaidBusinesses = endpoint({
  id: "billing.subscriptions",
  method: "GET",
  path: "/api/admin/billing/subscriptions",
  access: "admin",
  summary: "Lists the businesses that have or had a paid plan, the last changed first.",
  query: z.strictObject(pageQuery),
  reply: pageOf(PaidBusiness),
  errors: ["bad_cursor"],
});

/** An event of the card provider. */
const BillingEvent = z.object({
  id: z.string(),
  type: z.string(),
  occurredAt: Instant,
  receivedAt: Instant,
  outcome: z.enum(eventOutcomes),
  businessId: z.nullable(Id),
  businessName: z.nullable(z.string()),
  subscriptionRef: z.nullable(z.string()),
  customerRef: z.nullable(z.string()),
});

/** Which events a list shows: failed ones are those of an unknown business or price, and unreadable ones. */
export const eventFilters = ["failed", "waiting"] as const;

/** Lists the events of the card provider. */
export const listBillingEvents = endpoint({
  id: "billing.events",
  method: "GET",
  path: "/api/admin/billing/events",
  access: "admin",
  summary: "Lists the card provider's events, most recently received first, with their outcomes.",
  query: z.strictObject({ ...pageQuery, filter: z.optional(z.enum(eventFilters, "invalid")) }),
  reply: pageOf(BillingEvent),
  errors: ["bad_cursor"],
});

const EventId = z.string("invalid").check(atMost(100, "invalid"), z.minLength(1, "required"));

/** Applies events again. */
export const replayBillingEvents = endpoint({
  id: "billing.replay",
  method: "POST",
  path: "/api/admin/billing/replay",
  access: "admin",
  changes: [],
  changesNothing: "The job that applies the events tells the pages.",
  summary: "Lets up to 100 events be applied again, whatever became of them.",
  body: z.strictObject({
    ids: z.array(EventId).check(z.minLength(1, "required"), z.maxLength(100, "too_many")),
  }),
  reply: z.object({
    items: z.array(z.object({ id: z.string(), outcome: z.enum(["waiting", "not_found"]) })),
  }),
});
