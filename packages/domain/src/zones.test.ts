import { describe, expect, it } from "vitest";
import { wallClockIn } from "./possible-days.ts";
import { addDays } from "./dates.ts";
import { instantIn, shownTimes } from "./zones.ts";

/** What the wall clock shows at the instant that was found for a day and time. */
function shownAt(timeZone: string, day: string, time: string): string {
  const shown = wallClockIn(timeZone, instantIn(timeZone, day, time));
  const hours = String(Math.floor(shown.minutes / 60)).padStart(2, "0");
  return `${shown.day} ${hours}:${String(shown.minutes % 60).padStart(2, "0")}`;
}

describe("an instant", () => {
  it("is found by what the wall clock shows", () => {
    expect(instantIn("Asia/Jerusalem", "2026-11-27", "01:30")).toEqual(
      new Date("2026-11-26T23:30:00Z"),
    );
    expect(instantIn("America/New_York", "2026-11-26", "18:30")).toEqual(
      new Date("2026-11-26T23:30:00Z"),
    );
    expect(instantIn("UTC", "2026-11-26", "00:00")).toEqual(new Date("2026-11-26T00:00:00Z"));
  });

  it.each([
    ["Asia/Jerusalem", "2026-03-27", "2026-10-25"],
    ["America/Los_Angeles", "2026-03-08", "2026-11-01"],
    ["Europe/London", "2026-03-29", "2026-10-25"],
    ["Australia/Lord_Howe", "2026-04-05", "2026-10-04"],
    ["Pacific/Auckland", "2026-04-05", "2026-09-27"],
  ])("in %s is right around the days on which clocks change", (timeZone, ...changes) => {
    for (const change of changes) {
      for (const day of [addDays(change, -1), change, addDays(change, 1)]) {
        for (const time of ["00:00", "04:00", "08:00", "12:30", "23:30"])
          expect(shownAt(timeZone, day, time)).toBe(`${day} ${time}`);
      }
    }
  });

  it("of a time that is skipped lies as much later, of one that comes twice it is the first", () => {
    expect(shownAt("America/Los_Angeles", "2026-03-08", "02:30")).toBe("2026-03-08 03:30");
    expect(instantIn("America/Los_Angeles", "2026-11-01", "01:30")).toEqual(
      new Date("2026-11-01T08:30:00Z"),
    );
  });
});

describe("the times that a wall clock shows", () => {
  const all = Array.from(
    { length: 48 },
    (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
  );

  it.each([
    ["America/New_York", "2027-03-14", ["02:00", "02:30"]],
    ["America/New_York", "2027-03-13", []],
    ["America/New_York", "2026-11-01", []],
    ["Europe/Berlin", "2027-03-28", ["02:00", "02:30"]],
    ["Asia/Jerusalem", "2027-03-26", ["02:00", "02:30"]],
    ["Africa/Cairo", "2027-04-30", ["00:00", "00:30"]],
    ["Australia/Lord_Howe", "2027-10-03", ["02:00"]],
    ["Asia/Tokyo", "2027-03-14", []],
  ])("in %s on %s lack %j", (timeZone, day, missing) => {
    const shown = shownTimes(timeZone, day, all);
    expect(all.filter((time) => !shown.includes(time))).toEqual(missing);
  });
});
