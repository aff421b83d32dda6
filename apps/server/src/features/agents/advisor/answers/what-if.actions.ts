import { addMonths, daysBetween, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { inCurrency } from "@marzipan/insights/books";
import { reckonMonth } from "@marzipan/insights/month-end";
import { findInsights } from "@marzipan/insights/rank";
import { orderSample } from "@marzipan/insights/too-little";
import { lineTotalMinor, toMajorOf, toMinorOf } from "@marzipan/domain/money";
import { together } from "../../../../platform/database/together.ts";
import { directionOf } from "@marzipan/questions/direction";
import { isOfPercent } from "@marzipan/questions/numbers-in";
import { spanOfNamed } from "@marzipan/questions/read-spans";
import { readBooks } from "../../../figures/books.actions.ts";
import { listItemSums } from "../../../figures/figures.actions.ts";
import { listOpenWeekdays } from "../../../catalog/day-places.actions.ts";
import {
  type AdvisorQuestion,
  countFigure,
  figuresLink,
  moneyFigure,
  ordersLink,
  type AnswerParts,
} from "../answer-parts.rules.ts";
import { readFigures } from "./figures.actions.ts";
import { sayInsight } from "../../wording/insights.rules.ts";

/** The most insights that one answer tells. */
const told = 3;

async function booksOf({ tx, member }: AdvisorQuestion) {
  return await readBooks(tx, member, await listOpenWeekdays(tx));
}

/** Returns the insights with the most money at stake; of one kind where that is asked for. */
export async function answerInsights(
  asked: AdvisorQuestion,
  kind?: "client_stopped",
): Promise<AnswerParts> {
  const { words, member } = asked;
  const { t } = words;
  const books = await booksOf(asked);
  const found = findInsights(books, member.currency, member.today)
    .filter((insight) => kind === undefined || insight.kind === kind)
    .slice(0, kind === undefined ? told : told + 2);
  const none = t(kind === undefined ? "advisor.quiet" : "advisor.stopped_none");
  return {
    lines:
      found.length === 0 ? [none] : found.map((insight) => `• ${sayInsight(insight, words).text}`),
    figures: found.map(({ kind: of, stakeMinor, currency }, at) =>
      moneyFigure(`${of}_${at + 1}`, toMajorOf(stakeMinor, currency), currency),
    ),
    counted: found.length === 0 ? null : t("figures.orders_means"),
    isNow: true,
    actions: [{ label: t("agents.open_figures"), path: "/analytics" }],
  };
}

/** Returns between which sums the month is likely to end. */
export async function answerMonthEnd(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { words, member } = asked;
  const { t, format } = words;
  const { currency, today } = member;
  const books = await booksOf(asked);
  const month = reckonMonth(inCurrency(books, currency, today));
  if (!month) {
    const { count, least } = orderSample(books, currency, today);
    return {
      lines: [t("advisor.too_little", { count, least: Math.max(least, 60) })],
      figures: [],
      counted: null,
      actions: [],
    };
  }
  const major = (minor: number) => toMajorOf(minor, currency);
  const say = (minor: number) => format.money(major(minor), currency);
  const { low, high, usual, done, booked, period } = month;
  const span = { month: format.month(today), low: say(low), high: say(high), usual: say(usual) };
  return {
    lines: [
      t("advisor.forecast", span),
      t("insights.why_month_end", { delivered: say(done), booked: say(booked) }),
    ],
    figures: [
      moneyFigure("low", major(low), currency),
      moneyFigure("high", major(high), currency),
      moneyFigure("usual", major(usual), currency),
    ],
    counted: t("figures.revenue_means"),
    span: period,
    actions: [ordersLink(words, period, {}), figuresLink(words, period)],
  };
}

/** Returns what is missing to a goal of the revenue of a period around today, else of this month; without a number, to last month's. */
export async function answerGoal(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { today } = member;
  const isAroundToday = question.span[0] <= today && today <= question.span[1];
  const span: Span =
    question.isNamed && isAroundToday && question.span[1] > question.span[0]
      ? question.span
      : [monthStart(today), monthEnd(today)];
  const before = addMonths(monthStart(today), -1);
  const [now, last] = await together([
    readFigures(asked, span),
    readFigures(asked, [before, monthEnd(before)]),
  ]);
  const { currency } = now;
  const named = Math.max(0, ...question.numbers);
  const goal = named > 0 ? named : last.totals.revenue;
  const { revenue } = now.totals;
  const days = daysBetween(today, span[1]) + 1;
  const left = Math.max(0, toMinorOf(goal, currency) - toMinorOf(revenue, currency));
  const money = (value: number) => format.money(value, currency);
  const perDay = toMajorOf(Math.ceil(left / days), currency);
  const result =
    left === 0
      ? t("advisor.goal_done", { goal: money(goal), now: money(revenue) })
      : t("advisor.goal_left", {
          now: money(revenue),
          goal: money(goal),
          left: money(toMajorOf(left, currency)),
          per_day: money(perDay),
          n: days,
        });
  return {
    lines: [result, ...(named > 0 ? [] : [t("advisor.goal_default")])],
    figures: [
      moneyFigure("revenue", revenue, currency),
      moneyFigure("goal", goal, currency),
      moneyFigure("left", toMajorOf(left, currency), currency),
      countFigure("days_left", days),
    ],
    counted: t("figures.revenue_means"),
    span,
    actions: [ordersLink(words, span), figuresLink(words, span)],
  };
}

/** An item as a question on its price names it. */
export interface PricedItem {
  name: string;
  quantity: number;
  revenueMinor: number;
}

/** Returns the name of the item that brought in the most over twelve months; `null` where none was sold. */
async function nameBestSeller({ tx, member }: AdvisorQuestion): Promise<string | null> {
  const page = { sort: "revenue", after: null, limit: 2 } as const;
  const items = await listItemSums(tx, spanOfNamed(member.today), member.currency, page);
  return items.find(({ name }) => name !== null)?.name ?? null;
}

/** Returns how to ask about a price, with an example about the named item, else about the best seller. */
async function explainPriceQuestion(
  asked: AdvisorQuestion,
  item: PricedItem | null,
): Promise<AnswerParts> {
  const { t, format } = asked.words;
  const name = item?.name ?? (await nameBestSeller(asked));
  const price = format.money(25, asked.member.currency);
  const examples = name === null ? [] : [`• ${t("advisor.ex_price", { item: name, price })}`];
  return {
    lines: [t("advisor.price_which"), ...examples],
    figures: [],
    counted: null,
    actions: [],
  };
}

/** Returns an item's average price with so many percent added, in minor units. */
function percentOff({ quantity, revenueMinor }: PricedItem, percent: number): number {
  return quantity === 0 ? 0 : Math.round(((revenueMinor / quantity) * (100 + percent)) / 100);
}

/** Returns what the sales of a period would come to at another price; without item or price how to ask. */
export async function answerPrice(
  asked: AdvisorQuestion,
  item: PricedItem | null,
): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { currency } = member;
  const number = question.numbers.at(-1);
  if (!item || number === undefined) return await explainPriceQuestion(asked, item);
  const price = isOfPercent(question.written)
    ? percentOff(item, number * (directionOf(question.written, asked.language) === "down" ? -1 : 1))
    : toMinorOf(number, currency);
  const wouldMinor = lineTotalMinor(item.quantity, price);
  const difference = wouldMinor - item.revenueMinor;
  const say = (minor: number) => format.money(toMajorOf(minor, currency), currency);
  const would = {
    price: say(price),
    would: say(wouldMinor),
    difference: say(Math.abs(difference)),
  };
  return {
    lines: [
      t("advisor.sold", {
        item: item.name,
        quantity: format.number(item.quantity),
        revenue: say(item.revenueMinor),
      }),
      t(difference >= 0 ? "advisor.would_more" : "advisor.would_less", would),
    ],
    figures: [
      moneyFigure("revenue", toMajorOf(item.revenueMinor, currency), currency),
      moneyFigure("would", toMajorOf(wouldMinor, currency), currency),
      countFigure("quantity", item.quantity),
    ],
    counted: t("figures.items_means"),
    actions: [ordersLink(words, question.span)],
  };
}
