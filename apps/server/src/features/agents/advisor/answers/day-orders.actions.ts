import { toMajorOf } from "@marzipan/domain/money";
import { listDayOrders } from "../../../figures/figures.actions.ts";
import { toldRows } from "../../wording/tables.rules.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { countFigure, moneyFigure, ordersLink, row, sayPeriod } from "../answer-parts.rules.ts";

/** Returns the orders of the days of a question in the order of their times, today's where it names none. */
export async function answerDayOrders({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency, today } = member;
  const { span } = question;
  const orders = await listDayOrders(tx, span, currency, toldRows);
  const { ordersCount = 0, sumMinor = 0 } = orders[0] ?? {};
  const money = (minor: number): string => format.money(toMajorOf(minor, currency), currency);
  const period = sayPeriod(span, words, today);
  const isOneDay = span[0] === span[1];
  const more = ordersCount - orders.length;
  const nameOf = ({ clientName, day, time }: (typeof orders)[number]): string => {
    const when = [isOneDay ? [] : format.shortDay(day), time === null ? [] : format.time(time)];
    const said = when.flat().join(" ");
    return said === "" ? clientName : `${clientName} (${said})`;
  };
  return {
    lines: [
      ordersCount === 0
        ? t("advisor.day_none", { period })
        : t("advisor.day_orders", { period, n: ordersCount, amount: money(sumMinor) }),
      ...orders.map((one) => row(t, nameOf(one), money(one.totalMinor))),
      ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
    ],
    figures: [
      countFigure("orders", ordersCount),
      moneyFigure("worth", toMajorOf(sumMinor, currency), currency),
    ],
    counted: t("advisor.counted_day"),
    actions: [ordersLink(words, span, {})],
  };
}
