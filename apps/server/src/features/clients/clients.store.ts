import { clientSearchKey, phoneKey } from "@marzipan/domain/clients";
import type { ClientFields } from "@marzipan/domain/clients";
import { normalise } from "@marzipan/domain/search";
import { sql } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";

/** The columns of a client that its replies need. */
export const clientColumns = [
  "client.id",
  "client.name",
  "client.phone",
  "client.email",
  "client.language",
  "client.allergens",
  "client.allergy_note",
  "client.notes",
  "client.created_at",
  "client.updated_at",
  "client.deleted_at",
] as const;

type ColumnName<C> = C extends `client.${infer Name}` ? Name : never;

/** A client as it is stored. */
export type ClientRow = Pick<
  Selectable<Tables["client"]>,
  ColumnName<(typeof clientColumns)[number]> | "merged_into"
>;

/**
 * Locks the business's clients as a whole until the transaction ends: creating from typed names,
 * merging and erasing are serialised, so that one new person becomes one client. Taken before every
 * other lock, so that lock orders agree.
 */
export async function holdBook(tx: Tx): Promise<void> {
  await tx.query({
    name: "hold_client_book",
    text: "select 1 as one from business where id = $1 for no key update",
    values: [tx.businessId],
  });
}

/**
 * Locks the client of an order that is about to be copied against merging and erasing until the
 * commit.
 */
export async function holdClientOfOrder(
  tx: Tx,
  orderId: string,
): Promise<Pick<ClientRow, "allergens" | "allergy_note"> | undefined> {
  const [row] = await tx.query<Pick<ClientRow, "allergens" | "allergy_note">>({
    name: "hold_client_of_order",
    text: `select allergens, allergy_note from client where business_id = $1
      and id = (select client_id from orders where business_id = $1 and id = $2) for share`,
    values: [tx.businessId, orderId],
  });
  return row;
}

