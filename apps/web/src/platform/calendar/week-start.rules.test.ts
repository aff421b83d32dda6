import { expect, it } from "vitest";
import { nameOfWeekday } from "./week-start.rules.ts";

it("names the weekday for calendars", () => {
  expect(nameOfWeekday(6)).toBe("sat");
});
