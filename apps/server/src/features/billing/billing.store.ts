import type { PlanName } from "@marzipan/contract/plans";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** Starts a trial unless the business had one, or has a plan that an administrator gave; returns whether it did. */
export async function beginTrial(tx: Tx, plan: PlanName, trialEndAt: Date): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("subscription")
      .set({
        plan,
        status: "trialing",
        trial_end_at: trialEndAt,
        trial_used_at: tx.now,
        plan_started_at: tx.now,
        updated_at: tx.now,
      })
      .where("business_id", "=", tx.businessId)
      .where("trial_used_at", "is", null)
      .where((is) => is.or([is("plan", "=", "basic"), is("current_period_end_at", "<=", tx.now)]))
      .returning("business_id"),
  );
  return rows.length > 0;
}

/** Stores that the owner dismissed the message about the plan that ended. */
export async function dismissEnd(tx: Tx): Promise<void> {
  await tx.query(
    build
      .updateTable("subscription")
      .set({ end_seen_at: tx.now })
      .where("business_id", "=", tx.businessId),
  );
}

/** Returns the day on which the plan in force began. */
export async function loadPlanStart(tx: Tx): Promise<Date | null> {
  const [row] = await tx.query(
    build
      .selectFrom("subscription")
      .select("plan_started_at")
      .where("business_id", "=", tx.businessId),
  );
  return row?.plan_started_at ?? null;
}

/**
 * Counts the consultations since an instant, all of them without one; one that is held for an answer counts meanwhile.
 * The one with the id of `besides` is left out.
 */
export async function countConsultations(
  tx: Tx,
  since: Date | null,
  besides: string | null,
): Promise<number> {
  let query = build
    .selectFrom("consultation")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("business_id", "=", tx.businessId)
    .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", ">", tx.now)]));
  if (since) query = query.where("created_at", ">=", since);
  if (besides) query = query.where("id", "<>", besides);
  const [row] = await tx.query(query);
  return row?.count ?? 0;
}

/** Stores that a consultation was given, or is held until an instant; returns whether it is a new one. */
export async function addConsultation(
  tx: Tx,
  id: string,
  heldUntil: Date | null = null,
): Promise<boolean> {
  const added = await tx.query(
    build
      .insertInto("consultation")
      .values({ business_id: tx.businessId, id, created_at: tx.now, held_until: heldUntil })
      .onConflict((conflict) => conflict.columns(["business_id", "id"]).doNothing())
      .returning("id"),
  );
  return added.length > 0;
}

/** Stores that a consultation was given, held before or not. */
export async function keepConsultation(tx: Tx, id: string): Promise<void> {
  await tx.query(
    build
      .insertInto("consultation")
      .values({ business_id: tx.businessId, id, created_at: tx.now, held_until: null })
      .onConflict((conflict) =>
        conflict.columns(["business_id", "id"]).doUpdateSet({ held_until: null }),
      ),
  );
}

/** Removes a consultation that is held, and those whose time is over. */
export async function dropConsultation(tx: Tx, id: string): Promise<void> {
  await tx.query(
    build
      .deleteFrom("consultation")
      .where("business_id", "=", tx.businessId)
      .where((eb) => eb.or([eb("id", "=", id), eb("held_until", "<", tx.now)]))
      .where("held_until", "is not", null),
  );
}

/** Locks the business's counter row until the transaction ends, so that limits are counted by one at a time. */
export async function lockCounter(tx: Tx): Promise<void> {
  await tx.query({
    name: "lock_counter",
    text: "select 1 as one from business_counter where business_id = $1 for update",
    values: [tx.businessId],
  });
}
