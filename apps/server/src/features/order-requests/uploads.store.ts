import type { Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A picture to be stored: its largest form's size in pixels, and the bytes of all forms together. */
interface Upload {
  id: string;
  width: number;
  height: number;
  sizeBytes: number;
  contentHash: string;
}

/** Stores a customer's picture that no request has taken yet. */
export async function addUpload(tx: Tx, upload: Upload): Promise<void> {
  await tx.query({
    name: "add_upload",
    text: `insert into file (business_id, id, kind, width, height, size_bytes, content_hash, created_at)
      values ($1, $2, 'request', $3, $4, $5, $6, $7)`,
    values: [
      tx.businessId,
      upload.id,
      upload.width,
      upload.height,
      upload.sizeBytes,
      upload.contentHash,
      tx.now,
    ],
  });
}

/** Adds to the bytes that the entered menu's business stores, and returns their sum. */
export async function addMenuBytes(tx: Tx, sizeBytes: number): Promise<number> {
  const [row] = await tx.query<{ stored_bytes: Column<"business_counter.stored_bytes"> }>({
    name: "add_menu_bytes",
    text: `update business_counter set stored_bytes = stored_bytes + $2
      where business_id = $1 returning stored_bytes`,
    values: [tx.businessId, sizeBytes],
  });
  return row?.stored_bytes ?? sizeBytes;
}
