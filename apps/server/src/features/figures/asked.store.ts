import type { Currency } from "@marzipan/contract/currencies";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { Span } from "@marzipan/domain/figures";
import type { Tx } from "../../platform/database/database.ts";
import { makesRevenue } from "./counted-rows.store.ts";
import { isOwedFor } from "./figures.store.ts";

/** What only the advisor is asked for: counts of orders that make no revenue, and names that are in a question. */

/** So many orders and what they come to, in minor units; of cancelled ones by their reason. */
export interface OrderCount {
  reason: string | null;
  count: number;
  amountMinor: number;
}

/** Counts the orders of a span that are not completed. */
export async function countOpenOrders(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<OrderCount[]> {
  return await tx.query<OrderCount>({
    name: "asked_open",
    text: `select null as reason, count(*) as count, coalesce(sum(total_minor), 0)::bigint as "amountMinor" from orders
      where business_id = $1 and deleted_at is null and cancelled_at is null and status <> 'completed'
        and delivery_date between $2 and $3 and currency = $4`,
    values: [tx.businessId, from, to, currency],
  });
}

/** So many orders of a state that is not completed, and what they come to, in minor units. */
export interface StatusCount {
  status: Exclude<OrderStatus, "completed">;
  count: number;
  amountMinor: number;
}

/** Counts the orders of any day that are not completed by their state, the commonest first. */
export async function countOpenByStatus(tx: Tx, currency: string): Promise<StatusCount[]> {
  return await tx.query<StatusCount>({
    name: "asked_open_states",
    text: `select status, count(*) as count, sum(total_minor)::bigint as "amountMinor" from orders
      where business_id = $1 and deleted_at is null and cancelled_at is null and status <> 'completed' and currency = $2
      group by 1 order by count(*) desc, 1`,
    values: [tx.businessId, currency],
  });
}

/** Counts the cancelled orders of a span by their reason, the commonest first. */
export async function countCancelled(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<OrderCount[]> {
  return await tx.query<OrderCount>({
    name: "asked_cancelled",
    text: `select nullif(cancel_reason, '') as reason, count(*) as count, sum(total_minor)::bigint as "amountMinor" from orders
      where business_id = $1 and deleted_at is null and cancelled_at is not null
        and delivery_date between $2 and $3 and currency = $4
      group by 1 order by count(*) desc, 1 limit 200`,
    values: [tx.businessId, from, to, currency],
  });
}

/** Counts the completed orders of a span whose agreed price is below their items, and what was taken off. */
export async function countDiscounts(
  tx: Tx,
  [from, to]: Span,
  currency: string,
): Promise<OrderCount[]> {
  return await tx.query<OrderCount>({
    name: "asked_discounts",
    text: `select null as reason, count(*) as count, coalesce(sum(items_total_minor - total_minor), 0)::bigint as "amountMinor"
      from orders
      where business_id = $1 and deleted_at is null and cancelled_at is null and status = 'completed'
        and delivery_date between $2 and $3 and currency = $4 and total_minor < items_total_minor`,
    values: [tx.businessId, from, to, currency],
  });
}

/** Counts the orders of a client that make revenue in a span, and what they come to. */
export async function countOfClient(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  clientId: string,
): Promise<OrderCount[]> {
  return await tx.query<OrderCount>({
    name: "asked_client",
    text: `select null as reason, count(*) as count, coalesce(sum(total_minor), 0)::bigint as "amountMinor" from orders
      where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3 and currency = $4
        and client_id = $5`,
    values: [tx.businessId, from, to, currency, clientId],
  });
}

/** Counts the orders of a client that are still owed for, and what is owed. */
export async function countOwedOfClient(
  tx: Tx,
  currency: string,
  clientId: string,
): Promise<OrderCount[]> {
  return await tx.query<OrderCount>({
    name: "asked_client_owed",
    text: `select null as reason, count(*) as count,
        coalesce(sum(total_minor - paid_minor), 0)::bigint as "amountMinor" from orders
      where business_id = $1 and ${isOwedFor} and currency = $2 and client_id = $3`,
    values: [tx.businessId, currency, clientId],
  });
}

/** What a client paid in a span less what was given back, and that by itself, in minor units. */
export interface ClientCash {
  cashMinor: number;
  refundsMinor: number;
}

/** Sums the payments less refunds for the orders of a client by the day they were paid, as the cash of all is summed. */
export async function sumCashOfClient(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  clientId: string,
): Promise<ClientCash> {
  const [row] = await tx.query<ClientCash>({
    name: "asked_client_cash",
    text: `select coalesce(sum(effect_minor), 0)::bigint as "cashMinor",
        coalesce(sum(-effect_minor) filter (where kind = 'refund' or kind = 'void' and effect_minor > 0), 0)::bigint
          as "refundsMinor"
      from payment
      where business_id = $1 and currency = $2 and paid_date between $3 and $4
        and order_id in (select id from orders where business_id = $1 and client_id = $5)`,
    values: [tx.businessId, currency, from, to, clientId],
  });
  return row ?? { cashMinor: 0, refundsMinor: 0 };
}

/** What a client paid in a span less what was given back, with what all did and how many they are, in minor units. */
export interface Payer {
  /** `null` for what was paid without an order. */
  name: string | null;
  amountMinor: number;
  totalMinor: number;
  payers: number;
}

/** The order of a payment `p`, looked up by its key, as `itsClient` of the clients' sums is. */
const itsOrder = `lateral (select client_id, client_key, client_name from orders
  where business_id = $1 and id = p.order_id offset 0)`;

/**
 * Lists who paid in a span, the most first: linked clients by themselves, others by their names, payments for orders
 * that are gone by these, those without an order together.
 */
export async function listPayers(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  limit: number,
): Promise<Payer[]> {
  return await tx.query<Payer>({
    name: "asked_payers",
    text: `with paid as (
        select order_id, order_number, sum(effect_minor) as amount_minor from payment
         where business_id = $1 and currency = $2 and paid_date between $3 and $4 group by 1, 2
      )
      select coalesce(max(o.client_name), '#' || max(p.order_number)) as name, sum(p.amount_minor)::bigint as "amountMinor",
        (sum(sum(p.amount_minor)) over ())::bigint as "totalMinor", (count(*) over ())::int as payers
      from paid p left join ${itsOrder} o on true
      group by coalesce(o.client_id::text, o.client_key, '#' || p.order_number)
      having sum(p.amount_minor) <> 0
      order by 2 desc, 1 limit $5`,
    values: [tx.businessId, currency, from, to, limit],
  });
}

/** How much of an item a client bought in a span, in how many orders, and how many clients bought it. */
export interface Buyer {
  name: string;
  quantity: number;
  ordersCount: number;
  buyers: number;
}

/** The lines of an order `o` that hold an item of `$5` (ids of products) or `$6` (names), looked up by the order's key. */
const itsItem = `lateral (select quantity from order_item where business_id = $1 and order_id = o.id
  and (product_id = any($5::uuid[]) or product_id is null and name_key = any($6::text[])) offset 0)`;

/** Lists who bought an item by the orders of a span that make revenue, the largest buyer first. */
export async function listBuyers(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  { keys, limit }: { keys: readonly string[]; limit: number },
): Promise<Buyer[]> {
  const keysOf = (kind: "p:" | "n:") =>
    keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));
  return await tx.query<Buyer>({
    name: "asked_buyers",
    text: `select max(o.client_name) as name, sum(i.quantity) as quantity, count(distinct o.id)::int as "ordersCount",
        (count(*) over ())::int as buyers
      from (select id, client_id, client_key, client_name from orders
        where business_id = $1 and ${makesRevenue} and delivery_date between $2 and $3 and currency = $4) o
      cross join ${itsItem} i
      group by coalesce(o.client_id::text, o.client_key)
      order by 2 desc, 1 limit $7`,
    values: [tx.businessId, from, to, currency, keysOf("p:"), keysOf("n:"), limit],
  });
}

