import { beforeEach, describe, expect, it } from "vitest";
import { createClockWatch } from "./clock-watch.ts";
import type { ClockWatch } from "./clock-watch.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let now: number;
let count: number;
let watch: ClockWatch;
beforeEach(() => {
  now = Date.UTC(2026, 10, 26, 12);
  count = 5000;
  watch = createClockWatch(
    () => now,
    () => count,
  );
});

/** Lets time pass, and the clock jump meanwhile. */
function pass(ms: number, jumpMs = 0): number {
  count += ms;
  now += ms + jumpMs;
  return watch.jumpedMs();
}

describe("a clock", () => {
  it("is trusted while it goes on, and with 90 s to either side", () => {
    expect(pass(hourMs)).toBe(0);
    expect(pass(hourMs, 90_000)).toBe(0);
    expect(pass(hourMs, -180_000)).toBe(0);
  });

  it.each([2 * dayMs, -2 * dayMs])(
    "that jumps by %i ms is not trusted until it is back",
    (jump) => {
      expect(pass(hourMs, jump)).toBe(jump);
      expect(pass(hourMs)).toBe(jump);
      expect(pass(hourMs, -jump)).toBe(0);
    },
  );

  it("that stays where it jumped to for a day is trusted again", () => {
    expect(pass(hourMs, 2 * dayMs)).toBe(2 * dayMs);
    for (let hours = 1; hours < 24; hours += 1) expect(pass(hourMs)).toBe(2 * dayMs);
    expect(pass(hourMs)).toBe(0);
    expect(pass(hourMs, 2 * dayMs)).toBe(2 * dayMs);
  });
});
