import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What changed of an order that its customer should be told (rulings §10.1): kind, time, and the fields before and
 * after, with which it is undone. `null` once the customer was told, or nothing has changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column customer_update jsonb;
    create index orders_customer_update on orders (business_id, updated_at) where customer_update is not null;
  `.execute(db);
}
