import type { Currency } from "@marzipan/contract/currencies";
import type { PaymentMethod } from "@marzipan/contract/payments";
import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import { searchedAs, searchedName } from "../../platform/database/searched-as.ts";
import { fromCandidates } from "../order-search-index/order-search-index.actions.ts";
import type { Candidates } from "../order-search-index/order-search-index.actions.ts";
import { paymentColumns, paymentTables } from "./payments.store.ts";
import type { PaymentRow } from "./payments.store.ts";
import { jsonObject, quoted } from "../../platform/database/json-text.ts";
import type { Column } from "../../platform/database/tables.ts";
import { isUnsettled } from "../figures/figures.actions.ts";

/** Which page of which payments a list asks for; patterns must all be found. */
export interface PaymentPage {
  patterns: readonly string[];
  from: string | undefined;
  to: string | undefined;
  method: PaymentMethod | undefined;
  currency: Currency | undefined;
  limit: number;
  /** The day and id where the last page ended. */
  after: readonly [string, string] | null;
}

/** Lists rows, the last day first. */
export async function listPayments(tx: Tx, page: PaymentPage): Promise<PaymentRow[]> {
  const values: unknown[] = [tx.businessId];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const parts = ["p.business_id = $1"];
  if (page.from) parts.push(`p.paid_date >= ${next(page.from)}::date`);
  if (page.to) parts.push(`p.paid_date <= ${next(page.to)}::date`);
  if (page.method) parts.push(`p.method = ${next(page.method)}`);
  if (page.currency) parts.push(`p.currency = ${next(page.currency)}`);
  for (const pattern of page.patterns) {
    const place = next(pattern);
    const [text, client] = ["p.search_key", "o.client_key"].map((key) =>
      searchedAs(key, [pattern]),
    );
    parts.push(`(${text} like ${place} or ${client} like ${place})`);
  }
  if (page.after) {
    const [day, id] = [next(page.after[0]), next(page.after[1])];
    parts.push(`p.paid_date <= ${day}::date and (p.paid_date, p.id) < (${day}::date, ${id}::uuid)`);
  }
  return await tx.query<PaymentRow>({
    text: `select ${paymentColumns} from ${paymentTables} where ${parts.join(" and ")}
      order by p.paid_date desc, p.id desc limit ${next(page.limit)}`,
    values,
  });
}

const paid = `coalesce((select sum(p.effect_minor) from payment p
  where p.business_id = $1 and p.order_id = o.id and p.currency = o.currency), 0)::bigint`;

/** What is asked for ahead, in minor units, as `depositMinor` of the domain returns it. */
const deposit = `least(o.total_minor, case o.deposit_kind when 'sum' then o.deposit_value_minor
  when 'percent' then (o.deposit_value_minor * o.total_minor + 5000) / 10000 else 0 end)`;

/** An order that may be paid for, in minor units. */
export interface PayableRow {
  id: string;
  number: number;
  client_name: Column<"orders.client_name">;
  delivery_date: Column<"orders.delivery_date">;
  is_cancelled: boolean;
  currency: Currency;
  total_minor: Column<"orders.total_minor">;
  paid_minor: Column<"orders.paid_minor">;
  deposit_minor: number;
  deposit_due_date: Column<"orders.deposit_due_date">;
  is_settled: boolean;
}

/** Finds orders by words, in all orders or where these are said to be: those with a balance first, then by how near their day lies; or the one of an id. */
export async function findPayable(
  tx: Tx,
  patterns: readonly string[],
  orderId: string | null,
  today: string,
  count: number,
  among: Candidates | null,
): Promise<PayableRow[]> {
  const values: unknown[] = [tx.businessId, patterns, orderId, today, count];
  const orders = fromCandidates(
    `o.business_id = $1 and o.deleted_at is null and ($3::uuid is null or o.id = $3)
          and ${searchedAs("o.search_key", patterns)} like all ($2::text[])
          and ($3::uuid is not null or cardinality($2::text[]) > 0
            or (o.cancelled_at is null and o.delivery_date between $4::date - 60 and $4::date + 60))`,
    among,
    (value) => `$${values.push(value)}`,
  );
  return await tx.query<PayableRow>({
    name: searchedName(among ? "payable_orders_among" : "payable_orders", patterns),
    text: `select * from (
        select o.id, o.number, o.client_name, o.delivery_date, o.cancelled_at is not null as is_cancelled,
          o.currency, o.total_minor, ${paid} as paid_minor, ${deposit}::bigint as deposit_minor, o.deposit_due_date,
          not (${isUnsettled("o.")}) as is_settled
        from ${orders}
        order by abs(o.delivery_date - $4::date), o.id desc limit 100
      ) found
      order by (is_cancelled or is_settled or paid_minor >= total_minor), abs(delivery_date - $4::date), id desc limit $5`,
    values,
  });
}

/** What is still to be paid for an order, in minor units. */
export interface BalanceRow {
  order_id: NonNullable<Column<"payment.order_id">>;
  balance_minor: number;
}

/** Returns the balances of orders; 0 for cancelled and settled ones. */
export async function listBalances(tx: Tx, orderIds: readonly string[]): Promise<BalanceRow[]> {
  return await tx.query<BalanceRow>({
    name: "order_balances",
    text: `select o.id as order_id, case when o.cancelled_at is null and ${isUnsettled("o.")}
        then o.total_minor - ${paid} else 0 end as balance_minor
      from orders o where o.business_id = $1 and o.id = any($2::uuid[]) and o.deleted_at is null`,
    values: [tx.businessId, orderIds],
  });
}

