import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Adds the owner's statement that a product or menu item contains none of the 14 allergens (rulings §5). Without it,
 * an empty list means "not stated", as for all existing rows; beside a list that is not empty it has no meaning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product add column has_no_allergens boolean not null default false;
    alter table catalog_item add column has_no_allergens boolean not null default false;
  `.execute(db);
}
