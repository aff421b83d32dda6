import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What was paid last for a plan, and when: until when its money can be asked back follows from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column last_paid_minor bigint,
      add column last_paid_currency text,
      add column last_paid_at timestamptz
  `.execute(db);
}
