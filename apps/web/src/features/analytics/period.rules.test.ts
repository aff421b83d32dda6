import { loadPhrases } from "@marzipan/phrases/load";
import { makeFormat } from "@marzipan/phrases/format";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, test } from "vitest";
import {
  daysOf,
  namePeriod,
  readFiguresView,
  stepPeriod,
  untilToday,
  writeDays,
} from "./period.rules.ts";

const today = "2026-11-26";
const november = { from: "2026-11-01", to: "2026-11-30" };

test("days of another year are written with it", () => {
  const format = makeFormat("en");
  const write = (from: string, to: string): string =>
    writeDays({ from, to }, today, format).replaceAll(/\s/g, " ");
  expect(write("2026-01-01", today)).toBe("Jan 1 – Nov 26");
  expect(write("2025-01-01", "2025-11-26")).toBe("Jan 1 – Nov 26, 2025");
  expect(write("2025-12-01", "2026-01-31")).toBe("Dec 1, 2025 – Jan 31, 2026");
});

describe("the page's address", () => {
  test("says nothing for this month, compared with the one before, in the business's currency", () => {
    expect(readFiguresView({}, today)).toEqual({
      ...november,
      compare: "previous",
      currency: null,
    });
  });

  test("keeps own days, comparison and currency", () => {
    const params = { from: "2026-10-05", to: "2026-10-09", compare: "year", currency: "USD" };
    expect(readFiguresView(params, today)).toEqual(params);
  });

  test.each([
    { from: "2026-10-09", to: "2026-10-05" },
    { from: "2026-02-30", to: "2026-03-05" },
    { from: "2026-10-09" },
    { from: "x", to: "y" },
  ])("takes this month for %j", (params) => {
    expect(readFiguresView(params, today)).toMatchObject(november);
  });

  test.each(["shekel", "XXX", "usd"])("ignores a comparison and a currency %s", (currency) => {
    expect(readFiguresView({ compare: "moon", currency }, today)).toMatchObject({
      compare: "previous",
      currency: null,
    });
  });
});

test("named periods", () => {
  expect(daysOf("this_month", today)).toEqual(november);
  expect(daysOf("last_month", "2026-03-31")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(daysOf("this_quarter", today)).toEqual({ from: "2026-10-01", to: "2026-12-31" });
  expect(daysOf("this_year", today)).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});

test("a step keeps whole months whole, and other days as many", () => {
  expect(stepPeriod(november, -1)).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  expect(stepPeriod({ from: "2026-10-01", to: "2026-12-31" }, 1)).toEqual({
    from: "2027-01-01",
    to: "2027-03-31",
  });
  expect(stepPeriod({ from: "2026-11-22", to: "2026-11-28" }, -1)).toEqual({
    from: "2026-11-15",
    to: "2026-11-21",
  });
});

test("a running period ends today, others at their end", () => {
  expect(untilToday(november, today)).toEqual({ from: "2026-11-01", to: today });
  expect(untilToday({ from: "2026-10-01", to: "2026-10-31" }, today).to).toBe("2026-10-31");
  expect(untilToday({ from: "2027-01-01", to: "2027-01-31" }, today).to).toBe("2027-01-31");
});

test("its name says month, year or days, and whether it is over", async () => {
  const speech = { t: makeTranslate("en", await loadPhrases("en")), format: makeFormat("en") };
  expect(namePeriod(november, today, speech)).toBe("November 2026 so far");
  expect(namePeriod(daysOf("last_month", today), today, speech)).toBe("October 2026");
  expect(namePeriod({ from: "2025-01-01", to: "2025-12-31" }, today, speech)).toBe("2025");
  expect(namePeriod({ from: "2026-10-05", to: "2026-10-09" }, today, speech)).toMatch(/October 5/);
});
