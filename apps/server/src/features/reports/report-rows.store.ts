import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { PaymentKind, PaymentMethod } from "@marzipan/contract/payments";
import type { Span } from "@marzipan/domain/figures";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { isUnsettled } from "../figures/figures.actions.ts";

/** Whose rows a statement reads: the business's of one currency in a span. */
export interface RowsOf {
  businessId: string;
  currency: string;
  span: Span;
}

const valuesOf = ({ businessId, currency, span }: RowsOf): unknown[] => [
  businessId,
  currency,
  ...span,
];

/** An order as a report lists it; money in minor units. */
export interface OrderRow {
  number: number;
  delivery_date: Column<"orders.delivery_date">;
  delivery_time: Column<"orders.delivery_time">;
  client_name: Column<"orders.client_name">;
  phone: string | null;
  status: "pending" | "in_progress" | "completed";
  is_cancelled: boolean;
  is_settled: boolean;
  items: string[] | null;
  items_total_minor: Column<"orders.items_total_minor">;
  agreed_price_minor: Column<"orders.agreed_price_minor">;
  total_minor: Column<"orders.total_minor">;
  paid_minor: Column<"orders.paid_minor">;
}

/** Reads the orders of a span that are not deleted, by delivery. */
export function ordersStatement(of: RowsOf): Statement<OrderRow> {
  return {
    text: `select o.number, o.delivery_date, o.delivery_time, o.client_name, o.phone, o.status,
        o.cancelled_at is not null as is_cancelled, not (${isUnsettled("o.")}) as is_settled,
        (select array_agg(trim_scale(i.quantity) || ' × ' || i.dessert_name order by i.position)
           from order_item i where i.business_id = $1 and i.order_id = o.id) as items,
        o.items_total_minor, o.agreed_price_minor, o.total_minor, o.paid_minor
      from orders o
      where o.business_id = $1 and o.currency = $2 and o.deleted_at is null and o.delivery_date between $3 and $4
      order by o.delivery_date, o.delivery_time nulls last, o.number`,
    values: valuesOf(of),
  };
}

/** A line of an order, or an order without lines; money in minor units. */
export interface OrderLineRow {
  order_id: Column<"order_item.order_id">;
  number: number;
  delivery_date: Column<"orders.delivery_date">;
  client_name: Column<"orders.client_name">;
  status: OrderRow["status"];
  is_cancelled: boolean;
  agreed_price_minor: Column<"orders.agreed_price_minor">;
  total_minor: Column<"orders.total_minor">;
  dessert_name: Column<"order_item.dessert_name"> | null;
  quantity: number | null;
  unit_price_minor: Column<"order_item.unit_price_minor"> | null;
  line_total_minor: Column<"order_item.line_total_minor"> | null;
}

/** Reads the lines of a span's orders, those of one order together. */
export function orderLinesStatement(of: RowsOf): Statement<OrderLineRow> {
  return {
    text: `select o.id as order_id, o.number, o.delivery_date, o.client_name, o.status, o.cancelled_at is not null as is_cancelled,
        o.agreed_price_minor, o.total_minor, i.dessert_name, i.quantity, i.unit_price_minor, i.line_total_minor
      from orders o left join order_item i on i.business_id = o.business_id and i.order_id = o.id
      where o.business_id = $1 and o.currency = $2 and o.deleted_at is null and o.delivery_date between $3 and $4
      order by o.delivery_date, o.number, o.id, i.position`,
    values: valuesOf(of),
  };
}

/** A payment, refund or void with what it adds to the money received, in minor units. */
export interface PaymentRow {
  paid_date: Column<"payment.paid_date">;
  kind: PaymentKind;
  order_number: Column<"payment.order_number">;
  client_name: Column<"orders.client_name"> | null;
  method: PaymentMethod;
  reference: string;
  note: string;
  by_name: Column<"payment.by_name">;
  effect_minor: Column<"payment.effect_minor">;
}

/** Reads the payments, refunds and voids of a span by their day. */
export function paymentsStatement(of: RowsOf): Statement<PaymentRow> {
  return {
    text: `select p.paid_date, p.kind, p.order_number, o.client_name, p.method, p.reference, p.note, p.by_name, p.effect_minor
      from payment p left join orders o on o.business_id = p.business_id and o.id = p.order_id
      where p.business_id = $1 and p.currency = $2 and p.paid_date between $3 and $4
      order by p.paid_date, p.created_at, p.id`,
    values: valuesOf(of),
  };
}

/** An expense; its amount in minor units. */
export interface ExpenseRow {
  date: string;
  category: ExpenseCategory;
  business_name: Column<"expense.business_name">;
  description: string;
  receipt_number: Column<"expense.receipt_number">;
  file_id: Column<"expense.file_id">;
  content_type: Column<"file.content_type"> | null;
  amount_minor: Column<"expense.amount_minor">;
}

