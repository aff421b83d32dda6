import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A theme stands on an account once somebody has chosen it, so that a choice from before signing in can become hers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account alter theme drop not null, alter theme drop default`.execute(db);
}
