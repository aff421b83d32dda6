import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Which orders hold an item is read from an index: by its product, else by its name. A line stands in one of the two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_item_by_product on order_item (business_id, product_id, order_id) where product_id is not null;
    create index order_item_by_name on order_item (business_id, name_key, order_id) where product_id is null;
  `.execute(db);
}
