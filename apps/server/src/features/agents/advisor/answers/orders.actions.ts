import { pages } from "@marzipan/contract/paths";
import { addDays, daysBetween } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { nameKey } from "@marzipan/domain/search";
import { getBakeList } from "../../../bake-list/bake-list.actions.ts";
import {
  countCancelled,
  countDiscounts,
  countOpenOrders,
  type NamedThing,
} from "../../../figures/figures.actions.ts";
import { listDebtors } from "../../../payments/payment-lists.actions.ts";
import {
  type AdvisorQuestion,
  countFigure,
  moneyFigure,
  ordersLink,
  row,
  type AnswerParts,
  sayPeriod,
} from "../answer-parts.rules.ts";
import { owedTable, toldRows } from "../../wording/tables.rules.ts";
import { readFigures } from "./figures.actions.ts";
import { addressOf } from "../../wording/figures.rules.ts";

const toldToMake = toldRows;
const bakeDays = 31;

/** Returns the answer on balances for a business that never could record payments: nothing is owed (rulings §6). */
export function untracked({ t }: AdvisorQuestion["words"]): AnswerParts {
  return {
    lines: [t("advisor.owed_untracked")],
    figures: [],
    counted: null,
    actions: [{ label: t("settings.see_plans"), path: pages.pricing.path }],
  };
}

/** Returns what is owed as of today, by whom, the oldest first. */
export async function answerOwed(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { tx, words, member } = asked;
  const { t, format } = words;
  if (!member.tracksPayments) return untracked(words);
  const { owed, currency } = await readFigures(asked, [member.today, member.today]);
  const { items, totals, clients } = await listDebtors(tx, { limit: toldRows });
  const told = new Set(items.map((one) => one.clientId ?? `${one.clientName} ${one.phone}`));
  const more = clients.count - told.size;
  return {
    lines:
      owed.total === 0
        ? [t("advisor.owed_none")]
        : [
            t("advisor.owed_said", { amount: format.money(owed.total, currency) }),
            ...items.map((one) =>
              row(
                t,
                `${one.clientName} (${format.date(one.oldestDate)})`,
                format.money(one.amount, one.currency),
              ),
            ),
            ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
          ],
    figures: [moneyFigure("owed", owed.total, currency)],
    ...(owed.total > 0 && items.length > 1 && { table: owedTable(items, totals, words) }),
    counted: t("figures.owed_means"),
    isNow: true,
    actions: [{ label: t("insights.act_owing"), path: "/payments/owing" }],
  };
}

/** Returns what is still to be made on the days of the question, at most 31; of items that it names these, each group by itself. */
export async function answerToMake(
  { tx, question, words, member }: AdvisorQuestion,
  meant: readonly (readonly NamedThing[])[],
): Promise<AnswerParts> {
  const { t, format } = words;
  const span = cut(question.span);
  const { items, withoutItems } = await getBakeList(tx, ...span);
  const keys = new Set(meant.flat().map((one) => one.nameKey));
  const left = items.filter(
    (item) =>
      item.made < item.quantity && (keys.size === 0 || keys.has(nameKey(item.dessert_name))),
  );
  // What is to be made for an order that has a price alone is in its notes.
  const priced =
    keys.size > 0
      ? []
      : withoutItems.filter(({ status, readyAt }) => status !== "completed" && readyAt === null);
  const period = sayPeriod(span, words, member.today);
  const more = left.length - toldToMake;
  const isLeft = (one: NamedThing) =>
    left.some((item) => nameKey(item.dessert_name) === one.nameKey);
  const done = meant.flatMap((group) => (group.some(isLeft) ? [] : group.slice(0, 1)));
  const isNone = left.length === 0 && keys.size === 0 && priced.length === 0;
  return {
    lines: [
      t(isNone ? "advisor.to_make_none" : "advisor.to_make", { period }),
      ...done.map(({ name }) => row(t, name, format.number(0))),
      ...left
        .slice(0, toldToMake)
        .map((item) => row(t, item.dessert_name, format.number(item.quantity - item.made))),
      ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
      ...(priced.length > 0 ? [row(t, t("bake_list.without_items"), ordersOf(priced, words))] : []),
    ],
    figures: [
      ...left
        .slice(0, toldToMake)
        .map((item, at) => countFigure(`item_${at + 1}`, item.quantity - item.made)),
      ...(priced.length > 0 ? [countFigure("without_items", priced.length)] : []),
    ],
    counted: t("advisor.counted_make"),
    span,
    actions: [
      {
        label: t("advisor.act_bake"),
        path: addressOf(pages.bakeList.path, { from: span[0], to: span[1] }),
      },
    ],
  };
}

/** Returns so many orders with the names of those who ordered, the first of them. */
function ordersOf(
  orders: readonly { number: number; clientName: string }[],
  { format }: AdvisorQuestion["words"],
): string {
  const names = orders.slice(0, toldRows).map((one) => `${one.clientName} (#${one.number})`);
  const rest = orders.length > names.length ? ["…"] : [];
  return `${format.number(orders.length)} – ${[...names, ...rest].join(", ")}`;
}

/** Returns how many orders of the days of the question are not completed. */
export async function answerOpen({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency } = member;
  const [open] = await countOpenOrders(tx, question.span, currency);
  const { count = 0, amountMinor = 0 } = open ?? {};
  const amount = toMajorOf(amountMinor, currency);
  const period = sayPeriod(question.span, words, member.today);
  const said = { period, n: count, amount: format.money(amount, currency) };
  return {
    lines: [t("advisor.open_said", said)],
    figures: [countFigure("open_orders", count), moneyFigure("worth", amount, currency)],
    counted: t("advisor.counted_open"),
    actions: [ordersLink(words, question.span, {})],
  };
}

/** Returns how many orders of the period were cancelled, and why. */
export async function answerCancelled({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency } = member;
  const rows = await countCancelled(tx, question.span, currency);
  const count = rows.reduce((sum, one) => sum + one.count, 0);
  const amount = toMajorOf(
    rows.reduce((sum, one) => sum + one.amountMinor, 0),
    currency,
  );
  const period = sayPeriod(question.span, words, member.today);
  const said = { period, n: count, amount: format.money(amount, currency) };
  return {
    lines: [
      count === 0 ? t("advisor.cancelled_none", { period }) : t("advisor.cancelled_said", said),
      ...rows
        .filter(({ reason }) => reason !== null)
        .slice(0, toldRows)
        .map((one) => row(t, one.reason ?? "", format.number(one.count))),
    ],
    figures: [countFigure("cancelled", count), moneyFigure("worth", amount, currency)],
    counted: t("advisor.counted_cancelled"),
    actions: [ordersLink(words, question.span, { cancelled: "true" })],
  };
}

/** Returns what agreed prices took off. */
export async function answerDiscounts({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency } = member;
  const [found] = await countDiscounts(tx, question.span, currency);
  const amount = toMajorOf(found?.amountMinor ?? 0, currency);
  const orders = found?.count ?? 0;
  const value = t("advisor.client_value", { amount: format.money(amount, currency), n: orders });
  const period = sayPeriod(question.span, words, member.today);
  return {
    lines: [t("advisor.discounts_said", { period, value })],
    figures: [moneyFigure("discounts", amount, currency), countFigure("orders", orders)],
    counted: t("advisor.counted_discounts"),
    actions: [ordersLink(words, question.span)],
  };
}

function cut([from, to]: Span): Span {
  return daysBetween(from, to) < bakeDays ? [from, to] : [from, addDays(from, bakeDays - 1)];
}
