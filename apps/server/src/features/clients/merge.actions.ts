import type * as clients from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { longNotes, mergeFields } from "@marzipan/domain/clients";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { keepMovedClient } from "../figures/day-sums.actions.ts";
import { getClient } from "./clients.actions.ts";
import {
  changeClient,
  columnsOf,
  fieldsOf,
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
