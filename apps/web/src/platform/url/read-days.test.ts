import { expect, test } from "vitest";
import { readDay, readRange } from "./read-days.ts";

test("a day that exists is read, any other text is not", () => {
  expect(readDay("2028-02-29")).toBe("2028-02-29");
  for (const text of ["2026-02-29", "2026-13-01", "26-1-1", "", undefined]) {
    expect(readDay(text)).toBeNull();
  }
});

test("a range needs both days in order", () => {
  const days = { from: "2026-11-01", to: "2026-11-30" };
  expect(readRange(days)).toEqual(days);
  expect(readRange({ from: "2026-11-30", to: "2026-11-01" })).toBeNull();
  expect(readRange({ from: "2026-11-30" })).toBeNull();
});
