import { describe, expect, it } from "vitest";
import { dayCapacity, takesOneMore, takesPlaceOfDay } from "./day-capacity.ts";

const day = (taken: number, limit: number | null = 3) => ({ closed: null, taken, limit });

describe("a day's places", () => {
  it.each([
    [0, 0, { state: "places", left: 3, limit: 3 }],
    [2, 0, { state: "places", left: 1, limit: 3 }],
    [2, 1, { state: "places", left: 1, limit: 3 }],
    [3, 0, { state: "full", limit: 3 }],
    [3, 1, { state: "over", by: 1, limit: 3 }],
    [5, 0, { state: "over", by: 2, limit: 3 }],
  ])("with %i taken and %i more to come", (taken, adding, capacity) => {
    expect(dayCapacity(day(taken), adding)).toEqual(capacity);
  });

  it("have no end without a limit, and none count on a closed day", () => {
    expect(dayCapacity(day(40, null), 1)).toEqual({ state: "unlimited" });
    expect(dayCapacity({ closed: "weekday", taken: 0, limit: null })).toEqual({
      state: "closed",
      reason: "weekday",
    });
  });

  it("take one more until none is left", () => {
    expect(
      [day(2), day(3), day(9, null), { ...day(0), closed: "days" as const }].map(takesOneMore),
    ).toEqual([true, false, true, false]);
  });
});

describe("an order", () => {
  it.each([
    ["pending", false, true],
    ["in_progress", false, true],
    ["completed", false, false],
    ["completed", true, true],
  ] as const)("%s, of a request: %s, takes a place: %s", (status, isRequested, takes) => {
    expect(takesPlaceOfDay({ status, isRequested })).toBe(takes);
  });
});
