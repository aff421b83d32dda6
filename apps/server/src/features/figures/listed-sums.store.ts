import type { Span } from "@marzipan/domain/figures";
import type { Tx } from "../../platform/database/database.ts";
import { makesRevenue } from "./counted-rows.store.ts";
import { isOwedFor } from "./figures.store.ts";

/** What the orders of a list come to, in minor units. */
export interface ListedOrders {
  ordersCount: number;
  revenueMinor: number;
  paidMinor: number;
  owedMinor: number;
}

/** Sums the orders of one currency that are delivered in a span and not deleted, as their rows in a report do. */
export async function sumListedOrders(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<ListedOrders> {
  const [row] = await tx.query<ListedOrders>({
    text: `select count(*)::int as "ordersCount",
        coalesce(sum(total_minor) filter (where ${makesRevenue}), 0)::bigint as "revenueMinor",
        coalesce(sum(paid_minor), 0)::bigint as "paidMinor",
        coalesce(sum(total_minor - paid_minor) filter (where ${isOwedFor}), 0)::bigint as "owedMinor"
      from orders
      where business_id = $1 and currency = $2 and deleted_at is null and delivery_date between $3 and $4`,
    values: [tx.businessId, currency, from, to],
  });
  return row ?? { ordersCount: 0, revenueMinor: 0, paidMinor: 0, owedMinor: 0 };
}

/** What the lines of a list's orders come to, in minor units; an agreed price without priced lines is a line too. */
export interface ListedLines {
  linesCount: number;
  revenueMinor: number;
}

/** Sums the lines of the orders of one currency that are delivered in a span, as their rows in a report do. */
export async function sumListedLines(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<ListedLines> {
  const [row] = await tx.query<ListedLines>({
    text: `select (coalesce(sum((select count(*) from order_item i where i.business_id = $1 and i.order_id = o.id)), 0)
          + count(*) filter (where agreed_price_minor is not null and items_total_minor = 0 and total_minor <> 0))::int
          as "linesCount",
        coalesce(sum(case when agreed_price_minor is null then items_total_minor else total_minor end)
          filter (where ${makesRevenue}), 0)::bigint as "revenueMinor"
      from orders o
      where business_id = $1 and currency = $2 and deleted_at is null and delivery_date between $3 and $4`,
    values: [tx.businessId, currency, from, to],
  });
  return row ?? { linesCount: 0, revenueMinor: 0 };
}

/** How many rows a list of payments or expenses has and what they come to, in minor units. */
export interface ListedMoney {
  count: number;
  amountMinor: number;
}

/** Sums the payments, refunds and voids of one currency and span. */
export async function sumListedPayments(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<ListedMoney> {
  const [row] = await tx.query<ListedMoney>({
    text: `select count(*)::int as count, coalesce(sum(effect_minor), 0)::bigint as "amountMinor"
      from payment where business_id = $1 and currency = $2 and paid_date between $3 and $4`,
    values: [tx.businessId, currency, from, to],
  });
  return row ?? { count: 0, amountMinor: 0 };
}

/** Sums the expenses of one currency and span that are not deleted. */
export async function sumListedExpenses(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<ListedMoney> {
  const [row] = await tx.query<ListedMoney>({
    text: `select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as "amountMinor"
      from expense where business_id = $1 and currency = $2 and deleted_at is null and date between $3 and $4`,
    values: [tx.businessId, currency, from, to],
  });
  return row ?? { count: 0, amountMinor: 0 };
}
