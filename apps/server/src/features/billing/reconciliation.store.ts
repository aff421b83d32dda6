import type { Database } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { provider } from "./provider-events.store.ts";

/** What was heard last of a subscription. */
export interface HeardSubscription {
  subscription_ref: NonNullable<Column<"billing_event.subscription_ref">>;
  business_id: Column<"billing_event.business_id">;
  body: Column<"billing_event.body">;
}

/** Lists what was heard last of each subscription. */
export async function listHeard(database: Database): Promise<HeardSubscription[]> {
  return await database.lookUp<HeardSubscription>({
    text: "select * from app.list_held_subscriptions($1)",
    values: [provider],
  });
}

/** What a comparison with the provider found. */
export interface Found {
  looked: number;
  mended: readonly string[];
  doubled: readonly string[];
  /** What no one but the operator can correct, one line each. */
  faults: readonly string[];
}

/** Stores what a comparison found. */
export async function noteReconciliation(
  database: Database,
  found: Found,
  at: Date,
): Promise<void> {
  await database.lookUp({
    text: "select app.note_reconciliation($1, $2, $3, $4, $5)",
    values: [at, found.looked, found.mended, found.doubled, found.faults],
  });
}

/** A plan that a business pays for, as it stands here. */
export interface StandingPlan {
  business_id: Column<"subscription.business_id">;
  subscription_ref: NonNullable<Column<"subscription.subscription_ref">>;
  plan: Column<"subscription.plan">;
  scheduled_plan: Column<"subscription.scheduled_plan">;
  status: Column<"subscription.status">;
  customer_ref: Column<"subscription.customer_ref">;
}

/** Lists the plans that businesses pay for, by their subscriptions at the provider. */
export async function listStandingPlans(database: Database): Promise<Map<string, StandingPlan>> {
  const rows = await database.lookUp<StandingPlan>({
    text: "select * from app.list_standing_plans()",
    values: [],
  });
  return new Map(rows.map((row) => [row.subscription_ref, row]));
}

/** Lets what was heard last of some subscriptions be applied again. */
export async function hearAgain(database: Database, refs: readonly string[]): Promise<void> {
  await database.lookUp({ text: "select app.hear_again($1, $2)", values: [provider, refs] });
}

/** Returns which of some businesses are closed. */
export async function listClosed(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.lookUp<{ business_id: Column<"subscription.business_id"> }>({
    text: "select business_id from app.list_closed_businesses($1)",
    values: [ids],
  });
  return new Set(rows.map((row) => row.business_id));
}

/** A subscription whose first charge waits for the end of a trial. */
export interface OwedSubscription {
  business_id: Column<"subscription.business_id">;
  subscription_ref: NonNullable<Column<"subscription.subscription_ref">>;
  owed_until: NonNullable<Column<"subscription.owed_until">>;
}

/** Lists the subscriptions whose first charge is to be moved. */
export async function listOwed(database: Database): Promise<OwedSubscription[]> {
  return await database.lookUp<OwedSubscription>({
    text: "select * from app.list_owed_subscriptions()",
    values: [],
  });
}

/** Notes that a first charge was moved. */
export async function settleOwed(database: Database, owed: OwedSubscription): Promise<void> {
  await database.lookUp({
    text: "select app.settle_owed($1, $2)",
    values: [owed.business_id, owed.owed_until],
  });
}
