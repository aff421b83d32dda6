import type { Problem } from "@marzipan/contract/errors";
import { addMonths } from "./dates.ts";

/** No money is recorded on an earlier day. */
export const firstMoneyDay = "2000-01-01";

/** Returns the last day that an expense may bear: a year ahead (rulings §6). */
export function lastExpenseDay(today: string): string {
  return addMonths(today, 12);
}

/** Returns what is wrong with the day of a payment or refund: it is not before 2000, and today at the latest; a refund's not before its payment's (rulings §6). */
export function problemOfPaymentDay(
  day: string,
  today: string,
  paymentDay = firstMoneyDay,
): Problem | null {
  if (day < firstMoneyDay) return "day_too_early";
  if (day > today) return "day_in_future";
  return day < paymentDay ? "day_before_payment" : null;
}

/** Returns what is wrong with the day of an expense: it is not before 2000, and a year ahead at the latest (rulings §6). */
export function problemOfExpenseDay(day: string, today: string): Problem | null {
  if (day < firstMoneyDay) return "day_too_early";
  return day > lastExpenseDay(today) ? "day_too_far" : null;
}
