import { pages } from "@marzipan/contract/paths";
import { addDays } from "@marzipan/domain/dates";
import { toMajorOf } from "@marzipan/domain/money";
import { listClientSums, listItemSums, sumCashMethods } from "../../../figures/figures.actions.ts";
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
import { clientsTable, itemsTable, partsTable, toldRows } from "../../wording/tables.rules.ts";
import { readFigures } from "./figures.actions.ts";
import { addressOf } from "../../wording/figures.rules.ts";

/** The most items among which the weakest are looked for. */
const mostItems = 2000;
/** A Sunday, from which weekdays are counted to be named. */
const aSunday = "2026-11-22";

/** What is said first of a list of items. */
const firstOf = {
  best: "advisor.most_revenue",
  best_units: "advisor.most_units",
  worst: "advisor.least_revenue",
} as const;

/** Returns the items that brought in most, of which most were sold, or that brought in least of those that were sold. */
export async function answerItems(
  asked: AdvisorQuestion,
  which: "best" | "best_units" | "worst",
): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const { t, format } = words;
  const { currency } = member;
  const sort = which === "best_units" ? "quantity" : "revenue";
  const page = { sort, after: null } as const;
  const limit = which === "worst" ? mostItems : toldRows + 1;
  const items = await listItemSums(tx, question.span, currency, { ...page, limit });
  const named = items.filter(({ name }) => name !== null);
  const shown = (which === "worst" ? named.toReversed() : named).slice(0, toldRows);
  const money = (minor: number) => format.money(toMajorOf(minor, currency), currency);
  const [first] = shown;
  const period = sayPeriod(question.span, words, member.today);
  const said = (one: (typeof shown)[number]) => ({
    period,
    name: one.name ?? "",
    amount: money(one.revenueMinor),
    quantity: format.number(one.quantity),
  });
  return {
    lines: first
      ? [
          t(firstOf[which], said(first)),
          ...shown.map((one) => row(t, one.name ?? "", t("advisor.item_value", said(one)))),
        ]
      : [t("advisor.nothing")],
    figures: shown.map(({ revenueMinor, quantity }, at) =>
      which === "best_units"
        ? countFigure(`item_${at + 1}`, quantity)
        : moneyFigure(`item_${at + 1}`, toMajorOf(revenueMinor, currency), currency),
    ),
    ...(shown.length > 0 && {
      table: itemsTable(
        shown.map(({ name, quantity, revenueMinor }) => ({
          name: name ?? "",
          quantity,
          revenue: toMajorOf(revenueMinor, currency),
        })),
        currency,
        words,
      ),
    }),
    counted: t("figures.items_means"),
    actions: [ordersLink(words, question.span), figuresLink(words, question.span)],
  };
}

/** Returns the clients who brought in most. */
export async function answerBestClients(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const { t, format } = words;
  const { currency } = member;
  const page = { group: "all", after: null, limit: toldRows } as const;
  const clients = await listClientSums(tx, question.span, currency, page);
  const amounts = clients.map(({ revenueMinor }) => toMajorOf(revenueMinor, currency));
  const values = clients.map(({ ordersCount }, at) =>
    t("advisor.client_value", { amount: format.money(amounts[at] ?? 0, currency), n: ordersCount }),
  );
  const period = sayPeriod(question.span, words, member.today);
  const [first] = clients;
  return {
    lines: first
      ? [
          t("advisor.best_client", { period, name: first.clientName, value: values[0] ?? "" }),
          ...clients.map(({ clientName }, at) => row(t, clientName, values[at] ?? "")),
        ]
      : [t("advisor.nothing")],
    figures: amounts.map((amount, at) => moneyFigure(`client_${at + 1}`, amount, currency)),
    ...(clients.length > 0 && {
      table: clientsTable(
        clients.map((one, at) => ({ ...one, revenue: amounts[at] ?? 0 })),
        currency,
        words,
      ),
    }),
    counted: t("figures.orders_means"),
    actions: [
      { label: t("advisor.act_clients"), path: pages.clients.path },
      figuresLink(words, question.span),
    ],
  };
}

/** Returns how many clients ordered, new and returning ones apart. */
export async function answerClients(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { clients, currency } = await readFigures(asked, question.span);
  const rows = [
    ["new_clients", clients.new, "analytics.new_clients"],
    ["returning_clients", clients.returning, "analytics.returning"],
  ] as const;
  const value = (revenue: number, orders: number) =>
    t("advisor.client_value", {
      amount: format.money(revenue, currency),
      n: orders,
    });
  const { unlinked } = clients;
  const [first] = question.intents;
  const sorted = first === "clients_returning" ? rows.toReversed() : rows;
  const period = sayPeriod(question.span, words, member.today);
  return {
    lines: [
      t("advisor.clients_said", { period, n: clients.new.clients + clients.returning.clients }),
      ...sorted.map(([, one, label]) =>
        row(
          t,
          t(label),
          t("advisor.clients_value", {
            clients: format.number(one.clients),
            value: value(one.revenue, one.ordersCount),
          }),
        ),
      ),
      ...(unlinked.ordersCount === 0
        ? []
        : [row(t, t("analytics.unlinked"), value(unlinked.revenue, unlinked.ordersCount))]),
    ],
    figures: sorted.map(([key, one]) => countFigure(key, one.clients)),
    counted: t("figures.clients_means"),
    actions: [
      { label: t("advisor.act_clients"), path: pages.clients.path },
      figuresLink(words, question.span),
    ],
  };
}

