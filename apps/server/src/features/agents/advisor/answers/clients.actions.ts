import { pages } from "@marzipan/contract/paths";
import { addDays, daysBetween } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { spanOfNamed } from "@marzipan/questions/read-spans";
import { listBuyers, listPayers, type NamedThing } from "../../../figures/figures.actions.ts";
import {
  type AdvisorQuestion,
  countFigure,
  moneyFigure,
  ordersLink,
  row,
  type AnswerParts,
  sayPeriod,
} from "../answer-parts.rules.ts";
import { buyersTable, partsTable, toldRows } from "../../wording/tables.rules.ts";
import { addressOf } from "../../wording/figures.rules.ts";

/** The most days whose payments or orders are read one by one. */
const mostDays = 400;

/** Returns which clients paid what, the most first, in at most the last 400 days of the period. */
export async function answerPayers({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency, today } = member;
  const span = lastDays(question.span, today);
  const [from, to] = span;
  const payers = await listPayers(tx, span, currency, toldRows);
  const [first] = payers;
  const parts = payers.map(({ name, amountMinor }) => ({
    name: name ?? t("payments.without_order"),
    amount: toMajorOf(amountMinor, currency),
  }));
  const total = toMajorOf(first?.totalMinor ?? 0, currency);
  const more = (first?.payers ?? 0) - payers.length;
  return {
    lines:
      first === undefined
        ? [t("advisor.nothing")]
        : [
            t("advisor.best_payer", {
              period: sayPeriod(span, words, today),
              name: parts[0]?.name ?? "",
              amount: format.money(parts[0]?.amount ?? 0, currency),
            }),
            ...parts.map(({ name, amount }) => row(t, name, format.money(amount, currency))),
            ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
          ],
    figures: [
      moneyFigure("cash", total, currency),
      ...parts.map(({ amount }, at) => moneyFigure(`client_${at + 1}`, amount, currency)),
    ],
    ...(parts.length > 1 && {
      table: partsTable(t("sheets.client"), parts, total, currency, words),
    }),
    counted: t("figures.cash_means"),
    span,
    actions: [
      { label: t("advisor.act_payments"), path: addressOf(pages.payments.path, { from, to }) },
    ],
  };
}

/** Returns which clients bought an item, the largest buyer first, in at most the last 400 days of the period. */
export async function answerBuyers(
  { tx, question, words, member }: AdvisorQuestion,
  item: readonly NamedThing[],
): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency, today } = member;
  const span = lastDays(question.isNamed ? question.span : spanOfNamed(today), today);
  const asked = { keys: item.map(({ key }) => key), limit: toldRows };
  const buyers = await listBuyers(tx, span, currency, asked);
  const more = (buyers[0]?.buyers ?? 0) - buyers.length;
  const heading = t("advisor.buyers", { item: item[0]?.name ?? "" });
  return {
    lines:
      buyers.length === 0
        ? [t("advisor.nothing")]
        : [
            heading,
            ...buyers.map(({ name, quantity, ordersCount }) =>
              row(
                t,
                name,
                t("advisor.bought_value", { quantity: format.number(quantity), n: ordersCount }),
              ),
            ),
            ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
          ],
    figures: buyers.map(({ quantity }, at) => countFigure(`client_${at + 1}`, quantity)),
    ...(buyers.length > 1 && { table: buyersTable(buyers, words) }),
    counted: t("figures.orders_means"),
    span,
    actions: [
      { label: t("advisor.act_clients"), path: pages.clients.path },
      ordersLink(words, span, { status: "completed", ...filterOf(item) }),
    ],
  };
}

function filterOf([first]: readonly NamedThing[]): Record<string, string> {
  const key = first?.key ?? "";
  return key.startsWith("p:") ? { productId: key.slice(2) } : { item: key.slice(2) };
}

function lastDays([from, to]: Span, today: string): Span {
  const end = to > today && from <= today ? today : to;
  const isLong = daysBetween(from, end) >= mostDays;
  return isLong ? [addDays(end, 1 - mostDays), end] : [from, to];
}
