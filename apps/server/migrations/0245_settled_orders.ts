import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Orders completed while the business could not record payments count as settled (rulings §6): `orders.settlement` is
 * `settled` for them, or `owed` after the owner decided so, and null where payments are recorded. The owner's decision is
 * `business.past_orders`. The indexes of unpaid orders leave settled ones out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column settlement text check (settlement in ('settled', 'owed'));
    alter table business add column past_orders text check (past_orders in ('settled', 'owed'));

    update orders o set settlement = 'settled'
     where o.status = 'completed'
       and exists (select from subscription s where s.business_id = o.business_id
         and s.plan = 'basic' and s.trial_used_at is null)
       and not exists (select from account a where a.business_id = o.business_id and a.is_admin)
       and not exists (select from payment p where p.business_id = o.business_id);

    create index orders_settled on orders (business_id) where settlement is not null;
    drop index orders_unpaid;
    create index orders_unpaid on orders (business_id, currency, delivery_date) include (total_minor, paid_minor)
      where deleted_at is null and cancelled_at is null and total_minor > paid_minor
        and not (is_imported and delivery_date < created_day) and settlement is distinct from 'settled';
    drop index orders_deposit_due;
    create index orders_deposit_due on orders (business_id, deposit_due_date)
      where deposit_due_date is not null and deleted_at is null and cancelled_at is null and total_minor > paid_minor
        and not (is_imported and delivery_date < created_day) and settlement is distinct from 'settled';
  `.execute(db);
}
