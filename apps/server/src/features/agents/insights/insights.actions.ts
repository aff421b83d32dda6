import { hash } from "node:crypto";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { insightKinds, type listInsights } from "@marzipan/contract/insights";
import { isLanguage, type Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { refuseAgent } from "@marzipan/domain/agent-quota";
import { addMonths } from "@marzipan/domain/dates";
import type { Insight, InsightAction } from "@marzipan/insights/insight";
import { findInsights } from "@marzipan/insights/rank";
import { findTooLittle, orderSample } from "@marzipan/insights/too-little";
import { toMajorOf } from "@marzipan/domain/money";
import { hasFeature } from "@marzipan/domain/plans";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { together } from "../../../platform/database/together.ts";
import { memberOf, type Member } from "../../../platform/account/member.ts";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { listOpenWeekdays } from "../../catalog/day-places.actions.ts";
import { whatsappLink, whatsappNumber } from "../../catalog/whatsapp.rules.ts";
import { type ClientContact, listClientContacts, readBooks } from "../../figures/books.actions.ts";
import { addMark, listMarks, removeMark } from "./insights.store.ts";
import { addressOf } from "../wording/figures.rules.ts";
import { labelOf, sayInsight, type Words } from "../wording/insights.rules.ts";

type Told = ReplyOf<typeof listInsights>;
type ToldInsight = Told["insights"][number];

/** How long a mark holds, and the most insights that are told of one kind and in all. */
const marksMonths = 3;
const mostOfKind = 5;
const mostTold = 40;

const idForm = /^[a-z_]+\.[0-9a-f]{16}$/;

/**
 * Returns what the books say, in the reader's language, the most money at stake first; what was marked as not
 * useful is left out. Open to whom the agents are open (rulings §3), and no consultation.
 */
export async function tellInsights(tx: Tx<"session">): Promise<Told> {
  const session = await tx.entered;
  const member = memberOf(session, tx.now);
  const { plan, isAdmin, currency, today } = member;
  const asker = { plan: plan.plan, status: plan.status, isAdmin, used: 0 };
  const refusal = refuseAgent("business", asker);
  if (refusal) throw new AppError(refusal, { plan: plan.plan });
  const language = isLanguage(session.language) ? session.language : "en";
  const [openWeekdays, marks] = await together([
    listOpenWeekdays(tx),
    listMarks(tx, marksSince(today)),
  ]);
  const books = await readBooks(tx, member, openWeekdays);
  const found = fewOfKind(findInsights(books, currency, today));
  const told = found.filter((insight) => !marks.has(idOf(insight))).slice(0, mostTold);
  const words = { t: await wordsIn(language), format: formatIn(language) };
  const contacts = await contactsOf(tx, told);
  return {
    today,
    at: tx.now.toISOString(),
    insights: await Promise.all(told.map((one) => tellOne(one, words, member, contacts))),
    tooLittle: findTooLittle(books, currency, today).map(({ kind, sample }) => ({
      kind,
      title: words.t(`insights.name_${kind}`),
      sample,
    })),
    orders: orderSample(books, currency, today),
    notUsefulCount: found.filter((insight) => marks.has(idOf(insight))).length,
  };
}

/** Marks an insight as not useful; what cannot be an insight's id is not found. */
export async function markInsight(tx: Tx, insight: string): Promise<{ ok: true }> {
  requireId(insight);
  await addMark(tx, insight);
  return { ok: true };
}

/** Removes the mark. */
export async function unmarkInsight(tx: Tx, insight: string): Promise<{ ok: true }> {
  requireId(insight);
  await removeMark(tx, insight);
  return { ok: true };
}

function requireId(insight: string): void {
  const isKind = insightKinds.some((kind) => insight.startsWith(`${kind}.`));
  if (!isKind || !idForm.test(insight)) throw new AppError("not_found");
}

function marksSince(today: string): Date {
  return new Date(`${addMonths(today, -marksMonths)}T00:00:00Z`);
}

/** Returns the id of an insight: its kind, and what tells it from others of its kind without naming anyone. */
function idOf({ kind, key, currency }: Insight): string {
  return `${kind}.${hash("sha256", JSON.stringify([currency, key])).slice(0, 16)}`;
}

/** Returns the insights with at most some of one kind: a hundred clients who stopped are no news. */
function fewOfKind(insights: readonly Insight[]): Insight[] {
  const counts = new Map<string, number>();
  return insights.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfKind;
  });
}

