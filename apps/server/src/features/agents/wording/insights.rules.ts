import { expenseCategories } from "@marzipan/contract/expenses";
import { addDays } from "@marzipan/domain/dates";
import type { Insight } from "@marzipan/insights/insight";
import type { Format } from "@marzipan/phrases/format";
import type { PlainPhraseKey, Translate } from "@marzipan/phrases/translate";
import { sayFigure } from "./figures.rules.ts";

/** A language to say something in. */
export interface Words {
  t: Translate;
  format: Format;
}

/** A Sunday, from which weekdays are counted to be named. */
const aSunday = "2026-11-22";

/** What of the labels stands among the figures' own phrases. */
const known: Readonly<Record<string, PlainPhraseKey>> = {
  revenue: "figures.revenue",
  orders: "figures.orders",
  average_order: "figures.average",
  owed: "figures.owed",
  owed_8_30: "figures.age_8_30",
  owed_31_60: "figures.age_31_60",
  owed_over_60: "figures.age_over_60",
};

/** What cancelled orders and declined requests are compared with, by the kind of the insight. */
const compared: Readonly<
  Partial<Record<Insight["kind"], Readonly<Record<string, PlainPhraseKey>>>>
> = {
  cancelled_more: {
    of: "figures.orders",
    of_before: "insights.fig_orders_before",
    lost: "insights.fig_cancelled",
    lost_before: "insights.fig_cancelled_before",
  },
  declined_more: {
    of: "insights.fig_requests",
    of_before: "insights.fig_requests_before",
    lost: "insights.fig_declined",
    lost_before: "insights.fig_declined_before",
  },
};

/** Returns the name of an insight's figure. */
export function labelOf(kind: Insight["kind"], key: string, { t }: Words): string {
  return t(compared[kind]?.[key] ?? known[key] ?? (`insights.fig_${key}` as PlainPhraseKey));
}

/** Returns what an insight says, and why; the advisor and the dashboard say the same. */
export function sayInsight(insight: Insight, words: Words): { text: string; why: string } {
  return { text: textOf(insight, words), why: whyOf(insight, words) };
}

function whyOf(insight: Insight, { t, format }: Words): string {
  if (insight.kind !== "month_end") return t(`insights.why_${insight.kind}`);
  const f = saidOf(insight, format);
  return t("insights.why_month_end", { delivered: f("delivered"), booked: f("booked") });
}

/** Returns the figures of an insight by their keys, as text. */
function saidOf(insight: Insight, format: Format): (key: string) => string {
  const said = new Map(insight.figures.map((one) => [one.key, sayFigure(one, format)]));
  return (key) => said.get(key) ?? "";
}

function textOf(insight: Insight, { t, format }: Words): string {
  const f = saidOf(insight, format);
  const value = (key: string): number =>
    insight.figures.find((figure) => figure.key === key)?.value ?? 0;
  const { kind, subject, period: days } = insight;
  const name = subject ?? "";
  const period = format.range(...days);
  switch (kind) {
    case "revenue_trend":
      return t(value("change") > 0 ? "insights.revenue_up" : "insights.revenue_down", {
        period,
        now: f("revenue"),
        change: f("change"),
        before: f("revenue_last_year"),
      });
    case "best_item":
      return t("insights.best_item", {
        item: name,
        revenue: f("revenue"),
        period,
        n: value("orders"),
      });
    case "sinking_item":
      return t("insights.sinking_item", {
        item: name,
        now: f("orders"),
        before: f("orders_before"),
      });
    case "price_below_usual":
      return t("insights.price_below_usual", {
        item: name,
        price: f("price"),
        usual: f("price_usual"),
        last: f("price_last"),
      });
    case "client_stopped":
      return t("insights.client_stopped", { name, rhythm: f("rhythm"), silent: f("silent") });
    case "weekday_full":
    case "weekday_empty":
      return t(`insights.${kind}`, {
        weekday: format.weekday(addDays(aSunday, Number(subject))),
        period,
        orders: f("orders"),
        usual: f("orders_usual"),
      });
    case "unpaid":
      return t(value("owed_over_60") === 0 ? "insights.unpaid_lately" : "insights.unpaid", {
        owed: f("owed"),
        orders: f("orders"),
        date: format.date(days[0]),
        old: f("owed_over_60"),
      });
    case "deposit_forgotten":
      return t("insights.deposit_forgotten", {
        sum: f("deposits"),
        orders: f("orders"),
        date: format.date(days[0]),
      });
    case "cancelled_more":
    case "declined_more":
      return sayLost(kind, subject, f, t);
    case "request_unanswered":
      return t("insights.request_unanswered", {
        requests: f("requests"),
        asked: f("asked"),
        date: format.date(days[0]),
      });
    case "expense_jumped":
      return t("insights.expense_jumped", {
        category: sayCategory(name, t),
        month: format.month(days[0]),
        spent: f("spent"),
        usual: f("spent_usual"),
      });
    case "supplier_price_rose":
      return t("insights.supplier_price_rose", {
        what: name,
        price: f("price"),
        change: f("change"),
        usual: f("price_usual"),
      });
    case "agreed_discounts":
      return t("insights.agreed_discounts", {
        given: f("given"),
        period,
        orders: f("orders"),
        by_prices: f("by_prices"),
      });
    case "month_end":
      return t(value("low") > value("usual") ? "insights.month_above" : "insights.month_below", {
        month: format.month(days[0]),
        low: f("low"),
        high: f("high"),
        usual: f("usual"),
      });
  }
}

function sayLost(
  kind: "cancelled_more" | "declined_more",
  reason: string | null,
  f: (key: string) => string,
  t: Translate,
): string {
  const told = {
    lost: f("lost"),
    of: f("of"),
    money: f("lost_money"),
    lost_before: f("lost_before"),
    of_before: f("of_before"),
  };
  if (reason === null) return t(`insights.${kind}`, told);
  const why = kind === "cancelled_more" ? "insights.cancelled_why" : "insights.declined_why";
  return t(why, { ...told, reason });
}

/** Returns the name of a category of expenses. */
function sayCategory(category: string, t: Translate): string {
  const one = expenseCategories.find((each) => each === category);
  return one ? t(`expenses.category_${one}`) : category;
}
