import { monthStart } from "./dates.ts";
import { makesRevenue, spreadMinor } from "./figures.ts";
import { lineTotalMinor } from "./money.ts";
import { itemsTotalMinor, totalMinor } from "./orders.ts";
import type { OrderFields, OrderLine } from "./orders.ts";
import { nameKey } from "./search.ts";

/**
 * What a row adds to the sums that are kept by day beside the rows. What counts is said by `figures.ts`; the database
 * counts the same from the rows (`apps/server/src/features/figures/counted-rows.store.ts`), and a job compares both.
 */

/**
 * What a kept sum is of, and its key. `revenue` by hour of delivery, empty without one; `item` by product or name;
 * `client` by linked client, empty without one, its day the first of the month; `client_quarter` the same by quarter, so
 * that the clients of years are few rows; `cash` and `refund` by method; `expense` and `expense_file`, those with a file,
 * by category; `open` and `ended`, the number of orders by how they stand, of every currency together; `paid`, what was
 * paid for an order in its currency, by its id, which is on the order's row.
 */
export type SumKind =
  | "revenue"
  | "item"
  | "client"
  | "client_quarter"
  | "cash"
  | "refund"
  | "expense"
  | "expense_file"
  | "open"
  | "ended"
  | "paid";

/** What is added to one kept sum; money in minor units, quantities in thousandths. */
export interface KeptSum {
  kind: SumKind;
  day: string;
  currency: string;
  key: string;
  /** The name as it was typed, of items alone. */
  label: string;
  amountMinor: number;
  /** The rows that are summed. */
  count: number;
  thousandths: number;
}

/** The key of what agreed prices without line sums came to. */
export const otherItem = "other";

/** An order as its sums see it. */
export interface SummedOrder {
  fields: OrderFields;
  cancelledAt: Date | null;
  deletedAt: Date | null;
  /** The key of each line's name, where it is stored: erasing and older rules make others. */
  lineKeys: readonly string[] | null;
}

/** Returns what an order adds to the kept sums; a deleted one adds nothing. */
export function sumsOfOrder(order: SummedOrder): KeptSum[] {
  if (order.deletedAt !== null) return [];
  const state = sumOfState(order);
  const { fields } = order;
  const { deliveryDate: day, currency, clientId } = fields;
  const total = totalMinor(fields);
  if (!makesRevenue(countedOf(order))) return [state];
  const one = { currency, label: "", amountMinor: total, count: 1, thousandths: 0 };
  return [
    state,
    { ...one, kind: "revenue", day, key: fields.deliveryTime?.slice(0, 2) ?? "" },
    ...inQuarters([{ ...one, kind: "client", day: monthStart(day), key: clientId ?? "" }]),
    ...sumsOfLines(fields, order.lineKeys),
  ];
}

/** The state of an order: in its state, or cancelled whatever that is. */
function sumOfState({ fields, cancelledAt }: SummedOrder): KeptSum {
  const key = cancelledAt === null ? fields.status : "cancelled";
  const kind = key === "pending" || key === "in_progress" ? "open" : "ended";
  const one = { currency: "", label: "", amountMinor: 0, count: 1, thousandths: 0 };
  return { ...one, kind, day: fields.deliveryDate, key };
}

