import { owedAges } from "@marzipan/contract/analytics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./dates.ts";
import { averageOrderMinor, daysOfOwedAge, owedAgeOf, spreadMinor } from "./figures.ts";

describe("an agreed price over an order's lines", () => {
  it("adds up to the unit, each line within one unit of its share", () => {
    const lines = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 12 });
    const outcome = fc.check(
      fc.property(fc.nat(1_000_000_000), lines, (total, sums) => {
        const whole = sums.reduce((sum, line) => sum + line, 0);
        const parts = spreadMinor(total, sums);
        if (whole === 0) return parts === null;
        const isNear = (part: number, at: number): boolean =>
          Math.abs(part - (total * (sums[at] ?? 0)) / whole) < 1.001;
        return parts?.reduce((sum, part) => sum + part, 0) === total && parts.every(isNear);
      }),
    );
    expect(outcome.counterexample).toBeNull();
  });

  it("gives the missing units to the largest remainders, of equal ones to the first", () => {
    expect(spreadMinor(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spreadMinor(8001, [6000, 3330])).toEqual([5145, 2856]);
  });
});

it("has no average without orders", () => {
  expect(averageOrderMinor({ revenueMinor: 0, ordersCount: 0 })).toBeNull();
  expect(averageOrderMinor({ revenueMinor: 100, ordersCount: 3 })).toBe(33);
});

it("tells the age of what is owed by its days since delivery", () => {
  const ages = ["2026-11-27", "2026-11-26", "2026-11-19", "2026-11-18", "2026-10-27", "2026-10-26"];
  expect(ages.map((day) => owedAgeOf(day, "2026-11-26"))).toEqual([
    "not_due",
    "0-7",
    "0-7",
    "8-30",
    "8-30",
    "31-60",
  ]);
  expect(owedAgeOf("2026-09-26", "2026-11-26")).toBe("over_60");
});

it("lists under an age the days that are of it", () => {
  const today = "2026-11-26";
  for (let ago = -3; ago <= 70; ago += 1) {
    const day = addDays(today, -ago);
    const ages = owedAges.filter((age) => {
      const { from, to } = daysOfOwedAge(age, today);
      return (from ?? day) <= day && day <= (to ?? day);
    });
    expect(ages).toEqual([owedAgeOf(day, today)]);
  }
});
