import { expect, it } from "vitest";
import { closedWeekdays, currencySign } from "./section-states.rules.ts";

const span = { from: "09:00", to: "17:00" };

it("answers a date of each weekday without hours, from Sunday on", () => {
  const hours = [[span], [], [span], [span], [span], [span], []];
  expect(closedWeekdays(hours)).toEqual(["2023-01-02", "2023-01-07"]);
  expect(new Date("2023-01-07").getUTCDay()).toBe(6);
});

it("answers a currency's sign", () => {
  expect(currencySign("he", "ILS")).toBe("₪");
  expect(currencySign("en", "EUR")).toBe("€");
});
