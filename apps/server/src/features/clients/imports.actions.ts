import { blankClient } from "@marzipan/domain/clients";
import { makeClientBook } from "@marzipan/domain/imports/client-book";
import type { ClientBook, ImportedClient } from "@marzipan/domain/imports/client-book";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import {
  addClients,
  changeClient,
  columnsOf,
  countClients,
  fieldsOf,
  lockClients,
} from "./clients.store.ts";
import { listLikely, lockKept, markAllDeleted } from "./imports.store.ts";

/** Returns the clients that rows of a file may belong to (rulings §10.6). */
export async function openClientBook(
  tx: Tx,
  rows: readonly ImportedClient[],
  importId: string | null,
): Promise<ClientBook> {
  return makeClientBook(await listLikelyClients(tx, rows, importId));
}

/** A client whom a row may belong to. */
export type LikelyClient = ImportedClient & { id: string };

/** Lists the clients whose phone, email or name is that of a row, without those that an import itself made. */
export async function listLikelyClients(
  tx: Tx,
  rows: readonly ImportedClient[],
  importId: string | null = null,
): Promise<LikelyClient[]> {
  const found = await listLikely(tx, rows, importId);
  return found.map((row) => ({ ...fieldsOf(row), id: row.id }));
}

/** Returns those of the ids that are own clients who are not deleted. */
export async function keepOwnClients(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await lockKept(tx, [...new Set(ids)])).map((row) => row.id));
}

/** Counts the clients, for the plan's limit. */
export const countImportedClients = countClients;

/** Creates clients from rows of a file. */
export async function makeImportedClients(
  tx: Tx,
  clients: readonly (ImportedClient & { id: string })[],
): Promise<void> {
  await addClients(
    tx,
    clients.map((client) => ({ ...blankClient, ...client })),
  );
}

/** Writes fields of clients, by their ids; returns since when each is as it is. */
export async function writeClients(
  tx: Tx,
  changes: ReadonlyMap<string, Partial<ImportedClient>>,
): Promise<Map<string, Date>> {
  if (changes.size === 0) return new Map();
  const rows = await lockClients(tx, [...changes.keys()]);
  const changed = await together(
    rows.map((row) =>
      changeClient(tx, row.id, columnsOf({ ...fieldsOf(row), ...changes.get(row.id) })),
    ),
  );
  return new Map(changed.map((row) => [row.id, row.updated_at]));
}

/** Returns since when each of the clients that are not deleted is as it is; no one else changes them before the commit. */
export async function holdImportedClients(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  return new Map((await lockKept(tx, ids)).map((row) => [row.id, row.updated_at]));
}

/** Deletes clients into Recently deleted. */
export const deleteImportedClients = markAllDeleted;
