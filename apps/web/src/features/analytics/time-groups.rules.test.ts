import { addDays } from "@marzipan/domain/dates";
import { expect, test } from "vitest";
import { begunSpans, grainOf, groupSpans, topOf } from "./time-groups.rules.ts";
import type { TimePiece } from "./time-groups.rules.ts";

const day = (index: number): TimePiece => {
  const at = addDays("2026-11-01", index);
  return { from: at, to: at, revenue: index + 1, cash: 0.1, expenses: 0 };
};
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index));
const month = (index: number): TimePiece => {
  const from = `2026-${String(index + 1).padStart(2, "0")}-01`;
  return { from, to: addDays(from, 27), revenue: 1, cash: 1, expenses: 1 };
};

test("a month's days make weeks from its first day, the last as long as it comes", () => {
  const groups = groupSpans(days(30), null);
  expect(groups.map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-01", "2026-11-07"],
    ["2026-11-08", "2026-11-14"],
    ["2026-11-15", "2026-11-21"],
    ["2026-11-22", "2026-11-28"],
    ["2026-11-29", "2026-11-30"],
  ]);
  expect(groups[0]).toMatchObject({ revenue: 28, cash: 0.7, compared: null });
  expect(groups.flatMap(({ pieces }) => pieces)).toHaveLength(30);
});

test("groups stand beside the compared days at the same place, while there are any", () => {
  const groups = groupSpans(days(30), days(10));
  expect(groups.map(({ compared }) => compared?.revenue ?? null)).toEqual([
    28,
    27,
    null,
    null,
    null,
  ]);
});

test("weeks make fours, months quarters, many months years", () => {
  const week = (index: number): TimePiece => {
    const from = addDays("2026-10-01", index * 7);
    return { from, to: addDays(from, 6), revenue: 1, cash: 1, expenses: 1 };
  };
  expect(grainOf(Array.from({ length: 13 }, (_, index) => week(index)))).toMatchObject({
    coarse: "months",
    size: 4,
  });
  const months = Array.from({ length: 12 }, (_, index) => month(index));
  expect(grainOf(months)).toMatchObject({ fine: "months", coarse: "quarters" });
  expect(grainOf([...months, ...months, ...months])).toMatchObject({ coarse: "years", size: 12 });
});

test("the top of the scale is the largest amount of all measures, 0 of nothing", () => {
  expect(topOf([...days(3), null])).toBe(3);
  expect(topOf([])).toBe(0);
});

test("days to come do not show, unless there is something in them or in none before", () => {
  const empty = { revenue: 0, cash: 0, expenses: 0 };
  const toCome = days(30).map((one, index) => (index > 22 ? { ...one, ...empty } : one));
  expect(begunSpans(toCome, "2026-11-23").at(-1)?.to).toBe("2026-11-23");
  expect(begunSpans(toCome, "2026-11-26").at(-1)?.to).toBe("2026-11-26");
  const early = toCome.map((one, index) => (index === 27 ? { ...one, revenue: 1 } : one));
  expect(begunSpans(early, "2026-11-23").at(-1)?.to).toBe("2026-11-28");
  const none = days(30).map((one) => ({ ...one, ...empty }));
  expect(begunSpans(none, "2026-10-01")).toHaveLength(30);
});
