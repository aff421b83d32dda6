import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { sumDays } from "@marzipan/domain/figures";
import type { DaySum, Span, Sums } from "@marzipan/domain/figures";
import type { MonthSpans } from "@marzipan/domain/months";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import * as store from "./figures.store.ts";
import type { DayExpenses, MonthSum } from "./figures.store.ts";

export {
  countHours,
  countRequests,
  listBestItems,
  listItemSums,
  sumItems,
  sumCashMethods,
  sumOwedDays,
} from "./figures.store.ts";
export {
  sumListedExpenses,
  sumListedLines,
  sumListedOrders,
  sumListedPayments,
} from "./listed-sums.store.ts";
export { listClientSums, sumClientGroups } from "./client-sums.store.ts";
export type { ClientGroup, ClientSum } from "./client-sums.store.ts";
export {
  countCancelled,
  countOfClient,
  countOwedOfClient,
  countDiscounts,
  countOpenByStatus,
  countOpenOrders,
  findClientOrder,
  listBuyers,
  listNamed,
  listPayers,
  loadWeek,
  sumCashOfClient,
  sumSuppliers,
} from "./asked.store.ts";
export { listDayOrders } from "./day-orders.store.ts";
export { countDay, countStates } from "./order-states.store.ts";
export { isUnsettled } from "./settled.store.ts";
export type { NamedThing } from "./asked.store.ts";

/** The days of a span, of every currency by itself, and its expenses by category. */
export interface SpanFigures {
  days: ReadonlyMap<string, readonly DaySum[]>;
  expenses: readonly DayExpenses[];
}

const nothing = {
  revenueMinor: 0,
  ordersCount: 0,
  cashMinor: 0,
  refundsMinor: 0,
  expensesMinor: 0,
};

const noMonth = { thisMonthMinor: 0, lastMonthSameDaysMinor: 0, lastMonthMinor: 0 };

/** Returns what each day of a span adds to the figures, by currency. */
export async function figuresOfSpan(tx: Tx, span: Span): Promise<SpanFigures> {
  const [revenue, cash, expenses] = await together([
    store.sumRevenueDays(tx, span),
    store.sumCashDays(tx, span),
    store.sumExpenseDays(tx, span),
  ]);
  const days = new Map<string, Map<string, DaySum>>();
  const dayOf = ({ day, currency }: { day: string; currency: string }): DaySum => {
    const own = days.get(currency) ?? new Map<string, DaySum>();
    days.set(currency, own);
    const known = own.get(day) ?? { day, ...nothing };
    own.set(day, known);
    return known;
  };
  for (const one of revenue) {
    const day = dayOf(one);
    day.revenueMinor += one.amountMinor;
    day.ordersCount += one.count;
  }
  for (const one of cash) {
    const day = dayOf(one);
    day.cashMinor += one.cashMinor;
    day.refundsMinor += one.refundsMinor;
  }
  for (const one of expenses) dayOf(one).expensesMinor += one.amountMinor;
  return {
    days: new Map([...days].map(([currency, own]) => [currency, [...own.values()]])),
    expenses,
  };
}

/** Returns the sums of a span in one currency. */
export function sumsIn({ days }: SpanFigures, currency: string, span: Span): Sums {
  return sumDays(days.get(currency) ?? [], span);
}

/** Lists the currencies of a span that have a figure, and those in which something is owed, the business's own first. */
export function currenciesOf(
  { days }: SpanFigures,
  own: string,
  owed: readonly { currency: string }[] = [],
): string[] {
  const all = new Set([...days.keys(), ...owed.map(({ currency }) => currency)]);
  all.delete(own);
  return [own, ...[...all].toSorted()];
}

/** Returns what is owed in one currency, in minor units. */
export function sumOwedIn(
  owed: readonly { currency: string; amountMinor: number }[],
  currency: string,
): number {
  return owed.reduce((sum, day) => (day.currency === currency ? sum + day.amountMinor : sum), 0);
}

/** What was spent in one category, in minor units. */
export interface CategorySum {
  category: ExpenseCategory;
  amountMinor: number;
  count: number;
  withFile: number;
}

/** Returns the expenses of a span in one currency by category, the largest first. */
export function sumCategories({ expenses }: SpanFigures, currency: string): CategorySum[] {
  const sums = new Map<ExpenseCategory, CategorySum>();
  for (const { category, amountMinor, count, withFile, ...one } of expenses) {
    if (one.currency !== currency) continue;
    const sum = sums.get(category) ?? { category, amountMinor: 0, count: 0, withFile: 0 };
    sum.amountMinor += amountMinor;
    sum.count += count;
    sum.withFile += withFile;
    sums.set(category, sum);
  }
  return [...sums.values()].toSorted((a, b) => b.amountMinor - a.amountMinor);
}

/** A figure of this month beside the same days of the last and the whole of it, in minor units. */
export type MonthFigure = Omit<MonthSum, "kind">;

/** The month at a glance: revenue and expenses of each currency, the business's own first. */
export async function figuresOfMonth(
  tx: Tx,
  month: MonthSpans,
  own: string,
): Promise<{ revenue: MonthFigure[]; expenses: MonthFigure[] }> {
  const sums = await store.sumMonth(tx, month);
  const ofKind = (wanted: MonthSum["kind"]): MonthFigure[] => {
    const figures = sums
      .filter(({ kind }) => kind === wanted)
      .map(({ kind: _kind, ...one }) => one);
    const ofOwn = figures.find(({ currency }) => currency === own);
    const others = figures
      .filter(({ currency }) => currency !== own)
      .filter(({ thisMonthMinor, lastMonthMinor }) => thisMonthMinor !== 0 || lastMonthMinor !== 0)
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
    return [ofOwn ?? { currency: own, ...noMonth }, ...others];
  };
  return { revenue: ofKind("revenue"), expenses: ofKind("expense") };
}

/** Returns the expenses of a span by month, category and currency, months in order. */
export async function expensesByMonth(
  tx: Tx,
  span: Span,
): Promise<(CategorySum & { month: string; currency: string })[]> {
  const sums = new Map<string, CategorySum & { month: string; currency: string }>();
  for (const one of await store.sumExpenseDays(tx, span)) {
    const month = one.day.slice(0, 7);
    const key = `${month} ${one.category} ${one.currency}`;
    const sum = sums.get(key) ?? {
      month,
      category: one.category,
      currency: one.currency,
      amountMinor: 0,
      count: 0,
      withFile: 0,
    };
    sum.amountMinor += one.amountMinor;
    sum.count += one.count;
    sum.withFile += one.withFile;
    sums.set(key, sum);
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
