import { toMajorOf } from "@marzipan/domain/money";
import { pages } from "@marzipan/contract/paths";
import { type Meant, meantOf, storedForms } from "@marzipan/questions/meant-names";
import { spanOfNamed } from "@marzipan/questions/read-spans";
import { plainText } from "@marzipan/questions/words";
import {
  countOfClient,
  countOwedOfClient,
  listItemSums,
  listNamed,
  type NamedThing,
  sumCashOfClient,
  sumItems,
} from "../../../figures/figures.actions.ts";
import {
  type AdvisorQuestion,
  countFigure,
  figuresLink,
  moneyFigure,
  ordersLink,
  type AnswerParts,
} from "../answer-parts.rules.ts";
import type { PricedItem } from "./what-if.actions.ts";
import { addressOf } from "../../wording/figures.rules.ts";
import type { Words } from "../../wording/insights.rules.ts";
import { untracked } from "./orders.actions.ts";

/** So many words are looked for among names. */
const mostWords = 24;
/** So many of those that may be meant are named. */
const mostAsked = 5;
/** So many items are offered where none is named. */
const mostOffered = 3;

/** What questions name, found once for each. */
const foundFor = new WeakMap<AdvisorQuestion["question"], Promise<Meant<NamedThing>>>();

/** Returns the items and clients of the business that a question names, several for a name that they fit equally. */
export async function findNamed(asked: AdvisorQuestion): Promise<Meant<NamedThing>> {
  const found = foundFor.get(asked.question) ?? lookForNames(asked);
  foundFor.set(asked.question, found);
  return await found;
}

async function lookForNames({ tx, question }: AdvisorQuestion): Promise<Meant<NamedThing>> {
  const { text, rest } = question;
  if (!text.trim()) return { groups: [], unknown: null };
  const words = text.split(" ").filter(Boolean).slice(0, mostWords);
  const left = words.filter((word) => rest.includes(word) || /\p{L}{4}/u.test(word));
  const meant = meantOf(await listNamed(tx, text, storedForms(left)), { text, rest });
  const isTold = ({ phoneEnd }: NamedThing) => phoneEnd !== "" && text.includes(` ${phoneEnd} `);
  const groups = meant.groups.map((group) => (group.some(isTold) ? group.filter(isTold) : group));
  return { ...meant, groups };
}

/** Lists the keys of the clients whose whole names are in a message. */
export async function listWholeNames(
  tx: AdvisorQuestion["tx"],
  message: string,
): Promise<string[]> {
  const text = plainText(message);
  if (!text.trim()) return [];
  const named = await listNamed(tx, text, []);
  return named.flatMap((one) => (one.kind === "client" ? one.nameKey : []));
}

/** Returns whether it cannot be said which of those that fit a question equally is meant. */
export function isUnclear(named: readonly NamedThing[]): boolean {
  const [first] = named;
  return (
    named.some((one) => one.kind !== first?.kind || one.key !== first.key) && !areOneItem(named)
  );
}

/** A product and an item that was sold under its name are one. */
function areOneItem(named: readonly NamedThing[]): boolean {
  return named.every(({ kind, nameKey }) => kind === "item" && nameKey === named[0]?.nameKey);
}

/** Asks which of those that fit a question equally is meant; nothing is counted. */
export function askWhich(
  { words: { t } }: AdvisorQuestion,
  named: readonly NamedThing[],
): AnswerParts {
  const isShared = ({ name }: NamedThing) => named.filter((one) => one.name === name).length > 1;
  const labels = named.map((one) =>
    one.phoneEnd !== "" && isShared(one) ? `${one.name} (…${one.phoneEnd})` : one.name,
  );
  const names = [...new Set(labels)].slice(0, mostAsked);
  const areClients = named.every(({ kind }) => kind === "client");
  return {
    lines: [t("advisor.which"), ...names.map((name) => `• ${name}`)],
    figures: [],
    counted: null,
    actions: areClients ? [{ label: t("advisor.act_clients"), path: pages.clients.path }] : [],
  };
}

/** Asks which item is meant, with those that sold best over a year to choose from; nothing is counted. */
export async function askItem({ tx, words: { t }, member }: AdvisorQuestion): Promise<AnswerParts> {
  const page = { sort: "revenue", after: null, limit: mostOffered } as const;
  const items = await listItemSums(tx, spanOfNamed(member.today), member.currency, page);
  const names = items.flatMap(({ name }) => name ?? []);
  return {
    lines: [t("advisor.item_which")],
    figures: [],
    counted: null,
    choices: names.map((item) => t("advisor.item_sold_ask", { item })),
    actions: [],
  };
}

