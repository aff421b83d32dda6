import { addDays, addMonths, monthStart } from "@marzipan/domain/dates";
import type { BookExpense, BookOrder, BookPurchase, BookRequest, Books } from "./books.ts";

/** The day on which the test's shops are read. */
export const today = "2026-06-21";

/** Returns an order of one item, completed where its day has passed, changed as told. */
export function order(changes: Partial<BookOrder> & { day: string }): BookOrder {
  const lines = changes.lines ?? [
    { itemId: "cake", name: "Cake", quantity: 1, unitPriceMinor: 10_000 },
  ];
  const linesMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const totalMinor = changes.totalMinor ?? linesMinor;
  return {
    id: "order",
    currency: "ILS",
    clientId: null,
    clientName: "",
    createdOn: addDays(changes.day, -5),
    isCompleted: changes.day < today,
    isCancelled: false,
    cancelReason: null,
    linesMinor,
    totalMinor,
    ...changes,
    lines,
  };
}

/** Returns books with nothing but what is told. */
export function books(changes: Partial<Books>): Books {
  return {
    orders: [],
    since: addDays(today, -730),
    linesSince: addDays(today, -730),
    owed: [],
    deposits: [],
    requests: [],
    expenses: [],
    purchases: [],
    closedWeekdays: [],
    ...changes,
  };
}

/** Returns numbers from 0 to 1 that a seed decides. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the books of a shop in which nothing but chance happens: no season, no rhythm, no trend. */
export function randomShop(seed: number): Books {
  const random = randomOf(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const around = (spread: number) => 1 + spread * (random() + random() + random() - 1.5) * 2;
  const perDay = 1 + random() * 3;
  const items = 4 + pick(8);
  const clients = 15 + pick(60);
  const orders: BookOrder[] = [];
  const requests: BookRequest[] = [];
  for (let at = -450; at < 10; at += 1) {
    const day = addDays(today, at);
    for (let left = Math.exp(-perDay), drawn = random(); drawn > left; drawn *= random()) {
      const client = pick(clients);
      const lines = Array.from({ length: 1 + pick(2) }, () => {
        const item = pick(items);
        const unitPriceMinor = 4_000 + item * 500;
        return {
          itemId: String(item),
          name: `Item ${item}`,
          quantity: 1 + pick(3),
          unitPriceMinor,
        };
      });
      const whole = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
      const isCancelled = random() < 0.06;
      orders.push(
        order({
          day,
          lines,
          totalMinor: random() < 0.08 ? Math.round(whole * around(0.08)) : whole,
          clientId: String(client),
          clientName: `Client ${client}`,
          isCancelled,
          cancelReason: isCancelled ? (["ill", "moved"][pick(2)] ?? null) : null,
        }),
      );
    }
    if (at < 0 && random() < 0.5) {
      const state = random() < 0.2 ? "declined" : "accepted";
      const declineReason = state === "declined" ? "full" : null;
      requests.push({
        id: String(at),
        currency: "ILS",
        sentOn: day,
        state,
        declineReason,
        totalMinor: 9_000,
      });
    }
  }
  const expenses: BookExpense[] = [];
  const purchases: BookPurchase[] = [];
  for (let month = 0; month < 12; month += 1) {
    const day = addMonths(monthStart(today), -month);
    for (const category of ["rent", "flour", "packaging", "power", "fuel"]) {
      expenses.push({
        currency: "ILS",
        day,
        category,
        amountMinor: Math.round(80_000 * around(0.2)),
      });
    }
    for (const item of ["flour", "butter", "eggs", "sugar", "boxes"]) {
      const unitPriceMinor = Math.round(2_000 * around(0.04));
      purchases.push({ currency: "ILS", day, supplier: "Mill", item, quantity: 5, unitPriceMinor });
    }
  }
  return books({ orders, requests, expenses, purchases });
}
