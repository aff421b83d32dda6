import { expect, it } from "vitest";
import { makeId, timeOfId } from "./ids.ts";

it("makes ids that are one of a kind, each after the one before it, also within a millisecond", () => {
  const begin = Date.now();
  const ids = Array.from({ length: 50_000 }, makeId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  // The last 48 bits are random: no two ids share them.
  expect(new Set(ids.map((id) => id.slice(24))).size).toBe(ids.length);
  for (const id of [ids[0], ids.at(-1)]) {
    expect(timeOfId(id ?? "")).toBeGreaterThanOrEqual(begin);
    expect(timeOfId(id ?? "")).toBeLessThanOrEqual(Date.now());
  }
});
