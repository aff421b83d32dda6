import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A row that may be of a person. */
export interface PersonRow {
  id: string;
  name: string;
  /** The name as it is searched, `null` for a request. */
  name_key: Column<"client.name_key"> | null;
  phone: string | null;
  email: string | null;
}

/** Locks a client with all entries merged into it, and returns them, by id. */
export async function lockEntries(tx: Tx, id: string): Promise<PersonRow[]> {
  return await tx.query<PersonRow>({
    text: `select id, name, name_key, phone, email from client
      where business_id = $1 and (id = $2 or merged_into = $2) order by id for update`,
    values: [tx.businessId, id],
  });
}

/** An order or request: `is_theirs` when it is linked to the person, else only their phone or email may be in it. */
export interface PersonAct extends PersonRow {
  is_theirs: boolean;
}

/** What a person's orders and requests without a link are found by. */
export interface PersonContacts {
  clientIds: readonly string[];
  /** In lowercase. */
  emails: readonly string[];
  /** Patterns of `samePhonePattern`. */
  phonePatterns: readonly string[];
}

/** Lists the orders of some clients, and orders without a client whose email is theirs or whose phone may be. */
export async function listOrdersOf(tx: Tx, contacts: PersonContacts): Promise<PersonAct[]> {
  return await tx.query<PersonAct>({
    text: `select id, client_name as name, client_key as name_key, phone, customer_email as email,
          client_id is not null as is_theirs
        from orders
       where business_id = $1 and (client_id = any ($2) or (client_id is null
         and (lower(customer_email) = any ($3) or phone ~ any ($4))))`,
    values: [tx.businessId, contacts.clientIds, contacts.emails, contacts.phonePatterns],
  });
}

/** Lists the requests of some orders, and requests without an order whose email is a person's or whose phone may be. */
export async function listRequestsOf(
  tx: Tx,
  contacts: PersonContacts,
  orderIds: readonly string[],
): Promise<PersonAct[]> {
  return await tx.query<PersonAct>({
    text: `select id, name, null as name_key, phone, email, order_id is not null as is_theirs
        from order_request
       where business_id = $1 and (order_id = any ($2) or (order_id is null
         and (lower(email) = any ($3) or phone ~ any ($4))))`,
    values: [tx.businessId, orderIds, contacts.emails, contacts.phonePatterns],
  });
}

/** Deletes clients for good. */
export async function deleteClients(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    build.deleteFrom("client").where("business_id", "=", tx.businessId).where("id", "in", ids),
  );
}