/** Returns the expenses by category, the largest first; of one category where the question names it. */
export async function answerCategories(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const { t, format } = words;
  const { categories, currency, totals } = await readFigures(asked, question.span);
  const { category } = question;
  const [from, to] = question.span;
  const isOne = category !== null && question.intents[0] === "expense_category";
  const shown = isOne
    ? [categories.find((one) => one.category === category) ?? { category, amount: 0 }]
    : categories.slice(0, toldRows);
  const query = { from, to, ...(isOne ? { category } : {}) };
  const period = sayPeriod(question.span, words, member.today);
  const said = shown.map((one) => ({
    period,
    name: t(`expenses.category_${one.category}`),
    amount: format.money(one.amount, currency),
  }));
  const [first] = said;
  return {
    lines: first
      ? [
          t(isOne ? "advisor.spent_on" : "advisor.most_spent", first),
          ...(isOne ? [] : said.map(({ name, amount }) => row(t, name, amount))),
        ]
      : [t("analytics.nothing_spent")],
    figures: shown.map((one) => moneyFigure(one.category, one.amount, currency)),
    ...(shown.length > 1 && {
      table: partsTable(
        t("expenses.category"),
        shown.map(({ category: of, amount }) => ({ name: t(`expenses.category_${of}`), amount })),
        totals.expenses,
        currency,
        words,
      ),
    }),
    counted: t("figures.expenses_means"),
    actions: [
      { label: t("insights.act_expenses"), path: addressOf(pages.expenses.path, query) },
      figuresLink(words, question.span),
    ],
  };
}

/** Returns the money received by the way in which it was paid. */
export async function answerMethods({
  tx,
  question,
  words,
  member,
}: AdvisorQuestion): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency } = member;
  const [from, to] = question.span;
  const sums = new Map<string, number>();
  const rows = await sumCashMethods(tx, question.span);
  const own = rows.filter((one) => one.currency === currency);
  for (const { method, amountMinor } of own)
    sums.set(method, (sums.get(method) ?? 0) + amountMinor);
  const methods = [...new Set(own.map(({ method }) => method))].toSorted(
    (a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0),
  );
  const amountOf = (method: string) => toMajorOf(sums.get(method) ?? 0, currency);
  const said = methods.map((method) => ({
    period: sayPeriod(question.span, words, member.today),
    name: t(`payments.method_${method}`),
    amount: format.money(amountOf(method), currency),
  }));
  const [first] = said;
  return {
    lines: first
      ? [t("advisor.most_revenue", first), ...said.map(({ name, amount }) => row(t, name, amount))]
      : [t("advisor.nothing")],
    figures: methods.map((method) => moneyFigure(method, amountOf(method), currency)),
    ...(methods.length > 1 && {
      table: partsTable(
        t("payments.method"),
        methods.map((method) => ({
          name: t(`payments.method_${method}`),
          amount: amountOf(method),
        })),
        methods.reduce((sum, method) => sum + amountOf(method), 0),
        currency,
        words,
      ),
    }),
    counted: t("figures.cash_means"),
    actions: [
      { label: t("advisor.act_payments"), path: addressOf(pages.payments.path, { from, to }) },
    ],
  };
}

/** Returns the weekdays, or the hours, by their orders. */
export async function answerBusiest(
  asked: AdvisorQuestion,
  by: "day" | "hour",
): Promise<AnswerParts> {
  const { question, words } = asked;
  const { t, format } = words;
  const { weekdays, hours } = await readFigures(asked, question.span);
  const rows =
    by === "day"
      ? weekdays.map(({ weekday, ordersCount }) => ({
          name: format.weekday(addDays(aSunday, weekday)),
          ordersCount,
        }))
      : hours.map(({ hour, ordersCount }) => ({
          name: format.time(`${String(hour).padStart(2, "0")}:00`),
          ordersCount,
        }));
  const sorted = rows
    .filter(({ ordersCount }) => ordersCount > 0)
    .toSorted((a, b) => b.ordersCount - a.ordersCount);
  const [best] = sorted;
  const last = sorted.at(-1);
  const say = ({ name, ordersCount }: (typeof rows)[number]) => ({ name, n: ordersCount });
  return {
    lines:
      best && last
        ? [t("advisor.busiest", say(best)), t("advisor.quietest", say(last))]
        : [t("advisor.nothing")],
    figures:
      best && last
        ? [countFigure("busiest", best.ordersCount), countFigure("quietest", last.ordersCount)]
        : [],
    counted: t("figures.orders_means"),
    actions: [figuresLink(words, question.span)],
  };
}
