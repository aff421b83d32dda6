import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The private page of each order (rulings §10.8): the secret that links are made with, and whether a business and an
 * order have the page. Increasing `page_turn` renews an order's link, a new secret all links of a business.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business
      add column order_page_secret text not null default replace(gen_random_uuid()::text, '-', ''),
      add column has_order_pages boolean not null default true;
    alter table orders
      add column page_turn integer not null default 0,
      add column has_page boolean not null default true;
  `.execute(db);
}
