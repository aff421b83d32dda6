import { OrderingRules } from "@marzipan/contract/ordering-rules";
import { describe, expect, it } from "vitest";
import { countryCodes } from "./countries.ts";
import { usualHours, usualWeekStart } from "./usual-hours.ts";

const letters = "SMTWTFS";
const openDays = (country: string): string =>
  usualHours(country)
    .map((spans, day) => (spans.length > 0 ? letters[day] : "-"))
    .join("");

describe("the hours proposed for a country (rulings §5)", () => {
  it.each([
    ["IL", "SMTWTF-", 0],
    ["US", "-MTWTFS", 0],
    ["DE", "-MTWTFS", 1],
    ["FR", "S-TWTFS", 1],
    ["ES", "-MTWTFS", 1],
    ["GB", "-MTWTFS", 1],
    ["AE", "-MTWTF-", 1],
    ["SA", "SMTWT--", 0],
    ["EG", "SMTWT--", 6],
    ["IR", "SMTWT-S", 6],
    ["JP", "S-TWTFS", 0],
    ["IN", "-MTWTFS", 0],
    ["BR", "-MTWTFS", 0],
    ["MX", "-MTWTFS", 0],
    ["CN", "SMTWTFS", 1],
    ["XX", "-MTWTFS", 1],
  ])("%s: %s, weeks from day %i", (country, days, start) => {
    expect([openDays(country), usualWeekStart(country)]).toEqual([days, start]);
  });

  it("are short where the day before the day of rest is", () => {
    expect(usualHours("IL")[5]).toEqual([{ from: "09:00", to: "14:00" }]);
    expect(usualHours("AE")[5]).toEqual([{ from: "09:00", to: "12:00" }]);
    expect(usualHours("DE")[6]).toEqual([{ from: "09:00", to: "14:00" }]);
    expect(usualHours("ES")[1]).toHaveLength(2);
  });

  it("can be stored as they are, in every country", () => {
    for (const country of countryCodes) {
      expect(OrderingRules.shape.openingHours.safeParse(usualHours(country)).success).toBe(true);
    }
  });
});
