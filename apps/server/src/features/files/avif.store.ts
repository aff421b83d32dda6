import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A picture whose AVIF forms are to be made; width and height are its largest form's. */
export interface ClaimedPicture {
  business_id: Column<"file.business_id">;
  id: string;
  width: number;
  height: number;
}

/** Notes that pictures wait for their AVIF forms; those that had their turn do not wait again. */
export async function markForAvif(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "mark_for_avif",
    text: `update file set avif_due_at = $3
      where business_id = $1 and id = any ($2::uuid[]) and kind = 'picture'
        and avif_due_at is null and avif_attempts = 0`,
    values: [tx.businessId, ids, tx.now],
  });
}

/** Takes the next picture that waits, of any business; nothing when none does. */
export async function claimAvif(
  database: Database,
  now: Date,
): Promise<ClaimedPicture | undefined> {
  const [row] = await database.lookUp<ClaimedPicture>({
    text: "select * from app.claim_avif($1)",
    values: [now],
  });
  return row;
}

/** Notes that a picture has its AVIF forms, and their bytes; returns whether there still is the picture. */
export async function addAvif(tx: Tx, id: string, sizeBytes: number): Promise<boolean> {
  const rows = await tx.query<{ id: string }>({
    text: `update file set has_avif = true, avif_due_at = null, size_bytes = size_bytes + $3
      where business_id = $1 and id = $2 returning id`,
    values: [tx.businessId, id, sizeBytes],
  });
  return rows.length > 0;
}

/** Notes that a picture stays without AVIF forms; returns whether there still is the picture. */
export async function endAvif(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query<{ id: string }>({
    text: "update file set avif_due_at = null where business_id = $1 and id = $2 returning id",
    values: [tx.businessId, id],
  });
  return rows.length > 0;
}
