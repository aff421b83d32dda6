import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Keys that set their column to null with the row that they name, and the table that they name. */
const keys = [
  ["catalog_item", "product_id", "product"],
  ["catalog_item", "section_id", "catalog_section"],
  ["order_request", "order_id", "orders"],
  ["orders", "client_id", "client"],
  ["payment", "order_id", "orders"],
  ["product", "category_id", "category"],
  ["receipt", "expense_id", "expense"],
] as const;

/**
 * Within what a distributed PostgreSQL takes (docs/SCALING.md): no key sets a column to null. Whoever removes a row
 * first lets go of it what names it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, named] of keys) {
    const name = `${table}_business_id_${column}_fkey`;
    await sql
      .raw(
        `alter table ${table} drop constraint ${name},
           add constraint ${name} foreign key (business_id, ${column}) references ${named} (business_id, id)`,
      )
      .execute(db);
  }
  await sql`
    do $$
    declare
      erasing text;
      removed constant text := 'delete from client c where c.business_id = own and c.id = any (people);';
    begin
      select pg_get_functiondef(p.oid) into strict erasing from pg_proc p
       where p.pronamespace = 'app'::regnamespace and p.proname = 'erase_person';
      execute replace(erasing, removed,
        'update orders o set client_id = null where o.business_id = own and o.client_id = any (people);'
          || E'\\n      ' || removed);
    end $$;
  `.execute(db);
}
