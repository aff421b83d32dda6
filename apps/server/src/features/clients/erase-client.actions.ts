import type * as clients from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { ErasePerson } from "../../platform/account/erase-person.ts";
import { removeUnusedPictures } from "../files/pictures.actions.ts";
import { holdBook } from "./clients.store.ts";
import { listOrdersOf, listRequestsOf, lockEntries } from "./erase-person.store.ts";
import { describePerson, findContacts, onlyTheirs } from "./person.rules.ts";

/**
 * Erases a client for good, deleted or not: the row goes, and name, phone, email, address, notes
 * and pictures are removed by each feature (`erasePerson`) from its tables; sums stay (rulings §4), and so do the names
 * of the business's own products, catalog items and suppliers. Open requests count as withdrawn. Throws `not_found`.
 */
export async function eraseClient(
  tx: Tx,
  deps: Deps,
  id: string,
  erasePerson: ErasePerson,
): Promise<ReplyOf<typeof clients.eraseClient>> {
  await holdBook(tx);
  const entries = await lockEntries(tx, id);
  if (!entries.some((entry) => entry.id === id)) throw new AppError("not_found");
  const contacts = findContacts(entries);
  const orders = onlyTheirs(await listOrdersOf(tx, contacts), entries);
  const orderIds = orders.map((order) => order.id);
  const requests = onlyTheirs(await listRequestsOf(tx, contacts, orderIds), entries);
  const files = await erasePerson(tx, describePerson(entries, orders, requests));
  await removeUnusedPictures(tx, deps, [...files]);
  return { ok: true };
}
