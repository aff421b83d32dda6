import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";
import { provider } from "./provider-events.store.ts";

/** Outcomes that an operator should look at. */
const failed = ["unknown_business", "unknown_price", "unreadable"] as const;

/** Lists businesses with a subscription at the provider, the last changed first. */
export async function listPaid(
  tx: Tx<"administrator">,
  limit: number,
  after: readonly [string, string] | null,
) {
  let query = build
    .selectFrom("subscription as s")
    .innerJoin("business as b", "b.id", "s.business_id")
    .leftJoin("account as a", (join) =>
      join.onRef("a.business_id", "=", "s.business_id").on("a.role", "=", "owner"),
    )
    .select([
      "s.business_id",
      "s.plan",
      "s.status",
      "s.billing_interval",
      "s.paid_until",
      "s.next_charge_at",
      "s.subscription_ref",
      "s.customer_ref",
      "s.updated_at",
      "b.name",
      "a.id as account_id",
      "a.email",
    ])
    .where("s.subscription_ref", "is not", null)
    .orderBy("s.updated_at", "desc")
    .orderBy("s.business_id", "desc")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', s.updated_at), s.business_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return await tx.query(query);
}

/** Lists events of the provider, the last received first. */
export async function listEvents(
  tx: Tx<"administrator">,
  filter: "failed" | "waiting" | undefined,
  limit: number,
  after: readonly [string, string] | null,
) {
  let query = build
    .selectFrom("billing_event as e")
    .leftJoin("business as b", "b.id", "e.business_id")
    .select([
      "e.event_id",
      "e.event_type",
      "e.occurred_at",
      "e.received_at",
      "e.outcome",
      "e.business_id",
      "e.subscription_ref",
      "e.customer_ref",
      "b.name",
    ])
    .where("e.provider", "=", provider)
    .orderBy("e.received_at", "desc")
    .orderBy("e.event_id", "desc")
    .limit(limit);
  if (filter === "failed") query = query.where("e.outcome", "in", failed);
  if (filter === "waiting") query = query.where("e.outcome", "is", null);
  if (after)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', e.received_at), e.event_id) < (${after[0]}::timestamptz, ${after[1]})`,
    );
  return await tx.query(query);
}

/** Counts events by what became of them. */
export async function countOutcomes(tx: Tx<"administrator">) {
  return await tx.query(
    build
      .selectFrom("billing_event")
      .select((eb) => ["outcome", eb.fn.countAll<number>().as("count")])
      .where("provider", "=", provider)
      .groupBy("outcome"),
  );
}

/** Returns the last comparison with what the provider holds. */
export async function loadLastReconciliation(tx: Tx<"administrator">) {
  return (
    await tx.query(
      build
        .selectFrom("billing_reconciliation")
        .select(["at", "looked", "mended", "doubled", "faults"])
        .orderBy("at", "desc")
        .limit(1),
    )
  )[0];
}

/** Lets events be applied again; returns the ids of those that there are. */
export async function replayEvents(
  tx: Tx<"administrator">,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ event_id: Column<"billing_event.event_id"> }>({
    text: "select event_id from app.replay_billing_events($1, $2)",
    values: [provider, ids],
  });
  return new Set(rows.map(({ event_id }) => event_id));
}
