import type { Statement, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** A picture to be stored: the size of the largest form in pixels, and the bytes of all forms together. */
export interface NewPicture {
  id: string;
  width: number;
  height: number;
  sizeBytes: number;
  contentHash: string;
}

/** Stores a picture's row. */
export async function addPicture(tx: Tx, picture: NewPicture): Promise<void> {
  await tx.rows(
    build.insertInto("file").values({
      business_id: tx.businessId,
      id: picture.id,
      width: picture.width,
      height: picture.height,
      size_bytes: picture.sizeBytes,
      content_hash: picture.contentHash,
      created_at: tx.now,
    }),
  );
}

/** Adds to the bytes that the business stores, and answers their sum; others wait until this commits. */
export async function addStoredBytes(tx: Tx, sizeBytes: number): Promise<number> {
  const [row] = await tx.query<{ stored_bytes: number }>({
    name: "add_stored_bytes",
    text: `update business_counter set stored_bytes = stored_bytes + $2
      where business_id = $1 returning stored_bytes`,
    values: [tx.businessId, sizeBytes],
  });
  return row?.stored_bytes ?? sizeBytes;
}

/** Asks for the bytes that a business stores. */
export function storedBytesStatement(businessId: string): Statement {
  return {
    name: "stored_bytes",
    text: "select stored_bytes from business_counter where business_id = $1",
    values: [businessId],
  };
}

/** Asks whether a business has a picture: one row when it has. */
export function findPictureStatement(businessId: string, id: string): Statement {
  return {
    name: "find_picture",
    text: "select id from file where business_id = $1 and id = $2 and deleted_at is null",
    values: [businessId, id],
  };
}

/** Answers which of the ids are the business's own pictures. */
export async function listOwnPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows(
    build
      .selectFrom("file")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("id", "in", ids)
      .where("kind", "=", "picture")
      .where("deleted_at", "is", null),
  );
  return rows.map((row) => row.id);
}

/** Removes those of the files that nothing shows any more and gives their bytes back; answers which. */
export async function removeUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: "select app.remove_unused_files($1) as id",
    values: [ids],
  });
  return rows.map((row) => row.id);
}
