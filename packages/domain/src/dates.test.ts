import { describe, expect, it } from "vitest";
import { dayIn, timeIn } from "./dates.ts";
import { wallClockIn } from "./possible-days.ts";

describe("the day and time of an instant", () => {
  const at = new Date("2026-11-28T22:05:30Z");

  it.each([
    ["Asia/Jerusalem", "2026-11-29", "00:05"],
    ["America/New_York", "2026-11-28", "17:05"],
    ["Pacific/Chatham", "2026-11-29", "11:50"],
    ["UTC", "2026-11-28", "22:05"],
  ])("are those of %s", (timeZone, day, time) => {
    expect(dayIn(timeZone, at)).toBe(day);
    expect(timeIn(timeZone, at)).toBe(time);
    const [hour, minute] = time.split(":").map(Number);
    expect(wallClockIn(timeZone, at)).toEqual({ day, minutes: (hour ?? 0) * 60 + (minute ?? 0) });
  });

  it("change at the zone's midnight", () => {
    expect(dayIn("UTC", new Date("2026-12-31T23:59:59.999Z"))).toBe("2026-12-31");
    expect(dayIn("UTC", new Date("2027-01-01T00:00:00.000Z"))).toBe("2027-01-01");
  });

  it("have four digits for the year", () => {
    expect(dayIn("UTC", new Date("0987-03-04T12:00:00Z"))).toBe("0987-03-04");
  });
});
