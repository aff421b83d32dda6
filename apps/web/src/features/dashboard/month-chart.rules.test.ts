import { describe, expect, it } from "vitest";
import { changeOf, hasRevenue, monthBarsOf } from "./month-chart.rules.ts";

const november = { thisMonth: 18_460, lastMonthSameDays: 16_050, lastMonth: 19_000 };

describe("the bars of the month", () => {
  it("share one scale that begins at zero, the whole of last month included", () => {
    const bars = monthBarsOf(november);
    expect(bars.thisMonth).toBeCloseTo(0.9716, 4);
    expect(bars.lastMonthSameDays + bars.lastMonthRest).toBe(1);
  });

  it("are empty when nothing was sold", () => {
    const nothing = { thisMonth: 0, lastMonthSameDays: 0, lastMonth: 0 };
    expect(monthBarsOf(nothing)).toEqual({ thisMonth: 0, lastMonthSameDays: 0, lastMonthRest: 0 });
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
