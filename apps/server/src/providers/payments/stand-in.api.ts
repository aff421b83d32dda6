import * as life from "./stand-in.life.ts";
import type { Life } from "./stand-in.life.ts";
import { makeRef } from "./stand-in.state.ts";
import type { StandInSubscription, StandInTransaction } from "./stand-in.state.ts";
import {
  describeComing,
  describePrice,
  describeSubscription,
  describeTransaction,
} from "./stand-in.words.ts";

/** What a call answers. */
export interface ApiAnswer {
  status: number;
  body: object;
}

/** A call of Paddle's API. */
export interface ApiCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

function refuse(status: number, code: string): ApiAnswer {
  const error = {
    type: status >= 500 ? "api_error" : "request_error",
    code,
    detail: code,
    documentation_url: "",
  };
  return { status, body: { error, meta: { request_id: makeRef("evt") } } };
}

const answer = (data: object, meta: object = {}): ApiAnswer => ({
  status: 200,
  body: { data, meta: { request_id: makeRef("evt"), ...meta } },
});

/** Returns the calls of Paddle's API that this product makes, in Paddle's words. */
export function callApi(now: Life, { method, path, body }: ApiCall): ApiAnswer {
  const [kind = "", id = "", act = ""] = path.split("/").filter(Boolean);
  const call = `${method} ${kind}${id ? "/id" : ""}${act ? `/${act}` : ""}`;
  if (call === "POST transactions") return openTransaction(now, body);
  if (call === "POST customers/id/portal-sessions") return openPortal(now, id, body);
  if (call === "GET subscriptions") return listSubscriptions(now);
  if (call === "GET prices") return listPrices(now);
  if (kind === "transactions") {
    const one = now.state.transactions[id];
    if (!one) return refuse(404, "entity_not_found");
    if (call === "GET transactions/id") return answer(describeTransaction(now, one));
    if (call === "PATCH transactions/id") return changeTransaction(now, one, body);
  }
  if (kind === "subscriptions") {
    const one = now.state.subscriptions[id];
    if (!one) return refuse(404, "entity_not_found");
    return onSubscription(now, call, one, body);
  }
  return refuse(404, "invalid_url");
}

function openTransaction(now: Life, body: Record<string, unknown>): ApiAnswer {
  const priceId = priceAsked(body);
  const price = life.priceOf(now, priceId);
  if (!price) return refuse(400, "transaction_price_not_found");
  const one: StandInTransaction = {
    id: makeRef("txn"),
    status: "ready",
    price_id: priceId,
    customer_id: (body["customer_id"] as string | undefined) ?? null,
    subscription_id: null,
    custom_data: (body["custom_data"] as StandInTransaction["custom_data"] | undefined) ?? null,
    page: (body["checkout"] as { url?: string } | undefined)?.url ?? "",
    created_at: now.now.toISOString(),
    updated_at: now.now.toISOString(),
    total: price.minor,
    refunded: 0,
    billing_period: null,
  };
  now.state.transactions[one.id] = one;
  return answer(describeTransaction(now, one));
}

function changeTransaction(
  now: Life,
  one: StandInTransaction,
  body: Record<string, unknown>,
): ApiAnswer {
  if (one.status !== "ready") return refuse(400, "transaction_immutable");
  const price = life.priceOf(now, priceAsked(body));
  if (!price) return refuse(400, "transaction_price_not_found");
  Object.assign(one, { price_id: price.priceId, total: price.minor });
  return answer(describeTransaction(now, one));
}

function openPortal(now: Life, customer: string, body: Record<string, unknown>): ApiAnswer {
  const [id] = (body["subscription_ids"] as string[] | undefined) ?? [];
  const subscription = id === undefined ? undefined : now.state.subscriptions[id];
  if (!subscription || subscription.customer_id !== customer)
    return refuse(404, "entity_not_found");
  const overview = `${new URL(subscription.page).origin}/test-portal/${subscription.id}`;
  return answer({
    id: makeRef("cpls"),
    customer_id: customer,
    created_at: now.now.toISOString(),
    urls: {
      general: { overview },
      subscriptions: [
        {
          id: subscription.id,
          cancel_subscription: overview,
          update_subscription_payment_method: overview,
        },
      ],
    },
  });
}

function listSubscriptions(now: Life): ApiAnswer {
  const all = Object.values(now.state.subscriptions).map((one) => describeSubscription(now, one));
  return answer(all, {
    pagination: { per_page: 200, next: "", has_more: false, estimated_total: all.length },
  });
}

function listPrices(now: Life): ApiAnswer {
  const all = now.prices.map(({ priceId }) => describePrice(now, priceId));
  return answer(all, {
    pagination: { per_page: 200, next: "", has_more: false, estimated_total: all.length },
  });
}

function onSubscription(
  now: Life,
  call: string,
  one: StandInSubscription,
  body: Record<string, unknown>,
): ApiAnswer {
  const held = (): ApiAnswer => answer(describeSubscription(now, one));
  if (call === "GET subscriptions/id") return held();
  if (one.status === "canceled") return refuse(400, "subscription_is_canceled_action_invalid");
  if (call === "POST subscriptions/id/cancel") {
    if (one.ends_at !== null) return refuse(400, "subscription_locked_pending_changes");
    life.cancel(now, one, body["effective_from"] === "immediately");
    return held();
  }
  if (call === "PATCH subscriptions/id/preview") return preview(now, one, body);
  if (call !== "PATCH subscriptions/id") return refuse(404, "invalid_url");
  if (body["scheduled_change"] === null) life.keep(now, one);
  if (typeof body["next_billed_at"] === "string") life.moveCharge(now, one, body["next_billed_at"]);
  if (body["items"] === undefined) return held();
  if (one.status === "past_due") return refuse(400, "subscription_update_when_past_due");
  const price = life.priceOf(now, priceAsked(body));
  if (!price) return refuse(400, "subscription_price_not_found");
  const isAtOnce = body["proration_billing_mode"] === "prorated_immediately";
  return life.changeItems(now, one, price, isAtOnce)
    ? held()
    : refuse(400, "subscription_payment_declined");
}

function preview(now: Life, one: StandInSubscription, body: Record<string, unknown>): ApiAnswer {
  const price = life.priceOf(now, priceAsked(body));
  if (!price) return refuse(400, "subscription_price_not_found");
  const isAtOnce = body["proration_billing_mode"] === "prorated_immediately";
  const isNewPeriod = isAtOnce && life.priceOf(now, one.price_id)?.interval !== price.interval;
  const period = isNewPeriod ? life.periodFrom(now.now, price.interval) : one.period;
  const following = life.periodFrom(new Date(period.ends_at), price.interval);
  return answer({
    ...describeSubscription(now, { ...one, price_id: price.priceId, period }),
    next_billed_at: period.ends_at,
    immediate_transaction: isAtOnce
      ? describeComing(life.dueAtOnce(now, one, price), period)
      : null,
    next_transaction: describeComing(price.minor, following),
    recurring_transaction_details: null,
    update_summary: null,
  });
}

function priceAsked(body: Record<string, unknown>): string {
  const items = body["items"] as { price_id?: unknown }[] | undefined;
  const asked = items?.[0]?.price_id;
  return typeof asked === "string" ? asked : "";
}
