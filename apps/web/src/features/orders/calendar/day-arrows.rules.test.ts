import { describe, expect, it } from "vitest";
import { daysOfKey } from "./day-arrows.rules.ts";

describe("the keys of the calendar", () => {
  it("lead to the neighbours as they are seen", () => {
    const month = { isMonth: true, isRtl: false };
    expect(
      ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => daysOfKey(key, month)),
    ).toEqual([1, -1, 7, -7]);
    const mirrored = { isMonth: true, isRtl: true };
    expect([daysOfKey("ArrowRight", mirrored), daysOfKey("ArrowLeft", mirrored)]).toEqual([-1, 1]);
  });

  it("are only those to the sides in a week, and no others", () => {
    const week = { isMonth: false, isRtl: false };
    expect([daysOfKey("ArrowDown", week), daysOfKey("Enter", week)]).toEqual([null, null]);
  });
});
