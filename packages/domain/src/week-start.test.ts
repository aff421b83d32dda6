import { expect, it } from "vitest";
import { firstWeekday } from "./week-start.ts";

it("takes the business's own first day of the week before all", () => {
  expect(firstWeekday(1, "he", "IL")).toBe(1);
  expect(firstWeekday(0, "fr", "FR")).toBe(0);
});

it("begins weeks as the language does, in Israel on Sunday", () => {
  expect(firstWeekday(null, "fr", "FR")).toBe(1);
  expect(firstWeekday(null, "ar", "AE")).toBe(6);
  expect(firstWeekday(null, "ar", "IL")).toBe(0);
});
