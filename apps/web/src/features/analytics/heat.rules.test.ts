import { expect, test } from "vitest";
import { depthOf, heatOf } from "./heat.rules.ts";

test("fields gather in rows of two hours, from the first to the last that has any", () => {
  const heat = heatOf([
    { weekday: 5, hour: 9, ordersCount: 3 },
    { weekday: 5, hour: 8, ordersCount: 2 },
    { weekday: 0, hour: 13, ordersCount: 1 },
  ]);
  expect(heat.rows.map(({ from, until }) => [from, until])).toEqual([
    [8, 10],
    [10, 12],
    [12, 14],
  ]);
  expect(heat.rows[0]?.counts).toEqual([0, 0, 0, 0, 0, 5, 0]);
  expect(heat).toMatchObject({ most: 5, busiest: { weekday: 5, count: 5 } });
});

test("without orders there are no rows", () => {
  expect(heatOf([{ weekday: 1, hour: 9, ordersCount: 0 }])).toEqual({
    rows: [],
    most: 0,
    busiest: null,
  });
});

test("the most are darkest, one of many is light, none is empty", () => {
  expect([0, 1, 3, 5, 8].map((count) => depthOf(count, 8))).toEqual([0, 1, 2, 3, 4]);
});
