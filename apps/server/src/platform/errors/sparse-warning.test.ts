import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSparseWarning } from "./sparse-warning.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

it("writes the first of many warnings, and half a minute later how many there were", () => {
  const lines: { msg: string; leftOut: number }[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line) as never) });
  const warn = createSparseWarning(log, "the database is away");
  for (let time = 0; time < 1000; time += 1) warn(new Error("ECONNREFUSED"));
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  warn(new Error("ECONNREFUSED"));
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ["the database is away", 0],
    ["the database is away", 999],
  ]);
});