/** What a client owes in one currency, in minor units, with the orders it is for. */
export interface DebtorRow {
  client_id: Column<"orders.client_id">;
  client_name: Column<"orders.client_name">;
  debtor: string;
  phone: string | null;
  language: Language | null;
  currency: Currency;
  amount_minor: Column<"payment.amount_minor">;
  oldest_date: string;
  orders: {
    id: string;
    number: number;
    deliveryDate: string;
    totalMinor: number;
    paidMinor: number;
    amountMinor: number;
    dueDate: string;
    isDeposit: boolean;
  }[];
}

/** An order of the business that is not paid in full; an index holds these alone. */
const unpaid = `o.business_id = $1 and o.deleted_at is null and o.cancelled_at is null
  and o.total_minor > o.paid_minor and ${isUnsettled("o.")}`;

/**
 * What is due today by order, as `dueOn` of the domain returns it: `$1` the business, `$2` its day. Settled
 * orders are not due.
 */
const dueOrders = `due as (
    select o.*, false as is_deposit, o.delivery_date as due_date, o.total_minor - o.paid_minor as due_minor
      from orders o where ${unpaid} and o.delivery_date <= $2::date
    union all
    select o.*, true, o.deposit_due_date, ${deposit}::bigint - o.paid_minor
      from orders o where ${unpaid} and o.delivery_date > $2::date and o.deposit_due_date <= $2::date
  )`;

/** The last digits of an order's phone, so that `+972 54 …` and `054-…` are one; nothing without a phone. */
const phoneKey = `right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 8)`;

/** Who owes an order of `keyed`: its client, or the typed name and phone of an unlinked one. */
const debtor = "coalesce(client_id::text, stranger)";

const dueOrder = jsonObject({
  id: quoted("id"),
  number: "number",
  deliveryDate: quoted("delivery_date"),
  totalMinor: "total_minor",
  paidMinor: "paid_minor",
  amountMinor: "due_minor",
  dueDate: quoted("due_date"),
  isDeposit: "is_deposit",
});

/** What is due in one currency over all orders. */
export interface DueTotal {
  currency: Currency;
  amountMinor: number;
  ordersCount: number;
}

/** A page of who owes what is due, the sums of all by currency, how many owe, and how many of them since before today. */
export interface Debts {
  debtors: DebtorRow[];
  totals: DueTotal[];
  clients: number;
  overdueClients: number;
}

/**
 * Lists who owes what is due, by client and currency, the oldest first, with the sums of all. Unlinked orders are
 * grouped by the typed name and phone together, so that a reminder never concerns another person's order.
 */
export async function listDebts(
  tx: Tx,
  today: string,
  after: readonly [string, string, string] | null,
  limit: number,
): Promise<Debts> {
  const [row] = await tx.query<Debts>({
    name: "debts",
    // What is due is read once and grouped by ids; names and orders are put together for those of the page alone.
    text: `with ${dueOrders}, keyed as materialized (
        select id, number, client_id, client_name, phone, currency, delivery_date, total_minor, paid_minor, due_minor,
          due_date, is_deposit, case when client_id is null then client_key || ' ' || ${phoneKey} end as stranger
          from due where due_minor > 0
      ), by_debtor as materialized (
        select ${debtor} as debtor, client_id, currency, sum(due_minor)::bigint as amount_minor,
          count(*)::int as orders_count, min(due_date) as oldest_date
          from keyed group by client_id, stranger, currency
      ), page as materialized (
        select * from by_debtor
         where $3::date is null or (oldest_date, debtor, currency) > ($3::date, $4::text, $5::text)
         order by oldest_date, debtor, currency limit $6
      ), told as materialized (
        select p.debtor, p.currency, (array_agg(k.client_name order by due_date))[1] as order_name,
          (array_agg(k.phone order by due_date) filter (where k.phone is not null))[1] as order_phone,
          '[' || string_agg(${dueOrder}, ',' order by due_date, number) || ']' as orders
          from page p join (select ${debtor} as debtor, * from keyed) k using (debtor, currency)
         group by debtor, currency
      ), listed as (
        select p.debtor, p.client_id, coalesce(c.name, t.order_name) as client_name, coalesce(c.phone, t.order_phone) as phone,
          c.language, p.currency, p.amount_minor, p.oldest_date, t.orders::json as orders
        from page p join told t using (debtor, currency)
          left join client c on c.business_id = $1 and c.id = p.client_id
      ), totals as (
        select currency, sum(amount_minor)::bigint as "amountMinor", sum(orders_count)::int as "ordersCount"
          from by_debtor group by currency
      )
      select coalesce((select json_agg(l order by l.oldest_date, l.debtor, l.currency) from listed l), '[]') as debtors,
        coalesce((select json_agg(t order by t.currency) from totals t), '[]') as totals,
        (select count(distinct debtor) from by_debtor)::int as clients,
        (select count(distinct debtor) from by_debtor where oldest_date < $2::date)::int as "overdueClients"`,
    values: [tx.businessId, today, ...(after ?? [null, null, null]), limit],
    isPlannedOnce: true,
  });
  return row ?? { debtors: [], totals: [], clients: 0, overdueClients: 0 };
}