/** Returns the first named item as its sales stand; `null` where none was sold in the period. */
export async function readItem(
  { tx, question, member }: AdvisorQuestion,
  named: readonly NamedThing[],
): Promise<(PricedItem & { key: string }) | null> {
  const keys = named.filter(({ kind }) => kind === "item").map(({ key }) => key);
  if (keys.length === 0) return null;
  const sums = await sumItems(tx, question.span, member.currency, keys);
  const first = keys.map((key) => sums.find((one) => one.key === key)).find(Boolean);
  if (first) {
    const { key, name, quantity, revenueMinor } = first;
    return { key, name: name ?? "", quantity, revenueMinor };
  }
  const [one] = named.filter(({ kind }) => kind === "item");
  return one ? { key: one.key, name: one.name, quantity: 0, revenueMinor: 0 } : null;
}

/** Returns what one item brought in. */
export function answerItem(
  { question, words, member }: AdvisorQuestion,
  item: PricedItem & { key: string },
): AnswerParts {
  const { t, format } = words;
  const { currency } = member;
  const amount = toMajorOf(item.revenueMinor, currency);
  const filter: Record<string, string> = item.key.startsWith("p:")
    ? { productId: item.key.slice(2) }
    : { item: item.key.slice(2) };
  return {
    lines: [
      t("advisor.sold", {
        item: item.name,
        quantity: format.number(item.quantity),
        revenue: format.money(amount, currency),
      }),
    ],
    figures: [moneyFigure("revenue", amount, currency), countFigure("quantity", item.quantity)],
    counted: t("figures.items_means"),
    actions: [
      ordersLink(words, question.span, { status: "completed", ...filter }),
      figuresLink(words, question.span),
    ],
  };
}

/** Returns what one client brought in. */
export async function answerClient(
  asked: AdvisorQuestion,
  client: NamedThing,
): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const [sum] = await countOfClient(tx, question.span, member.currency, client.key);
  return {
    ...sayClient(asked, client, "revenue", sum),
    counted: words.t("figures.orders_means"),
    actions: [clientLink(words, client), figuresLink(words, question.span)],
  };
}

/** Returns what one client owes as of today. */
export async function answerClientOwing(
  asked: AdvisorQuestion,
  client: NamedThing,
): Promise<AnswerParts> {
  const { tx, words, member } = asked;
  if (!member.tracksPayments) return untracked(words);
  const [sum] = await countOwedOfClient(tx, member.currency, client.key);
  return {
    ...sayClient(asked, client, "owed", sum),
    counted: words.t("figures.owed_means"),
    isNow: true,
    actions: [
      clientLink(words, client),
      { label: words.t("insights.act_owing"), path: "/payments/owing" },
    ],
  };
}

/** Returns what one client paid less what was given back, which is told next to it. */
export async function answerClientPaying(
  asked: AdvisorQuestion,
  client: NamedThing,
): Promise<AnswerParts> {
  const { tx, question, words, member } = asked;
  const { t, format } = words;
  const { currency } = member;
  const [from, to] = question.span;
  const sums = await sumCashOfClient(tx, question.span, currency, client.key);
  const [cash, refunds] = [sums.cashMinor, sums.refundsMinor].map((minor) =>
    toMajorOf(minor, currency),
  ) as [number, number];
  const say = (label: string, amount: number) =>
    t("common.labelled", { label, value: format.money(amount, currency) });
  return {
    lines: [say(client.name, cash), ...(refunds === 0 ? [] : [say(t("figures.refunds"), refunds)])],
    figures: [
      moneyFigure("cash", cash, currency),
      ...(refunds === 0 ? [] : [moneyFigure("refunds", refunds, currency)]),
    ],
    counted: t("figures.cash_means"),
    actions: [
      clientLink(words, client),
      { label: t("advisor.act_payments"), path: addressOf(pages.payments.path, { from, to }) },
    ],
  };
}

function sayClient(
  { words: { t, format }, member: { currency } }: AdvisorQuestion,
  client: NamedThing,
  figure: "revenue" | "owed",
  sum: { count: number; amountMinor: number } = { count: 0, amountMinor: 0 },
): Pick<AnswerParts, "lines" | "figures"> {
  const amount = toMajorOf(sum.amountMinor, currency);
  const value = t("advisor.client_value", {
    amount: format.money(amount, currency),
    n: sum.count,
  });
  return {
    lines: [t("common.labelled", { label: client.name, value })],
    figures: [moneyFigure(figure, amount, currency), countFigure("orders", sum.count)],
  };
}

function clientLink({ t }: Words, { key }: NamedThing): AnswerParts["actions"][number] {
  return { label: t("insights.act_client"), path: `/clients/${key}` };
}
