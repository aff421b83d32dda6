import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "@marzipan/domain/dates";
import type { BookDeposit, BookOrder, BookOwed, Books } from "./books.ts";
import type { Insight, InsightKind } from "./insight.ts";
import { findInsights } from "./rank.ts";
import { books, order, today } from "./testing.ts";

const ago = (days: number) => addDays(today, -days);

/** Returns one order on each day from so many days ago to so many days ago. */
function daily(from: number, to: number, changes: (at: number) => Partial<BookOrder> = () => ({})) {
  return Array.from({ length: from - to + 1 }, (_, at) =>
    order({ day: ago(from - at), ...changes(from - at) }),
  );
}

function find(kind: InsightKind, changes: Partial<Books>): Insight | undefined {
  return findInsights(books(changes), "ILS", today).find((insight) => insight.kind === kind);
}

function figures(insight: Insight | undefined): Record<string, number> | undefined {
  return insight && Object.fromEntries(insight.figures.map(({ key, value }) => [key, value]));
}

const owed = (at: number, amountMinor: number): BookOwed => ({
  currency: "ILS",
  day: ago(at),
  amountMinor,
  ordersCount: 1,
});

const deposit: BookDeposit = {
  currency: "ILS",
  day: addDays(today, 9),
  depositMinor: 90_000,
  paidMinor: 0,
  dueOn: ago(1),
};

const line = (itemId: string, unitPriceMinor = 10_000, quantity = 1) => ({
  lines: [{ itemId, name: itemId, quantity, unitPriceMinor }],
});

