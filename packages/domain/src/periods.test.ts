import { expect, it } from "vitest";
import { comparedSpan, piecesOf } from "./periods.ts";

const today = "2026-11-26";

it.each([
  ["a month that is not over", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-26"],
  ["a week that is not over", "2026-11-22", "2026-11-28", "2026-11-15", "2026-11-19"],
  ["a week that is over", "2026-11-15", "2026-11-21", "2026-11-08", "2026-11-14"],
  ["the month until today", "2026-11-01", "2026-11-26", "2026-10-01", "2026-10-26"],
  ["a month that is over", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
  ["February", "2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"],
  ["a quarter that is not over", "2026-10-01", "2026-12-31", "2026-07-01", "2026-08-26"],
  ["a year that is not over", "2026-01-01", "2026-12-31", "2025-01-01", "2025-11-26"],
  ["days of its own", "2026-11-10", "2026-11-16", "2026-11-03", "2026-11-09"],
])("compares %s with what was before", (_name, from, to, before, until) => {
  expect(comparedSpan([from, to], today, "previous")).toEqual([before, until]);
});

it("compares a month on its last day with the same days, of which the one before may have more (rulings §6)", () => {
  const november = ["2026-11-01", "2026-11-30"] as const;
  expect(comparedSpan(november, "2026-11-30", "previous")).toEqual(["2026-10-01", "2026-10-30"]);
  expect(comparedSpan(november, "2026-12-01", "previous")).toEqual(["2026-10-01", "2026-10-31"]);
});

it("compares with the same days a year ago, or with nothing", () => {
  expect(comparedSpan(["2026-11-01", "2026-11-30"], today, "year")).toEqual([
    "2025-11-01",
    "2025-11-26",
  ]);
  expect(comparedSpan(["2025-02-01", "2025-02-28"], today, "year")).toEqual([
    "2024-02-01",
    "2024-02-29",
  ]);
  expect(comparedSpan(["2026-11-01", "2026-11-30"], today, "none")).toBeNull();
});

it("shows days up to 31, weeks up to 26 of them, else months", () => {
  const shown = (from: string, to: string) => piecesOf([from, to]);
  expect(shown("2026-10-01", "2026-10-31")).toHaveLength(31);
  expect(shown("2026-10-01", "2026-11-01")).toEqual([
    ["2026-10-01", "2026-10-07"],
    ["2026-10-08", "2026-10-14"],
    ["2026-10-15", "2026-10-21"],
    ["2026-10-22", "2026-10-28"],
    ["2026-10-29", "2026-11-01"],
  ]);
  expect(shown("2026-01-01", "2026-07-01")).toHaveLength(26);
  expect(shown("2026-01-01", "2026-07-02").at(-1)).toEqual(["2026-07-01", "2026-07-02"]);
});
