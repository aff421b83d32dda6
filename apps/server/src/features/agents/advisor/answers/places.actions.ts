import { pages } from "@marzipan/contract/paths";
import { addDays, daysBetween } from "@marzipan/domain/dates";
import { listDayCapacity } from "../../../orders/order-lists.actions.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { countFigure } from "../answer-parts.rules.ts";

/** The most days that are listed. */
const mostDays = 7;

/** Returns how many more orders fit on each day of the question, at most seven; today where it names none. */
export async function answerPlacesLeft(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const { t, format } = words;
  const [from, to] = question.isNamed ? question.span : [member.today, member.today];
  const last = daysBetween(from, to) < mostDays ? to : addDays(from, mostDays - 1);
  const { items } = await listDayCapacity(tx, { from, to: last });
  return {
    lines: items.map(({ date, closed, taken, limit }) => {
      const day = format.date(date);
      if (closed) return t("advisor.places_closed", { day });
      if (limit === null) return t("advisor.places_unlimited", { day, n: taken });
      return taken >= limit
        ? t("advisor.places_full", { day, limit: format.number(limit) })
        : t("advisor.places_left", { day, n: limit - taken, limit: format.number(limit) });
    }),
    figures: items.flatMap(({ limit, taken }, at) =>
      limit === null ? [] : [countFigure(`left_${at + 1}`, Math.max(0, limit - taken))],
    ),
    counted: t("advisor.counted_places"),
    isNow: true,
    actions: [{ label: t("shell.orders"), path: pages.orders.path }],
  };
}
