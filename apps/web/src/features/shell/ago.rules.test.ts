import { expect, it } from "vitest";
import { agoOf } from "./ago.rules.ts";

const minuteMs = 60_000;

it.each([
  [0, -1, "minute"],
  [-5, -1, "minute"],
  [25, -25, "minute"],
  [59.9, -59, "minute"],
  [60, -1, "hour"],
  [23 * 60 + 59, -23, "hour"],
  [24 * 60, -1, "day"],
  [6 * 24 * 60, -6, "day"],
] as const)("%d minutes are said as %d %s", (minutes, amount, unit) => {
  const now = 1_764_288_000_000;
  expect(agoOf(now - minutes * minuteMs, now)).toEqual({ amount, unit });
});