describe("what was planted is found with its exact figures", () => {
  it("revenue a quarter above the same weeks of last year", () => {
    const orders = [...daily(448, 365), ...daily(84, 1, () => line("cake", 12_500))];
    const found = find("revenue_trend", { orders });
    expect(figures(found)).toEqual({ revenue: 1_050_000, revenue_last_year: 840_000, change: 25 });
    expect(found?.stakeMinor).toBe(210_000);
    expect(
      find("revenue_trend", { orders: orders.filter((_, at) => at % 7 === 0) }),
    ).toBeUndefined();
  });

  it("the best item", () => {
    const orders = daily(84, 1, (at) => line(at % 4 ? "cake" : "tart"));
    const found = find("best_item", { orders });
    expect(found?.subject).toBe("cake");
    expect(figures(found)).toEqual({ revenue: 630_000, orders: 63 });
    expect(find("best_item", { orders: orders.slice(-12) })).toBeUndefined();
  });

  it("an item that sinks", () => {
    const orders = daily(168, 1, (at) => line(at > 42 && at % 2 ? "tart" : "cake"));
    const found = find("sinking_item", { orders });
    expect(found?.subject).toBe("tart");
    const revenues = { revenue: 0, revenue_before: 630_000 };
    expect(figures(found)).toEqual({ orders: 0, orders_before: 63, ...revenues });
    expect(found?.stakeMinor).toBe(210_000);
  });

  it("an item sold below its usual and last price", () => {
    const orders = [...daily(60, 56), order({ day: ago(2), ...line("cake", 8_000, 3) })];
    const found = find("price_below_usual", { orders });
    const prices = { price: 8_000, price_usual: 10_000, price_last: 10_000 };
    expect(figures(found)).toEqual({ ...prices, sales: 5 });
    expect(found?.stakeMinor).toBe(6_000);
    expect(found?.action).toEqual({ do: "price", orderId: "order", priceMinor: 10_000 });
    expect(find("price_below_usual", { orders: orders.slice(-4) })).toBeUndefined();
  });

  it("a client who came every two weeks and stopped, unless an order is to come", () => {
    const who = { clientId: "7", clientName: "Dana" };
    const orders = [70, 84, 98, 112, 126, 140].map((at) => order({ day: ago(at), ...who }));
    const found = find("client_stopped", { orders });
    expect(found).toMatchObject({ subject: "Dana", action: { do: "write", clientId: "7" } });
    expect(figures(found)).toEqual({ orders: 6, rhythm: 14, silent: 70, average_order: 10_000 });
    const next = order({ day: addDays(today, 3), ...who });
    expect(find("client_stopped", { orders: [...orders, next] })).toBeUndefined();
    expect(find("client_stopped", { orders: orders.slice(2) })).toBeUndefined();
  });

  it("a weekday that overflows and one that stands empty, never one that is closed", () => {
    const orders = daily(84, 1).flatMap((one) => {
      const weekday = weekdayOf(one.day);
      if (weekday === 6) return [];
      return weekday === 5 ? [one, one, one, one] : [one, one];
    });
    const full = find("weekday_full", { orders });
    expect(full?.subject).toBe("5");
    expect(figures(full)).toEqual({ orders: 48, orders_usual: 24, revenue: 480_000 });
    const empty = find("weekday_empty", { orders });
    expect(empty?.subject).toBe("6");
    expect(figures(empty)).toEqual({ orders: 0, orders_usual: 24, revenue: 0 });
    expect(find("weekday_empty", { orders, closedWeekdays: [6] })).toBeUndefined();
  });

  it("what is unpaid, by age", () => {
    const rows = [5, 10, 40, 90].map((at) => owed(at, 10_000 - at * 100));
    const aged = { owed_8_30: 9_000, owed_31_60: 6_000, owed_over_60: 1_000 };
    expect(figures(find("unpaid", { owed: rows }))).toEqual({ owed: 16_000, orders: 3, ...aged });
    expect(find("unpaid", { owed: rows.slice(0, 1) })).toBeUndefined();
  });

  it("a deposit whose day has passed", () => {
    const due = { ...deposit, depositMinor: 5_000, paidMinor: 1_000 };
    const found = find("deposit_forgotten", { deposits: [due, { ...due, dueOn: today }] });
    expect(figures(found)).toEqual({ deposits: 4_000, orders: 1 });
  });

  it("more cancelled than before, with the reason", () => {
    const orders = daily(240, 1, (at) =>
      at <= 60 && at % 5 === 0
        ? { isCancelled: true, cancelReason: at % 15 ? "too dear" : "ill" }
        : {},
    );
    const found = find("cancelled_more", { orders });
    expect(found?.subject).toBe("too dear");
    const before = { lost_before: 0, of_before: 180, for_this_reason: 8 };
    expect(figures(found)).toEqual({ lost: 12, of: 60, lost_money: 120_000, ...before });
  });

  it("more requests declined than before, and those without an answer", () => {
    const requests = Array.from({ length: 240 }, (_, at) => ({
      id: String(at),
      currency: "ILS" as const,
      sentOn: ago(at + 1),
      state: at < 10 ? ("declined" as const) : ("accepted" as const),
      declineReason: at < 10 ? "full" : null,
      totalMinor: 3_000,
    }));
    expect(figures(find("declined_more", { requests }))).toMatchObject({ lost: 10, of: 60 });
    const open = requests.map((request) => ({ ...request, state: "open" as const })).slice(0, 3);
    const waiting = find("request_unanswered", { requests: open });
    expect(figures(waiting)).toEqual({ requests: 2, asked: 6_000 });
  });

  it("a category of expenses that jumped", () => {
    const months = ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"];
    const rows = months.map((month, at) => ({
      currency: "ILS" as const,
      day: `${month}-03`,
      category: "power",
      amountMinor: at === 6 ? 25_000 : 10_000 + at * 100,
    }));
    const found = find("expense_jumped", { expenses: rows });
    expect(figures(found)).toEqual({ spent: 25_000, spent_usual: 10_250, change: 143.9 });
    expect(find("expense_jumped", { expenses: rows.slice(1) })).toBeUndefined();
  });

  it("a supplier's price that rose", () => {
    const purchases = [90, 70, 50, 30, 10].map((at) => ({
      currency: "ILS" as const,
      day: ago(at),
      supplier: "Mill",
      item: "flour",
      quantity: 10,
      unitPriceMinor: at === 10 ? 600 : 500,
    }));
    const found = find("supplier_price_rose", { purchases });
    const prices = { price: 600, price_usual: 500, change: 20 };
    expect(figures(found)).toEqual({ ...prices, purchases: 4 });
    expect(find("supplier_price_rose", { purchases: purchases.slice(1) })).toBeUndefined();
  });

  it("discounts by agreed price", () => {
    const orders = daily(10, 1, (at) => (at <= 3 ? { totalMinor: 7_000 } : {}));
    const found = find("agreed_discounts", { orders });
    const sums = { given: 9_000, by_prices: 100_000, change: -9 };
    expect(figures(found)).toEqual({ orders: 3, ...sums });
  });

  it("a month that will end above the usual one, as a span", () => {
    const orders = daily(220, 1, (at) => (at <= 20 ? line("cake", 20_000) : {}));
    const found = find("month_end", { orders });
    const whole = { delivered: 400_000, booked: 0, usual: 300_000, days_left: 10 };
    expect(figures(found)).toEqual({ ...whole, low: 500_000, high: 500_000 });
    expect(find("month_end", { orders: orders.slice(-70) })).toBeUndefined();
  });

  it("tells what is only likely of a month in whole units of money", () => {
    const orders = daily(220, 1, (at) => (at <= 20 ? line("cake", 20_033) : line("cake", 9_977)));
    const { low, high, usual } = figures(find("month_end", { orders })) ?? {};
    expect([low, high, usual].map((sum) => Number(sum) % 100)).toEqual([0, 0, 0]);
  });

  it("a month with more booked than usually comes, never as a span of one number", () => {
    const past = daily(220, 1, (at) => line("cake", at % 2 ? 5_000 : 15_000));
    const booked = order({ day: ago(-3), isCompleted: false, ...line("cake", 900_000) });
    const found = figures(find("month_end", { orders: [...past, booked] }));
    expect(found).toMatchObject({ booked: 900_000, low: 1_100_000 });
    expect(found?.["high"]).toBeGreaterThan(1_100_000);
  });
});

it("never mixes currencies, and ranks by money at stake", () => {
  const rows = [owed(20, 10_000), { ...owed(20, 10_000), currency: "USD" as const }];
  const found = findInsights(books({ owed: rows, deposits: [deposit] }), "ILS", today);
  expect(found.map(({ kind, currency, stakeMinor }) => [kind, currency, stakeMinor])).toEqual([
    ["deposit_forgotten", "ILS", 90_000],
    ["unpaid", "ILS", 10_000],
    ["unpaid", "USD", 10_000],
  ]);
});
