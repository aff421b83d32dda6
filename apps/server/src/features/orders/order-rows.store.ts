import { lineTotalMinor } from "@marzipan/domain/money";
import { itemsTotalMinor, totalMinor } from "@marzipan/domain/orders";
import type { OrderFields } from "@marzipan/domain/orders";
import { nameKey } from "@marzipan/domain/search";
import type { Updateable } from "kysely";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import { mostNamedRows, textPerCount, valueRows } from "../../platform/database/value-rows.ts";

type OrderColumn = keyof Tables["orders"];

/** The column of each field that people write; lines and pictures have tables of their own. A field left out does not compile. */
const columnOf = {
  clientId: "client_id",
  clientName: "client_name",
  phone: "phone",
  customerEmail: "customer_email",
  deliveryDate: "delivery_date",
  deliveryTime: "delivery_time",
  fulfilment: "fulfilment",
  address: "address",
  notes: "notes",
  allergens: "allergens",
  allergyNote: "allergy_note",
  currency: "currency",
  agreedPriceMinor: "agreed_price_minor",
  depositKind: "deposit_kind",
  depositValueMinor: "deposit_value_minor",
  depositDueDate: "deposit_due_date",
  status: "status",
} as const satisfies Record<Exclude<keyof OrderFields, "lines" | "pictureIds">, OrderColumn>;

/** The columns that are made from the fields: sums and keys. */
const derived = [
  "client_key",
  "items_total_minor",
  "total_minor",
] as const satisfies readonly OrderColumn[];

type WrittenColumn = (typeof columnOf)[keyof typeof columnOf] | (typeof derived)[number];

/** The columns of an order that hold what people write, and what is made from it. */
export const written: readonly WrittenColumn[] = [...Object.values(columnOf), ...derived];

type Written = Pick<Tables["orders"], WrittenColumn>;

/** Returns an order's columns from its fields, with the sums and keys made from them. */
export function columnsOf(order: OrderFields): Required<Updateable<Written>> {
  return {
    client_id: order.clientId,
    client_name: order.clientName,
    client_key: nameKey(order.clientName),
    phone: order.phone,
    customer_email: order.customerEmail,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    fulfilment: order.fulfilment,
    address: order.address,
    notes: order.notes,
    allergens: [...order.allergens],
    allergy_note: order.allergyNote,
    currency: order.currency,
    items_total_minor: itemsTotalMinor(order.lines),
    agreed_price_minor: order.agreedPriceMinor,
    total_minor: totalMinor(order),
    deposit_kind: order.depositKind,
    deposit_value_minor: order.depositValueMinor,
    deposit_due_date: order.depositDueDate,
    status: order.status,
  };
}

const linesText = textPerCount(
  (
    count,
  ) => `insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity,
        unit_price_minor, line_total_minor, product_id)
      values ${valueRows(count, 2, 7)}`,
);

/** Asks to store the lines of an order that has none. */
export function addLines(tx: Tx, id: string, { lines }: OrderFields): Statement[] {
  if (lines.length === 0) return [];
  const adding: Statement = {
    ...(lines.length <= mostNamedRows ? { name: `add_lines_${lines.length}` } : {}),
    text: linesText(lines.length),
    values: [
      tx.businessId,
      id,
      ...lines.flatMap((line, position) => [
        position,
        line.dessertName,
        nameKey(line.dessertName),
        line.quantity,
        line.unitPriceMinor,
        lineTotalMinor(line.quantity, line.unitPriceMinor),
        line.productId,
      ]),
    ],
  };
  return [adding];
}
