import type { Endpoint } from "@marzipan/contract/endpoint";
import { getMe } from "@marzipan/contract/accounts";
import {
  countOrders,
  getOrder,
  getOrderCalendar,
  listDayCapacity,
  listOrders,
} from "@marzipan/contract/orders";
import { listOrderBalances } from "@marzipan/contract/payments";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { whenForgotten } from "../owner/forgetting.ts";
import { keptName } from "./kept.ts";
import { accountNow, readDocument } from "./kept-document.ts";
import type { KeptAnswer, KeptDocument } from "./kept-document.ts";
import { calendarFrom, countsFrom, listFrom, standingsFrom } from "./kept-orders.rules.ts";
import type { KeptOrders } from "./kept-orders.rules.ts";

/** What a call is asked for. */
interface Asked {
  params?: unknown;
  query?: unknown;
}

type Query = Parameters<typeof listFrom>[1];

/** Returns the name under which a call's answer is kept. */
export function keptKey(endpointId: string, input: unknown): string {
  const { params, query } = (input ?? {}) as Asked;
  return JSON.stringify([
    endpointId,
    { ...(params ? { params } : {}), ...(query ? { query } : {}) },
  ]);
}

/** Returns the name under which an order's balance is kept. */
export const balanceKey = (orderId: string): string =>
  JSON.stringify([listOrderBalances.id, orderId]);

/** The name under which is kept how the days ahead stand. */
export const standingsKey = listDayCapacity.id;

type FromOrders = (kept: KeptOrders, query: Query, today: string) => unknown;

const fromOrders: Readonly<Record<string, FromOrders>> = {
  [listOrders.id]: listFrom,
  [countOrders.id]: countsFrom,
  [getOrderCalendar.id]: calendarFrom,
};

/** Returns a call from a document, with the instant that the answer is of; `undefined` where it does not tell. */
export function answerFrom(
  kept: KeptDocument,
  endpointId: string,
  input: Asked,
  now: Date,
): KeptAnswer | undefined {
  const query = (input.query ?? {}) as Query;
  const { orders, answers } = kept;
  if (endpointId === getOrder.id) {
    const { id } = input.params as { id: string };
    const reply = orders?.items.find((order) => order.id === id);
    return orders && reply ? { at: orders.at, reply } : undefined;
  }
  const compute = fromOrders[endpointId];
  if (compute) {
    const me = answers[keptKey(getMe.id, {})]?.reply as ReplyOf<typeof getMe> | undefined;
    const today = dayIn(me?.business.timeZone ?? "UTC", now);
    const reply = orders && compute(orders, query, today);
    return orders && reply ? { at: orders.at, reply } : undefined;
  }
  if (endpointId === listDayCapacity.id) {
    const known = answers[standingsKey];
    type Standings = ReplyOf<typeof listDayCapacity>;
    return known && { at: known.at, reply: standingsFrom(known.reply as Standings, query) };
  }
  if (endpointId === listOrderBalances.id) return balancesFrom(answers, query);
  return answers[keptKey(endpointId, input)];
}

function balancesFrom(answers: KeptDocument["answers"], query: Query): KeptAnswer | undefined {
  const asked = String(query["orderIds"]).split(",");
  const known = asked.flatMap((orderId) => {
    const answer = answers[balanceKey(orderId)];
    return answer ? [{ orderId, answer }] : [];
  });
  if (known.length === 0) return undefined;
  return {
    at: Math.min(...known.map(({ answer }) => answer.at)),
    reply: { items: known.map(({ orderId, answer }) => ({ orderId, balance: answer.reply })) },
  };
}

/** Returns whether what is shown may have come from what the device keeps. */
export const isAway = (): boolean => "keptFrom" in document.documentElement.dataset;

/** Notes that a call was answered with something of this instant, in milliseconds since 1970. */
function noteKept(at: number): void {
  const { dataset } = document.documentElement;
  dataset["keptFrom"] = String(Math.min(at, Number(dataset["keptFrom"] ?? at)));
  dispatchEvent(new Event(keptName));
}

/** A document read just now: the calls of one page ask for it together. */
let lately: { account: string; at: number; kept: Promise<KeptDocument | null> } | null = null;
/** For so long it is not read again, in milliseconds. */
const latelyMs = 1000;

whenForgotten(() => {
  lately = null;
});

function readLately(account: string): Promise<KeptDocument | null> {
  if (lately?.account !== account || Date.now() - lately.at > latelyMs)
    lately = { account, at: Date.now(), kept: readDocument(account) };
  return lately.kept;
}

/**
 * Returns a call that did not reach the server from what this device keeps for the page's account, and notes how old that
 * is; `undefined` where nothing is kept.
 */
export async function keptReply(
  { id, method }: Pick<Endpoint, "id" | "method">,
  input: Asked,
  owner: string | null,
): Promise<unknown> {
  const account = accountNow();
  if (method !== "GET" || account === null || (owner !== null && owner !== account))
    return undefined;
  const kept = await readLately(account);
  const found = kept && answerFrom(kept, id, input, new Date());
  if (!found) return undefined;
  noteKept(found.at);
  return found.reply;
}
