import { normalise } from "@marzipan/domain/search";
import { phoneKey } from "@marzipan/domain/clients";
import type { ImportedClient } from "@marzipan/domain/imports/client-book";
import type { Tx } from "../../platform/database/database.ts";
import { clientColumns } from "./clients.store.ts";
import type { ClientRow } from "./clients.store.ts";

const columns = [...clientColumns, "client.merged_into"].join(", ");

/** Answers the clients whose phone, email or name is that of one of the rows, the oldest first. */
export async function listLikely(tx: Tx, rows: readonly ImportedClient[]): Promise<ClientRow[]> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  return await tx.query<ClientRow>({
    name: "clients_like_rows",
    text: `select ${columns} from client where business_id = $1 and deleted_at is null
      and (phone_key = any ($2::text[]) or name_key = any ($3::text[]) or lower(email) = any ($4::text[]))
      order by id`,
    values: [
      tx.businessId,
      rows.flatMap(({ phone }) => phoneKey(phone) ?? []),
      rows.map(({ name }) => normalise(name)),
      emails.map((email) => email.toLowerCase()),
    ],
  });
}

/** Answers those of the clients that are not deleted, locked until the transaction ends. */
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
