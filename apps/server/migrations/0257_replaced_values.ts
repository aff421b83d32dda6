import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What fields of an entry held before an import added to them, by field; the undo of the import restores it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_row add column replaced jsonb not null default '{}'`.execute(db);
}
