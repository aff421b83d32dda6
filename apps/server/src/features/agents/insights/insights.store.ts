import type { Tx } from "../../../platform/database/database.ts";
import { build } from "../../../platform/database/tables.ts";

/** Returns the insights that the business does not find useful since some instant. */
export async function listMarks(tx: Tx, since: Date): Promise<Set<string>> {
  const rows = await tx.query(
    build
      .selectFrom("insight_mark")
      .select("insight")
      .where("business_id", "=", tx.businessId)
      .where("created_at", ">", since),
  );
  return new Set(rows.map(({ insight }) => insight));
}

/** Notes that an insight is not useful; once more makes it last longer. */
export async function addMark(tx: Tx, insight: string): Promise<void> {
  await tx.query(
    build
      .insertInto("insight_mark")
      .values({ business_id: tx.businessId, insight, created_at: tx.now })
      .onConflict((conflict) =>
        conflict.columns(["business_id", "insight"]).doUpdateSet({ created_at: tx.now }),
      ),
  );
}

/** Forgets that an insight is not useful. */
export async function removeMark(tx: Tx, insight: string): Promise<void> {
  await tx.query(
    build
      .deleteFrom("insight_mark")
      .where("business_id", "=", tx.businessId)
      .where("insight", "=", insight),
  );
}
