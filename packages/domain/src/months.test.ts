import { expect, it } from "vitest";
import { monthSpans } from "./months.ts";

it("compares the month so far with the same days of the last", () => {
  expect(monthSpans("2026-03-15")).toEqual({
    from: "2026-03-01",
    to: "2026-03-15",
    end: "2026-03-31",
    lastFrom: "2026-02-01",
    lastTo: "2026-02-15",
    lastEnd: "2026-02-28",
  });
});

it("ends with the last day of a shorter month, and crosses the year", () => {
  expect(monthSpans("2028-03-31")).toMatchObject({
    lastFrom: "2028-02-01",
    lastTo: "2028-02-29",
    lastEnd: "2028-02-29",
  });
  expect(monthSpans("2026-01-31")).toMatchObject({ lastFrom: "2025-12-01", lastTo: "2025-12-31" });
});