async function contactsOf(tx: Tx, insights: readonly Insight[]): Promise<ClientContact[]> {
  const ids = insights.flatMap(({ action }) => (action.do === "write" ? [action.clientId] : []));
  return await listClientContacts(tx, ids);
}

async function tellOne(
  insight: Insight,
  words: Words,
  member: Member,
  contacts: readonly ClientContact[],
): Promise<ToldInsight> {
  const { kind, figures, period, sample, stakeMinor, currency } = insight;
  return {
    id: idOf(insight),
    kind,
    title: words.t(`insights.name_${kind}`),
    ...sayInsight(insight, words),
    figures: figures.map((figure) => ({
      ...figure,
      label: labelOf(kind, figure.key, words),
      value: figure.unit === "money" ? toMajorOf(figure.value, figure.currency) : figure.value,
    })),
    period: { from: period[0], to: period[1] },
    sample,
    stake: { value: toMajorOf(stakeMinor, currency), currency },
    action: await tellAction(insight, words, member, contacts),
  };
}

const lists = {
  orders: { path: pages.orders.path, label: "insights.act_orders" },
  owing: { path: "/payments/owing", label: "insights.act_owing" },
  requests: { path: pages.orderRequests.path, label: "insights.act_requests" },
  expenses: { path: pages.expenses.path, label: "insights.act_expenses" },
} as const;

async function tellAction(
  { action, period, currency }: Insight,
  { t }: Words,
  { plan, currency: own }: Member,
  contacts: readonly ClientContact[],
): Promise<ToldInsight["action"]> {
  const inCurrency: Record<string, string> = currency === own ? {} : { currency };
  switch (action.do) {
    case "list":
      return { kind: "list", ...listOf(action, inCurrency, t) };
    case "price":
      return {
        kind: "price",
        label: t("insights.act_price"),
        path: `/orders/${action.orderId}/edit`,
      };
    case "day": {
      if (hasFeature(plan.plan, "menu_sharing")) {
        const label = t(action.open ? "insights.act_full" : "insights.act_empty");
        return { kind: "day", label, path: pages.menuOrdering.path };
      }
      const filter = { status: "completed", weekday: String(action.weekday) };
      const days = { from: period[0], to: period[1] };
      return {
        kind: "list",
        ...listOf({ do: "list", list: "orders", filter: { ...filter, ...days } }, inCurrency, t),
      };
    }
    case "write":
      return await tellWriting(
        contacts.find(({ id }) => id === action.clientId),
        action.clientId,
        t,
      );
  }
}

function listOf(
  { list, filter }: Extract<InsightAction, { do: "list" }>,
  inCurrency: Readonly<Record<string, string>>,
  t: Words["t"],
): { label: string; path: string } {
  const { path, label } = lists[list];
  const days: Record<string, string> = list === "orders" && filter["from"] ? { when: "range" } : {};
  const more = list === "orders" || list === "expenses" ? inCurrency : {};
  return { label: t(label), path: addressOf(path, { ...days, ...filter, ...more }) };
}

/** Returns the way to write to a client in their language; without a phone it leads to their page. */
async function tellWriting(
  contact: ClientContact | undefined,
  clientId: string,
  t: Words["t"],
): Promise<ToldInsight["action"]> {
  const number = contact && whatsappNumber(contact.phone, contact.country);
  if (!contact || !number) {
    return { kind: "list", label: t("insights.act_client"), path: `/clients/${clientId}` };
  }
  const language: Language | null = isLanguage(contact.language ?? "")
    ? (contact.language as Language)
    : null;
  const say = language ? await wordsIn(language) : t;
  const text = say("insights.miss_you", { name: contact.name, business: contact.business });
  return {
    kind: "whatsapp",
    label: t("insights.act_write"),
    path: whatsappLink(number, text),
    text,
  };
}
