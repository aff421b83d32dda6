import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Creates the tables as the 95 migrations before left them (0001_identity to 0242_imports). A database that has all of
 * these counts as having this one (`platform/database/baseline.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = readFileSync(new URL("0242_baseline.sql", import.meta.url), "utf8");
  await sql.raw(tables).execute(db);
}
