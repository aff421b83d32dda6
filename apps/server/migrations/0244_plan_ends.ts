import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Why a paid plan ended (`end_reason`, spec §4), and when the owner dismissed the message about it (`end_seen_at`). A
 * checkout also returns until when a trial runs, since the days left move the first renewal (rulings §3).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      add column end_reason text check (end_reason in ('payment_refused', 'refunded', 'canceled')),
      add column end_seen_at timestamptz;
  `.execute(db);
}
