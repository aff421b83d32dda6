import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A subscription that must be canceled at the provider. */
export interface DueCancellation {
  business_id: Column<"subscription_cancellation.business_id">;
  subscription_ref: Column<"subscription_cancellation.subscription_ref">;
}

/** Makes the business's requested cancellations exactly those of `refs`; one that exists keeps its attempts. */
export async function storeCancellations(tx: Tx, refs: readonly string[]): Promise<void> {
  await tx.query(
    build
      .deleteFrom("subscription_cancellation")
      .where("business_id", "=", tx.businessId)
      .$if(refs.length > 0, (query) => query.where("subscription_ref", "not in", refs)),
  );
  if (refs.length === 0) return;
  await tx.query(
    build
      .insertInto("subscription_cancellation")
      .values(
        refs.map((ref) => ({
          business_id: tx.businessId,
          subscription_ref: ref,
          next_attempt_at: tx.now,
          requested_at: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Claims cancellations due by an instant, of one business or (`null`) of all; each is due again after a growing pause. */
export async function claimCancellations(
  database: Database,
  { businessId, dueBy, now }: { businessId: string | null; dueBy: Date; now: Date },
): Promise<DueCancellation[]> {
  return await database.lookUp<DueCancellation>({
    text: "select * from app.claim_cancellations($1, $2, $3)",
    values: [businessId, dueBy, now],
  });
}

/** Removes a cancellation that the provider confirmed. */
export async function settleCancellation(
  database: Database,
  { business_id: businessId, subscription_ref: ref }: DueCancellation,
): Promise<void> {
  await database.lookUp({
    text: "select app.settle_cancellation($1, $2)",
    values: [businessId, ref],
  });
}

/** Lists the cancellations that the provider has not confirmed, the oldest first. */
export async function listCancellations(
  database: Database,
): Promise<(DueCancellation & { attempts: Column<"subscription_cancellation.attempts"> })[]> {
  return await database.lookUp({ text: "select * from app.list_cancellations()", values: [] });
}
