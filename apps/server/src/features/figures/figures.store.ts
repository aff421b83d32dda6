import type { Currency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { PaymentMethod } from "@marzipan/contract/payments";
import type { OwedDay, Span } from "@marzipan/domain/figures";
import type { Tx } from "../../platform/database/database.ts";

/**
 * The only place where rows become figures. What counts is said once below, as `packages/domain/src/figures.ts` says
 * it; `tools/figures.check.ts` finds a second place.
 */

/** An order that makes revenue, as `makesRevenue` of the domain says. */
const makesRevenue = "status = 'completed' and cancelled_at is null and deleted_at is null";

/** What one day adds in one currency, in minor units. */
export interface DayAmounts {
  day: string;
  currency: string;
  amountMinor: number;
  count: number;
}

/** Sums revenue by delivery date and currency, with the orders that make it. */
export async function sumRevenueDays(tx: Tx, [from, to]: Span): Promise<DayAmounts[]> {
  return await tx.query<DayAmounts>({
    name: "figures_revenue",
    text: `select delivery_date as day, currency, sum(total_minor)::bigint as "amountMinor", count(*) as count
      from orders where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3
      group by delivery_date, currency`,
    values: [tx.businessId, from, to],
  });
}

/** What came in on one day in one currency, and what of it was given back, in minor units. */
export interface DayCash {
  day: string;
  currency: string;
  cashMinor: number;
  refundsMinor: number;
}

/** Sums payments less refunds by the day they were paid; a void takes back what the voided row added, on its day. */
export async function sumCashDays(tx: Tx, [from, to]: Span): Promise<DayCash[]> {
  return await tx.query<DayCash>({
    name: "figures_cash",
    text: `select paid_date as day, currency, sum(effect_minor)::bigint as "cashMinor",
        coalesce(-sum(effect_minor) filter (where kind = 'refund' or kind = 'void' and effect_minor > 0), 0)::bigint as "refundsMinor"
      from payment where business_id = $1 and paid_date between $2 and $3
      group by paid_date, currency`,
    values: [tx.businessId, from, to],
  });
}

/** What was spent on one day in one category and currency, in minor units. */
export interface DayExpenses extends DayAmounts {
  category: ExpenseCategory;
  withFile: number;
}

/** Sums expenses by their date, category and currency. */
export async function sumExpenseDays(tx: Tx, [from, to]: Span): Promise<DayExpenses[]> {
  return await tx.query<DayExpenses>({
    name: "figures_expenses",
    text: `select date as day, currency, category, sum(amount_minor)::bigint as "amountMinor", count(*) as count,
        count(file_id) as "withFile"
      from expense where business_id = $1 and deleted_at is null and date between $2 and $3
      group by date, currency, category`,
    values: [tx.businessId, from, to],
  });
}

/** What came in in a month, method and currency, in minor units. */
export interface MethodSum {
  month: string;
  method: PaymentMethod;
  currency: Currency;
  amountMinor: number;
}

/** Sums the money received by month, method and currency. */
export async function sumCashMethods(tx: Tx, [from, to]: Span): Promise<MethodSum[]> {
  return await tx.query<MethodSum>({
    name: "figures_methods",
    text: `select to_char(paid_date, 'YYYY-MM') as month, method, currency,
        sum(effect_minor)::bigint as "amountMinor"
      from payment where business_id = $1 and paid_date between $2 and $3
      group by 1, 2, 3 order by 1, 2, 3`,
    values: [tx.businessId, from, to],
  });
}

/** How many orders that make revenue are delivered in an hour of a weekday; `hour` is null without a time. */
export interface HourCount {
  weekday: number;
  hour: number | null;
  ordersCount: number;
}

/** Counts the orders that make revenue by weekday and hour of delivery. */
export async function countHours(tx: Tx, [from, to]: Span, currency: string): Promise<HourCount[]> {
  return await tx.query<HourCount>({
    name: "figures_hours",
    text: `select extract(dow from delivery_date)::int as weekday, extract(hour from delivery_time)::int as hour,
        count(*) as "ordersCount"
      from orders where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3 and currency = $4
      group by 1, 2 order by 1, 2`,
    values: [tx.businessId, from, to, currency],
  });
}

/** What the orders of new, returning and of no linked clients came to, in minor units. */
export interface ClientGroup {
  kind: "new" | "returning" | "unlinked";
  clients: number;
  ordersCount: number;
  revenueMinor: number;
}

// Of each linked client what she brought in in the span, and whether an order before it makes her a returning one.
const clientSums = `select o.client_id, count(*) as orders_count, sum(o.total_minor)::bigint as revenue_minor,
    not exists (select from orders e where e.business_id = $1 and e.client_id = o.client_id
      and e.status = 'completed' and e.cancelled_at is null and e.deleted_at is null
      and e.currency = $4 and e.delivery_date < $2) as is_new
  from orders o where o.business_id = $1 and o.status = 'completed' and o.cancelled_at is null and o.deleted_at is null
    and o.delivery_date between $2 and $3 and o.currency = $4
  group by o.client_id`;

/** Sums what new and returning clients brought in; a client is linked, and new when her first order lies in the span. */
export async function sumClientGroups(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<ClientGroup[]> {
  return await tx.query<ClientGroup>({
    name: "figures_clients",
    text: `select case when client_id is null then 'unlinked' when is_new then 'new' else 'returning' end as kind,
        count(client_id) as clients, sum(orders_count)::int as "ordersCount", sum(revenue_minor)::bigint as "revenueMinor"
      from (${clientSums}) of_clients group by 1`,
    values: [tx.businessId, from, to, currency],
  });
}

/** What one linked client brought in, in minor units. */
export interface ClientSum {
  clientId: string;
  clientName: string;
  ordersCount: number;
  revenueMinor: number;
  isNew: boolean;
}

/** Lists linked clients by what they brought in, after the one where the last page ended. */
export async function listClientSums(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  after: readonly [string, string] | null,
  limit: number,
): Promise<ClientSum[]> {
  return await tx.query<ClientSum>({
    text: `select s.client_id as "clientId", c.name as "clientName", s.orders_count as "ordersCount",
        s.revenue_minor as "revenueMinor", s.is_new as "isNew"
      from (${clientSums}) s join client c on c.business_id = $1 and c.id = s.client_id
      where $5::bigint is null or (s.revenue_minor, s.client_id) < ($5::bigint, $6::uuid)
      order by s.revenue_minor desc, s.client_id desc limit $7`,
    values: [tx.businessId, from, to, currency, ...(after ?? [null, null]), limit],
  });
}

/** What one item brought in, in minor units; without a name it is what agreed prices without lines came to. */
export interface ItemSum {
  key: string;
  name: string | null;
  productId: string | null;
  quantity: number;
  revenueMinor: number;
}

/**
 * What each line of the span's orders brought in: its own sum, or its share of the agreed price as `spreadMinor` of
 * the domain answers it. An agreed price without line sums is an entry without a line.
 */
const itemShares = `of_span as materialized (
    select id, agreed_price_minor, items_total_minor from orders
     where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3 and currency = $4
  ), agreed_lines as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity, o.id, i.position,
      o.agreed_price_minor as agreed, div(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor)::bigint as part,
      mod(o.agreed_price_minor::numeric * i.line_total_minor, o.items_total_minor) as rest
    from of_span o join order_item i on i.business_id = $1 and i.order_id = o.id
    where o.agreed_price_minor is not null and o.items_total_minor > 0
  ), shares as (
    select i.product_id, i.name_key, i.dessert_name, i.quantity,
      case when o.agreed_price_minor is null then i.line_total_minor else 0 end as share
    from of_span o join order_item i on i.business_id = $1 and i.order_id = o.id
    where o.agreed_price_minor is null or o.items_total_minor = 0
    union all
    select product_id, name_key, dessert_name, quantity, part + (
      row_number() over (partition by id order by rest desc, position)
        <= agreed - sum(part) over (partition by id))::int
    from agreed_lines
  ), items as (
    select coalesce('p:' || product_id, 'n:' || name_key) as key, product_id, max(dessert_name) as typed,
      sum(quantity) as quantity, sum(share)::bigint as revenue_minor
    from shares group by 1, 2
    union all
    select 'other', null, null, 0, sum(agreed_price_minor)::bigint from of_span
     where agreed_price_minor is not null and items_total_minor = 0 having sum(agreed_price_minor) > 0
  )`;

const itemColumns = `i.key, coalesce(p.name, i.typed) as name, i.product_id as "productId", i.quantity,
  i.revenue_minor as "revenueMinor"`;

const productOfItem = "left join product p on p.business_id = $1 and p.id = i.product_id";

/** Lists items by what they brought in or how many were sold, after the one where the last page ended. */
export async function listItemSums(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  page: {
    sort: "revenue" | "quantity";
    after: readonly [string, string] | null;
    limit: number;
  },
): Promise<ItemSum[]> {
  const sorted = page.sort === "revenue" ? "i.revenue_minor" : "i.quantity";
  return await tx.query<ItemSum>({
    name: `figures_items_${page.sort}`,
    text: `with ${itemShares} select ${itemColumns} from items i ${productOfItem}
      where $5::numeric is null or (${sorted}, i.key) < ($5::numeric, $6::text)
      order by ${sorted} desc, i.key desc limit $7`,
    values: [tx.businessId, from, to, currency, ...(page.after ?? [null, null]), page.limit],
  });
}

/** Lists the items that brought in most, and how many items there are. */
export async function listBestItems(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  limit: number,
): Promise<(ItemSum & { itemsCount: number })[]> {
  return await tx.query<ItemSum & { itemsCount: number }>({
    name: "figures_best_items",
    text: `with ${itemShares}, best as (
        select *, count(*) over () as items_count from items order by revenue_minor desc, key desc limit $5
      )
      select ${itemColumns}, i.items_count as "itemsCount" from best i ${productOfItem}
      order by i.revenue_minor desc, i.key desc`,
    values: [tx.businessId, from, to, currency, limit],
  });
}

/** Sums what is still owed by delivery date, as `outstandingMinor` of the domain answers it. */
export async function sumOwedDays(
  tx: Tx,
  currency: string,
): Promise<(OwedDay & { clients: string[] })[]> {
  return await tx.query<OwedDay & { clients: string[] }>({
    name: "figures_owed",
    text: `with paid as materialized (
        select order_id, sum(effect_minor)::bigint as paid_minor from payment
         where business_id = $1 and order_id is not null and currency = $2 group by order_id
      )
      select o.delivery_date as day, sum(o.total_minor - coalesce(p.paid_minor, 0))::bigint as "amountMinor",
        count(*) as "ordersCount", array_agg(distinct coalesce(o.client_id::text, o.client_key)) as clients
      from orders o left join paid p on p.order_id = o.id
      where o.business_id = $1 and o.currency = $2 and o.deleted_at is null and o.cancelled_at is null
        and not (o.is_imported and o.delivery_date < o.created_day)
        and o.total_minor > coalesce(p.paid_minor, 0)
      group by o.delivery_date order by o.delivery_date`,
    values: [tx.businessId, currency],
  });
}

/** How many of the menu's requests stand how, and what they were worth, in minor units. */
export interface RequestCount {
  status: "new" | "quoted" | "accepted" | "declined" | "withdrawn" | "expired";
  count: number;
  amountMinor: number;
}

/** Counts the menu's requests by the business's day on which they were made. */
export async function countRequests(
  tx: Tx,
  [from, to]: Span,
  timeZone: string,
  currency: string,
): Promise<RequestCount[]> {
  return await tx.query<RequestCount>({
    name: "figures_requests",
    text: `select status, count(*) as count, sum(total_minor)::bigint as "amountMinor" from order_request
      where business_id = $1 and currency = $5 and created_at >= ($2::date)::timestamp at time zone $4
        and created_at < ($3::date + 1)::timestamp at time zone $4
      group by status`,
    values: [tx.businessId, from, to, timeZone, currency],
  });
}
