import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { addDays, addMonths, daysBetween, monthStart } from "@marzipan/domain/dates";
import type { DemoBrowser } from "./demo-browser.ts";
import type { Chance } from "./demo-chance.ts";
import type { PlannedOrder } from "./demo-orders.ts";
import type { ExpenseWords } from "./demo-words.ts";
import type { DemoFrame } from "./demo.types.ts";

/** What a client pays of an order: ahead, and when it is handed over. */
export interface PlannedPayments {
  ahead: number;
  atEnd: number;
  method: string;
}

const methods = ["cash", "cash", "card", "card", "bank_transfer", "check"] as const;
/** Days after which everyone in the demo has paid. */
const patienceDays = 21;

function totalOf(order: PlannedOrder): number {
  if (order.agreedPrice !== null) return order.agreedPrice;
  const sum = order.items.reduce((all, one) => all + one.price * one.quantity, 0);
  return Math.round(sum * 100) / 100;
}

/** Plans what is paid of an order: old ones are settled, of the last three weeks a few are open or paid in part. */
export function planPayments(chance: Chance, order: PlannedOrder, today: string): PlannedPayments {
  const total = totalOf(order);
  const [luck, method, paysAhead] = [chance.next(), chance.pick(methods), chance.next() < 0.7];
  const isOld = daysBetween(order.deliveryDate, today) > patienceDays;
  const ahead = order.deposit !== null && (isOld || paysAhead) ? order.deposit : 0;
  const rest = Math.round((total - ahead) * 100) / 100;
  if (isOld || luck < 0.8) return { ahead, atEnd: rest, method };
  return { ahead, atEnd: luck < 0.87 ? Math.floor(rest / 2) : 0, method };
}

/** Writes a year of expenses into the books: rent and power each month, ingredients each week, the rest now and then. */
export async function fillExpenses(
  browser: DemoBrowser,
  chance: Chance,
  { words, today, pastDays }: DemoFrame,
): Promise<void> {
  const { monthly, weekly, sometimes } = words.expenses;
  const spend = async (
    habit: ExpenseWords,
    date: string,
    repeatsMonthly = false,
  ): Promise<void> => {
    const { least, most, ...fields } = habit;
    const isWhole = currencyDecimals(habit.currency ?? words.place.currency) === 0;
    const parts = isWhole ? 1 : 10;
    const amount = least === most ? least : chance.between(least * parts, most * parts) / parts;
    const receiptNumber = chance.next() < 0.5 ? String(chance.between(1000, 99_999)) : "";
    const body = { ...fields, date, amount, receiptNumber, repeatsMonthly };
    await browser.call("POST", "/api/expenses", body);
  };
  const thisMonth = monthStart(today);
  for (let back = Math.floor(pastDays / 31); back >= 0; back -= 1) {
    for (const [index, habit] of monthly.entries()) {
      const date = addDays(addMonths(thisMonth, -back), index * 2);
      if (date <= today) await spend(habit, date, habit.least === habit.most && back === 0);
    }
  }
  for (let back = Math.floor(pastDays / 7) - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back * 7);
    const fresh = weekly[back % weekly.length];
    if (fresh) await spend(fresh, addDays(day, -chance.between(0, 2)));
    if (chance.next() < 0.5)
      await spend(chance.pick(sometimes), addDays(day, -chance.between(0, 5)));
  }
}
