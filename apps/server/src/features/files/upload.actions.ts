import { pictureSizes } from "@marzipan/contract/files";
import type { Picture } from "@marzipan/contract/files";
import type { PlanName } from "@marzipan/contract/plans";
import { planThatLifts, plans } from "@marzipan/domain/plans";
import { isOverStorage, toGb } from "@marzipan/domain/storage";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Read, Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import { pictureUrl } from "../../platform/request/picture-url.ts";
import { addFile, addStoredBytes, storedBytesStatement } from "./files.store.ts";
import type { NewFile } from "./files.store.ts";
import type { Incoming } from "./incoming.actions.ts";
import { convertPicture } from "./picture-conversion.ts";
import type { ConvertedPicture } from "./picture-conversion.ts";
import { getPicture, removeFiles } from "./pictures.actions.ts";

/** A picture's reply. */
export type PictureReply = z.output<typeof Picture>;

/** Runs work in the caller's transaction, once per key and content. */
export type TransactContent = <T>(
  work: (tx: Tx<"session">) => Promise<T>,
  content: { contentHash: string },
) => Promise<T>;

/** A picture that someone sent, in all its forms. */
export interface SentPicture extends ConvertedPicture {
  sizeBytes: number;
  contentHash: string;
}

/** Converts a picture that was received, told by its content, into all forms. */
export async function convertSent(incoming: Incoming): Promise<SentPicture> {
  const converted = await convertPicture(incoming);
  const sizeBytes = pictureSizes.reduce((sum, size) => sum + converted.forms[size].byteLength, 0);
  return { ...converted, sizeBytes, contentHash: incoming.file.contentHash };
}

/** Writes all forms of a picture under its keys. */
export async function putForms(
  deps: Deps,
  businessId: string,
  id: string,
  forms: SentPicture["forms"],
): Promise<void> {
  for (const size of pictureSizes) {
    await deps.files.put(getPicture(businessId, id, size), forms[size]);
  }
}

/**
 * Converts and stores an uploaded picture. Its files are written before the row, and removed again when the
 * row does not come about or an earlier answer of the same key stands.
 */
export async function uploadPicture(
  deps: Deps,
  businessId: string,
  incoming: Incoming,
  transact: TransactContent,
): Promise<PictureReply> {
  const { forms, width, height, sizeBytes, contentHash } = await convertSent(incoming);
  const picture = { id: makeId(), contentType: null, width, height, sizeBytes, contentHash };
  let isKept = false;
  try {
    await putForms(deps, businessId, picture.id, forms);
    const reply = await transact((tx) => keepPicture(tx, picture), { contentHash });
    isKept = reply.id === picture.id;
    return reply;
  } finally {
    if (!isKept) await removeFiles(deps, businessId, picture.id);
  }
}

async function keepPicture(
  tx: Tx<"session">,
  picture: NewFile & { width: number; height: number },
): Promise<PictureReply> {
  await keepFile(tx, picture);
  return {
    id: picture.id,
    url: pictureUrl(picture.id, "large") ?? "",
    thumbUrl: pictureUrl(picture.id, "thumb") ?? "",
    width: picture.width,
    height: picture.height,
    sizeBytes: picture.sizeBytes,
  };
}

/** Stores a file's row and counts its bytes; refused where the plan's storage is full (rulings §3). */
export async function keepFile(tx: Tx<"session">, file: NewFile): Promise<void> {
  const { plan } = memberOf(await tx.entered, tx.now).plan;
  const storedBytes = await addStoredBytes(tx, file.sizeBytes);
  refuseOverStorage(plan, storedBytes, storedBytes - file.sizeBytes);
  await addFile(tx, file);
}

/** Refuses a business whose storage is full before the upload is read and decoded. */
export async function refuseFullStorage(deps: Deps, read: Read<"session">): Promise<void> {
  const before = await read(({ businessId }) => storedBytesStatement(businessId));
  const { plan } = memberOf(before.entered, deps.now()).plan;
  refuseOverStorage(plan, (before.rows[0]?.stored_bytes ?? 0) + 1);
}

/** Refuses with the plan's storage, what of it is used, and the plan that has more (rulings §3). */
function refuseOverStorage(plan: PlanName, storedBytes: number, usedBytes = storedBytes): void {
  const limit = plans[plan].limits.storage;
  if (!isOverStorage(limit, storedBytes)) return;
  const lifting = planThatLifts("storage", limit) ?? "premium";
  throw new AppError("limit_reached", {
    limitName: "storage",
    limit,
    used: toGb(usedBytes),
    plan: lifting,
  });
}
