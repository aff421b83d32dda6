import { otherItem } from "@marzipan/domain/kept-sums";

/** An order that makes revenue, as `makesRevenue` of the domain says. */
export const makesRevenue = "status = 'completed' and cancelled_at is null and deleted_at is null";

/**
 * The common table expressions that count the rows of one business, `$1`, into `summed`: what `day_sum` must hold, as
 * `packages/domain/src/kept-sums.ts` says it row by row. The share of an agreed price is as `spreadMinor` answers it.
 */
export const countedRows = `earning as materialized (
    select id, delivery_date as day, delivery_time, currency, client_id, total_minor, agreed_price_minor,
      items_total_minor from orders
     where business_id = $1 and ${makesRevenue}
  ), agreed_lines as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity, o.id, o.day, o.currency, i.position,
      o.agreed_price_minor as agreed, div(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor)::bigint as part,
      mod(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor) as rest
    from earning o join order_item i on i.business_id = $1 and i.order_id = o.id
    where o.agreed_price_minor is not null and o.items_total_minor > 0
  ), shares as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity, o.day, o.currency,
      case when o.agreed_price_minor is null then i.line_total_minor else 0 end as share
    from earning o join order_item i on i.business_id = $1 and i.order_id = o.id
    where o.agreed_price_minor is null or o.items_total_minor = 0
    union all
    select product_id, name_key, dessert_name, quantity, day, currency, part + (
      row_number() over (partition by id order by rest desc, position)
        <= agreed - sum(part) over (partition by id))::int
    from agreed_lines
  ), counted (kind, day, currency, key, label, amount_minor, thousandths) as (
    select 'revenue', day, currency, coalesce(left(delivery_time::text, 2), ''), '', total_minor, 0 from earning
    union all
    select 'client', day - (extract(day from day)::int - 1), currency, coalesce(client_id::text, ''), '',
      total_minor, 0 from earning
    union all
    select 'item', day, currency, coalesce('p:' || product_id, 'n:' || name_key), dessert_name, share,
      (quantity * 1000)::bigint from shares
    union all
    select 'item', day, currency, '${otherItem}', '', agreed_price_minor, 0 from earning
     where agreed_price_minor > 0 and items_total_minor = 0
    union all
    select 'cash', paid_date, currency, method, '', effect_minor, 0 from payment where business_id = $1
    union all
    select 'refund', paid_date, currency, method, '', -effect_minor, 0 from payment
     where business_id = $1 and (kind = 'refund' or kind = 'void' and effect_minor > 0)
    union all
    select 'expense', date, currency, category, '', amount_minor, 0 from expense
     where business_id = $1 and deleted_at is null
    union all
    select 'expense_file', date, currency, category, '', 0, 0 from expense
     where business_id = $1 and deleted_at is null and file_id is not null
  ), summed as (
    select kind, day, currency, key, label, sum(amount_minor)::bigint as amount_minor, count(*)::int as count,
      sum(thousandths)::bigint as thousandths
    from counted group by kind, day, currency, key, label
  )`;
