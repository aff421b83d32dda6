import { describe, expect, it } from "vitest";
import { dayShortcuts, movingDays } from "./day-choice.rules.ts";

describe("the days to move an order to", () => {
  it("are three weeks from today, from the start of its week on", () => {
    const days = movingDays("2026-11-26", 0);
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-11-22", "2026-12-16", 25]);
    expect(movingDays("2026-11-26", 1)[0]).toBe("2026-11-23");
  });

  it("are offered by name: tomorrow, the Friday after it, a week later", () => {
    expect(dayShortcuts("2026-11-26", "2026-11-26")).toEqual([
      { name: "tomorrow", day: "2026-11-27" },
      { name: "next_friday", day: "2026-12-04" },
      { name: "week_later", day: "2026-12-03" },
    ]);
  });

  it("are offered once, and never the order's own", () => {
    const days = dayShortcuts("2026-11-26", "2026-11-27").map(({ day }) => day);
    expect(days).toEqual(["2026-12-04"]);
  });

  it("lie a week after today for an order whose day has passed", () => {
    expect(dayShortcuts("2026-11-26", "2026-11-10").at(-1)?.day).toBe("2026-12-03");
  });
});
