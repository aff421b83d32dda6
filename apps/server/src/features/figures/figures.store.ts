import type { Currency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { PaymentMethod } from "@marzipan/contract/payments";
import type { OwedDay, Span } from "@marzipan/domain/figures";
import type { MonthSpans } from "@marzipan/domain/months";
import { otherItem } from "@marzipan/domain/kept-sums";
import type { Tx } from "../../platform/database/database.ts";
import { isUnsettled } from "./settled.store.ts";

/**
 * Figures are read from the sums that are kept by day (`day-sums.store.ts`), what is owed and asked from its rows. A
 * kept sum of no rows counts as none. `tools/figures.check.ts` finds a second place where rows become figures.
 */

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
    text: `select day, currency, sum(amount_minor)::bigint as "amountMinor", sum(count) as count
      from day_sum where business_id = $1 and kind = 'revenue' and day between $2 and $3
      group by day, currency having sum(count) <> 0`,
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
    text: `select day, currency, coalesce(sum(amount_minor) filter (where kind = 'cash'), 0)::bigint as "cashMinor",
        coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as "refundsMinor"
      from day_sum where business_id = $1 and kind in ('cash', 'refund') and day between $2 and $3 and count <> 0
      group by day, currency`,
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
    text: `select day, currency, key as category, sum(amount_minor)::bigint as "amountMinor",
        coalesce(sum(count) filter (where kind = 'expense'), 0) as count,
        coalesce(sum(count) filter (where kind = 'expense_file'), 0) as "withFile"
      from day_sum where business_id = $1 and kind in ('expense', 'expense_file') and day between $2 and $3
        and count <> 0
      group by day, currency, key`,
    values: [tx.businessId, from, to],
  });
}

/** Revenue or expenses of a month beside the same days of the last and the whole of it, in one currency and minor units. */
export interface MonthSum {
  kind: "revenue" | "expense";
  currency: string;
  thisMonthMinor: number;
  lastMonthSameDaysMinor: number;
  lastMonthMinor: number;
}

/** Sums revenue and expenses of a month and the one before by currency. */
export async function sumMonth(tx: Tx, month: MonthSpans): Promise<MonthSum[]> {
  const sum = (condition: string): string =>
    `coalesce(sum(amount_minor) filter (where ${condition}), 0)::bigint`;
  return await tx.query<MonthSum>({
    name: "figures_month",
    text: `select kind, currency, ${sum("day >= $4")} as "thisMonthMinor",
        ${sum("day <= $5")} as "lastMonthSameDaysMinor", ${sum("day < $4")} as "lastMonthMinor"
      from day_sum where business_id = $1 and kind in ('revenue', 'expense') and day between $2 and $3
      group by kind, currency`,
    values: [tx.businessId, month.lastFrom, month.end, month.from, month.lastTo],
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
    text: `select to_char(day, 'YYYY-MM') as month, key as method, currency,
        sum(amount_minor)::bigint as "amountMinor"
      from day_sum where business_id = $1 and kind = 'cash' and day between $2 and $3 and count <> 0
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
    text: `select extract(dow from day)::int as weekday, nullif(key, '')::int as hour, sum(count) as "ordersCount"
      from day_sum where business_id = $1 and kind = 'revenue' and day between $2 and $3 and currency = $4
      group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    values: [tx.businessId, from, to, currency],
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

/** What each item brought in in the span, by product or name. */
const items = `items as (
    select key, case when key like 'p:%' then substr(key, 3)::uuid end as product_id,
      case when key <> '${otherItem}' then max(label) end as typed, sum(thousandths) / 1000.0 as quantity, sum(amount_minor)::bigint as revenue_minor
    from day_sum
    where business_id = $1 and kind = 'item' and day between $2 and $3 and currency = $4 and count <> 0
    group by key
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
    text: `with ${items} select ${itemColumns} from items i ${productOfItem}
      where $5::numeric is null or (${sorted}, i.key) < ($5::numeric, $6::text)
      order by ${sorted} desc, i.key desc limit $7`,
    values: [tx.businessId, from, to, currency, ...(page.after ?? [null, null]), page.limit],
  });
}

/** Returns what the items of some keys brought in; one of which nothing was sold is missing. */
export async function sumItems(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  keys: readonly string[],
): Promise<ItemSum[]> {
  return await tx.query<ItemSum>({
    name: "figures_items_named",
    text: `with ${items} select ${itemColumns} from items i ${productOfItem} where i.key = any($5::text[])`,
    values: [tx.businessId, from, to, currency, keys],
  });
}

/**
 * Lists the items that brought in most and those of which most were sold, `limit` of each, the dearest first, and how
 * many items there are.
 */
export async function listBestItems(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  limit: number,
): Promise<(ItemSum & { itemsCount: number })[]> {
  return await tx.query<ItemSum & { itemsCount: number }>({
    name: "figures_best_items",
    text: `with ${items}, ranked as (
        select *, count(*) over () as items_count,
          row_number() over (order by revenue_minor desc, key desc) as by_money,
          row_number() over (order by quantity desc, key desc) as by_count
          from items
      )
      select ${itemColumns}, i.items_count as "itemsCount" from ranked i ${productOfItem}
       where i.by_money <= $5 or i.by_count <= $5 order by i.by_money`,
    values: [tx.businessId, from, to, currency, limit],
  });
}

/** An order that is still owed for, as `outstandingMinor` of the domain says. */
export const isOwedFor = `cancelled_at is null and deleted_at is null and total_minor > paid_minor
  and ${isUnsettled()}`;

/**
 * Sums what is still owed by currency and delivery date, as `outstandingMinor` of the domain returns it, by an index that holds what
 * is not paid and no other order.
 */
export async function sumOwedDays(tx: Tx): Promise<(OwedDay & { currency: string })[]> {
  return await tx.query<OwedDay & { currency: string }>({
    name: "figures_owed",
    text: `select currency, delivery_date as day, sum(total_minor - paid_minor)::bigint as "amountMinor",
        count(*)::int as "ordersCount"
      from orders where business_id = $1 and ${isOwedFor}
      group by currency, delivery_date order by currency, delivery_date`,
    values: [tx.businessId],
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
