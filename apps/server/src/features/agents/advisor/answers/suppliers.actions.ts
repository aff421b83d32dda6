import { pages } from "@marzipan/contract/paths";
import { toMajorOf } from "@marzipan/domain/money";
import { plainText } from "@marzipan/questions/words";
import { sumSuppliers } from "../../../figures/figures.actions.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { figuresLink, moneyFigure, row, sayPeriod } from "../answer-parts.rules.ts";
import { addressOf } from "../../wording/figures.rules.ts";
import { toldRows } from "../../wording/tables.rules.ts";

/** Among so many suppliers the one that is named is looked for. */
const mostSuppliers = 500;

/** Returns what was spent with the suppliers that a question names; `null` where it names none. */
export async function answerNamedSuppliers(asked: AdvisorQuestion): Promise<AnswerParts | null> {
  const { tx, question, member } = asked;
  const all = await sumSuppliers(tx, question.span, member.currency, mostSuppliers);
  const named = all.filter(({ supplier }) => question.text.includes(plainText(supplier)));
  return named.length === 0 ? null : listSuppliers(asked, named);
}

/** Returns what was spent with the suppliers that a question names, else with those that cost most. */
export async function answerSuppliers(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { tx, question, member } = asked;
  const named = await answerNamedSuppliers(asked);
  if (named) return named;
  return listSuppliers(asked, await sumSuppliers(tx, question.span, member.currency, toldRows));
}

function listSuppliers(
  { question, words, member: { currency, today } }: AdvisorQuestion,
  suppliers: Awaited<ReturnType<typeof sumSuppliers>>,
): AnswerParts {
  const { t, format } = words;
  const shown = suppliers.slice(0, toldRows);
  const amounts = shown.map(({ amountMinor }) => toMajorOf(amountMinor, currency));
  const [from, to] = question.span;
  const said = shown.map(({ supplier }, at) => ({
    name: supplier,
    amount: format.money(amounts[at] ?? 0, currency),
  }));
  const [first, ...others] = said;
  const period = sayPeriod(question.span, words, today);
  return {
    lines: first
      ? [
          t("advisor.spent_at", { period, ...first }),
          ...(others.length === 0 ? [] : said.map(({ name, amount }) => row(t, name, amount))),
        ]
      : [t("advisor.nothing")],
    figures: amounts.map((amount, at) => moneyFigure(`supplier_${at + 1}`, amount, currency)),
    counted: t("figures.expenses_means"),
    actions: [
      { label: t("shell.expenses"), path: addressOf(pages.expenses.path, { from, to }) },
      figuresLink(words, question.span),
    ],
  };
}
