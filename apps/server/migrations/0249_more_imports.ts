import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Imports of orders, catalog items and expenses, and of a business's own data (rulings §10.6). `import_row.kind` is what
 * the entry is where the import is of another kind: a client that an order made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_run drop constraint import_run_kind_check;
    alter table import_run add constraint import_run_kind_check
      check (kind in ('clients', 'products', 'catalog', 'orders', 'expenses'));
    alter table import_run add column is_own_data boolean not null default false;
    alter table import_row add column kind text;`.execute(db);
}
