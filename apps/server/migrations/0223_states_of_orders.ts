import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * How many orders of a day stand how is kept beside the sums (`docs/decisions/0040-sums-kept-by-day.md`); filled here
 * from the orders that there are. Nothing is counted or summed by the index of states any more, so it holds no more than
 * lists are sorted by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, case when key in ('pending', 'in_progress') then 'open' else 'ended' end, delivery_date, '', key,
           '', 0, count(*)::int, 0
      from (select business_id, delivery_date, case when cancelled_at is null then status else 'cancelled' end as key
              from orders where deleted_at is null) standing
     group by business_id, delivery_date, key;

    drop index orders_by_status;
    create index orders_by_status on orders
      (business_id, status, delivery_date, (coalesce(delivery_time, '24:00:00'::time)), id)
      where deleted_at is null and cancelled_at is null;
  `.execute(db);
}
