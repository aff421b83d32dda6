import { getMe } from "./accounts.ts";
import { getAnalytics } from "./analytics.ts";
import { latestOnDashboard, listCatalogItems } from "./catalog.ts";
import { listCustomerUpdates } from "./customer-updates.ts";
import { getDashboard } from "./dashboard.ts";
import type { AnyEndpoint, ReplyOf } from "./endpoint.ts";
import { countUnreadNotifications } from "./notifications.ts";
import { getOrderRequestSummary } from "./order-requests.ts";
import { countOrders, listOrders } from "./orders.ts";
import { pages } from "./paths.ts";
import { debtorsOnDashboard, listDebtors, listOrderBalances } from "./payments.ts";

/** A call that a page makes first: its address, and the key under which the web keeps the answer. */
export interface FirstCall {
  path: string;
  /** JSON: the endpoint's id and the input, as the web's queries name it. */
  key: string;
}

const sections = new Set(
  Object.values(pages)
    .filter(({ access }) => access !== "public")
    .map(({ path }) => path.split("/")[1]),
);

const ofEveryPage = [ask(getMe), ask(getOrderRequestSummary), ask(countUnreadNotifications)];
const ofPage: Readonly<Record<string, readonly FirstCall[]>> = {
  [pages.dashboard.path]: [
    ask(getDashboard),
    ask(listDebtors, { limit: debtorsOnDashboard }),
    ask(listCatalogItems, { sort: "newest", limit: latestOnDashboard }),
  ],
  [pages.orders.path]: [ask(listCustomerUpdates)],
  [`${pages.orders.path}/calendar`]: [ask(listCustomerUpdates)],
};

/** Returns what a page behind the gates asks for as it opens, so that the server can send the answers along with it. */
export function firstCalls(path: string): readonly FirstCall[] {
  return sections.has(path.split("/")[1]) ? [...ofEveryPage, ...(ofPage[path] ?? [])] : [];
}

/** A call that a page makes once it has its first answers, whose reply becomes several answers by their keys. */
export interface NextCall {
  path: string;
  split: (reply: string) => readonly (readonly [key: string, answer: string])[];
}

/** What the next calls of a page are made from. */
export interface FirstAnswers {
  path: string;
  /** The first answers as JSON text, by their keys. */
  answers: ReadonlyMap<string, string>;
  /** The address has no choices of its own, so that the page shows what it shows by default. */
  isBare: boolean;
  /** The day that it is in a time zone, and the first and the last of its month, `yyyy-mm-dd`. */
  daysIn: (timeZone: string) => { today: string; from: string; to: string };
}

/**
 * Returns what the page asks for next, from its first answers: the balances of the dashboard's orders, where the plan has
 * payments; the figures of this month, where it has analytics; the first part of the orders ahead, and how many there are.
 */
export function nextCalls({ path, answers, isBare, daysIn }: FirstAnswers): readonly NextCall[] {
  const read = <E extends AnyEndpoint>(endpoint: E): ReplyOf<E> | null =>
    JSON.parse(answers.get(ask(endpoint).key) ?? "null") as ReplyOf<E> | null;
  const [me, day] = [read(getMe), read(getDashboard)];
  if (me !== null && path === pages.orders.path)
    return isBare ? callsOfOrders(daysIn(me.business.timeZone).today) : [];
  if (me !== null && path === pages.analytics.path) {
    if (!isBare || !me.subscription.features.includes("advanced_analytics")) return [];
    const { from, to } = daysIn(me.business.timeZone);
    return [asItIs(ask(getAnalytics, { from, to, compare: "previous" }))];
  }
  if (!day || !me?.subscription.features.includes("payment_tracking")) return [];
  const orders = [...day.upcoming, ...(day.handOverNext ? [day.handOverNext] : [])];
  const priced = orders.filter(
    ({ cancelledAt, totalPrice }) => cancelledAt === null && totalPrice > 0,
  );
  const ids = [...new Set(priced.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const split = (reply: string) => {
    const { items } = JSON.parse(reply) as ReplyOf<typeof listOrderBalances>;
    return items.map(
      ({ orderId, balance }) =>
        [JSON.stringify([listOrderBalances.id, orderId]), JSON.stringify(balance)] as const,
    );
  };
  return [{ path: `${listOrderBalances.path}?orderIds=${ids.join(",")}`, split }];
}

function asItIs({ path, key }: FirstCall): NextCall {
  return { path, split: (reply) => [[key, reply]] };
}

/** The list as it opens, in the form in which the web keeps one that is asked for in parts, and its counts. */
function callsOfOrders(today: string): NextCall[] {
  const query = { from: today, sort: "delivery" };
  const key = JSON.stringify([listOrders.id, { query }, "pages"]);
  const list: NextCall = {
    path: ask(listOrders, query).path,
    split: (reply) => [[key, `{"pages":[${reply}],"pageParams":[""]}`]],
  };
  return [list, asItIs(ask(countOrders, { from: today })), asItIs(ask(countOrders, {}))];
}

function ask(endpoint: AnyEndpoint, query?: Readonly<Record<string, number | string>>): FirstCall {
  const asked = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    path: asked.length === 0 ? endpoint.path : `${endpoint.path}?${asked.join("&")}`,
    key: JSON.stringify([endpoint.id, query ? { query } : {}]),
  };
}
