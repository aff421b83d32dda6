import { pages } from "@marzipan/contract/paths";
import { daysBetween } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { directionOf } from "@marzipan/questions/direction";
import type { Intent } from "@marzipan/questions/intents";
import { together } from "../../../../platform/database/together.ts";
import { countOpenOrders } from "../../../figures/figures.actions.ts";
import { getAnalytics } from "../../../analytics/analytics.actions.ts";
import {
  type AdvisorQuestion,
  type AnswerFigure,
  countFigure,
  figuresLink,
  moneyFigure,
  ordersLink,
  type AnswerParts,
  sayPeriod,
} from "../answer-parts.rules.ts";
import { chartOf } from "../../wording/charts.rules.ts";
import { addressOf } from "../../wording/figures.rules.ts";

type Analytics = Awaited<ReturnType<typeof getAnalytics>>;

/** The plain figures of a period. */
const plain = ["revenue", "cash", "profit", "expenses", "refunds", "orders", "average"] as const;

type PlainIntent = (typeof plain)[number];

/** Returns whether what is asked is a plain figure of a period. */
export function isPlain(intent: Intent): intent is PlainIntent {
  return plain.some((one) => one === intent);
}

/** Reads the figures of a span as the page of analytics does. */
export async function readFigures(
  { tx }: Pick<AdvisorQuestion, "tx">,
  [from, to]: Span,
): Promise<Analytics> {
  return await getAnalytics(tx, { from, to, compare: "none" });
}

const valueOf = ({ totals }: Analytics, intent: PlainIntent): number | null =>
  intent === "orders"
    ? totals.ordersCount
    : intent === "average"
      ? totals.averageOrder
      : totals[intent];

/** Returns plain figures of the question's period, beside those of what it is compared with. */
export async function answerFigures(
  asked: AdvisorQuestion,
  intents: readonly PlainIntent[],
): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { span, compared } = question;
  const [now, before] = await together([
    readFigures(asked, span),
    compared ? readFigures(asked, compared) : null,
  ]);
  const { currency } = now;
  const say = (intent: PlainIntent, value: number | null): string =>
    value === null
      ? "–"
      : intent === "orders"
        ? format.number(value)
        : format.money(value, currency);
  const lines: string[] = [];
  const figures: AnswerFigure[] = [];
  const period = sayPeriod(span, words, member.today);
  for (const intent of intents) {
    const value = valueOf(now, intent);
    const then = before && valueOf(before, intent);
    const premise = before && intents.length === 1 ? sayPremise(asked, value, then) : null;
    if (premise !== null) lines.push(premise);
    lines.push(sayOf(intent, value, { period, currency }, words));
    figures.push(
      intent === "orders"
        ? countFigure(intent, value ?? 0)
        : moneyFigure(intent, value ?? 0, currency),
    );
    if (!before || !compared) continue;
    const compare = { period: sayPeriod(compared, words, member.today), value: say(intent, then) };
    lines.push(sayChange(value, then, compare, words));
    figures.push(
      intent === "orders"
        ? countFigure(`${intent}_before`, then ?? 0)
        : moneyFigure(`${intent}_before`, then ?? 0, currency),
    );
  }
  // Who asks how many orders there are today or this week asks for those that are not completed yet, too.
  const isAtHand = span[1] >= member.today && daysBetween(...span) < 7;
  if (intents.length === 1 && intents[0] === "orders" && !compared && isAtHand) {
    const [open] = await countOpenOrders(asked.tx, span, currency);
    const count = open?.count ?? 0;
    const amount = format.money(toMajorOf(open?.amountMinor ?? 0, currency), currency);
    lines.push(t("advisor.open_said", { period, n: count, amount }));
    figures.push(countFigure("open_orders", count));
  }
  for (const other of now.others) {
    const [first] = intents;
    if (first !== "revenue" && first !== "cash" && first !== "profit" && first !== "expenses")
      continue;
    if (other[first] === 0) continue;
    const amount = format.money(other[first], other.currency);
    lines.push(t("advisor.others", { currency: other.currency, amount }));
  }
  const [only] = intents.length === 1 ? intents : [];
  const chart = only && isOverTime(only) ? drawOverTime(now, only, words) : null;
  return {
    lines,
    figures,
    ...(chart && { chart }),
    counted: format.list(intents.map((intent) => t(`figures.${intent}_means`))),
    actions: linksOf(intents, asked),
  };
}

