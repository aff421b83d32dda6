import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTotalMinor, toMajor, toMinor } from "./money.ts";
import {
  blankOrder,
  copyOrder,
  depositDueDay,
  depositMinor,
  highestTotalMinor,
  itemsTotalMinor,
  patchOrder,
  problemsOfOrder,
  relabelsPrices,
  totalMinor,
} from "./orders.ts";
import type { OrderFields } from "./orders.ts";

const cents = fc.integer({ min: 0, max: 9_999_999_900 });
const thousandths = fc.integer({ min: 0, max: 999_999_000 });

function orderOf(changes: Partial<OrderFields>): OrderFields {
  return { ...blankOrder("ILS"), clientName: "Dana", deliveryDate: "2026-12-01", ...changes };
}

const cake = { dessertName: "Cake", quantity: 2, unitPriceMinor: 50_00, productId: null };

describe("money", () => {
  it("comes back from the wire as it went, for every amount of cents", () => {
    fc.assert(
      fc.property(cents, (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor);
      }),
    );
  });

  it("rounds a line half up to the minor unit", () => {
    fc.assert(
      fc.property(thousandths, cents, (parts, price) => {
        const exact = BigInt(parts) * BigInt(price);
        const rest = exact % 1000n;
        const expected = exact / 1000n + (rest >= 500n ? 1n : 0n);
        expect(lineTotalMinor(parts / 1000, price)).toBe(Number(expected));
      }),
    );
    expect(lineTotalMinor(0.5, 1)).toBe(1);
    expect(lineTotalMinor(0.499, 1)).toBe(0);
    expect(lineTotalMinor(1.005, 100)).toBe(101);
  });
});

describe("an order's total", () => {
  it("is the sum of its rounded lines, in any order", () => {
    const line = fc.record({
      quantity: thousandths.map((n) => n / 1_000_000),
      unitPriceMinor: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const full = lines.map((one) => ({
          ...cake,
          ...one,
          quantity: Math.round(one.quantity * 1000) / 1000,
        }));
        const sum = full.reduce(
          (total, one) => total + lineTotalMinor(one.quantity, one.unitPriceMinor),
          0,
        );
        expect([itemsTotalMinor(full), itemsTotalMinor(full.toReversed())]).toEqual([sum, sum]);
      }),
    );
  });

  it("is the agreed price where there is one, a price of nothing too", () => {
    expect(totalMinor({ lines: [cake], agreedPriceMinor: null })).toBe(100_00);
    expect(totalMinor({ lines: [cake], agreedPriceMinor: 80_00 })).toBe(80_00);
    expect(totalMinor({ lines: [cake], agreedPriceMinor: 0 })).toBe(0);
  });
});

