import { pages } from "@marzipan/contract/paths";
import { monthEnd, monthStart } from "@marzipan/domain/dates";
import { toMajorOf } from "@marzipan/domain/money";
import { countClients } from "../../../clients/clients.actions.ts";
import { countOpenByStatus, figuresOfSpan } from "../../../figures/figures.actions.ts";
import {
  type AdvisorQuestion,
  countFigure,
  figuresLink,
  moneyFigure,
  ordersLink,
  row,
  type AnswerParts,
  sayPeriod,
} from "../answer-parts.rules.ts";
import { toldRows } from "../../wording/tables.rules.ts";
import { addressOf } from "../../wording/figures.rules.ts";

/** Returns how many clients the business has. */
export async function answerAllClients({ tx, words }: AdvisorQuestion): Promise<AnswerParts> {
  const { t } = words;
  const count = await countClients(tx);
  return {
    lines: [t("advisor.clients_all_said", { n: count })],
    figures: [countFigure("clients", count)],
    counted: t("advisor.counted_clients"),
    isNow: true,
    actions: [{ label: t("advisor.act_clients"), path: pages.clients.path }],
  };
}

/** Returns how many orders of any day are not completed, by their state. */
export async function answerAllOpen({ tx, words, member }: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency } = member;
  const rows = await countOpenByStatus(tx, currency);
  const count = rows.reduce((sum, one) => sum + one.count, 0);
  const amount = toMajorOf(
    rows.reduce((sum, one) => sum + one.amountMinor, 0),
    currency,
  );
  return {
    lines: [
      t("advisor.open_all", { n: count, amount: format.money(amount, currency) }),
      ...rows.map((one) => row(t, t(`common.status_${one.status}`), format.number(one.count))),
    ],
    figures: [countFigure("open_orders", count), moneyFigure("worth", amount, currency)],
    counted: t("advisor.counted_open"),
    isNow: true,
    actions: rows.map((one) => ({
      label: t(`common.status_${one.status}`),
      path: addressOf(pages.orders.path, { when: "all", status: one.status }),
    })),
  };
}

/** Returns the months of the period by their revenue, the best or the worst first; the worst only of whole months. */
export async function answerMonths(
  asked: AdvisorQuestion,
  which: "best" | "worst",
): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const { t, format } = words;
  const { currency, today } = member;
  const { days } = await figuresOfSpan(tx, question.span);
  const sums = new Map<string, number>();
  for (const { day, revenueMinor, ordersCount } of days.get(currency) ?? []) {
    const month = monthStart(day);
    if (ordersCount > 0) sums.set(month, (sums.get(month) ?? 0) + revenueMinor);
  }
  const [from, to] = question.span;
  const isWhole = (month: string) =>
    month >= from && monthEnd(month) <= to && monthEnd(month) < today;
  const sorted = [...sums]
    .filter(([month]) => which === "best" || isWhole(month))
    .toSorted(([, a], [, b]) => (which === "best" ? b - a : a - b))
    .slice(0, toldRows)
    .map(([month, minor]) => ({ month, amount: toMajorOf(minor, currency) }));
  const [first] = sorted;
  return {
    lines: first
      ? [
          t(which === "best" ? "advisor.most_revenue" : "advisor.least_revenue", {
            period: sayPeriod(question.span, words, today),
            name: format.month(first.month),
            amount: format.money(first.amount, currency),
          }),
          ...sorted.map(({ month, amount }) =>
            row(t, format.month(month), format.money(amount, currency)),
          ),
        ]
      : [t("advisor.nothing")],
    figures: sorted.map(({ amount }, at) => moneyFigure(`month_${at + 1}`, amount, currency)),
    counted: t("figures.revenue_means"),
    actions: first
      ? [
          ordersLink(words, [first.month, monthEnd(first.month)]),
          figuresLink(words, [first.month, monthEnd(first.month)]),
        ]
      : [figuresLink(words, question.span)],
  };
}
