import { describe, expect, it } from "vitest";
import { createDatabaseClock } from "../time/database-clock.ts";
import { readConfig } from "./config.ts";

describe("the clock of a demo, test or bench", () => {
  it("runs on any weekday", async () => {
    const { clockShiftDays } = readConfig({ CLOCK_SHIFT_DAYS: "3" });
    const now = new Date("2026-11-28T12:00:00Z");
    const clock = createDatabaseClock({
      database: { lookUp: async () => [{ now }] as never },
      log: { warn: () => undefined },
      shiftDays: clockShiftDays,
    });
    await clock.start();
    clock.stop();
    expect(clock.now().toISOString().slice(0, 10)).toBe("2026-12-01");
  });

  it("is the database's unless told otherwise", () => {
    expect(readConfig({}).clockShiftDays).toBe(0);
  });

  it.each(["7", "-1", "half"])("is not shifted by %s days", (days) => {
    expect(() => readConfig({ CLOCK_SHIFT_DAYS: days })).toThrow("CLOCK_SHIFT_DAYS must be");
  });

  it("is never shifted in production", () => {
    expect(() => readConfig({ NODE_ENV: "production", CLOCK_SHIFT_DAYS: "1" })).toThrow(
      "CLOCK_SHIFT_DAYS must be",
    );
  });
});
