import { describe, expect, it } from "vitest";
import { clockOfParts, halfOf } from "./typedTime.ts";

const typed = (type: string, value: number) => ({ type, value, isPlaceholder: false });
const open = (type: string) => ({ type, isPlaceholder: true });

describe("a half-typed time", () => {
  it("is the full hour", () => {
    expect(clockOfParts([typed("hour", 14), open("minute")])).toBe("14:00");
    expect(clockOfParts([typed("hour", 9), open("minute"), typed("dayPeriod", 0)])).toBe("09:00");
    expect(clockOfParts([typed("hour", 9), open("minute"), typed("dayPeriod", 1)])).toBe("21:00");
  });

  it("lies in the working day where the half of the day is not said", () => {
    const half = open("dayPeriod");
    expect(clockOfParts([typed("hour", 2), open("minute"), half])).toBe("14:00");
    expect(clockOfParts([typed("hour", 12), typed("minute", 30), half])).toBe("12:30");
    expect(clockOfParts([typed("hour", 8), typed("minute", 15), half])).toBe("08:15");
  });

  it("is none without an hour, and stays as it is when it is whole", () => {
    expect(clockOfParts([open("hour"), typed("minute", 30)])).toBeNull();
    expect(clockOfParts([typed("hour", 8), typed("minute", 30)])).toBeNull();
    expect(clockOfParts([])).toBeNull();
  });

  it("lies in the opening hours where they tell", () => {
    const day = [{ from: "07:00", to: "19:00" }];
    expect([halfOf(4, day), halfOf(9, day), halfOf(6, [{ from: "05:30", to: "14:00" }])]).toEqual([
      1, 0, 0,
    ]);
    expect(halfOf(8, [{ from: "18:00", to: "22:00" }])).toBe(1);
    expect(clockOfParts([typed("hour", 4), typed("minute", 30), open("dayPeriod")], day)).toBe(
      "16:30",
    );
  });
});
