import { otherItem } from "@marzipan/domain/kept-sums";

/** An order that makes revenue, as `makesRevenue` of the domain says. */
export const makesRevenue = "status = 'completed' and cancelled_at is null and deleted_at is null";

/**
 * The lines of an order `o`, looked up by its key: `offset 0` keeps the database from joining all lines of a business,
 * which it takes for few before it has statistics.
 */
const itsLines =
  "lateral (select * from order_item where business_id = $1 and order_id = o.id offset 0)";

/** What was paid for an order `o` in its currency. */
export const paidForIt = `lateral (select coalesce(sum(effect_minor), 0)::bigint as paid_minor from payment
  where business_id = $1 and order_id = o.id and currency = o.currency)`;

/** How an order that is not deleted stands, and whether that is open or has ended. */
const stateKey = "case when cancelled_at is null then status else 'cancelled' end";
const stateKind =
  "case when cancelled_at is null and status <> 'completed' then 'open' else 'ended' end";

/**
 * The common table expressions that count the rows of one business, `$1`, of whole months, `$2` to `$3`, into `summed`:
 * what `day_sum` must hold of these days, as `packages/domain/src/kept-sums.ts` says it row by row. The share of an
 * agreed price is as `spreadMinor` returns it.
 */
export const countedRows = `earning as materialized (
    select id, delivery_date as day, delivery_time, currency, client_id, total_minor, agreed_price_minor,
      items_total_minor from orders
     where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3
  ), agreed_lines as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity, o.id, o.day, o.currency, i.position,
      o.agreed_price_minor as agreed, div(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor)::bigint as part,
      mod(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor) as rest
    from earning o cross join ${itsLines} i
    where o.agreed_price_minor is not null and o.items_total_minor > 0
  ), shares as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity, o.day, o.currency,
      case when o.agreed_price_minor is null then i.line_total_minor else 0 end as share
    from earning o cross join ${itsLines} i
    where o.agreed_price_minor is null or o.items_total_minor = 0
    union all
    select product_id, name_key, dessert_name, quantity, day, currency, part + (
      row_number() over (partition by id order by rest desc, position)
        <= agreed - sum(part) over (partition by id))::int
    from agreed_lines
  ), counted as (
    select 'revenue' as kind, day, currency, coalesce(left(delivery_time::text, 2), '') as key, '' as label,
      total_minor as amount_minor, 1 as count, 0 as thousandths from earning
    union all
    select 'client', day - (extract(day from day)::int - 1), currency, coalesce(client_id::text, ''), '',
      total_minor, 1, 0 from earning
    union all
    select 'item', day, currency, coalesce('p:' || product_id, 'n:' || name_key), dessert_name, share, 1,
      (quantity * 1000)::bigint from shares
    union all
    select 'item', day, currency, '${otherItem}', '', agreed_price_minor, 1, 0 from earning
     where agreed_price_minor > 0 and items_total_minor = 0
    union all
    select ${stateKind}, delivery_date, '', ${stateKey}, '', 0, 1, 0 from orders
     where business_id = $1 and deleted_at is null and delivery_date between $2 and $3
    union all
    select 'cash', paid_date, currency, method, '', effect_minor, 1, 0 from payment
     where business_id = $1 and paid_date between $2 and $3
    union all
    select 'refund', paid_date, currency, method, '', -effect_minor, 1, 0 from payment
     where business_id = $1 and paid_date between $2 and $3 and (kind = 'refund' or kind = 'void' and effect_minor > 0)
    union all
    select 'expense', date, currency, category, '', amount_minor, 1, 0 from expense
     where business_id = $1 and deleted_at is null and date between $2 and $3
    union all
    select 'expense_file', date, currency, category, '', 0, 1, 0 from expense
     where business_id = $1 and deleted_at is null and date between $2 and $3 and file_id is not null
  ), summed as (
    select kind, day, currency, key, label, sum(amount_minor)::bigint as amount_minor, sum(count)::int as count,
      sum(thousandths)::bigint as thousandths
    from counted group by kind, day, currency, key, label
  )`;
