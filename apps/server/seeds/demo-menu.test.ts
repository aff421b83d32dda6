import { answerDay, listPossibleDays } from "@marzipan/domain/possible-days";
import type { TimeRules } from "@marzipan/domain/possible-days";
import { describe, expect, it } from "vitest";
import { wantedMoment } from "./demo-menu.ts";

/** The demo's rules, with the opening hours that a new business begins with. */
const week = { from: "08:00", to: "17:00" };
const rules: TimeRules = {
  leadTimeHours: 48,
  cutOffTime: "18:00",
  daysAhead: 60,
  maxOrdersADay: 8,
  openingHours: [[week], [week], [week], [week], [week], [{ from: "08:00", to: "13:00" }], []],
  closedDays: [],
  slotMinutes: 30,
  timeZone: "America/New_York",
};
const fullFirstDays = new Map([["2026-11-24", 8]]);

describe("what a customer of the demo wants", () => {
  it("is possible at every quarter of an hour of a week", () => {
    for (let minutes = 0; minutes < 7 * 1440; minutes += 15) {
      const clock = { day: `2026-11-${22 + Math.floor(minutes / 1440)}`, minutes: minutes % 1440 };
      const days = listPossibleDays(rules, clock, clock.day, 28, fullFirstDays);
      for (const place of [0, 2, 40]) {
        const { deliveryDate, deliveryTime } = wantedMoment(days, place);
        const day = answerDay(rules, clock, deliveryDate, fullFirstDays.get(deliveryDate) ?? 0);
        expect([day.state, day.times.includes(deliveryTime)], JSON.stringify(clock)).toEqual([
          "open",
          true,
        ]);
      }
    }
  });

  it("is an error where no day is open", () => {
    expect(() => wantedMoment([], 0)).toThrow("no open day");
  });
});
