import type { Currency } from "@marzipan/contract/currencies";
import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { BookOrder, BookPurchase, SoldLine } from "@marzipan/insights/books";
import type { OrderFields } from "@marzipan/domain/orders";
import type { Tx } from "../../platform/database/database.ts";

/** What the insights read of a business: each list has its most rows, the newest first. */

/** An order without its lines. */
export type OrderRow = Omit<BookOrder, "lines">;

/** Lists the orders from a day on, deleted ones not. */
export async function listBookOrders(tx: Tx, from: string, most: number): Promise<OrderRow[]> {
  return await tx.query<OrderRow>({
    name: "books_orders",
    text: `select id, currency, client_id as "clientId", client_name as "clientName", delivery_date as day,
        least(created_day, delivery_date) as "createdOn", status = 'completed' as "isCompleted",
        cancelled_at is not null as "isCancelled", nullif(cancel_reason, '') as "cancelReason",
        total_minor as "totalMinor", items_total_minor as "linesMinor"
      from orders where business_id = $1 and deleted_at is null and delivery_date >= $2
      order by delivery_date desc limit $3`,
    values: [tx.businessId, from, most],
  });
}

/** A line with its order and that order's delivery day. */
export interface LineRow extends SoldLine {
  orderId: string;
  day: string;
}

/** Lists the lines of the orders from a day on, in their order. */
export async function listBookLines(tx: Tx, from: string, most: number): Promise<LineRow[]> {
  return await tx.query<LineRow>({
    name: "books_lines",
    text: `select o.id as "orderId", o.delivery_date as day, coalesce('p:' || i.product_id, 'n:' || i.name_key) as "itemId",
        coalesce(p.name, i.dessert_name) as name, i.quantity, i.unit_price_minor as "unitPriceMinor"
      from orders o join order_item i on i.business_id = $1 and i.order_id = o.id
        left join product p on p.business_id = $1 and p.id = i.product_id
      where o.business_id = $1 and o.deleted_at is null and o.delivery_date >= $2
      order by o.delivery_date desc, o.id, i.position limit $3`,
    values: [tx.businessId, from, most],
  });
}

/** An order to come that asks for a deposit, with what was paid for it. */
export type DepositRow = Pick<OrderFields, "depositKind" | "depositValueMinor"> & {
  id: string;
  clientName: string;
  currency: Currency;
  day: string;
  dueOn: string | null;
  totalMinor: number;
  paidMinor: number;
};

/** Lists the open orders from a day on that ask for a deposit, the next first. */
export async function listBookDeposits(tx: Tx, from: string, most: number): Promise<DepositRow[]> {
  return await tx.query<DepositRow>({
    name: "books_deposits",
    text: `select o.id, o.client_name as "clientName", o.currency, o.delivery_date as day, o.deposit_due_date as "dueOn", o.deposit_kind as "depositKind",
        o.deposit_value_minor as "depositValueMinor", o.total_minor as "totalMinor", p.paid as "paidMinor"
      from orders o, lateral (select coalesce(sum(effect_minor), 0)::bigint as paid from payment
        where business_id = $1 and order_id = o.id and currency = o.currency) p
      where o.business_id = $1 and o.delivery_date >= $2 and o.deposit_kind is not null
        and o.deleted_at is null and o.cancelled_at is null
      order by o.delivery_date limit $3`,
    values: [tx.businessId, from, most],
  });
}

/** A request of the menu with the business's day on which it was sent. */
export interface RequestRow {
  id: string;
  currency: Currency;
  sentOn: string;
  status: RequestStatus;
  answer: string;
  totalMinor: number;
}

/** Lists the requests since a day. */
export async function listBookRequests(
  tx: Tx,
  from: string,
  timeZone: string,
  most: number,
): Promise<RequestRow[]> {
  return await tx.query<RequestRow>({
    name: "books_requests",
    text: `select id, currency, (created_at at time zone $3)::date as "sentOn", status, answer_message as answer,
        total_minor as "totalMinor"
      from order_request where business_id = $1 and created_at >= ($2::date)::timestamp at time zone $3
      order by created_at desc limit $4`,
    values: [tx.businessId, from, timeZone, most],
  });
}

/** Lists the expenses of suppliers in a span as purchases, credits not: what the expense is for is what was bought. */
export async function listBookPurchases(
  tx: Tx,
  [from, to]: readonly [string, string],
  most: number,
): Promise<BookPurchase[]> {
  return await tx.query<BookPurchase>({
    name: "books_purchases",
    text: `select currency, date as day, business_name as supplier, description as item, 1 as quantity,
        amount_minor as "unitPriceMinor"
      from expense where business_id = $1 and deleted_at is null and supplier_name_key <> '' and amount_minor > 0 and date between $2 and $3
      order by date desc, id desc limit $4`,
    values: [tx.businessId, from, to, most],
  });
}

/** How a client is reached, and by which name the business writes. */
export interface ClientContact {
  id: string;
  name: string;
  phone: string | null;
  language: string | null;
  business: string;
  country: string;
}

/** Lists how some clients are reached. */
export async function listClientContacts(tx: Tx, ids: readonly string[]): Promise<ClientContact[]> {
  if (ids.length === 0) return [];
  return await tx.query<ClientContact>({
    name: "books_contacts",
    text: `select c.id, c.name, c.phone, c.language, b.name as business, b.country
      from client c join business b on b.id = $1
      where c.business_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is null`,
    values: [tx.businessId, ids],
  });
}
