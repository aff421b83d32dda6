import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { Language } from "@marzipan/contract/languages";
import type { PaymentMethod } from "@marzipan/contract/payments";
import { averageOrderMinor, profitMinor } from "@marzipan/domain/figures";
import type { Sums } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import type { Format } from "@marzipan/phrases/format";
import { locales } from "@marzipan/phrases/locales";
import type { Translate } from "@marzipan/phrases/translate";

/** What one period came to in one currency, in minor units. */
export interface PeriodCount {
  /** What the period is called. */
  name: string;
  sums: Sums;
  categories: readonly { category: ExpenseCategory; amountMinor: number }[];
  methods: readonly { method: PaymentMethod; amountMinor: number }[];
}

/** What is said in which language, of which currency. */
export interface AnswerWords {
  t: Translate;
  format: Format;
  language: Language;
  currency: string;
}

/** A line of a period's answer: a figure with what it counts, or a part of the figure above it. */
export interface AnswerLine {
  name: string;
  means: string;
  isPart: boolean;
  /** The period's value; next to it the one of the period before and the change, where they are compared. */
  values: string[];
}

/** A period's answer as a paper says it. */
export interface PeriodAnswer {
  name: string;
  /** What stands above the values. */
  heads: string[];
  /** How the profit differs from the period before; empty where nothing is compared. */
  verdict: string;
  lines: AnswerLine[];
}

/** What a figure without a value, and a change of nothing, is written as. */
const none = "–";

/**
 * Returns what a period came to beside the period before it, expenses also by category and money received by method
 * where `hasParts`. What is owed is of today and has nothing next to it.
 */
export function answerOf(
  words: AnswerWords,
  now: PeriodCount,
  before: PeriodCount | null,
  { owedMinor, hasParts }: { owedMinor: number; hasParts: boolean },
): PeriodAnswer {
  const { t, language, currency } = words;
  const names = new Intl.DisplayNames(locales[language].tag, { type: "currency" });
  const say = sayerOf(words, before !== null);
  const past = before?.sums;
  const figure = (name: FigureName, values: string[]): AnswerLine => ({
    name: t(`figures.${name}`),
    means: t(`figures.${name}_means`),
    isPart: false,
    values,
  });
  const amount = (name: FigureName, of: (sums: Sums) => number | null): AnswerLine =>
    figure(name, say.money(of(now.sums), past && of(past)));
  const categories = partsOf(now.categories, before?.categories, ({ category }) => category);
  const methods = partsOf(now.methods, before?.methods, ({ method }) => method);
  const part = (name: string, [value, pastValue]: readonly [number, number]): AnswerLine => ({
    name,
    means: "",
    isPart: true,
    values: say.money(value, pastValue),
  });
  return {
    name: names.of(currency) ?? currency,
    heads: before ? [now.name, before.name, t("sheets.change")] : [],
    verdict: before ? verdictOf(words, now, before) : "",
    lines: [
      amount("revenue", ({ revenueMinor }) => revenueMinor),
      amount("expenses", ({ expensesMinor }) => expensesMinor),
      ...(hasParts ? categories : []).map(([key, both]) =>
        part(t(`expenses.category_${key}`), both),
      ),
      amount("profit", profitMinor),
      amount("cash", ({ cashMinor }) => cashMinor),
      ...(hasParts ? methods : []).map(([key, both]) => part(t(`payments.method_${key}`), both)),
      amount("refunds", ({ refundsMinor }) => refundsMinor),
      figure("orders", say.count(now.sums.ordersCount, past?.ordersCount)),
      amount("average", averageOrderMinor),
      figure("owed", say.money(owedMinor, null)),
    ],
  };
}

type FigureName =
  | "revenue"
  | "expenses"
  | "profit"
  | "cash"
  | "refunds"
  | "orders"
  | "average"
  | "owed";

type Value = number | null | undefined;

/** Writes a value, the one before and the change between them. */
function sayerOf({ format, currency }: AnswerWords, isCompared: boolean) {
  const beside =
    (write: (value: number) => string, change: (difference: number) => string) =>
    (value: Value, past: Value): string[] => {
      const said = (one: Value): string => (typeof one === "number" ? write(one) : none);
      if (!isCompared) return [said(value)];
      const difference = typeof value === "number" && typeof past === "number" ? value - past : 0;
      return [said(value), said(past), difference === 0 ? none : change(difference)];
    };
  const major = (minor: number): number => toMajorOf(minor, currency);
  return {
    money: beside(
      (minor) => format.amount(major(minor), currency),
      (minor) => format.change(major(minor), currency),
    ),
    count: beside(
      (count) => format.number(count),
      (by) => format.change(by),
    ),
  };
}

/** Returns the parts of both periods, each with its value now and before. */
function partsOf<Key extends string, Part extends { amountMinor: number }>(
  now: readonly Part[],
  before: readonly Part[] = [],
  keyOf: (part: Part) => Key,
): [Key, readonly [number, number]][] {
  const sumOf = (parts: readonly Part[], key: Key): number =>
    parts.reduce((sum, part) => (keyOf(part) === key ? sum + part.amountMinor : sum), 0);
  return [...new Set([...now, ...before].map(keyOf))].map((key) => [
    key,
    [sumOf(now, key), sumOf(before, key)],
  ]);
}

function verdictOf(
  { t, format, currency }: AnswerWords,
  now: PeriodCount,
  before: PeriodCount,
): string {
  const difference = profitMinor(now.sums) - profitMinor(before.sums);
  const amount = format.amount(toMajorOf(Math.abs(difference), currency), currency);
  const said = { amount, period: before.name };
  if (difference === 0) return t("analytics.same_profit", said);
  return difference > 0 ? t("analytics.more_profit", said) : t("analytics.less_profit", said);
}