/** A client or an item whose name is in a question. */
export interface NamedThing {
  kind: "client" | "item";
  /** The client's id, or the item's key in the figures: `p:` a product, `n:` a name. */
  key: string;
  name: string;
  nameKey: string;
  /** The last digits of a client's phone, which tell two of one name apart; empty where there are none. */
  phoneEnd: string;
}

/** So many digits of a phone are told: fewer may be read as a year or a day. */
const toldDigits = 5;

/** So many that may be meant are looked at. */
const mostNamed = 60;

/** A name has signs beside its letters; most have none, and are compared as they are. */
const hasSigns = `name_key ~ '[,.;:()/&+_"''´-]'`;

/** A word of `$3` is a word of the name: asked of thousands of names, so that few are taken apart. */
const hasWord = `(split_part(name_key, ' ', 1) = any($3::text[]) or split_part(name_key, ' ', 2) = any($3::text[])
  or name_key like '% % %'
    and exists (select from unnest(string_to_array(name_key, ' ')) word where word = any($3::text[])))`;

/**
 * Lists clients, products and items sold that a text may name: whose names are in it as a whole, signs aside, the
 * longest first, then those with the most words among `words`.
 */
export async function listNamed(
  tx: Tx,
  text: string,
  words: readonly string[],
): Promise<NamedThing[]> {
  return await tx.query<NamedThing>({
    name: "asked_named",
    text: `with known as (
        select 'client' as kind, id::text as key, name, name_key, phone from client where business_id = $1 and deleted_at is null
        union all
        select 'item', 'p:' || id, name, name_key, '' from product where business_id = $1 and deleted_at is null
        union all
        select distinct on (name_key) 'item', 'n:' || name_key, dessert_name, name_key, '' from item_memory
          where business_id = $1 and product_id is null
      ), named as (
        select kind, key, name, name_key, phone, regexp_replace(translate(name_key, '''"´', ''), '[ ,.;:()/&+_-]+', ' ', 'g') as plain
        from known where length(name_key) >= 2
      )
      select kind, key, name, name_key as "nameKey",
        right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), ${toldDigits}) as "phoneEnd" from named
      where position(name_key in $2) > 0 or ${hasWord}
        or ${hasSigns} and (position(plain in $2) > 0 or string_to_array(plain, ' ') && $3::text[])
      order by position(plain in $2) > 0 desc,
        cardinality(array(select unnest(string_to_array(plain, ' ')) intersect select unnest($3::text[]))) desc,
        length(name_key) desc, key desc limit ${mostNamed}`,
    values: [tx.businessId, text, words],
  });
}

