import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What is owed is read from the index of what is not paid, so that no balance is kept beside the orders and no second
 * index holds those that are not completed (`docs/decisions/0040-sums-kept-by-day.md`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_not_completed;
    drop index orders_unpaid;
    create index orders_unpaid on orders (business_id, currency, delivery_date) include (total_minor, paid_minor)
      where deleted_at is null and cancelled_at is null and total_minor > paid_minor
        and not (is_imported and delivery_date < created_day);
    delete from day_sum where kind = 'balance';
  `.execute(db);
}
