import type { PaymentFields } from "@marzipan/domain/payments";
import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Asked } from "../../platform/database/transaction.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A row of the payments with what the rows about it say. */
export type PaymentRow = Pick<
  Selectable<Tables["payment"]>,
  | "id"
  | "order_id"
  | "order_number"
  | "kind"
  | "refers_to_id"
  | "amount_minor"
  | "currency"
  | "method"
  | "reference"
  | "note"
  | "paid_date"
  | "by_name"
  | "created_at"
> & {
  client_name: Column<"orders.client_name"> | null;
  is_voided: boolean;
  refunded_minor: number;
};

/** The columns of `PaymentRow` over `payment p` of the business `$1`, joined with its order as `o`. */
export const paymentColumns = `p.id, p.order_id, p.order_number, o.client_name, p.kind, p.refers_to_id, p.amount_minor,
  p.currency, p.method, p.reference, p.note, p.paid_date, p.by_name, p.created_at,
  exists (select from payment v where v.business_id = $1 and v.refers_to_id = p.id
    and v.kind = 'void') as is_voided,
  coalesce((select sum(r.amount_minor) from payment r
    where r.business_id = $1 and r.refers_to_id = p.id and r.kind = 'refund'
      and not exists (select from payment v where v.business_id = $1 and v.refers_to_id = r.id
        and v.kind = 'void')), 0)::bigint as refunded_minor`;

/** Where the columns come from. */
export const paymentTables = `payment p left join orders o on o.business_id = p.business_id and o.id = p.order_id`;

/** Returns one row. */
export async function loadPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<PaymentRow>({
    name: "load_payment",
    text: `select ${paymentColumns} from ${paymentTables} where p.business_id = $1 and p.id = $2`,
    values: [tx.businessId, id],
  });
  return row;
}

/** Locks a row, so that of two voids or refunds at once the second sees the first. */
export async function lockPayment(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: "lock_payment",
    text: "select 1 as one from payment where business_id = $1 and id = $2 for update",
    values: [tx.businessId, id],
  });
}

/** Lists an order's rows, the first recorded first. */
export async function listOfOrder(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return await tx.query<PaymentRow>({
    name: "payments_of_order",
    text: `select ${paymentColumns} from ${paymentTables}
      where p.business_id = $1 and p.order_id = $2 order by p.id`,
    values: [tx.businessId, orderId],
  });
}

/** Lists a row, the rows about it, and the rows about those, the first recorded first. */
export async function listAbout(tx: Tx, id: string): Promise<PaymentRow[]> {
  return await tx.query<PaymentRow>({
    name: "payments_about",
    text: `select ${paymentColumns} from ${paymentTables}
      where p.business_id = $1 and (p.id = $2 or p.refers_to_id = $2 or p.refers_to_id in (
        select r.id from payment r where r.business_id = $1 and r.refers_to_id = $2)) order by p.id`,
    values: [tx.businessId, id],
  });
}

/** Returns whether an order has a payment that was not voided. */
export async function hasStanding(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.query({
    name: "order_has_payment",
    text: `select 1 as one from payment p where p.business_id = $1 and p.order_id = $2 and p.kind = 'payment'
      and not exists (select from payment v where v.business_id = $1 and v.refers_to_id = p.id
        and v.kind = 'void') limit 1`,
    values: [tx.businessId, orderId],
  });
  return row !== undefined;
}

/** The column of each field that people write; a field left out does not compile. */
const columnOf = {
  orderId: "order_id",
  amountMinor: "amount_minor",
  currency: "currency",
  method: "method",
  reference: "reference",
  paidAt: "paid_date",
  note: "note",
} as const satisfies Record<keyof PaymentFields, keyof Tables["payment"]>;

type FieldColumns = Required<
  Pick<Insertable<Tables["payment"]>, (typeof columnOf)[keyof typeof columnOf]>
>;

/** Returns a row's columns from its fields. */
export function columnsOf(payment: PaymentFields): FieldColumns {
  return {
    order_id: payment.orderId,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    method: payment.method,
    reference: payment.reference,
    paid_date: payment.paidAt,
    note: payment.note,
  };
}

/** A row to be stored; who recorded it is on it. */
export type NewPayment = Required<
  Omit<Insertable<Tables["payment"]>, "business_id" | "created_at">
>;

/** Asks to store a row; it is never changed afterwards. */
export function addPayment(tx: Tx, payment: NewPayment): Asked {
  return build
    .insertInto("payment")
    .values({ ...payment, business_id: tx.businessId, created_at: tx.now });
}
