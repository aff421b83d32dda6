import { expect, it } from "vitest";
import { problemOfExpenseDay, problemOfPaymentDay } from "./money-days.ts";

const today = "2026-11-26";

it("lets a payment bear a day from 2000 to today, a refund from its payment on", () => {
  expect(problemOfPaymentDay("1999-12-31", today)).toBe("day_too_early");
  expect(problemOfPaymentDay("2000-01-01", today)).toBeNull();
  expect(problemOfPaymentDay(today, today)).toBeNull();
  expect(problemOfPaymentDay("2026-11-27", today)).toBe("day_in_future");
  expect(problemOfPaymentDay("2026-11-19", today, "2026-11-20")).toBe("day_before_payment");
  expect(problemOfPaymentDay("2026-11-20", today, "2026-11-20")).toBeNull();
});

it("lets an expense bear a day up to a year ahead", () => {
  expect(problemOfExpenseDay("1999-12-31", today)).toBe("day_too_early");
  expect(problemOfExpenseDay("2027-11-26", today)).toBeNull();
  expect(problemOfExpenseDay("2027-11-27", today)).toBe("day_too_far");
});
