import fc from "fast-check";
import { addDays } from "@marzipan/domain/dates";
import { mendSums } from "../../features/figures/day-sums.actions.ts";
import type { TestApp } from "./test-app.ts";

/** A line of an order; money in minor units, the quantity in thousandths. */
export interface PlainLine {
  name: string;
  thousandths: number;
  priceMinor: number;
  sumMinor: number;
}

/** An order as a test knows it. */
export interface PlainOrder {
  client: number | null;
  day: string;
  hour: number | null;
  status: "pending" | "in_progress" | "completed";
  isCancelled: boolean;
  isDeleted: boolean;
  isHistory: boolean;
  currency: string;
  agreedMinor: number | null;
  totalMinor: number;
  lines: PlainLine[];
}

/** A payment, with what became of it. */
export interface PlainPayment {
  order: number | null;
  day: string;
  currency: string;
  amountMinor: number;
  refundMinor: number;
  refundDay: string;
  fate: "stands" | "voided" | "refunded" | "refund_voided";
}

/** An expense as a test knows it. */
export interface PlainExpense {
  day: string;
  category: string;
  currency: string;
  amountMinor: number;
  isDeleted: boolean;
}

/** A whole business as plain rows. */
export interface PlainBusiness {
  clients: string[];
  orders: PlainOrder[];
  payments: PlainPayment[];
  expenses: PlainExpense[];
}

const currencies = ["ILS", "USD", "EUR"];
const names = ["Cake", "Bun, big", "=1+1", "<b>&\"'", "חלה", "ケーキ"];

/** Draws businesses whose rows lie within some days around a day. */
export function drawBusinesses(around: string, days: number): fc.Arbitrary<PlainBusiness> {
  const day = fc.integer({ min: -days, max: Math.floor(days / 3) }).map((n) => addDays(around, n));
  const past = fc.integer({ min: -days, max: 0 }).map((n) => addDays(around, n));
  const currency = fc.constantFrom(...currencies);
  const rarely = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
  const line = fc
    .record({
      name: fc.constantFrom(...names),
      thousandths: fc.integer({ min: 0, max: 20_000 }),
      priceMinor: fc.integer({ min: 0, max: 20_000 }),
    })
    .map((one) => ({
      ...one,
      sumMinor: Math.floor((one.thousandths * one.priceMinor + 500) / 1000),
    }));
  const order = fc
    .record({
      client: fc.option(fc.integer({ min: 0, max: 3 })),
      day,
      hour: fc.option(fc.integer({ min: 0, max: 23 })),
      status: fc.constantFrom("pending", "in_progress", "completed", "completed", "completed"),
      isCancelled: rarely,
      isDeleted: rarely,
      isHistory: rarely,
      currency,
      agreedMinor: fc.option(fc.integer({ min: 0, max: 300_000 })),
      lines: fc.array(line, { maxLength: 4 }),
    })
    .map((one) => ({
      ...one,
      totalMinor: one.agreedMinor ?? one.lines.reduce((sum, { sumMinor }) => sum + sumMinor, 0),
    }));
  const payment = fc
    .record({
      order: fc.option(fc.integer({ min: 0, max: 11 })),
      day: past,
      currency,
      amountMinor: fc.integer({ min: 1, max: 100_000 }),
      part: fc.integer({ min: 1, max: 100 }),
      refundDay: past,
      fate: fc.constantFrom("stands", "stands", "voided", "refunded", "refund_voided"),
    })
    .map(({ part, ...one }) => ({
      ...one,
      refundMinor: Math.ceil((one.amountMinor * part) / 100),
    }));
  const expense = fc.record({
    day,
    category: fc.constantFrom("food", "fuel", "office", "other"),
    currency,
    amountMinor: fc.integer({ min: -20_000, max: 90_000 }).filter((minor) => minor !== 0),
    isDeleted: rarely,
  });
  return fc.record({
    clients: fc.constant(["Noa", "=SUM(A1)", "ליאת", "花子"]),
    orders: fc.array(order as fc.Arbitrary<PlainOrder>, { maxLength: 12 }),
    payments: fc.array(payment as fc.Arbitrary<PlainPayment>, { maxLength: 10 }),
    expenses: fc.array(expense, { maxLength: 8 }),
  });
}

const uuid = (kind: number, n: number): string =>
  `00000000-0000-7000-8${kind}00-${String(n).padStart(12, "0")}`;

const at = "2026-01-01T00:00:00Z";
const times = { created_at: at, updated_at: at };

