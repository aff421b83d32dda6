import { getMe } from "@marzipan/contract/accounts";
import { getBakeList } from "@marzipan/contract/bake-list";
import { latestOnDashboard, listCatalogItems } from "@marzipan/contract/catalog";
import { getDashboard } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { listOfflineOrders } from "@marzipan/contract/kept-orders";
import { getOrderRequestSummary } from "@marzipan/contract/order-requests";
import {
  countOrders,
  getOrder,
  getOrderCalendar,
  listDayCapacity,
  listOrders,
} from "@marzipan/contract/orders";
import {
  debtorsOnDashboard,
  listDebtors,
  listOrderBalances,
  listOrderPayments,
  mostBalances,
} from "@marzipan/contract/payments";
import { addDays, dayIn } from "@marzipan/domain/dates";
import { mayRole } from "@marzipan/domain/roles";
import type { Query, QueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { queryOf } from "../api/query-of.ts";
import type { Me } from "../session/me.tsx";
import { pageOwner } from "../owner/page-owner.ts";
import { balanceKey, isAway, keptKey, standingsKey } from "../kept/kept-answers.ts";
import { forgetKeptAnswers } from "../kept/kept.ts";
import { buildOfPage, readDocument, writeDocument } from "../kept/kept-document.ts";
import type { KeptAnswer, KeptDocument } from "../kept/kept-document.ts";
import { withListed, withOrder } from "../kept/kept-orders.rules.ts";
import type { KeptOrders, WholeOrder } from "../kept/kept-orders.rules.ts";
import { startWorker } from "./start-worker.ts";

/** How many days are kept before today, and after it; `shell.kept_days` says so. */
const keptDays = { back: 7, ahead: 30 } as const;

/** How long after a change what is kept is written, in milliseconds. */
const writeMs = 1500;
/** The orders are asked for again this long after the last time, at most, in milliseconds. */
const oldMs = 5 * 60_000;
/** After a change they are asked for no sooner than this after the last time, in milliseconds. */
const restMs = 60_000;

/** Of so many orders from today on the payments are kept, each asked for by a call when its balance has changed. */
const mostWithPayments = 30;

/** Calls whose answers are kept as they come. */
const keptAsTheyCome = new Set<string>([
  getMe.id,
  getDashboard.id,
  getOrderRequestSummary.id,
  getBakeList.id,
  listDebtors.id,
  listCatalogItems.id,
]);

/** Calls whose answers tell that the kept orders may have changed. */
const tellsOfOrders = new Set<string>([
  listOrders.id,
  countOrders.id,
  getOrderCalendar.id,
  getDashboard.id,
]);

/**
 * Keeps for an account what it needs without a network, as long as its page is open: the orders of 7 days back and 30
 * ahead, and the answers of the pages that open without a network. Nothing is kept where the browser has no worker that
 * could open the app. Returns the function that ends it.
 */
export function startKeeping(client: QueryClient, me: Me): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async (): Promise<void> => {
    if (!(await startWorker())) return;
    const kept = await readDocument(me.user.id);
    const before = kept?.answers[keptKey(getMe.id, {})]?.reply as Me | undefined;
    const isOfRole = kept === null || (before !== undefined && standsAlike(before, me));
    // Of another role or business it may have what may not be seen now.
    if (!isOfRole) forgetKeptAnswers();
    if (!isOver) stop = keep(client, me, isOfRole ? kept : null);
  };
  void begin();
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Returns whether someone is of the same business, in the same role. */
const standsAlike = (one: Me, other: Me): boolean =>
  one.business.id === other.business.id && one.user.role === other.user.role;

/** A closed gate or another role leads elsewhere, and what was kept goes. */
const mayKeepFor = (now: Me, me: Me): boolean => now.gate === "open" && standsAlike(now, me);

function keep(client: QueryClient, me: Me, before: KeptDocument | null): () => void {
  const account = me.user.id;
  let orders = before?.orders ?? null;
  const answers: Record<string, KeptAnswer> = { ...before?.answers };
  let writing: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let askedAt = orders?.at ?? 0;
  let isAsking = false;
  // A change was heard of while no one looked.
  let isDue = false;
  let isOver = false;
  // What came while the orders were asked for may be newer than they are.
  let meanwhile: WholeOrder[] = [];

  const write = (): void => {
    clearTimeout(writing);
    writing = undefined;
    if (isOver) return;
    void writeDocument(account, { build: buildOfPage(), orders, answers }).catch(() => undefined);
  };
  const writeSoon = (): void => {
    writing ??= setTimeout(write, writeMs);
  };
  const hear = ({ queryKey, state }: Query): void => {
    if (isAway() || pageOwner() !== account) return;
    const [id, input, more] = queryKey as [string, unknown, unknown];
    if (id === getMe.id && !mayKeepFor(state.data as Me, me)) return;
    const answer = { at: state.dataUpdatedAt, reply: state.data };
    if (id === listOrderBalances.id) answers[balanceKey(input as string)] = answer;
    else if (id === getOrder.id) {
      if (isAsking) meanwhile.push(state.data as WholeOrder);
      orders = orders && withOrder(orders, state.data as WholeOrder);
    } else if (id === listOrders.id && more !== undefined)
      orders = orders && withListed(orders, itemsOf(state.data as ListedPages));
    else if (id === listOrderPayments.id)
      answers[keptKey(id, input)] = withoutReferences(state.data as Payments, answer.at);
    else if (keptAsTheyCome.has(id) && more === undefined) answers[keptKey(id, input)] = answer;
    if (tellsOfOrders.has(id) && !isAsking) askSoon();
    writeSoon();
  };
  const ask = async (): Promise<void> => {
    clearTimeout(asking);
    asking = undefined;
    isDue = document.visibilityState !== "visible";
    if (isDue || isAsking || !navigator.onLine) return;
    askedAt = Date.now();
    isAsking = true;
    meanwhile = [];
    const asked = await askAhead(client, me, answers).finally(() => {
      isAsking = false;
    });
    if (pageOwner() !== account) return;
    orders = asked.orders && meanwhile.reduce(withOrder, asked.orders);
    Object.assign(answers, asked.answers);
    write();
  };
  const askNow = (): void => void ask().catch(() => undefined);
  const askSoon = (): void => {
    asking ??= setTimeout(askNow, Math.max(0, askedAt + restMs - Date.now()));
  };
  const look = (): void => {
    if (document.visibilityState === "hidden") {
      if (writing !== undefined) write();
    } else if (isDue || Date.now() - askedAt > oldMs) askNow();
  };

  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.status === "success") hear(query);
  const leave = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") hear(event.query);
  });
  const watch = setInterval(look, oldMs);
  document.addEventListener("visibilitychange", look);
  askSoon();
  return () => {
    isOver = true;
    leave();
    clearInterval(watch);
    clearTimeout(writing);
    clearTimeout(asking);
    document.removeEventListener("visibilitychange", look);
  };
}

