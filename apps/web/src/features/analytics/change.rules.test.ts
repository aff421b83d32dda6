import { expect, test } from "vitest";
import { changeFrom } from "./change.rules.ts";

test("money changes in percent, more is good", () => {
  expect(changeFrom(115, 100)).toEqual({
    direction: "more",
    by: 0.15,
    isCount: false,
    isGood: true,
  });
  expect(changeFrom(50, 100)).toMatchObject({ direction: "less", by: 0.5, isGood: false });
});

test("of expenses less is good", () => {
  expect(changeFrom(90, 100, { lessIsBetter: true })).toMatchObject({
    direction: "less",
    isGood: true,
  });
});

test("counts below 100 change by a number", () => {
  expect(changeFrom(41, 38, { isCount: true })).toMatchObject({ by: 3, isCount: true });
  expect(changeFrom(3, 0, { isCount: true })).toMatchObject({ by: 3, isCount: true });
  expect(changeFrom(240, 200, { isCount: true })).toMatchObject({ by: 0.2, isCount: false });
});

test("less than half a percent is nearly the same, and only no difference is the same", () => {
  expect(changeFrom(1000.4, 1000)).toMatchObject({ direction: "nearly", isGood: null });
  expect(changeFrom(1000, 1000)).toMatchObject({ direction: "same", isGood: null });
  expect(changeFrom(3, 3, { isCount: true })).toMatchObject({ direction: "same" });
});

test("nothing is said without something to compare with", () => {
  expect(changeFrom(10, 0)).toBeNull();
  expect(changeFrom(10, null)).toBeNull();
  expect(changeFrom(null, 10)).toBeNull();
  expect(changeFrom(10, -5)).toBeNull();
});
