import { sql } from "kysely";
import type { Kysely } from "kysely";

/** How many entries the undo of an import has handled; null until it begins. Their rows in `import_row` are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run add column undone integer`.execute(db);
}
