import type { PaymentMethod } from "@marzipan/contract/payments";
import type { SentItem, SentPayment } from "./order-rows.ts";

/** A table of the own data: each row by the names of its columns, as it is written. */
export type OwnTable = readonly Readonly<Record<string, string>>[];

/** The tables of the own data that can be imported, by their names. */
export type OwnTables = Readonly<Partial<Record<OwnTableName, OwnTable>>>;

/** The tables that are read. */
export const ownTableNames = [
  "client",
  "category",
  "product",
  "catalog_section",
  "catalog_item",
  "orders",
  "order_item",
  "payment",
  "expense",
] as const;

/** A table that is read. */
export type OwnTableName = (typeof ownTableNames)[number];

/** A row of the own data as it is sent, with the id that it had. */
export interface OwnRow {
  oldId: string;
  row: number;
  cells: Record<string, string>;
  items?: SentItem[];
  payments?: SentPayment[];
}

/** What of the own data is imported, in this order: each kind may refer to those before it. */
export interface OwnData {
  clients: OwnRow[];
  products: OwnRow[];
  catalog: OwnRow[];
  orders: OwnRow[];
  expenses: OwnRow[];
  /** How many payments and refunds stay behind: their order was deleted, or has another currency. */
  leftPayments: number;
}

/** The kinds in the order in which they are imported. */
export const ownKinds = ["clients", "products", "catalog", "orders", "expenses"] as const;

type Row = OwnTable[number];

/** Returns a cell; the export puts `'` before a text that a spreadsheet would take for a formula. */
function cellOf(row: Row, name: string): string {
  const text = row[name] ?? "";
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

const isThere = (row: Row): boolean => !row["deleted_at"] && !row["merged_into"];

/** The allergens, or that there are none of the 14; an empty list states nothing. */
const allergensOf = (row: Row): string =>
  row["has_no_allergens"] === "true" ? "none" : cellOf(row, "allergens");

const yes = (row: Row, name: string): boolean => row[name] === "true";

function filled(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ""));
}

function rowsOf(table: OwnTable = [], cellsOf: (row: Row) => Record<string, string>): OwnRow[] {
  return table.filter(isThere).map((row, at) => ({
    oldId: row["id"] ?? "",
    row: at + 1,
    cells: filled(cellsOf(row)),
  }));
}

/** Reads the own data: what was deleted or merged into another is left out; ids are those of before. */
export function readOwnData(tables: OwnTables): OwnData {
  const nameById = (table: OwnTable = []): ReadonlyMap<string, string> =>
    new Map(table.map((row) => [row["id"] ?? "", cellOf(row, "name")]));
  const categories = nameById(tables.category);
  const sections = nameById(tables.catalog_section);
  const positions = new Map(
    (tables.catalog_section ?? []).map((row) => [row["id"] ?? "", Number(row["position"])]),
  );
  const orders = ordersOf(tables);
  return {
    clients: rowsOf(tables.client, (row) => ({
      name: cellOf(row, "name"),
      phone: cellOf(row, "phone"),
      email: cellOf(row, "email"),
      language: cellOf(row, "language"),
      allergens: cellOf(row, "allergens"),
      allergyNote: cellOf(row, "allergy_note"),
      notes: cellOf(row, "notes"),
    })),
    products: rowsOf(tables.product, (row) => ({
      name: cellOf(row, "name"),
      category: categories.get(row["category_id"] ?? "") ?? "",
      description: cellOf(row, "description"),
      allergens: allergensOf(row),
      marks: cellOf(row, "marks"),
    })),
    catalog: rowsOf((tables.catalog_item ?? []).toSorted(byPlace(positions)), (row) =>
      itemCells(row, sections),
    ),
    orders,
    expenses: rowsOf(tables.expense, (row) => ({
      date: cellOf(row, "date"),
      amount: cellOf(row, "amount"),
      name: cellOf(row, "business_name"),
      category: cellOf(row, "category"),
      currency: cellOf(row, "currency"),
      notes: cellOf(row, "description"),
      receiptNumber: cellOf(row, "receipt_number"),
      repeatDay: cellOf(row, "repeat_day"),
      creditForId: cellOf(row, "credit_for_id"),
    })),
    leftPayments: withoutVoided(tables.payment).length - countPayments(orders),
  };
}

/** Sections and items are stored in the order of the rows, so that the menu is as it was. */
function byPlace(sections: ReadonlyMap<string, number>): (one: Row, other: Row) => number {
  const placeOf = (row: Row): number =>
    (sections.get(row["section_id"] ?? "") ?? 1e6) * 1e6 + Number(row["position"]);
  return (one, other) => placeOf(one) - placeOf(other);
}

function itemCells(row: Row, sections: ReadonlyMap<string, string>): Record<string, string> {
  return {
    name: cellOf(row, "name"),
    price: cellOf(row, "price"),
    currency: cellOf(row, "currency"),
    category: sections.get(row["section_id"] ?? "") ?? "",
    description: cellOf(row, "description"),
    unitNote: cellOf(row, "unit_note"),
    allergens: allergensOf(row),
    marks: cellOf(row, "marks"),
    availability: yes(row, "is_active") ? "" : "false",
    isFromPrice: yes(row, "is_from_price") ? "true" : "",
    soldOutUntil: cellOf(row, "sold_out_until"),
    minQuantity: cellOf(row, "min_quantity"),
    quantityStep: cellOf(row, "quantity_step"),
    translations: cellOf(row, "translations"),
    productId: cellOf(row, "product_id"),
  };
}