/** Returns the first day of a day's quarter of the year. */
export function quarterStart(day: string): string {
  const first = Number(day.slice(5, 7)) - ((Number(day.slice(5, 7)) - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}

/** Returns sums with what those of clients by month add by quarter. */
export function inQuarters(sums: readonly KeptSum[]): KeptSum[] {
  const ofClients = sums.filter(({ kind }) => kind === "client");
  const quarters = ofClients.map((one): KeptSum => {
    return { ...one, kind: "client_quarter", day: quarterStart(one.day) };
  });
  return [...sums, ...quarters];
}

function countedOf({ fields, cancelledAt, deletedAt }: SummedOrder) {
  return {
    status: fields.status,
    isCancelled: cancelledAt !== null,
    isDeleted: deletedAt !== null,
    deliveryDate: fields.deliveryDate,
    currency: fields.currency,
    totalMinor: totalMinor(fields),
  };
}

function sumsOfLines(fields: OrderFields, keys: SummedOrder["lineKeys"]): KeptSum[] {
  const { lines, agreedPriceMinor, deliveryDate: day, currency } = fields;
  const lineSums = lines.map((line) => lineTotalMinor(line.quantity, line.unitPriceMinor));
  const shares = agreedPriceMinor === null ? lineSums : spreadMinor(agreedPriceMinor, lineSums);
  const sums = lines.map((line, at): KeptSum => {
    const share = shares?.[at] ?? 0;
    return {
      kind: "item",
      day,
      currency,
      key: itemKey(line, keys?.[at]),
      label: line.dessertName,
      amountMinor: share,
      count: 1,
      thousandths: Math.round(line.quantity * 1000),
    };
  });
  if (agreedPriceMinor === null || agreedPriceMinor === 0 || itemsTotalMinor(lines) > 0)
    return sums;
  const rest = { amountMinor: agreedPriceMinor, count: 1, thousandths: 0 };
  return [...sums, { kind: "item", day, currency, key: otherItem, label: "", ...rest }];
}

function itemKey({ productId, dessertName }: OrderLine, key = nameKey(dessertName)): string {
  return productId === null ? `n:${key}` : `p:${productId}`;
}

/** A row of the payments as its sums see it. */
export interface SummedPayment {
  kind: "payment" | "refund" | "void";
  paidDate: string;
  currency: string;
  method: string;
  effectMinor: number;
}

/** Returns what a row of the payments adds to the kept sums; a void takes back what the voided row added. */
export function sumsOfPayment(payment: SummedPayment): KeptSum[] {
  const { kind, paidDate: day, currency, method: key, effectMinor } = payment;
  const one = { day, currency, key, label: "", count: 1, thousandths: 0 };
  const cash = { ...one, kind: "cash" as const, amountMinor: effectMinor };
  const isOfRefund = kind === "refund" || (kind === "void" && effectMinor > 0);
  return isOfRefund ? [cash, { ...one, kind: "refund", amountMinor: -effectMinor }] : [cash];
}

/** An expense as its sums see it. */
export interface SummedExpense {
  date: string;
  currency: string;
  category: string;
  amountMinor: number;
  fileId: string | null;
}

/** Returns what an expense that is not deleted adds to the kept sums. */
export function sumsOfExpense(expense: SummedExpense): KeptSum[] {
  const { date: day, currency, category: key, amountMinor, fileId } = expense;
  const one = { day, currency, key, label: "", count: 1, thousandths: 0 };
  const spent = { ...one, kind: "expense" as const, amountMinor };
  return fileId === null ? [spent] : [spent, { ...one, kind: "expense_file", amountMinor: 0 }];
}

/** Returns what to add when what is kept of clients goes over to another, or with an empty key to none. */
export function moveKey(sums: readonly KeptSum[], into: string): KeptSum[] {
  return changeOfSums(
    sums,
    sums.map((one) => ({ ...one, key: into })),
  );
}

/**
 * Returns what to add to the kept sums when a row that added `before` now adds `after`: each sum once, none that stays
 * as it is, always in the same order, so that two transactions take their locks in one order.
 */
export function changeOfSums(before: readonly KeptSum[], after: readonly KeptSum[]): KeptSum[] {
  const changes = new Map<string, KeptSum>();
  const add = (one: KeptSum, sign: 1 | -1): void => {
    const place = JSON.stringify([one.kind, one.day, one.currency, one.key, one.label]);
    const known = changes.get(place) ?? { ...one, amountMinor: 0, count: 0, thousandths: 0 };
    changes.set(place, {
      ...known,
      amountMinor: known.amountMinor + sign * one.amountMinor,
      count: known.count + sign * one.count,
      thousandths: known.thousandths + sign * one.thousandths,
    });
  };
  for (const one of before) add(one, -1);
  for (const one of after) add(one, 1);
  return [...changes]
    .filter(([, one]) => one.amountMinor !== 0 || one.count !== 0 || one.thousandths !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}
