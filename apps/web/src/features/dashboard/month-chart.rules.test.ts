import { describe, expect, it } from "vitest";
import { changeOf, hasRevenue, monthBarsOf } from "./month-chart.rules.ts";

const november = {
  currency: "ILS",
  thisMonth: 18_460,
  lastMonthSameDays: 16_050,
  lastMonth: 19_000,
};

describe("the bars of the month", () => {
  it("share one scale that begins at zero, the whole of last month included", () => {
    const bars = monthBarsOf(november, [november]);
    expect(bars.thisMonth).toBeCloseTo(0.9716, 4);
    expect(bars.lastMonthSameDays + bars.lastMonthRest).toBe(1);
  });

  it("share it with what was spent in the same currency, and with no other", () => {
    const spent = { currency: "ILS", thisMonth: 3800, lastMonthSameDays: 0, lastMonth: 9500 };
    const dollars = { currency: "USD", thisMonth: 12, lastMonthSameDays: 0, lastMonth: 0 };
    const all = [november, spent, dollars];
    expect(monthBarsOf(spent, all)).toEqual({
      thisMonth: 0.2,
      lastMonthSameDays: 0,
      lastMonthRest: 0.5,
    });
    expect(monthBarsOf(dollars, all).thisMonth).toBe(1);
  });

  it("are empty when nothing was sold", () => {
    const nothing = { currency: "ILS", thisMonth: 0, lastMonthSameDays: 0, lastMonth: 0 };
    expect(monthBarsOf(nothing, [nothing])).toEqual({
      thisMonth: 0,
      lastMonthSameDays: 0,
      lastMonthRest: 0,
    });
    expect(hasRevenue(nothing)).toBe(false);
  });
});

describe("the change against last month", () => {
  it("compares the same days", () => {
    expect(changeOf(november)).toBeCloseTo(0.15, 2);
    expect(changeOf({ ...november, thisMonth: 8025 })).toBeCloseTo(-0.5, 4);
  });

  it("is not said when the same days of last month brought nothing", () => {
    expect(changeOf({ thisMonth: 500, lastMonthSameDays: 0, lastMonth: 900 })).toBeNull();
  });
});