/** Puts the rows of a plain business in the place of what a business has, and counts the sums kept of them. */
export async function storeBusiness(
  test: TestApp,
  businessId: string,
  plain: PlainBusiness,
): Promise<void> {
  const insert = async (table: string, rows: readonly object[]): Promise<void> => {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0] as object).join(", ");
    await test.asOwner(
      `insert into ${table} (business_id, ${columns})
       select '${businessId}', ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  };
  for (const table of ["payment", "expense", "order_item", "orders", "client"])
    await test.asOwner(`delete from ${table} where business_id = $1`, [businessId]);
  await insert("client", clientRows(plain));
  await insert("orders", orderRows(plain));
  await insert("order_item", lineRows(plain));
  await insert(
    "payment",
    plain.payments.flatMap((one, n) => paymentRows(plain, one, n)),
  );
  await insert("expense", expenseRows(plain));

  await test.deps.database.transact({ kind: "job", businessId }, mendSums);
}

function clientRows(plain: PlainBusiness): object[] {
  return plain.clients.map((name, n) => ({
    id: uuid(1, n),
    name,
    name_key: name,
    search_key: name,
    allergens: [],
    allergy_note: "",
    notes: "",
    ...times,
  }));
}

function orderRows(plain: PlainBusiness): object[] {
  return plain.orders.map((one, n) => ({
    id: uuid(2, n),
    number: n + 1,
    client_id: one.client === null ? null : uuid(1, one.client),
    client_name: one.client === null ? `Guest ${n}` : plain.clients[one.client],
    client_key: one.client === null ? `guest ${n}` : `client ${one.client}`,
    fulfilment: "pickup",
    delivery_date: one.day,
    delivery_time: one.hour === null ? null : `${String(one.hour).padStart(2, "0")}:30`,
    status: one.status,
    cancelled_at: one.isCancelled ? at : null,
    deleted_at: one.isDeleted ? at : null,
    allergens: [],
    allergy_note: "",
    currency: one.currency,
    items_total_minor: one.lines.reduce((sum, { sumMinor }) => sum + sumMinor, 0),
    agreed_price_minor: one.agreedMinor,
    total_minor: one.totalMinor,
    search_key: "",
    is_imported: one.isHistory,
    created_day: addDays(one.day, 1),
    ...times,
  }));
}

function lineRows(plain: PlainBusiness): object[] {
  return plain.orders.flatMap((one, n) =>
    one.lines.map((line, position) => ({
      order_id: uuid(2, n),
      position,
      dessert_name: line.name,
      name_key: line.name,
      quantity: line.thousandths / 1000,
      unit_price_minor: line.priceMinor,
      line_total_minor: line.sumMinor,
    })),
  );
}

function expenseRows(plain: PlainBusiness): object[] {
  return plain.expenses.map((one, n) => ({
    id: uuid(4, n),
    date: one.day,
    category: one.category,
    amount_minor: one.amountMinor,
    currency: one.currency,
    description: "",
    business_name: "",
    supplier_name_key: "",
    receipt_number: "",
    search_key: "",
    deleted_at: one.isDeleted ? at : null,
    ...times,
  }));
}

function paymentRows(plain: PlainBusiness, one: PlainPayment, n: number): object[] {
  const order = one.order === null ? undefined : plain.orders[one.order];
  const row = (kind: string, place: number, amount: number, effect: number, of: number | null) => ({
    id: uuid(3, n * 10 + place),
    order_id: order && one.order !== null ? uuid(2, one.order) : null,
    order_number: order && one.order !== null ? one.order + 1 : null,
    kind,
    refers_to_id: of === null ? null : uuid(3, n * 10 + of),
    amount_minor: amount,
    effect_minor: effect,
    currency: one.currency,
    method: "cash",
    reference: "",
    note: "",
    paid_date: place > 1 || (place === 1 && kind === "refund") ? one.refundDay : one.day,
    search_key: "",
    created_at: `2026-01-01T00:00:0${place}Z`,
  });
  const { amountMinor, refundMinor, fate } = one;
  const paid = row("payment", 0, amountMinor, amountMinor, null);
  if (fate === "stands") return [paid];
  if (fate === "voided") return [paid, row("void", 1, amountMinor, -amountMinor, 0)];
  const refund = row("refund", 1, refundMinor, -refundMinor, 0);
  if (fate === "refunded") return [paid, refund];
  return [paid, refund, row("void", 2, refundMinor, refundMinor, 1)];
}
