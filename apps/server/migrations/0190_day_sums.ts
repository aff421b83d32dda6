import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Sums kept by day beside the rows that they are of: written in the transaction that changes a row, compared with the
 * rows each night (`docs/decisions/0040-sums-kept-by-day.md`). Filled here from the rows that there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_sum (
      business_id uuid not null references business (id) on delete cascade,
      kind text not null,
      day date not null,
      currency text not null,
      key text not null,
      label text not null,
      amount_minor bigint not null,
      count integer not null,
      thousandths bigint not null,
      primary key (business_id, kind, day, currency, key, label)
    ) with (fillfactor = 80);
    alter table day_sum enable row level security;
    create policy member on day_sum using (business_id = (select app.member_business()));

    -- What is not completed is owed and read from its rows: the index holds what that takes.
    drop index orders_by_status;
    create index orders_by_status on orders
      (business_id, status, delivery_date, (coalesce(delivery_time, '24:00:00'::time)), id)
      include (currency, total_minor, is_imported, created_day, client_id)
      where deleted_at is null and cancelled_at is null;

    -- Every business, for the job that compares its sums with its rows.
    create function app.list_businesses() returns table (business_id uuid)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      return query select b.id from business b order by b.id;
    end $$;

    with earning as materialized (
      select business_id, id, delivery_date as day, delivery_time, currency, client_id, total_minor,
        agreed_price_minor, items_total_minor
      from orders where status = 'completed' and cancelled_at is null and deleted_at is null
    ), agreed_lines as (
      select o.business_id, i.product_id, i.name_key, i.dessert_name, i.quantity, o.id, o.day, o.currency, i.position,
        o.agreed_price_minor as agreed,
        div(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor)::bigint as part,
        mod(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor) as rest
      from earning o join order_item i on i.business_id = o.business_id and i.order_id = o.id
      where o.agreed_price_minor is not null and o.items_total_minor > 0
    ), shares as (
      select o.business_id, i.product_id, i.name_key, i.dessert_name, i.quantity, o.day, o.currency,
        case when o.agreed_price_minor is null then i.line_total_minor else 0 end as share
      from earning o join order_item i on i.business_id = o.business_id and i.order_id = o.id
      where o.agreed_price_minor is null or o.items_total_minor = 0
      union all
      select business_id, product_id, name_key, dessert_name, quantity, day, currency, part + (
        row_number() over (partition by business_id, id order by rest desc, position)
          <= agreed - sum(part) over (partition by business_id, id))::int
      from agreed_lines
    ), paid as materialized (
      select business_id, order_id, currency, sum(effect_minor)::bigint as paid_minor from payment
       where order_id is not null group by business_id, order_id, currency
    ), owing as (
      select o.business_id, o.delivery_date as day, o.currency,
        coalesce(o.client_id::text, 'n:' || o.client_key) as debtor,
        greatest(0, o.total_minor - coalesce(p.paid_minor, 0)) as owed,
        case when o.status = 'completed' then 0 else o.total_minor end as read_elsewhere
      from orders o
      left join paid p on p.business_id = o.business_id and p.order_id = o.id and p.currency = o.currency
      where o.cancelled_at is null and o.deleted_at is null and not (o.is_imported and o.delivery_date < o.created_day)
    ), counted (business_id, kind, day, currency, key, label, amount_minor, count, thousandths) as (
      select business_id, 'balance', day, currency, debtor, '', owed - read_elsewhere,
        (owed > 0)::int - (read_elsewhere > 0)::int, 0 from owing where owed <> read_elsewhere
      union all
      select business_id, 'revenue', day, currency, coalesce(left(delivery_time::text, 2), ''), '', total_minor, 1, 0
        from earning
      union all
      select business_id, 'client', day - (extract(day from day)::int - 1), currency, coalesce(client_id::text, ''), '',
        total_minor, 1, 0 from earning
      union all
      select business_id, 'item', day, currency, coalesce('p:' || product_id, 'n:' || name_key), dessert_name, share, 1,
        (quantity * 1000)::bigint from shares
      union all
      select business_id, 'item', day, currency, 'other', '', agreed_price_minor, 1, 0 from earning
       where agreed_price_minor > 0 and items_total_minor = 0
      union all
      select business_id, 'cash', paid_date, currency, method, '', effect_minor, 1, 0 from payment
      union all
      select business_id, 'refund', paid_date, currency, method, '', -effect_minor, 1, 0 from payment
       where kind = 'refund' or kind = 'void' and effect_minor > 0
      union all
      select business_id, 'expense', date, currency, category, '', amount_minor, 1, 0 from expense
       where deleted_at is null
      union all
      select business_id, 'expense_file', date, currency, category, '', 0, 1, 0 from expense
       where deleted_at is null and file_id is not null
    )
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, kind, day, currency, key, label, sum(amount_minor), sum(count), sum(thousandths)
      from counted group by 1, 2, 3, 4, 5, 6;
  `.execute(db);
}
