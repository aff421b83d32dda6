import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What was paid for an order in its currency is kept on it, so that an index holds what is owed and no other order;
 * another holds the cancelled orders, which tabs count (`docs/decisions/0040-sums-kept-by-day.md`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column paid_minor bigint not null default 0;
    update orders o set paid_minor = p.paid_minor
      from (select business_id, order_id, currency, sum(effect_minor) as paid_minor from payment
             where order_id is not null group by business_id, order_id, currency) p
     where p.business_id = o.business_id and p.order_id = o.id and p.currency = o.currency and p.paid_minor <> 0;
    create index orders_unpaid on orders (business_id, delivery_date)
      where deleted_at is null and cancelled_at is null and total_minor > paid_minor
        and not (is_imported and delivery_date < created_day);
    create index orders_deposit_due on orders (business_id, deposit_due_date)
      where deposit_due_date is not null and deleted_at is null and cancelled_at is null
        and total_minor > paid_minor and not (is_imported and delivery_date < created_day);
    create index orders_cancelled on orders (business_id, delivery_date)
      where cancelled_at is not null and deleted_at is null;
  `.execute(db);
}
