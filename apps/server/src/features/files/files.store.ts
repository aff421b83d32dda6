import type { DocumentType } from "@marzipan/contract/files";
import type { Database, Statement, Tx } from "../../platform/database/database.ts";
import type { BusinessId } from "../../platform/database/proof.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A file to be stored: the size of a picture's largest form in pixels, and the bytes of all forms together. */
export interface NewFile {
  id: string;
  /** What a document's original is; a picture without one has none. */
  contentType: DocumentType | null;
  width: number | null;
  height: number | null;
  sizeBytes: number;
  contentHash: string;
}

/** Stores a file's row. */
export async function addFile(tx: Tx, file: NewFile): Promise<void> {
  await tx.query(
    build.insertInto("file").values({
      business_id: tx.businessId,
      id: file.id,
      kind: file.contentType === null ? "picture" : "document",
      content_type: file.contentType,
      width: file.width,
      height: file.height,
      size_bytes: file.sizeBytes,
      content_hash: file.contentHash,
      created_at: tx.now,
    }),
  );
}

/** Returns one of the business's documents. */
export async function loadDocument(tx: Tx, id: string) {
  return (
    await tx.query(
      build
        .selectFrom("file")
        .select(["id", "content_type", "width", "height", "size_bytes", "content_hash"])
        .where("business_id", "=", tx.businessId)
        .where("id", "=", id)
        .where("kind", "=", "document"),
    )
  )[0];
}

/** Returns the content type of a document that a signed link names; nothing where it is no more, or its business is blocked or closed. */
export async function findLinkedDocument(
  database: Database,
  businessId: string,
  id: string,
): Promise<DocumentType | null> {
  const [row] = await database.lookUp<{ content_type: DocumentType }>({
    text: "select content_type from app.find_linked_document($1, $2)",
    values: [businessId, id],
  });
  return row?.content_type ?? null;
}

/** Adds to the bytes that the business stores, and returns their sum; others wait until this commits. */
export async function addStoredBytes(tx: Tx, sizeBytes: number): Promise<number> {
  const [row] = await tx.query<{ stored_bytes: Column<"business_counter.stored_bytes"> }>({
    name: "add_stored_bytes",
    text: `update business_counter set stored_bytes = stored_bytes + $2
      where business_id = $1 returning stored_bytes`,
    values: [tx.businessId, sizeBytes],
  });
  return row?.stored_bytes ?? sizeBytes;
}

/** Asks for the bytes that a business stores. */
export function storedBytesStatement(
  businessId: BusinessId,
): Statement<{ stored_bytes: Column<"business_counter.stored_bytes"> }> {
  return {
    name: "stored_bytes",
    text: "select stored_bytes from business_counter where business_id = $1",
    values: [businessId],
  };
}

/** Returns the bytes that the business stores. */
export async function loadStoredBytes(tx: Tx): Promise<number> {
  const [row] = await tx.query(storedBytesStatement(tx.businessId));
  return row?.stored_bytes ?? 0;
}

/** Asks whether a business has a picture: one row when it has. */
export function findPictureStatement(
  businessId: BusinessId,
  id: string,
): Statement<{ id: string }> {
  return {
    name: "find_picture",
    text: `select id from file
      where business_id = $1 and id = $2 and kind <> 'document'`,
    values: [businessId, id],
  };
}

/** Returns which of the ids are the business's own pictures; these cannot be removed before this commits. */
export async function listOwnPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query(
    build
      .selectFrom("file")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("id", "in", ids)
      .where("kind", "=", "picture")
      .forKeyShare(),
  );
  return rows.map((row) => row.id);
}

/** Returns whether an id is one of the business's own documents; it then cannot be removed before this commits. */
export async function isOwnDocument(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.query(
    build
      .selectFrom("file")
      .select("id")
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .where("kind", "=", "document")
      .forKeyShare(),
  );
  return row !== undefined;
}

/**
 * Removes those of the files that nothing shows any more and gives their bytes back; returns which. A file that
 * another transaction is about to show or to remove stays.
 */
export async function removeUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: "select app.remove_unused_files($1) as id",
    values: [ids],
  });
  return rows.map((row) => row.id);
}
