import { monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { comparedSpan } from "@marzipan/domain/periods";
import { together } from "../../platform/database/together.ts";
import {
  currenciesOf,
  figuresOfSpan,
  sumCashMethods,
  sumCategories,
  sumOwedDays,
  sumOwedIn,
  sumsIn,
} from "../figures/figures.actions.ts";
import { answerOf } from "./report-answers.rules.ts";
import type { PeriodAnswer, PeriodCount } from "./report-answers.rules.ts";
import type { ReportSource } from "./report-source.ts";
import type { MadeKind } from "./report-tables.actions.ts";

/** Kinds whose answer also says what expenses and money received are made of. */
const kindsWithParts: readonly MadeKind[] = ["profit-and-loss", "workbook"];

/** Returns what the period came to in each currency, beside the period before where that has a figure. */
export async function answersOf(source: ReportSource, kind: MadeKind): Promise<PeriodAnswer[]> {
  const { tx, span, own, chosen, today, t } = source;
  const compared = comparedSpan(span, today, "previous");
  const [now, before, owed] = await together([
    readPeriod(source, span),
    compared && readPeriod(source, compared),
    sumOwedDays(tx),
  ]);
  const currencies = chosen === null ? currenciesOf(now.figures, own, owed) : [chosen];
  const isRunning = span[0] <= today && today < span[1];
  return currencies.map((currency) => {
    const named = now.countIn(currency);
    return answerOf(
      { ...source, currency },
      isRunning ? { ...named, name: t("analytics.so_far", { period: named.name }) } : named,
      before?.figures.days.has(currency) ? before.countIn(currency) : null,
      {
        owedMinor: sumOwedIn(owed, currency),
        hasParts: kindsWithParts.includes(kind),
      },
    );
  });
}

async function readPeriod({ tx, format }: ReportSource, span: Span) {
  const [figures, methods] = await together([figuresOfSpan(tx, span), sumCashMethods(tx, span)]);
  const [from, to] = span;
  const isMonth = from === monthStart(from) && to === monthEnd(from);
  return {
    figures,
    countIn: (currency: string): PeriodCount => ({
      name: isMonth ? format.month(from) : format.range(from, to),
      sums: sumsIn(figures, currency, span),
      categories: sumCategories(figures, currency),
      methods: methods.filter((one) => one.currency === currency),
    }),
  };
}
