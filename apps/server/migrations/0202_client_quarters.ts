import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Fills the sums of clients by quarter from those by month (`docs/decisions/0040-sums-kept-by-day.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, 'client_quarter', date_trunc('quarter', day)::date, currency, key, label,
           sum(amount_minor)::bigint, sum(count)::int, 0
      from day_sum where kind = 'client' group by 1, 3, 4, 5, 6
  `.execute(db);
}