/** A list that is loaded part by part. */
interface ListedPages {
  pages: readonly ReplyOf<typeof listOrders>[];
}

const itemsOf = ({ pages }: ListedPages) => pages.flatMap(({ items }) => items);

type Payments = ReplyOf<typeof listOrderPayments>;

/** An order's payments as they are kept: what was typed of a transfer or a card stays with the server. */
function withoutReferences(payments: Payments, at: number): KeptAnswer {
  const items = payments.items.map((payment) => ({ ...payment, reference: "" }));
  return { at, reply: { ...payments, items } };
}

interface Asked {
  /** `null` where the account may not see them. */
  orders: KeptOrders | null;
  answers: Record<string, KeptAnswer>;
}

/** Asks for what is needed without a network and no page may have asked for yet. */
async function askAhead(
  client: QueryClient,
  me: Me,
  known: Readonly<Record<string, KeptAnswer>>,
): Promise<Asked> {
  const { features } = me.subscription;
  const { role } = me.user;
  const today = dayIn(me.business.timeZone, new Date());
  const tomorrow = addDays(today, 1);
  const answers: Asked["answers"] = {};
  await client.prefetchQuery(queryOf(getDashboard));
  if (mayRole(role, "money"))
    await client.prefetchQuery(queryOf(listDebtors, { query: { limit: debtorsOnDashboard } }));
  if (mayRole(role, "menu"))
    await client.prefetchQuery(
      queryOf(listCatalogItems, { query: { sort: "newest", limit: latestOnDashboard } }),
    );
  if (!features.includes("view_orders") || !mayRole(role, "orders"))
    return { orders: null, answers };
  for (const day of [today, tomorrow])
    await client.prefetchQuery(queryOf(getBakeList, { query: { from: day, to: day } }));
  const days = { from: today, to: addDays(today, keptDays.ahead) };
  const standings = await call(listDayCapacity, { query: days });
  answers[standingsKey] = { at: Date.now(), reply: standings };
  const orders = await askOrders(today);
  if (features.includes("payment_tracking") && mayRole(role, "payments")) {
    Object.assign(answers, await askBalances(orders));
    const near = orders.items.filter(({ deliveryDate }) => deliveryDate >= today);
    for (const { id } of near.slice(0, mostWithPayments)) {
      const key = keptKey(listOrderPayments.id, { params: { id } });
      const before = known[key]?.reply as Payments | undefined;
      const balance = answers[balanceKey(id)]?.reply;
      if (before !== undefined && before.balance.balance === balance) continue;
      const payments = await call(listOrderPayments, { params: { id } });
      answers[key] = withoutReferences(payments, Date.now());
    }
  }
  return { orders, answers };
}

/** Asks for the orders of the kept days; of a business that has too many, for those from today on that one answer has. */
async function askOrders(today: string): Promise<KeptOrders> {
  const at = Date.now();
  const [from, to] = [addDays(today, -keptDays.back), addDays(today, keptDays.ahead)];
  const all = await call(listOfflineOrders, { query: { from, to } });
  if (all.isWhole) return { at, from, to, items: all.items };
  const { items, isWhole } = await call(listOfflineOrders, { query: { from: today, to } });
  const last = items.at(-1)?.deliveryDate;
  // Of the last day some may be missing.
  const end = isWhole || last === undefined ? to : addDays(last, -1);
  const whole = items.filter(({ deliveryDate }) => deliveryDate <= end);
  return { at, from: today, to: end, items: whole };
}

async function askBalances({ items }: KeptOrders): Promise<Record<string, KeptAnswer>> {
  const ids = items
    .filter(({ cancelledAt, totalPrice }) => cancelledAt === null && totalPrice > 0)
    .map(({ id }) => id);
  const found: Record<string, KeptAnswer> = {};
  for (let from = 0; from < ids.length; from += mostBalances) {
    const orderIds = ids.slice(from, from + mostBalances).join(",");
    const { items: balances } = await call(listOrderBalances, { query: { orderIds } });
    const at = Date.now();
    for (const { orderId, balance } of balances)
      found[balanceKey(orderId)] = { at, reply: balance };
  }
  return found;
}
