import { addDays, addMonths, daysBetween, monthStart } from "@marzipan/domain/dates";
import type { DemoBrowser } from "./demo-browser.ts";
import type { Chance } from "./demo-chance.ts";
import type { PlannedOrder } from "./demo-orders.ts";

/** What a client pays of an order: ahead, and when it is handed over. */
export interface PlannedPayments {
  ahead: number;
  atEnd: number;
  method: string;
}

const methods = ["cash", "cash", "card", "card", "bank_transfer", "check"] as const;
/** Days after which everybody in the demo has paid. */
const patienceDays = 21;

function totalOf(order: PlannedOrder): number {
  if (order.agreedPrice !== null) return order.agreedPrice;
  const sum = order.items.reduce((all, one) => all + one.product.price * one.quantity, 0);
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

/** An expense that comes again and again. */
interface Habit {
  businessName: string;
  category: string;
  description: string;
  currency?: string;
  least: number;
  most: number;
}

const monthly: readonly Habit[] = [
  {
    businessName: "Carmel Property",
    category: "other",
    description: "Rent",
    least: 1900,
    most: 1900,
  },
  {
    businessName: "חברת החשמל",
    category: "utilities",
    description: "חשמל",
    least: 420,
    most: 760,
  },
  {
    businessName: "Harel Insurance",
    category: "insurance",
    description: "Shop insurance",
    least: 160,
    most: 160,
  },
  {
    businessName: "Webline",
    category: "subscriptions",
    description: "Website",
    currency: "USD",
    least: 12,
    most: 12,
  },
];
const inTurn: readonly Habit[] = [
  {
    businessName: "טחנת הקמח הגדולה",
    category: "food",
    description: "קמח וסוכר",
    least: 120,
    most: 280,
  },
  {
    businessName: "Galil Dairy",
    category: "food",
    description: "Butter, cream, eggs",
    least: 180,
    most: 410,
  },
];
const sometimes: readonly Habit[] = [
  { businessName: "Paz", category: "fuel", description: "", least: 180, most: 320 },
  {
    businessName: "Nitzan Packaging",
    category: "supplies",
    description: "Boxes and ribbons",
    least: 140,
    most: 460,
  },
  {
    businessName: "مطبعة النور",
    category: "marketing",
    description: "Flyers",
    least: 120,
    most: 380,
  },
  {
    businessName: "Oven Service Ltd",
    category: "maintenance",
    description: "Oven check",
    least: 180,
    most: 520,
  },
  {
    businessName: "Office Depot",
    category: "office",
    description: "Paper, pens",
    least: 40,
    most: 160,
  },
];

/** Writes a year of expenses into the books: rent and power each month, ingredients each week, the rest now and then. */
export async function fillExpenses(
  browser: DemoBrowser,
  chance: Chance,
  today: string,
): Promise<void> {
  const spend = async (habit: Habit, date: string, repeatsMonthly = false): Promise<void> => {
    const { least, most, ...fields } = habit;
    const amount = least === most ? least : chance.between(least * 10, most * 10) / 10;
    const receiptNumber = chance.next() < 0.5 ? String(chance.between(1000, 99_999)) : "";
    const body = { ...fields, date, amount, receiptNumber, repeatsMonthly };
    await browser.call("POST", "/api/expenses", body);
  };
  const thisMonth = monthStart(today);
  for (let back = 11; back >= 0; back -= 1) {
    for (const [index, habit] of monthly.entries()) {
      const date = addDays(addMonths(thisMonth, -back), index * 2);
      if (date <= today) await spend(habit, date, habit.least === habit.most && back === 0);
    }
  }
  for (let back = 51; back >= 0; back -= 1) {
    const day = addDays(today, -back * 7);
    const fresh = inTurn[back % inTurn.length];
    if (fresh) await spend(fresh, addDays(day, -chance.between(0, 2)));
    if (chance.next() < 0.5)
      await spend(chance.pick(sometimes), addDays(day, -chance.between(0, 5)));
  }
}
