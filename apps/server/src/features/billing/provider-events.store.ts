import type { PaidSubscription } from "@marzipan/domain/provider-subscriptions";
import type { NoticeOutcome } from "../../platform/database/column-types.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { NoticeRefs } from "./provider-notices.ts";

/** The card provider's name in the tables. */
export const provider = "paddle";

/** A notice to keep. */
export interface KeptNotice extends NoticeRefs {
  id: string;
  type: string;
  occurredAt: Date;
  body: object;
}

/** Stores notices, each once, in one statement; returns the ids of those that are new. */
export async function keepNotices(
  database: Database,
  notices: readonly KeptNotice[],
  now: Date,
): Promise<Set<string>> {
  const events = notices.map((notice) => ({
    id: notice.id,
    type: notice.type,
    at: notice.occurredAt,
    subscription: notice.subscriptionRef,
    customer: notice.customerRef,
    business: notice.businessId,
    body: notice.body,
  }));
  const rows = await database.lookUp<{ event_id: Column<"billing_event.event_id"> }>({
    text: "select event_id from app.keep_billing_events($1, $2, $3)",
    values: [provider, JSON.stringify(events), now],
  });
  return new Set(rows.map((row) => row.event_id));
}

/** A business with notices to apply, and its customer at the provider. */
export interface WaitingBusiness {
  business_id: Column<"subscription.business_id">;
  customer_ref: NonNullable<Column<"billing_event.customer_ref">>;
}

/** Gives waiting notices to their businesses and answers these; a notice of no business is settled as such. */
export async function assignNotices(database: Database, now: Date): Promise<WaitingBusiness[]> {
  return await database.lookUp<WaitingBusiness>({
    text: "select * from app.assign_billing_events($1, $2)",
    values: [provider, now],
  });
}

/** Locks the business's subscription until the transaction ends, so that its notices are applied by one at a time. */
export async function lockSubscription(tx: Tx): Promise<void> {
  await tx.query({
    text: "select 1 as one from subscription where business_id = $1 for update",
    values: [tx.businessId],
  });
}

/** A kept notice as it came, and what became of it. */
export interface StoredNotice {
  event_id: Column<"billing_event.event_id">;
  body: Column<"billing_event.body">;
  outcome: Column<"billing_event.outcome">;
}

/** Lists all notices of the business, settled ones too. */
export async function listNotices(tx: Tx): Promise<StoredNotice[]> {
  return await tx.query(
    build
      .selectFrom("billing_event")
      .select(["event_id", "body", "outcome"])
      .where("business_id", "=", tx.businessId)
      .where("provider", "=", provider),
  );
}

/**
 * How long a plan that the provider renews lasts beyond its period, so that no one who paid is locked out while the word
 * of it is on its way.
 */
const graceMs = 3 * 86_400_000;

/**
 * Writes what the provider's notices make of the subscription; the plan's month begins again where the plan changes. What
 * was left of a trial when the first payment came is owed: it moves the next charge. What is heard late of a subscription
 * that is over does not end a plan that an administrator gave since.
 */
export async function storePaid(tx: Tx, paid: PaidSubscription): Promise<void> {
  await tx.query({
    text: `update subscription set plan = $2, status = $3, trial_end_at = $4, current_period_end_at = $5,
             owed_until = case when $6 is not distinct from subscription_ref then owed_until
               when status = 'trialing' and trial_end_at > $9 then
                 ($8::timestamptz at time zone 'UTC' + (trial_end_at - $9)) at time zone 'UTC' end,
             subscription_ref = $6, billing_interval = $7, next_charge_at = $8, updated_at = $9,
             customer_ref = $10, paid_until = $11, charge_minor = $12, charge_currency = $13,
             scheduled_kind = $14, scheduled_plan = $15, scheduled_at = $16,
             last_paid_minor = $17, last_paid_currency = $18, last_paid_at = $19, end_reason = $20,
             trial_used_at = coalesce(trial_used_at, $9),
             plan_started_at = case when plan = $2 and subscription_ref = $6 then plan_started_at else $9 end
           where business_id = $1 and not ($3::text = 'canceled' and coalesce($11::timestamptz <= $9::timestamptz, false)
             and subscription_ref is null and plan <> 'basic' and status = 'active')`,
    values: [
      tx.businessId,
      paid.plan,
      paid.status,
      paid.trialEndAt,
      lastsUntil(paid),
      paid.subscriptionRef,
      paid.interval,
      paid.nextChargeAt,
      tx.now,
      paid.customerRef,
      paid.currentPeriodEndAt,
      paid.price?.minor ?? null,
      paid.price?.currency ?? null,
      paid.scheduled?.kind ?? null,
      paid.scheduled?.plan ?? null,
      paid.scheduled?.at ?? null,
      paid.payment?.minor ?? null,
      paid.payment?.currency ?? null,
      paid.payment?.at ?? null,
      paid.endReason,
    ],
  });
  if (paid.nextChargeAt === null) return;
  await tx.query({
    text: "delete from plan_checkout where business_id = $1 and claimed_at is null",
    values: [tx.businessId],
  });
}

function lastsUntil({ currentPeriodEndAt: end, nextChargeAt }: PaidSubscription): Date | null {
  return end && nextChargeAt ? new Date(end.getTime() + graceMs) : end;
}

/** Stores the outcomes of notices. */
export async function settleNotices(
  tx: Tx,
  outcome: NoticeOutcome,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: "select app.settle_billing_events($1, $2, $3, $4)",
    values: [provider, ids, outcome, tx.now],
  });
}
