import { pictureSizes } from "@marzipan/contract/files";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { listOwnPictures, removeUnused } from "./files.store.ts";

/** A size in which a picture is kept. */
export type PictureSize = (typeof pictureSizes)[number];

/** Answers the key under which one size of a picture is kept. */
export function pictureKey(businessId: string, id: string, size: PictureSize): string {
  return `${businessId}/${id}/${size}.webp`;
}

/** Answers under which key a file's largest form is kept, and its name in the archive of the own data. */
export function ownPicture(
  businessId: string,
  { id }: { id: string },
): { key: string; name: string } {
  return { key: pictureKey(businessId, id, "large"), name: `${id}.webp` };
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

/** Removes pictures that nothing shows any more, their files after the commit; others stay. */
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

/** Removes the files of a picture in all sizes; what fails is logged, an orphan file harms nobody. */
export async function removeFiles(deps: Deps, businessId: string, id: string): Promise<void> {
  const removals = pictureSizes.map((size) => deps.files.remove(pictureKey(businessId, id, size)));
  const failed = (await Promise.allSettled(removals)).find((one) => one.status === "rejected");
  if (failed)
    deps.log.warn({ err: failed.reason, fileId: id }, "a picture's file could not be removed");
}
