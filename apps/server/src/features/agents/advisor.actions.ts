import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { profitMinor } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { monthSpans } from "@marzipan/domain/months";
import { asksFor } from "@marzipan/help/asks-for";
import type { Tx } from "../../platform/database/database.ts";
import type { Member } from "../../platform/member.ts";
import { formatIn, wordsIn } from "../../platform/words.ts";
import { figuresOfSpan, sumOwedDays, sumsIn } from "../figures/figures.actions.ts";
import type { AgentAnswer } from "./agent-answer.ts";

const known = ["revenue", "profit", "expenses", "cash", "owed"] as const;

/**
 * Answers a question on the business's own figures: those that it names, for the month so far, in the business's
 * currency. What names none is not understood, and says what could be asked.
 */
export async function answerBusiness(
  tx: Tx,
  question: string,
  language: Language,
  { today, currency }: Member,
): Promise<AgentAnswer> {
  const [t, format] = [await wordsIn(language), formatIn(language)];
  const asked = known.filter((key) => asksFor(question, t(`figures.${key}`), language));
  const actions = [{ label: t("agents.open_figures"), path: pages.analytics.path }];
  if (asked.length === 0) {
    const examples = known
      .slice(0, 3)
      .map((key) => t("agents.ask_about", { figure: t(`figures.${key}`) }));
    const reply = [t("agents.figures_unknown"), ...examples.map((one) => `• ${one}`)].join("\n");
    return { reply, isAnswered: false, answeredBy: "embedded", sources: [], figures: [], actions };
  }
  const { from, end } = monthSpans(today);
  const figures = await figuresOfSpan(tx, [from, end]);
  const sums = sumsIn(figures, currency, [from, end]);
  const owed = await sumOwedDays(tx, currency);
  const minor = {
    revenue: sums.revenueMinor,
    profit: profitMinor(sums),
    expenses: sums.expensesMinor,
    cash: sums.cashMinor,
    owed: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
  const lines = asked.map((key) => {
    const label = t(`figures.${key}`);
    const value = format.money(toMajorOf(minor[key], currency), currency);
    return `${t("common.labelled", { label, value })} (${t(`figures.${key}_means`)})`;
  });
  return {
    reply: [t("analytics.so_far", { period: format.month(today) }), ...lines].join("\n"),
    isAnswered: true,
    answeredBy: "embedded",
    sources: [{ title: t("shell.analytics"), path: pages.analytics.path }],
    figures: asked.map((key) => ({
      key,
      value: toMajorOf(minor[key], currency),
      unit: "money" as const,
      currency,
    })),
    actions,
  };
}
