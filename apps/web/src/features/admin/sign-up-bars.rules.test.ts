import { describe, expect, it } from "vitest";
import { dayBarsOf } from "./sign-up-bars.rules.ts";

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));

describe("the bars of sign-ups", () => {
  it("stand against the highest day", () => {
    expect(dayBarsOf(days(1, 4, 0)).map(({ share }) => share)).toEqual([0.25, 1, 0]);
    expect(dayBarsOf(days(0, 0)).map(({ share }) => share)).toEqual([0, 0]);
  });

  it("name the peaks, never two that stand side by side", () => {
    const named = (...counts: number[]) => dayBarsOf(days(...counts)).map(({ isNamed }) => isNamed);
    expect(named(1, 3, 2, 0, 0, 1)).toEqual([false, true, false, false, false, true]);
    expect(named(2, 2, 2)).toEqual([true, false, false]);
    expect(named(0, 0)).toEqual([false, false]);
  });
});
