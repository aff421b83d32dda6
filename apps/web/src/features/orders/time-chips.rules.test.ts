import { expect, it } from "vitest";
import { chipTimes } from "./time-chips.rules.ts";

it("a day offers its openings and the full hours in between, closing among them", () => {
  expect(
    chipTimes([
      { from: "07:30", to: "10:00" },
      { from: "16:00", to: "17:30" },
    ]),
  ).toEqual(["07:30", "08:00", "09:00", "10:00", "16:00", "17:00"]);
  expect(chipTimes([])).toEqual([]);
});

it("the time that an order has is offered first, and once", () => {
  const hours = [{ from: "07:00", to: "08:00" }];
  expect(chipTimes(hours, "07:20")).toEqual(["07:20", "07:00", "08:00"]);
  expect(chipTimes(hours, "08:00")).toEqual(["08:00", "07:00"]);
});
