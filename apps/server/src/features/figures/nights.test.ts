import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { businessesOfNight } from "./nights.rules.ts";

const nightOf = (day: number): Date => new Date(Date.UTC(2026, 10, day, 2, 41));

it("takes all businesses where a night suffices", () => {
  const ids = Array.from({ length: 100 }, () => randomUUID());
  expect(businessesOfNight(ids, nightOf(1), 100)).toEqual(ids);
  expect(businessesOfNight([], nightOf(1), 100)).toEqual([]);
});

it("takes each business once in as many nights as are needed, about as many each night", () => {
  const ids = Array.from({ length: 10_000 }, () => randomUUID());
  const nights = [1, 2, 3, 4, 5].map((day) => businessesOfNight(ids, nightOf(day), 2000));
  expect(nights.flat().toSorted()).toEqual(ids.toSorted());
  for (const night of nights) expect(night.length).toBeLessThan(2200);
});
