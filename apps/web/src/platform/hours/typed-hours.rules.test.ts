import { describe, expect, it } from "vitest";
import { copyToOpenDays, setDayOpen, setSpan } from "./typed-hours.rules.ts";

const nineToFive = { from: "09:00", to: "17:00" };
const week = [[nineToFive], [], [nineToFive], [], [], [], []];

describe("opening hours", () => {
  it("open a day with the hours that another has, and close it", () => {
    expect(setDayOpen(week, 1, true)[1]).toEqual([nineToFive]);
    expect(setDayOpen(week, 0, false)[0]).toEqual([]);
    expect(setDayOpen([[], [], [], [], [], [], []], 3, true)[3]).toEqual([nineToFive]);
  });

  it("copy a day's hours to the open days only", () => {
    const changed = setSpan(week, 0, 0, { from: "07:00", to: "12:00" });
    const copied = copyToOpenDays(changed, 0);
    expect(copied[2]).toEqual([{ from: "07:00", to: "12:00" }]);
    expect(copied[1]).toEqual([]);
  });
});
