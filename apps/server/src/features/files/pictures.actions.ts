import { documentTypes } from "@marzipan/contract/files";
import type { DocumentType, avifSizes, pictureSizes } from "@marzipan/contract/files";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { isOwnDocument, listOwnPictures, removeUnused } from "./files.store.ts";

/** A size in which a picture is kept. */
export type PictureSize = (typeof pictureSizes)[number];

/** One form of a picture: a size as WebP, or one as AVIF. */
type PictureForm = PictureSize | `${(typeof avifSizes)[number]}.avif`;

/** Returns the key under which one form of a picture is kept. */
export function getPicture(businessId: string, id: string, form: PictureForm): string {
  return `${businessId}/${id}/${form.endsWith(".avif") ? form : `${form}.webp`}`;
}

const endings: Readonly<Record<DocumentType, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** Returns the key under which a document's original is kept. */
export function documentKey(businessId: string, id: string, contentType: DocumentType): string {
  return `${businessId}/${id}/original.${endings[contentType]}`;
}

/** Returns under which key a file's largest form is kept, and its name in the archive of the own data. */
export function ownFile(
  businessId: string,
  { id, contentType }: { id: string; contentType: string | null },
): { key: string; name: string } {
  const type = documentTypes.find((one) => one === contentType);
  if (!type) return { key: getPicture(businessId, id, "large"), name: `${id}.webp` };
  return { key: documentKey(businessId, id, type), name: `${id}.${endings[type]}` };
}

/**
 * Refuses ids that are not the business's own pictures: `not_found`, with the field of the first that is
 * not; `pathOf` names the field of the id at a place.
 */
export async function requireOwnPictures(
  tx: Tx,
  ids: readonly string[],
  pathOf: (index: number) => string = (index) => `pictureIds.${index}`,
): Promise<void> {
  if (ids.length === 0) return;
  const own = new Set(await listOwnPictures(tx, ids));
  const missing = ids.findIndex((id) => !own.has(id));
  if (missing === -1) return;
  throw new AppError("not_found", { fields: [{ path: pathOf(missing), problem: "invalid" }] });
}

/** Removes files that nothing shows any more, what is kept of them after the commit; others stay. */
export async function removeUnusedPictures(
  tx: Tx,
  deps: Deps,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await removeUnused(tx, ids);
  const { businessId } = tx;
  tx.afterCommit(() => {
    for (const id of gone) void removeFiles(deps, businessId, id);
  });
}

/**
 * Removes all forms of a file. Failures are only logged: the daily clean-up removes files without a
 * row.
 */
export async function removeFiles(deps: Deps, businessId: string, id: string): Promise<void> {
  try {
    await deps.files.removeAll(`${businessId}/${id}`);
  } catch (error) {
    deps.log.warn({ err: error, fileId: id }, "a file could not be removed");
  }
}

/** Refuses an id that is not one of the business's own documents: `not_found`, with its field. */
export async function requireOwnDocument(tx: Tx, id: string, path: string): Promise<void> {
  if (await isOwnDocument(tx, id)) return;
  throw new AppError("not_found", { fields: [{ path, problem: "invalid" }] });
}