describe("a deposit", () => {
  it("is the sum asked for, or the percentage of the total rounded half up", () => {
    expect(depositMinor({ depositKind: null, depositValueMinor: null }, 100_00)).toBe(0);
    expect(depositMinor({ depositKind: "sum", depositValueMinor: 30_00 }, 100_00)).toBe(30_00);
    expect(depositMinor({ depositKind: "percent", depositValueMinor: 30_00 }, 99_99)).toBe(30_00);
    expect(depositMinor({ depositKind: "percent", depositValueMinor: 12_50 }, 1)).toBe(0);
    expect(depositMinor({ depositKind: "percent", depositValueMinor: 50_00 }, 1)).toBe(1);
  });

  it("is never more than the total", () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom("sum" as const, "percent" as const),
        (value, total, kind) => {
          const asked = kind === "percent" ? value % 100_01 : value;
          const deposit = depositMinor({ depositKind: kind, depositValueMinor: asked }, total);
          expect(deposit).toBeGreaterThanOrEqual(0);
          expect(deposit).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

describe("a change", () => {
  it("leaves what is left out", () => {
    const order = orderOf({
      notes: "no nuts",
      lines: [cake],
      agreedPriceMinor: 90_00,
      phone: "03 1234567",
    });
    expect(patchOrder(order, {})).toEqual(order);
    expect(patchOrder(order, { notes: null })).toEqual({ ...order, notes: null });
    expect(patchOrder(order, { agreedPrice: null }).agreedPriceMinor).toBeNull();
    expect(patchOrder(order, { items: [] }).lines).toEqual([]);
  });

  it("takes a deposit away with its kind", () => {
    const order = orderOf({
      depositKind: "sum",
      depositValueMinor: 5_00,
      depositDueDate: "2026-11-30",
    });
    expect(patchOrder(order, { depositKind: null })).toEqual(orderOf({}));
  });

  it("never changes the order it began with", () => {
    const order = orderOf({ lines: [cake] });
    const before = structuredClone(order);
    patchOrder(order, { items: [], notes: "x", status: "completed" });
    expect(order).toEqual(before);
  });

  it("of currency needs every price anew", () => {
    const order = orderOf({
      lines: [cake],
      agreedPriceMinor: 90_00,
      depositKind: "sum",
      depositValueMinor: 5_00,
    });
    const all = { currency: "USD" as const, items: [], agreedPrice: 10, depositValue: 2 };
    expect(relabelsPrices(order, all)).toBe(false);
    expect(relabelsPrices(order, { currency: "ILS" })).toBe(false);
    expect(relabelsPrices(order, { notes: "x" })).toBe(false);
    for (const left of ["items", "agreedPrice", "depositValue"] as const) {
      expect(relabelsPrices(order, { ...all, [left]: undefined })).toBe(true);
    }
    expect(relabelsPrices(order, { ...all, depositValue: undefined, depositKind: null })).toBe(
      false,
    );
    expect(relabelsPrices(orderOf({}), { currency: "EUR" })).toBe(false);
  });
});

describe("what does not go together", () => {
  const pathsOf = (changes: Partial<OrderFields>): string[] =>
    problemsOfOrder(orderOf(changes)).map((problem) => `${problem.path} ${problem.problem}`);

  it("is a deposit without its value or kind, or over 100 percent", () => {
    expect(pathsOf({ depositKind: "sum" })).toEqual(["depositValue required"]);
    expect(pathsOf({ depositValueMinor: 5_00 })).toEqual(["depositKind required"]);
    expect(pathsOf({ depositKind: "percent", depositValueMinor: 100_01 })).toEqual([
      "depositValue too_big",
    ]);
    expect(pathsOf({ depositKind: "percent", depositValueMinor: 100_00 })).toEqual([]);
    expect(pathsOf({ depositKind: "sum", depositValueMinor: 100_01 })).toEqual([]);
  });

  it("is a sum that no price can be", () => {
    const most = { ...cake, quantity: 1, unitPriceMinor: highestTotalMinor };
    expect(pathsOf({ lines: [most] })).toEqual([]);
    expect(pathsOf({ lines: [most, { ...cake, quantity: 0.001, unitPriceMinor: 10_00 }] })).toEqual(
      ["items too_big"],
    );
  });
});

it("a copy for another day is pending, with prices and without the deposit's date", () => {
  const order = orderOf({
    status: "completed",
    lines: [cake],
    depositKind: "percent",
    depositValueMinor: 20_00,
    depositDueDate: "2026-11-28",
    deliveryTime: "09:00",
  });
  expect(copyOrder(order, "2026-12-24", null)).toEqual({
    ...order,
    status: "pending",
    deliveryDate: "2026-12-24",
    deliveryTime: null,
    depositDueDate: null,
  });
});

it("lets a menu's deposit fall due some days after acceptance, before delivery, never before acceptance", () => {
  expect(depositDueDay("2026-11-26", 2, "2026-12-20")).toBe("2026-11-28");
  expect(depositDueDay("2026-11-26", 2, "2026-11-28")).toBe("2026-11-27");
  expect(depositDueDay("2026-11-26", 2, "2026-11-27")).toBe("2026-11-26");
  expect(depositDueDay("2026-11-26", 2, "2026-11-26")).toBe("2026-11-26");
  expect(depositDueDay("2026-11-26", 0, "2026-12-20")).toBe("2026-11-26");
});
