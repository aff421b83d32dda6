import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What orders that are not completed come to by day is read for the figures of what is owed: by an index of nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_not_completed on orders (business_id, currency, delivery_date) include (total_minor)
      where status in ('pending', 'in_progress') and cancelled_at is null and deleted_at is null
        and total_minor > 0 and not (is_imported and delivery_date < created_day)
  `.execute(db);
}
