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

    create or replace function app.receipt_of(p_business uuid, p_order uuid) returns json
      language plpgsql stable set search_path = public, app, pg_temp as $$
    declare
      owner uuid := app.owner_of(p_business);
    begin
      return (
      select json_build_object(
        'businessName', b.name, 'businessPhone', b.phone, 'timeZone', b.time_zone,
        'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
        'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
        'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
        'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
        'settlement', o.settlement, 'isImported', o.is_imported, 'createdDay', o.created_day,
        'clientLanguage', (select c.language from client c
          where c.business_id = p_business and c.id = o.client_id),
        'ownerLanguage', (select a.language from account a where a.id = owner),
        'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
            'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
            'lineTotalMinor', i.line_total_minor) order by i.position)
          from order_item i where i.business_id = p_business and i.order_id = o.id), '[]'),
        'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
            'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
            'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
          from payment p where p.business_id = p_business and p.order_id = o.id), '[]'))
        from orders o join business b on b.id = o.business_id
       where o.business_id = p_business and o.id = p_order and o.deleted_at is null);
    end $$;

    create or replace function app.request_order() returns json
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.request_business();
      this uuid := app.request();
    begin
      return (
      select json_build_object(
          'number', o.number, 'status', o.status, 'ready_at', o.ready_at, 'cancelled_at', o.cancelled_at,
          'delivery_date', o.delivery_date, 'delivery_time', to_char(o.delivery_time, 'HH24:MI'),
          'fulfilment', o.fulfilment, 'address', o.address, 'currency', o.currency,
          'items_total_minor', o.items_total_minor,
          'agreed_price_minor', o.agreed_price_minor, 'total_minor', o.total_minor,
          'deposit_kind', o.deposit_kind, 'deposit_value_minor', o.deposit_value_minor,
          'settlement', o.settlement, 'is_imported', o.is_imported, 'created_day', o.created_day,
          'paid_minor', coalesce((select sum(p.effect_minor) from payment p
            where p.business_id = own and p.order_id = o.id and p.currency = o.currency), 0),
          'lines', coalesce((select json_agg(json_build_object('name', i.dessert_name,
              'quantity', i.quantity::float8, 'unit_price_minor', i.unit_price_minor,
              'line_total_minor', i.line_total_minor, 'product_id', i.product_id) order by i.position)
            from order_item i where i.business_id = own and i.order_id = o.id), '[]'),
          'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'to', e.to_value, 'at', e.at) order by e.at, e.id)
            from order_event e where e.business_id = own and e.order_id = o.id
              and e.kind in ('status', 'ready', 'not_ready', 'cancelled', 'restored')), '[]'))
        from order_request r join orders o on o.business_id = r.business_id and o.id = r.order_id
       where r.business_id = own and r.id = this and o.deleted_at is null);
    end $$;
  `.execute(db);
}
