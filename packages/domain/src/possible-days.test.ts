import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "./dates.ts";
import {
  answerDay,
  earliestOf,
  listPossibleDays,
  minutesOf,
  timesOf,
  wallClockIn,
} from "./possible-days.ts";
import type { TimeRules, WallClock } from "./possible-days.ts";

const hours = [{ from: "09:00", to: "18:00" }];
const rules: TimeRules = {
  leadTimeHours: 48,
  cutOffTime: null,
  daysAhead: 60,
  maxOrdersADay: 10,
  openingHours: [hours, hours, hours, hours, hours, [{ from: "08:00", to: "14:00" }], []],
  closedDays: [{ from: "2026-12-03", to: "2026-12-04" }],
  slotMinutes: 60,
  timeZone: "Asia/Jerusalem",
};
// A Thursday, ten in the morning.
const now: WallClock = { day: "2026-11-26", minutes: 600 };

describe("the earliest moment", () => {
  it("is the lead time from now", () => {
    expect(earliestOf(rules, now)).toEqual({ day: "2026-11-28", minutes: 600 });
    expect(earliestOf({ ...rules, leadTimeHours: 0 }, now)).toEqual(now);
    expect(earliestOf({ ...rules, leadTimeHours: 20 }, now)).toEqual({
      day: "2026-11-27",
      minutes: 360,
    });
  });

  it("counts from midnight once the cut-off has come", () => {
    const late = { ...rules, leadTimeHours: 12, cutOffTime: "10:00" };
    expect(earliestOf(late, now)).toEqual({ day: "2026-11-27", minutes: 720 });
    expect(earliestOf(late, { ...now, minutes: 599 })).toEqual({
      day: "2026-11-26",
      minutes: 1319,
    });
  });
});

describe("a day", () => {
  const stateOf = (date: string, taken = 0): string => answerDay(rules, now, date, taken).state;

  it("is too early within the lead time, and before today", () => {
    expect(stateOf("2026-11-27")).toBe("too_early");
    expect(stateOf("2026-11-25")).toBe("too_early");
    expect(stateOf("2020-01-01")).toBe("too_early");
  });

  it("is closed without opening hours and on closed days", () => {
    expect(stateOf("2026-11-28")).toBe("closed");
    expect(stateOf("2026-12-03")).toBe("closed");
    expect(stateOf("2026-12-04")).toBe("closed");
    expect(stateOf("2026-12-06")).toBe("open");
  });

  it("is full from the most orders a day on, and says how many places are left", () => {
    expect(answerDay(rules, now, "2026-11-29", 8)).toMatchObject({ state: "open", placesLeft: 2 });
    expect(answerDay(rules, now, "2026-11-29", 10)).toEqual({
      date: "2026-11-29",
      state: "full",
      placesLeft: 0,
      times: [],
    });
    expect(stateOf("2026-11-29", 11)).toBe("full");
    expect(answerDay({ ...rules, maxOrdersADay: null }, now, "2026-11-29", 99)).toMatchObject({
      placesLeft: null,
    });
  });

  it("is too late after the last day ahead", () => {
    expect(stateOf(addDays(now.day, 60))).toBe("open");
    expect(stateOf(addDays(now.day, 61))).toBe("too_late");
    expect(stateOf("2200-01-01")).toBe("too_late");
  });

  it("offers times from the earliest moment to the closing time", () => {
    const soon = { ...rules, leadTimeHours: 23 };
    expect(answerDay(soon, now, "2026-11-27", 0).times).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
    ]);
    expect(answerDay({ ...rules, leadTimeHours: 29 }, now, "2026-11-27", 0)).toMatchObject({
      state: "too_early",
    });
  });

  it("has times of several spans once and in order", () => {
    const split = [
      { from: "09:00", to: "11:00" },
      { from: "10:00", to: "12:00" },
    ];
    expect(
      timesOf({ ...rules, openingHours: Array.from({ length: 7 }, () => split) }, "2026-11-29"),
    ).toEqual(["09:00", "10:00", "11:00", "12:00"]);
  });
});

it("does not offer a time that the change to summer time skips", () => {
  const night = [{ from: "01:00", to: "04:00" }];
  const bakery = {
    ...rules,
    openingHours: Array.from({ length: 7 }, () => night),
    timeZone: "America/New_York",
  };
  expect(timesOf(bakery, "2027-03-14")).toEqual(["01:00", "03:00", "04:00"]);
  expect(timesOf(bakery, "2027-11-07")).toEqual(["01:00", "02:00", "03:00", "04:00"]);
});

describe("the wall clock", () => {
  it("is the business's own", () => {
    const at = new Date("2026-11-26T23:30:00Z");
    expect(wallClockIn("Asia/Jerusalem", at)).toEqual({ day: "2026-11-27", minutes: 90 });
    expect(wallClockIn("America/New_York", at)).toEqual({ day: "2026-11-26", minutes: 1110 });
    expect(wallClockIn("UTC", new Date("2026-11-26T00:00:00Z"))).toEqual({
      day: "2026-11-26",
      minutes: 0,
    });
  });
});

describe("whatever the rules", () => {
  it("an open day lies within the hours, after the lead time, and has a place left", () => {
    let random = 7;
    const below = (most: number): number => {
      random = (random * 48_271) % 2_147_483_647;
      return random % most;
    };
    for (let round = 0; round < 400; round += 1) {
      const made: TimeRules = {
        leadTimeHours: below(100),
        cutOffTime: below(2) === 0 ? null : `${String(below(24)).padStart(2, "0")}:30`,
        daysAhead: 1 + below(40),
        maxOrdersADay: below(3) === 0 ? null : 1 + below(5),
        openingHours: Array.from({ length: 7 }, () =>
          below(3) === 0 ? [] : [{ from: `0${below(10)}:00`, to: `1${below(10)}:30` }],
        ),
        closedDays: [{ from: addDays(now.day, below(20)), to: addDays(now.day, 20 + below(5)) }],
        slotMinutes: ([15, 30, 60, 120] as const)[below(4)] ?? 60,
        timeZone: "America/New_York",
      };
      const at = { day: now.day, minutes: below(1440) };
      const earliest = earliestOf(made, at);
      const taken = new Map([[addDays(now.day, below(10)), below(8)]]);
      for (const day of listPossibleDays(made, at, now.day, 45, taken)) {
        expect(day.times.length > 0).toBe(day.state === "open");
        if (day.state !== "open") continue;
        expect(day.date <= addDays(now.day, made.daysAhead)).toBe(true);
        expect(made.maxOrdersADay === null || (taken.get(day.date) ?? 0) < made.maxOrdersADay).toBe(
          true,
        );
        expect(made.closedDays.some(({ from, to }) => from <= day.date && day.date <= to)).toBe(
          false,
        );
        for (const time of day.times) {
          expect(
            `${day.date} ${minutesOf(time).toString().padStart(4, "0")}` >=
              `${earliest.day} ${earliest.minutes.toString().padStart(4, "0")}`,
          ).toBe(true);
          const spans = made.openingHours[weekdayOf(day.date)] ?? [];
          expect(spans.some(({ from, to }) => from <= time && time <= to)).toBe(true);
        }
      }
    }
  });
});