function groupBy(table: OwnTable = [], name: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of table) {
    const key = row[name] ?? "";
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Orders by their numbers, which they keep, with their items and what was paid for them. */
function ordersOf(tables: OwnTables): OwnRow[] {
  const items = groupBy(tables.order_item, "order_id");
  const payments = groupBy(tables.payment, "order_id");
  const sorted = (tables.orders ?? []).toSorted(
    (one, other) => Number(one["number"]) - Number(other["number"]),
  );
  return rowsOf(sorted, orderCells).map((row) => ({
    ...row,
    items: (items.get(row.oldId) ?? [])
      .toSorted((one, other) => Number(one["position"]) - Number(other["position"]))
      .map((item) => ({
        name: cellOf(item, "dessert_name"),
        quantity: Number(item["quantity"]),
        unitPrice: Number(item["unit_price"]),
        productId: item["product_id"] || null,
      })),
    payments: paymentsOf(payments.get(row.oldId) ?? [], row.cells["currency"] ?? ""),
  }));
}

function orderCells(row: Row): Record<string, string> {
  const kind = row["deposit_kind"];
  return {
    number: cellOf(row, "number"),
    clientId: cellOf(row, "client_id"),
    name: cellOf(row, "client_name"),
    phone: cellOf(row, "phone"),
    email: cellOf(row, "customer_email"),
    date: cellOf(row, "delivery_date"),
    time: cellOf(row, "delivery_time").slice(0, 5),
    fulfilment: cellOf(row, "fulfilment"),
    address: cellOf(row, "address"),
    status: cellOf(row, "status"),
    isCancelled: row["cancelled_at"] ? "1" : "",
    isReady: row["ready_at"] ? "1" : "",
    createdDay: cellOf(row, "created_day"),
    cancelReason: cellOf(row, "cancel_reason"),
    total: cellOf(row, "agreed_price"),
    currency: cellOf(row, "currency"),
    deposit: kind === "sum" ? cellOf(row, "deposit_value") : "",
    depositPercent: kind === "percent" ? cellOf(row, "deposit_value") : "",
    depositDueDate: cellOf(row, "deposit_due_date"),
    notes: cellOf(row, "notes"),
    allergens: cellOf(row, "allergens"),
    allergyNote: cellOf(row, "allergy_note"),
    isOwed: isOwed(row) ? "1" : "",
  };
}

/** What was owed stays owed: only of imported history nothing was. */
function isOwed(row: Row): boolean {
  const isHistory =
    yes(row, "is_imported") && (row["delivery_date"] ?? "") < (row["created_day"] ?? "");
  return !isHistory;
}

const countPayments = (orders: readonly OwnRow[]): number =>
  orders.reduce((sum, { payments = [] }) => sum + payments.length, 0);

function withoutVoided(rows: OwnTable = []): Row[] {
  const voided = new Set(
    rows.flatMap((row) => (row["kind"] === "void" ? (row["refers_to_id"] ?? []) : [])),
  );
  return rows.filter((row) => row["kind"] !== "void" && !voided.has(row["id"] ?? ""));
}

/** What was paid in the order's currency, without what was voided. */
function paymentsOf(rows: readonly Row[], currency: string): SentPayment[] {
  const kept = withoutVoided(rows).filter((row) => row["currency"] === currency);
  const paid = kept.filter((row) => row["kind"] === "payment");
  const places = new Map(paid.map((row, at) => [row["id"] ?? "", at]));
  const refunds = kept.filter(
    (row) => row["kind"] === "refund" && places.has(row["refers_to_id"] ?? ""),
  );
  return [...paid, ...refunds].map((row) => {
    const refundOf = places.get(row["refers_to_id"] ?? "");
    return {
      amount: Number(row["amount"]),
      method: row["method"] as PaymentMethod,
      paidAt: row["paid_date"] ?? null,
      reference: cellOf(row, "reference"),
      note: cellOf(row, "note"),
      ...(row["kind"] === "refund" && refundOf !== undefined && { refundOf }),
    };
  });
}

/**
 * Cuts the rows of a kind into calls of at most `most` rows. Credits come in calls of their own after all others, so
 * that the new ids of the expenses that they belong to are known.
 */
export function callsOf(rows: readonly OwnRow[], most: number): OwnRow[][] {
  const isCredit = ({ cells }: OwnRow): boolean => cells["creditForId"] !== undefined;
  return [rows.filter((row) => !isCredit(row)), rows.filter(isCredit)].flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / most) }, (_none, call) =>
      part.slice(call * most, (call + 1) * most),
    ),
  );
}

/** The cells that hold the id of another entry. */
const references: ReadonlySet<string> = new Set(["clientId", "productId", "creditForId"]);

/** Returns a row with the ids of entries that were imported before it; those that were not imported are left out. */
export function withNewIds(row: OwnRow, ids: ReadonlyMap<string, string>): Omit<OwnRow, "oldId"> {
  const { oldId: _old, cells, items, ...rest } = row;
  const renamed = Object.entries(cells).flatMap(([name, text]): [string, string][] => {
    if (!references.has(name)) return [[name, text]];
    const id = ids.get(text);
    return id === undefined ? [] : [[name, id]];
  });
  return {
    ...rest,
    cells: Object.fromEntries(renamed),
    ...(items && {
      items: items.map((item) => ({ ...item, productId: ids.get(item.productId ?? "") ?? null })),
    }),
  };
}
