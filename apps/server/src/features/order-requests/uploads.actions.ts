import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { uploadRequestPicture } from "@marzipan/contract/order-requests-public";
import { plans } from "@marzipan/domain/plans";
import { isOverStorage } from "@marzipan/domain/storage";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { AskedAddress } from "../catalog/menu-address.rules.ts";
import { menuStateOf } from "../catalog/menu.actions.ts";
import { readOrderingFrame } from "../catalog/ordering.actions.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { removeFiles } from "../files/pictures.actions.ts";
import { putForms } from "../files/upload.actions.ts";
import type { SentPicture } from "../files/upload.actions.ts";
import { addMenuBytes, addUpload } from "./uploads.store.ts";

/** Refuses a picture where the menu is not there or takes no orders, before it is read; returns whose menu it is. */
export async function requireOpenMenu(deps: Deps, asked: AskedAddress): Promise<string> {
  return await deps.database.transact({ kind: "menu", slug: asked.key }, async (tx) => {
    await readOpenMenu(tx, asked);
    return tx.businessId;
  });
}

async function readOpenMenu(tx: Tx, asked: AskedAddress): Promise<OrderingFrame> {
  const frame = await readOrderingFrame(tx);
  if (menuStateOf(frame.head, asked.kind, tx.now) !== "open") throw new AppError("ordering_closed");
  return frame;
}

/**
 * Stores a customer's reference picture until a request takes it; one that none takes within a day is removed.
 * Its files are written before the row and removed again when that does not come about. Refused with
 * `unavailable` where the business has no room left.
 */
export async function keepUpload(
  deps: Deps,
  asked: AskedAddress,
  businessId: string,
  { forms, ...sent }: SentPicture,
): Promise<ReplyOf<typeof uploadRequestPicture>> {
  const id = makeId();
  let isKept = false;
  try {
    await putForms(deps, businessId, id, forms);
    await deps.database.transact({ kind: "menu", slug: asked.key }, async (tx) => {
      const { plan } = await readOpenMenu(tx, asked);
      const storedBytes = await addMenuBytes(tx, sent.sizeBytes);
      if (isOverStorage(plans[plan.plan].limits.storage, storedBytes))
        throw new AppError("unavailable");
      await addUpload(tx, { ...sent, id });
    });
    isKept = true;
  } finally {
    if (!isKept) await removeFiles(deps, businessId, id);
  }
  return { id, width: sent.width, height: sent.height };
}
