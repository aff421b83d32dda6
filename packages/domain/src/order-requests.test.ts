import fc from "fast-check";
import { requestStatuses } from "@marzipan/contract/order-requests";
import { describe, expect, it } from "vitest";
import {
  canMoveRequest,
  expiresNow,
  isOpenRequest,
  isQuoteExpired,
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

describe("whatever can be ordered", () => {
  it("every step from the least on is allowed, and nothing between two steps", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 2, max: 50_000 }),
        fc.nat({ max: 10 }),
        (min, step, times) => {
          const item = { minQuantity: min / 1000, quantityStep: step / 1000 };
          const quantity = (min + step * times) / 1000;
          expect(problemOfQuantity(quantity, item)).toBeNull();
          expect(problemOfQuantity(quantity + 0.001, item)?.problem).toBe("bad_step");
          expect(problemOfQuantity((min - 1) / 1000, item)?.problem).toBe("too_small");
        },
      ),
    );
  });

  it("the total of all lines is the sum of the totals of each, in any order", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 0, max: 999_000 }).map((thousandths) => thousandths / 1000),
      unitPriceMinor: fc.nat({ max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const total = requestTotalMinor(lines);
        const each = lines.map((one) => requestTotalMinor([one]) ?? 0);
        expect(total).toBe(each.reduce((sum, one) => sum + one, 0));
        expect(requestTotalMinor(lines.toReversed())).toBe(total);
      }),
    );
  });
});

describe("the end of an unanswered request", () => {
  const request = {
    status: "new",
    deliveryDate: "2026-12-01",
    timeZone: "Asia/Jerusalem",
  } as const;

  it("comes with midnight where the business is", () => {
    const before = new Date("2026-12-01T21:59:59Z");
    const after = new Date("2026-12-01T22:00:00Z");
    expect([expiresNow(request, before), expiresNow(request, after)]).toEqual([false, true]);
    expect(expiresNow({ ...request, timeZone: "Pacific/Kiritimati" }, before)).toBe(true);
  });

  it.each(requestStatuses.map((status) => [status, status === "new" || status === "quoted"]))(
    "of status %s: %s",
    (status, expires) => {
      expect(expiresNow({ ...request, status }, new Date("2026-12-09T00:00:00Z"))).toBe(expires);
    },
  );
});
