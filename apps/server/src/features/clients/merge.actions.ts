import type * as clients from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { longNotes, mergeFields } from "@marzipan/domain/clients";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { keepMovedClient, mendSums } from "../figures/day-sums.actions.ts";
import { forgetWords } from "../order-words/order-words.actions.ts";
import { removeUnusedPictures } from "../files/pictures.actions.ts";
import { getClient } from "./clients.actions.ts";
import {
  changeClient,
  columnsOf,
  fieldsOf,
  eraseClientRow,
  holdBook,
  lockClients,
  moveInto,
} from "./clients.store.ts";

/**
 * Merges a client into another entry of the same person: orders move, empty fields are filled, the
 * merged entry is deleted (rulings §4). Once it is merged the same answer comes again. Refused where the joined notes are longer than a client can have.
 */
export async function mergeClient(
  tx: Tx,
  id: string,
  intoId: string,
): Promise<ReplyOf<typeof clients.mergeClient>> {
  if (id === intoId) throw new AppError("merge_same_client");
  await holdBook(tx);
  const rows = await lockClients(tx, [id, intoId]);
  const from = rows.find((row) => row.id === id && !row.deleted_at);
  const into = rows.find((row) => row.id === intoId && !row.deleted_at);
  const isDone = rows.some((row) => row.id === id && row.merged_into === intoId);
  if (into && isDone) return await getClient(tx, intoId);
  if (!from || !into) throw new AppError("not_found");
  const fields = mergeFields(fieldsOf(into), fieldsOf(from));
  const tooLong = longNotes(fields);
  if (tooLong.length > 0) throw new AppError("invalid_input", { fields: tooLong });
  await changeClient(tx, intoId, columnsOf(fields));
  await moveInto(tx, id, intoId);
  await keepMovedClient(tx, id, intoId);
  return await getClient(tx, intoId);
}

/**
 * Erases a client for good, deleted or not: the row goes, and name, phone, email, address, notes
 * and pictures are removed from orders, requests, payments and everything else that names the
 * person; sums stay (rulings §4), and so do the names of the business's own products, catalog items and suppliers.
 * Open requests count as withdrawn. The sums kept by day are counted anew, and the words by which orders are found
 * forgotten: they name clients and items.
 */
export async function eraseClient(
  tx: Tx,
  deps: Deps,
  id: string,
): Promise<ReplyOf<typeof clients.eraseClient>> {
  await holdBook(tx);
  const pictureIds = await eraseClientRow(tx, id);
  if (!pictureIds) throw new AppError("not_found");
  await mendSums(tx);
  await forgetWords(tx);
  await removeUnusedPictures(tx, deps, pictureIds);
  return { ok: true };
}
