import { requestStatuses } from "@marzipan/contract/order-requests";
import { describe, expect, it } from "vitest";
import {
  canMoveRequest,
  isOpenRequest,
  isQuoteExpired,
  isSoldOut,
  problemOfQuantity,
  requestTotalMinor,
} from "./order-requests.ts";

describe("a request", () => {
  it("is answered, withdrawn or expires while it is open, and never again", () => {
    for (const from of requestStatuses) {
      for (const to of requestStatuses) {
        const isAllowed = isOpenRequest(from) && to !== "new";
        expect([from, to, canMoveRequest(from, to)]).toEqual([from, to, isAllowed]);
      }
    }
  });

  it("has a price that holds until its instant", () => {
    const until = new Date("2026-11-26T12:00:00Z");
    expect(isQuoteExpired(until, new Date("2026-11-26T11:59:59.999Z"))).toBe(false);
    expect(isQuoteExpired(until, until)).toBe(true);
  });
});

describe("an amount", () => {
  const dozen = { minQuantity: 12, quantityStep: 6 };
  it.each([
    [12, null],
    [18, null],
    [11, "too_small"],
    [0, "too_small"],
    [13, "bad_step"],
    [1_000_000, "too_big"],
  ])("of %d from 12 in sixes is %s", (quantity, problem) => {
    expect(problemOfQuantity(quantity, dozen)?.problem ?? null).toBe(problem);
  });

  it("may be a part, counted without rounding away", () => {
    const kilo = { minQuantity: 0.3, quantityStep: 0.1 };
    expect([0.3, 0.4, 0.7, 1.1, 2].map((quantity) => problemOfQuantity(quantity, kilo))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(problemOfQuantity(0.35, kilo)).toEqual({ problem: "bad_step", limit: 0.1 });
  });
});

describe("a request's total", () => {
  it("is the sum of its lines, each rounded half up", () => {
    expect(
      requestTotalMinor([
        { quantity: 0.5, unitPriceMinor: 1 },
        { quantity: 3, unitPriceMinor: 1050 },
      ]),
    ).toBe(3151);
    expect(requestTotalMinor([])).toBe(0);
  });

  it("is none where it is higher than an order can be", () => {
    expect(requestTotalMinor([{ quantity: 999, unitPriceMinor: 99_999_900 }])).toBeNull();
  });
});

it("an item is sold out until the day on which it is back", () => {
  expect(isSoldOut(null, "2026-11-26")).toBe(false);
  expect(isSoldOut("2026-11-27", "2026-11-26")).toBe(true);
  expect(isSoldOut("2026-11-26", "2026-11-26")).toBe(false);
});
