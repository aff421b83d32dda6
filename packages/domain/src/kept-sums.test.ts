import { describe, expect, it } from "vitest";
import { changeOfSums, moveKey, sumsOfExpense, sumsOfOrder, sumsOfPayment } from "./kept-sums.ts";
import type { KeptSum, SummedOrder } from "./kept-sums.ts";
import { blankOrder } from "./orders.ts";
import type { OrderFields } from "./orders.ts";

const line = { dessertName: "Cake", quantity: 1.5, unitPriceMinor: 2000, productId: null };

function orderOf(fields: Partial<OrderFields>, more: Partial<SummedOrder> = {}): SummedOrder {
  const blank = { ...blankOrder("ILS"), clientName: "Dana", deliveryDate: "2026-11-20" };
  const facts = { cancelledAt: null, deletedAt: null };
  return { fields: { ...blank, ...fields }, ...facts, lineKeys: null, ...more };
}

const say = ({ kind, day, key, amountMinor, count, thousandths }: KeptSum) =>
  [kind, day, key, amountMinor, count, thousandths].join(" ");

describe("what an order adds", () => {
  it("is no money until it is completed, nor when it is cancelled or deleted", () => {
    const said = (...order: Parameters<typeof orderOf>) => sumsOfOrder(orderOf(...order)).map(say);
    const at = new Date();
    const fields = { status: "completed", lines: [line] } as const;
    expect(said({ lines: [line] })).toEqual(["open 2026-11-20 pending 0 1 0"]);
    expect(said({ status: "in_progress" })).toEqual(["open 2026-11-20 in_progress 0 1 0"]);
    expect(said(fields, { cancelledAt: at })).toEqual(["ended 2026-11-20 cancelled 0 1 0"]);
    expect(said(fields, { deletedAt: at })).toEqual([]);
  });

  it("is how it stands, its revenue, its client's month and quarter, and its items", () => {
    const time = { deliveryTime: "09:30", status: "completed" } as const;
    expect(sumsOfOrder(orderOf({ ...time, lines: [line] })).map(say)).toEqual([
      "ended 2026-11-20 completed 0 1 0",
      "revenue 2026-11-20 09 3000 1 0",
      "client 2026-11-01  3000 1 0",
      "client_quarter 2026-10-01  3000 1 0",
      "item 2026-11-20 n:cake 3000 1 1500",
    ]);
  });

  it("is an entry without a line where an agreed price has no line sums", () => {
    const order = orderOf({ status: "completed", agreedPriceMinor: 500 });
    expect(sumsOfOrder(order).map(say)).toEqual([
      "ended 2026-11-20 completed 0 1 0",
      "revenue 2026-11-20  500 1 0",
      "client 2026-11-01  500 1 0",
      "client_quarter 2026-10-01  500 1 0",
      "item 2026-11-20 other 500 1 0",
    ]);
  });

  it("goes under the keys that are stored", () => {
    const order = orderOf({ status: "completed", lines: [line] }, { lineKeys: ["cake for …"] });
    expect(sumsOfOrder(order).map(({ key }) => key)).toEqual([
      "completed",
      "",
      "",
      "",
      "n:cake for …",
    ]);
  });
});

it("adds a payment to the cash, and what is given back to the refunds", () => {
  const row = { paidDate: "2026-11-20", currency: "ILS", method: "cash" };
  const of = (kind: "payment" | "refund" | "void", effectMinor: number) =>
    sumsOfPayment({ ...row, kind, effectMinor }).map(
      (one) => `${one.kind} ${String(one.amountMinor)}`,
    );
  expect(of("payment", 500)).toEqual(["cash 500"]);
  expect(of("refund", -200)).toEqual(["cash -200", "refund 200"]);
  expect(of("void", -500)).toEqual(["cash -500"]);
  expect(of("void", 200)).toEqual(["cash 200", "refund -200"]);
});

it("asks only for sums that change, each once and in one order", () => {
  const spent = { date: "2026-11-20", currency: "ILS", category: "food", fileId: null };
  const before = sumsOfExpense({ ...spent, amountMinor: 500 });
  expect(changeOfSums(before, before)).toEqual([]);
  const after = sumsOfExpense({ ...spent, date: "2026-11-02", amountMinor: 500, fileId: "f" });
  expect(changeOfSums(before, after).map(say)).toEqual([
    "expense 2026-11-02 food 500 1 0",
    "expense 2026-11-20 food -500 -1 0",
    "expense_file 2026-11-02 food 0 1 0",
  ]);
  expect(moveKey(before, "fuel").map(say)).toEqual([
    "expense 2026-11-20 food -500 -1 0",
    "expense 2026-11-20 fuel 500 1 0",
  ]);
});
