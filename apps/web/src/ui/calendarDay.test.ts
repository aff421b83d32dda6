import { describe, expect, it } from "vitest";
import { readClock, parseDay, writeClock } from "./calendarDay.ts";

describe("days and times of the fields", () => {
  it("reads a day and writes the same day", () => {
    expect(parseDay("2026-11-27")?.toString()).toBe("2026-11-27");
    expect(parseDay("2028-02-29")?.toString()).toBe("2028-02-29");
  });

  it("takes what is no day for an empty field", () => {
    for (const text of [null, undefined, "", "27.11.2026", "2026-02-30", "2026-11-27T10:00:00Z"]) {
      expect(parseDay(text)).toBeNull();
    }
  });

  it("reads a time with or without seconds and writes hours and minutes", () => {
    for (const text of ["09:05", "09:05:59"]) {
      const time = readClock(text);
      expect(time && writeClock(time)).toBe("09:05");
    }
  });

  it("takes what is no time for an empty field", () => {
    for (const text of [null, undefined, "", "24:00", "9am"]) expect(readClock(text)).toBeNull();
  });
});
