import { eventOutcomes } from "@marzipan/contract/billing-admin";
import type * as billingAdmin from "@marzipan/contract/billing-admin";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import {
  countOutcomes,
  listEvents,
  listPaid,
  loadLastReconciliation,
  replayEvents,
} from "./billing-admin.store.ts";
import { isTest } from "./offers.actions.ts";

/** Returns the state of billing. */
export async function getBillingHealth(
  tx: Tx<"administrator">,
  { payments }: Deps["config"],
): Promise<ReplyOf<typeof billingAdmin.getBillingHealth>> {
  const [counts, last] = await together([countOutcomes(tx), loadLastReconciliation(tx)]);
  const countOf = new Map(counts.map(({ outcome, count }) => [outcome ?? "waiting", count]));
  return {
    provider: payments.provider,
    isTest: isTest(payments),
    faults: [...payments.faults],
    counts: Object.fromEntries(
      eventOutcomes.map((outcome) => [outcome, countOf.get(outcome) ?? 0]),
    ) as ReplyOf<typeof billingAdmin.getBillingHealth>["counts"],
    reconciliation: last ? { ...last, at: last.at.toISOString() } : null,
  };
}

/** Lists a page of the businesses that have or had a paid plan. */
export async function listPaidBusinesses(
  tx: Tx<"administrator">,
  query: Input<typeof billingAdmin.listPaidBusinesses>["query"],
): Promise<ReplyOf<typeof billingAdmin.listPaidBusinesses>> {
  const after = readCursorOf(query.cursor, ["instant", "id"]);
  const rows = await listPaid(tx, query.limit + 1, after);
  const { items, nextCursor } = cutPage(rows, query.limit, (row) => [
    row.updated_at.toISOString(),
    row.business_id,
  ]);
  return {
    nextCursor,
    items: items.map((row) => ({
      businessId: row.business_id,
      businessName: row.name,
      accountId: row.account_id,
      email: row.email,
      plan: row.plan,
      status: row.status,
      interval: row.billing_interval,
      periodEndsAt: row.paid_until?.toISOString() ?? null,
      nextChargeAt: row.next_charge_at?.toISOString() ?? null,
      subscriptionRef: row.subscription_ref ?? "",
      customerRef: row.customer_ref,
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** Lists a page of what the provider told. */
export async function listBillingEvents(
  tx: Tx<"administrator">,
  query: Input<typeof billingAdmin.listBillingEvents>["query"],
): Promise<ReplyOf<typeof billingAdmin.listBillingEvents>> {
  const after = readCursorOf(query.cursor, ["instant", "text"]);
  const rows = await listEvents(tx, query.filter, query.limit + 1, after);
  const { items, nextCursor } = cutPage(rows, query.limit, (row) => [
    row.received_at.toISOString(),
    row.event_id,
  ]);
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.event_id,
      type: row.event_type,
      occurredAt: row.occurred_at.toISOString(),
      receivedAt: row.received_at.toISOString(),
      outcome: row.outcome ?? "waiting",
      businessId: row.business_id,
      businessName: row.name,
      subscriptionRef: row.subscription_ref,
      customerRef: row.customer_ref,
    })),
  };
}

/** Lets events be applied again, whatever became of them, and asks for the job that does. */
export async function replayBillingEvents(
  tx: Tx<"administrator">,
  { billingWake }: Pick<Deps, "billingWake">,
  { ids }: Input<typeof billingAdmin.replayBillingEvents>["body"],
): Promise<ReplyOf<typeof billingAdmin.replayBillingEvents>> {
  const found = await replayEvents(tx, ids);
  tx.afterCommit(() => billingWake.ask());
  return {
    items: [...new Set(ids)].map((id) => ({
      id,
      outcome: found.has(id) ? "waiting" : "not_found",
    })),
  };
}
