import { normalise } from "@marzipan/domain/search";
import { phoneKey } from "@marzipan/domain/clients";
import type { ImportedClient } from "@marzipan/domain/imports/client-book";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { clientColumns } from "./clients.store.ts";
import type { ClientRow } from "./clients.store.ts";

const columns = [...clientColumns, "client.merged_into"].join(", ");

const keys = {
  phone: "phone_key",
  name: "name_key",
  email: "lower(email)",
} as const;

/** Returns the clients whose phone, email or name is that of one of the rows, the oldest first. */
export async function listLikely(
  tx: Tx,
  rows: readonly ImportedClient[],
  importId: string | null,
): Promise<ClientRow[]> {
  const by = (key: keyof typeof keys, values: readonly string[]): Promise<ClientRow[]> =>
    listBy(tx, key, values, importId);
  const found = await together([
    by(
      "phone",
      rows.flatMap(({ phone }) => phoneKey(phone) ?? []),
    ),
    by(
      "name",
      rows.map(({ name }) => normalise(name)),
    ),
    by(
      "email",
      rows.flatMap(({ email }) => email?.toLowerCase() ?? []),
    ),
  ]);
  const clients = new Map(found.flat().map((row) => [row.id, row]));
  return [...clients.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** One key a statement: each has an index of its own. */
async function listBy(
  tx: Tx,
  key: keyof typeof keys,
  values: readonly string[],
  importId: string | null,
): Promise<ClientRow[]> {
  return await tx.query<ClientRow>({
    name: `clients_like_${key}`,
    text: `select ${columns} from client
      where business_id = $1 and deleted_at is null and ${keys[key]} = any ($2::text[])
        and not exists (select from import_row r
          where r.business_id = $1 and r.import_id = $3::uuid and r.entry_id = client.id)`,
    values: [tx.businessId, [...new Set(values)], importId],
  });
}

/** Returns those of the clients that are not deleted, locked until the transaction ends. */
export async function lockKept(tx: Tx, ids: readonly string[]): Promise<ClientRow[]> {
  return await tx.query<ClientRow>({
    name: "lock_clients_kept",
    text: `select ${columns} from client
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null order by id for update`,
    values: [tx.businessId, ids],
  });
}

/** Deletes clients for 30 days. */
export async function markAllDeleted(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: "delete_clients",
    text: "update client set deleted_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, tx.now],
  });
}