/** The day on which the business's weeks begin where it says so, and its country. */
export interface WeekRow {
  weekStart: number | null;
  country: string;
}

/** Returns on which day the business's weeks begin. */
export async function loadWeek(tx: Tx): Promise<WeekRow | undefined> {
  const [row] = await tx.query<WeekRow>({
    name: "asked_week",
    text: `select week_start as "weekStart", country from business where id = $1`,
    values: [tx.businessId],
  });
  return row;
}

/** An order of a client, as an answer names it. */
export interface ClientOrder {
  id: string;
  number: number;
  day: string;
  totalMinor: number;
  currency: Currency;
}

/** Returns a client's first order from today on, or the last one before today; cancelled ones left out. */
export async function findClientOrder(
  tx: Tx,
  clientId: string,
  today: string,
  which: "next" | "last",
): Promise<ClientOrder | undefined> {
  const [isIn, direction] = which === "next" ? [">=", "asc"] : ["<", "desc"];
  const [order] = await tx.query<ClientOrder>({
    name: `asked_client_${which}_order`,
    text: `select id, number, delivery_date as day, total_minor as "totalMinor", currency from orders
      where business_id = $1 and client_id = $2 and deleted_at is null and cancelled_at is null
        and delivery_date ${isIn} $3
      order by delivery_date ${direction}, id ${direction} limit 1`,
    values: [tx.businessId, clientId, today],
  });
  return order;
}

/** Sums a span's expenses by supplier, the highest first; expenses without a supplier are left out. */
export async function sumSuppliers(
  tx: Tx,
  [from, to]: Span,
  currency: string,
  limit: number,
): Promise<{ supplier: string; amountMinor: number }[]> {
  return await tx.query({
    name: "asked_suppliers",
    text: `select min(business_name) as supplier, sum(amount_minor)::bigint as "amountMinor" from expense
      where business_id = $1 and date between $2 and $3 and currency = $4 and deleted_at is null
        and supplier_name_key <> ''
      group by supplier_name_key order by sum(amount_minor) desc limit $5`,
    values: [tx.businessId, from, to, currency, limit],
  });
}