/** Locks one client for linking: it is neither merged nor erased before the commit. */
export async function holdClient(tx: Tx, id: string): Promise<ClientRow | undefined> {
  const [row] = await tx.query<ClientRow>({
    name: "hold_client",
    text: `select ${clientColumns.join(", ")}, merged_into from client
      where business_id = $1 and id = coalesce(
        (select merged_into from client where business_id = $1 and id = $2), $2) for share`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Returns one client, deleted or not. */
export async function loadClient(tx: Tx, id: string): Promise<ClientRow | undefined> {
  const [row] = await tx.query<ClientRow>({
    name: "load_client",
    text: `select ${clientColumns.join(", ")}, merged_into from client
      where business_id = $1 and id = $2`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Returns clients for changing them: no one else changes them before this commits. */
export async function lockClients(tx: Tx, ids: readonly string[]): Promise<ClientRow[]> {
  return await tx.query(
    build
      .selectFrom("client")
      .select([...clientColumns, "client.merged_into"])
      .where("client.business_id", "=", tx.businessId)
      .where("client.id", "in", ids)
      .orderBy("client.id")
      .forUpdate(),
  );
}

/** Returns a client's orders in numbers, each currency by itself. */
export async function loadOrderStats(tx: Tx, id: string) {
  return await tx.query(
    build
      .selectFrom("client_order_stats")
      .select(["currency", "orders_count", "last_order_date", "total_minor"])
      .where("business_id", "=", tx.businessId)
      .where("client_id", "=", id)
      .orderBy("currency"),
  );
}

/** The column of each field that people write; a field left out does not compile. */
const columnOf = {
  name: "name",
  phone: "phone",
  email: "email",
  language: "language",
  allergens: "allergens",
  allergyNote: "allergy_note",
  notes: "notes",
} as const satisfies Record<keyof ClientFields, keyof Tables["client"]>;

type WrittenColumn =
  | (typeof columnOf)[keyof typeof columnOf]
  | "name_key"
  | "search_key"
  | "phone_key";

/** The columns of a client that hold what people write, and the keys made from it. */
export type ClientColumns = Required<Pick<Insertable<Tables["client"]>, WrittenColumn>>;

/** Returns a client's columns from its fields, with the keys for sorting and searching. */
export function columnsOf(client: ClientFields): ClientColumns {
  return {
    name: client.name,
    name_key: normalise(client.name),
    search_key: clientSearchKey(client),
    phone_key: phoneKey(client.phone),
    phone: client.phone,
    email: client.email,
    language: client.language,
    allergens: [...new Set(client.allergens)],
    allergy_note: client.allergyNote,
    notes: client.notes,
  };
}

/** Returns a client's fields from its columns. */
export function fieldsOf({ allergy_note: allergyNote, ...row }: ClientRow): ClientFields {
  const { name, phone, email, language, allergens, notes } = row;
  return { name, phone, email, language, allergens, allergyNote, notes };
}

/** Stores a new client. */
export async function addClient(tx: Tx, id: string, client: ClientFields): Promise<ClientRow> {
  const rows = await tx.query(
    build
      .insertInto("client")
      .values({
        ...columnsOf(client),
        business_id: tx.businessId,
        id,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .returning([...clientColumns, "client.merged_into"]),
  );
  return rows[0] as ClientRow;
}

/** Stores new clients. */
export async function addClients(
  tx: Tx,
  clients: readonly (ClientFields & { id: string })[],
): Promise<void> {
  const stamps = { business_id: tx.businessId, created_at: tx.now, updated_at: tx.now };
  const rows = clients.map((client) => ({ ...columnsOf(client), ...stamps, id: client.id }));
  await tx.query(build.insertInto("client").values(rows));
}

/** Changes a client; each change makes `updated_at` later, also within one millisecond. */
export async function changeClient(
  tx: Tx,
  id: string,
  columns: Partial<ClientColumns>,
): Promise<ClientRow> {
  const rows = await tx.query(
    build
      .updateTable("client")
      .set({ ...columns, updated_at: laterThanBefore(tx) })
      .where("client.business_id", "=", tx.businessId)
      .where("client.id", "=", id)
      .returning([...clientColumns, "client.merged_into"]),
  );
  return rows[0] as ClientRow;
}

/** Deletes a client, or leaves one that was deleted since an instant as it is; returns whether there is one. */
export async function markDeleted(tx: Tx, id: string, since: Date): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("client")
      .set((eb) => ({
        deleted_at: eb.fn.coalesce("deleted_at", sql<Date>`${tx.now}::timestamptz`),
      }))
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id)
      .where((eb) => eb.or([eb("deleted_at", "is", null), eb("deleted_at", ">", since)]))
      .returning("id"),
  );
  return rows.length > 0;
}

/** Restores a deleted client; one that was merged becomes a client by itself again. */
export async function unmarkDeleted(tx: Tx, id: string): Promise<ClientRow> {
  const rows = await tx.query(
    build
      .updateTable("client")
      .set({ deleted_at: null, merged_into: null, updated_at: laterThanBefore(tx) })
      .where("client.business_id", "=", tx.businessId)
      .where("client.id", "=", id)
      .returning([...clientColumns, "client.merged_into"]),
  );
  return rows[0] as ClientRow;
}

/**
 * Marks a client as merged into another, and moves its orders and the clients merged into it
 * before.
 */
export async function moveInto(tx: Tx, from: string, into: string): Promise<void> {
  await tx.query(
    build
      .updateTable("orders")
      .set({ client_id: into })
      .where("business_id", "=", tx.businessId)
      .where("client_id", "=", from),
  );
  await tx.query(
    build
      .updateTable("client")
      .set({ merged_into: into })
      .where("business_id", "=", tx.businessId)
      .where("merged_into", "=", from),
  );
  await tx.query(
    build
      .updateTable("client")
      .set({ merged_into: into, deleted_at: tx.now, updated_at: laterThanBefore(tx) })
      .where("business_id", "=", tx.businessId)
      .where("id", "=", from),
  );
}

/** Counts the clients that are not deleted. */
export async function countClients(tx: Tx): Promise<number> {
  const [row] = await tx.query(
    build
      .selectFrom("client")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("deleted_at", "is", null),
  );
  return row?.count ?? 0;
}

/** Lists the clients of a name key, the oldest first, at most 50. */
export async function listNamesakes(tx: Tx, nameKey: string): Promise<ClientRow[]> {
  return await tx.query(
    build
      .selectFrom("client")
      .select([...clientColumns, "client.merged_into"])
      .where("client.business_id", "=", tx.businessId)
      .where("client.name_key", "=", nameKey)
      .where("client.deleted_at", "is", null)
      .orderBy("client.id")
      .limit(50),
  );
}

/** Lists the clients of a phone key, the oldest first, at most 50. */
export async function listByPhone(tx: Tx, key: string): Promise<ClientRow[]> {
  return await tx.query(
    build
      .selectFrom("client")
      .select([...clientColumns, "client.merged_into"])
      .where("client.business_id", "=", tx.businessId)
      .where("client.phone_key", "=", key)
      .where("client.deleted_at", "is", null)
      .orderBy("client.id")
      .limit(50),
  );
}