/** What the figures of a period tell piece by piece. */
export const toldOverTime = ["revenue", "cash", "expenses"] as const;

type OverTime = (typeof toldOverTime)[number];

function isOverTime(intent: PlainIntent): intent is OverTime {
  return toldOverTime.some((one) => one === intent);
}

/** Returns the chart of what a period's figures tell piece by piece; `null` where it would show nothing. */
export function drawOverTime(
  { spans, today }: Analytics,
  intent: OverTime,
  words: AdvisorQuestion["words"],
): AnswerParts["chart"] | null {
  const pieces = spans.map(({ from, to, [intent]: value }) => ({ from, to, value }));
  return chartOf(pieces, words.t(`figures.${intent}`), today, words);
}

/** Returns a figure of a period in a sentence. */
function sayOf(
  intent: PlainIntent,
  value: number | null,
  { period, currency }: { period: string; currency: string },
  { t, format }: AdvisorQuestion["words"],
): string {
  if (value === null) return t("advisor.nothing");
  if (intent === "orders") return t("advisor.said_orders", { period, n: value });
  const isLoss = intent === "profit" && value < 0;
  const amount = format.money(isLoss ? -value : value, currency);
  return t(isLoss ? "advisor.said_loss" : `advisor.said_${intent}`, { period, amount });
}

/**
 * Returns whether a figure went the way that a question takes for granted or asks about ("why did my sales fall?");
 * `null` where it says no way, or nothing can be compared.
 */
function sayPremise(
  { question, language, words: { t, format } }: AdvisorQuestion,
  now: number | null,
  then: number | null,
): string | null {
  const way = directionOf(question.written, language);
  if (way === null || now === null || then === null || then === 0) return null;
  if (now === then) return t("advisor.premise_same");
  const change = format.percent(Math.abs(now - then) / Math.abs(then));
  const isUp = now > then;
  if (isUp === (way === "up"))
    return t(isUp ? "advisor.agreed_up" : "advisor.agreed_down", { change });
  return t(isUp ? "advisor.premise_up" : "advisor.premise_down", { change });
}

function sayChange(
  now: number | null,
  then: number | null,
  compare: { period: string; value: string },
  { t, format }: AdvisorQuestion["words"],
): string {
  if (now === null || then === null || then === 0) {
    return t("advisor.no_before", { period: compare.period });
  }
  if (now === then) return t("advisor.same", compare);
  const change = format.percent(Math.abs(now - then) / Math.abs(then));
  return t(now > then ? "advisor.more" : "advisor.less", { ...compare, change });
}

function linksOf(
  intents: readonly PlainIntent[],
  { question, words }: AdvisorQuestion,
): AnswerParts["actions"] {
  const { span } = question;
  const [from, to] = span;
  const { t } = words;
  const link = (intent: PlainIntent): AnswerParts["actions"][number] => {
    if (intent === "profit") return figuresLink(words, span);
    if (intent === "expenses") {
      const path = addressOf(pages.expenses.path, { from, to });
      return { label: t("insights.act_expenses"), path };
    }
    if (intent === "cash" || intent === "refunds") {
      return {
        label: t("advisor.act_payments"),
        path: addressOf(pages.payments.path, { from, to }),
      };
    }
    return ordersLink(words, span);
  };
  const links = new Map(intents.map((intent) => [link(intent).path, link(intent)]));
  const figures = figuresLink(words, span);
  return [...links.set(figures.path, figures).values()].slice(0, 3);
}
