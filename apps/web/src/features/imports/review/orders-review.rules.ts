import type { RowAnswer } from "../sending/outcomes.rules.ts";
import type { RawRow, ReadyRow } from "../sending/row-reading.ts";

/** An order of the file, as it is written, as it is read, and what becomes of it. */
export interface ReviewedOrder {
  raw: RawRow;
  ready: ReadyRow;
  answer: RowAnswer;
}

/** Returns what an order comes to: its total, else the sum of its items, in major units. */
export function totalOf({ cells, items = [] }: ReadyRow): number {
  const total = Number(cells["total"] ?? Number.NaN);
  if (Number.isFinite(total)) return total;
  return items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/** How someone is told from others: by phone, else by email, else by the name. */
const keyOf = ({ cells }: ReadyRow): string =>
  cells["phone"]?.replaceAll(/\D/g, "").slice(-8) ||
  cells["email"]?.toLowerCase() ||
  (cells["name"] ?? "");

/** Counts the clients of orders, each once: those who are new, and those who are known by phone or email. */
export function countClients(orders: readonly ReviewedOrder[]): { fresh: number; known: number } {
  const [fresh, known] = [new Set<string>(), new Set<string>()];
  for (const { ready, answer } of orders) {
    if (answer.client === "known") known.add(keyOf(ready));
    if (answer.client === "new") fresh.add(keyOf(ready));
  }
  return { fresh: fresh.size, known: known.size };
}