/** Reads the expenses of a span that are not deleted, by their date. */
export function expensesStatement(of: RowsOf): Statement<ExpenseRow> {
  return {
    text: `select e.date, e.category, e.business_name, e.description, e.receipt_number, e.file_id, f.content_type, e.amount_minor
      from expense e left join file f on f.business_id = e.business_id and f.id = e.file_id
      where e.business_id = $1 and e.currency = $2 and e.deleted_at is null and e.date between $3 and $4
      order by e.date, e.created_at, e.id`,
    values: valuesOf(of),
  };
}

/** An order that is not paid in full; money in minor units. */
export interface OwedRow {
  client_name: Column<"orders.client_name">;
  phone: string | null;
  number: number;
  delivery_date: Column<"orders.delivery_date">;
  total_minor: Column<"orders.total_minor">;
  paid_minor: Column<"orders.paid_minor">;
}

/** Reads the orders that are still owed for today, the oldest first, as `outstandingMinor` of the domain counts them. */
export function owedStatement({ businessId, currency }: RowsOf): Statement<OwedRow> {
  return {
    text: `select coalesce(c.name, o.client_name) as client_name, coalesce(c.phone, o.phone) as phone, o.number,
        o.delivery_date, o.total_minor, o.paid_minor
      from orders o left join client c on c.business_id = o.business_id and c.id = o.client_id
      where o.business_id = $1 and o.currency = $2 and o.deleted_at is null and o.cancelled_at is null
        and ${isUnsettled("o.")} and o.total_minor > o.paid_minor
      order by o.delivery_date, o.number`,
    values: [businessId, currency],
  };
}

/** A client as a report lists them. */
export interface ClientRow {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
}

/** Reads the clients by name. */
export function clientsStatement({ businessId }: RowsOf): Statement<ClientRow> {
  return {
    text: `select id, name, phone, email from client where business_id = $1 and deleted_at is null order by name_key, id`,
    values: [businessId],
  };
}

/** A product as a report lists it. */
export interface ProductRow {
  name: string;
  category: string | null;
  description: string;
}

/** Reads the products by name. */
export function productsStatement({ businessId }: RowsOf): Statement<ProductRow> {
  return {
    text: `select p.name, k.name as category, p.description
      from product p left join category k on k.business_id = p.business_id and k.id = p.category_id
      where p.business_id = $1 and p.deleted_at is null order by p.name_key, p.id`,
    values: [businessId],
  };
}

/** An item of the menu; its price in minor units. */
export interface MenuItemRow {
  name: string;
  section: string | null;
  description: string;
  is_active: Column<"catalog_item.is_active">;
  price_minor: Column<"catalog_item.price_minor">;
}

/** Reads the menu's items of a currency in their order. */
export function menuItemsStatement({ businessId, currency }: RowsOf): Statement<MenuItemRow> {
  return {
    text: `select i.name, s.name as section, i.description, i.is_active, i.price_minor
      from catalog_item i left join catalog_section s on s.business_id = i.business_id and s.id = i.section_id
      where i.business_id = $1 and i.currency = $2 and i.deleted_at is null order by s.position nulls last, i.position, i.id`,
    values: [businessId, currency],
  };
}

/** The currencies that a business's rows bear in a span, by what bears them. */
export interface UsedCurrency {
  of: "orders" | "payments" | "expenses" | "owed" | "menu";
  currency: string;
}

/** Lists the currencies of a span's rows, of what is owed today, and of the menu. */
export async function listUsedCurrencies(tx: Tx, [from, to]: Span): Promise<UsedCurrency[]> {
  return await tx.query<UsedCurrency>({
    name: "report_currencies",
    text: `select distinct 'orders' as of, currency from orders
        where business_id = $1 and deleted_at is null and delivery_date between $2 and $3
      union all select distinct 'payments', currency from payment where business_id = $1 and paid_date between $2 and $3
      union all select distinct 'expenses', currency from expense
        where business_id = $1 and deleted_at is null and date between $2 and $3
      union all select distinct 'owed', currency from orders
        where business_id = $1 and deleted_at is null and cancelled_at is null
      union all select distinct 'menu', currency from catalog_item where business_id = $1 and deleted_at is null`,
    values: [tx.businessId, from, to],
  });
}

/** Returns the business's name. */
export async function loadBusinessName(tx: Tx): Promise<string> {
  const rows = await tx.query<{ name: string }>({
    name: "report_business",
    text: "select name from business where id = $1",
    values: [tx.businessId],
  });
  return rows[0]?.name ?? "";
}
