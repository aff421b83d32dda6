import type { PlanName } from "@marzipan/contract/plans";
import { plans } from "@marzipan/domain/plans";
import { isOverStorage } from "@marzipan/domain/storage";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { addAvif, claimAvif, endAvif, markForAvif } from "./avif.store.ts";
import type { ClaimedPicture } from "./avif.store.ts";
import { encodeAvif } from "./avif-encoder.ts";
import { addStoredBytes, loadStoredBytes } from "./files.store.ts";
import { listAvifForms } from "./picture-forms.rules.ts";
import { getPicture, removeFiles } from "./pictures.actions.ts";

/** Each form must be at most this part of its WebP's bytes, or the picture stays without. */
const mostOfWebp = 0.9;

/**
 * Queues pictures of the public menu for AVIF; pictures that were processed before stay as they
 * are.
 */
export async function askForAvif(tx: Tx, deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await markForAvif(tx, ids);
  tx.afterCommit(() => deps.avifWake.ask());
}

/**
 * Creates the AVIF forms of the next picture that waits for them, of any business; returns whether there was one.
 * They are kept where each is a tenth smaller than its WebP and the plan's storage has room. `announce` runs in
 * the transaction that keeps them, before anything of it is locked, and returns the business's plan.
 */
export async function makeNextAvif(
  deps: Deps,
  announce: (tx: Tx) => Promise<PlanName>,
): Promise<boolean> {
  const claimed = await claimAvif(deps.database, deps.now());
  if (!claimed) return false;
  try {
    const sizeBytes = await putAvif(deps, claimed);
    const proof = { kind: "job", businessId: claimed.business_id } as const;
    const outcome = await deps.database.transact(proof, (tx) =>
      keepAvif(tx, claimed.id, sizeBytes, announce),
    );
    if (outcome === "gone") await removeFiles(deps, claimed.business_id, claimed.id);
    if (outcome === "refused") await removeAvif(deps, claimed);
  } catch (error) {
    deps.log.warn({ err: error, fileId: claimed.id }, "a picture has no AVIF yet");
  }
  return true;
}

/** Stores what was made; `null` bytes where it saved too little. */
async function keepAvif(
  tx: Tx,
  id: string,
  sizeBytes: number | null,
  announce: (tx: Tx) => Promise<PlanName>,
): Promise<"kept" | "refused" | "gone"> {
  const refuse = async () => ((await endAvif(tx, id)) ? "refused" : "gone");
  if (sizeBytes === null) return await refuse();
  const limit = plans[await announce(tx)].limits.storage;
  if (isOverStorage(limit, (await loadStoredBytes(tx)) + sizeBytes)) return await refuse();
  if (!(await addAvif(tx, id, sizeBytes))) return "gone";
  await addStoredBytes(tx, sizeBytes);
  return "kept";
}

/** Writes a picture's AVIF forms and returns their bytes; `null` when they save too little to be kept. */
async function putAvif(deps: Deps, claimed: ClaimedPicture): Promise<number | null> {
  const { business_id: businessId, id } = claimed;
  const forms = listAvifForms(claimed.width, claimed.height);
  const largest = await deps.files.get(getPicture(businessId, id, "large"));
  if (forms.length === 0 || !largest) return null;
  const widths = forms.map(({ width }) => width);
  const encoded = await encodeAvif({ bytes: largest, widths });
  let sizeBytes = 0;
  for (const [index, { size }] of forms.entries()) {
    const avif = encoded[index];
    const webp = await deps.files.get(getPicture(businessId, id, size));
    if (!avif || !webp || avif.byteLength > webp.byteLength * mostOfWebp) return null;
    sizeBytes += avif.byteLength;
  }
  for (const [index, { size }] of forms.entries()) {
    await deps.files.put(getPicture(businessId, id, `${size}.avif`), encoded[index] as Uint8Array);
  }
  return sizeBytes;
}

async function removeAvif(deps: Deps, { business_id, id, width, height }: ClaimedPicture) {
  for (const { size } of listAvifForms(width, height)) {
    await deps.files.remove(getPicture(business_id, id, `${size}.avif`));
  }
}
