import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readPayments } from "../../platform/config/payments.ts";
import { signLikePaddle } from "../../providers/payments/paddle-signature.ts";
import { nameBusiness } from "../../platform/session/business-marks.ts";
import { applyNotices } from "./provider-events.actions.ts";

const secret = "pdl_ntfset_a-secret-for-tests";
const dayMs = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    payments: {
      ...readPayments({ BILLING: "paddle" }),
      webhookSecret: secret,
      prices: [
        { priceId: "pri_pro", plan: "pro", interval: "month" },
        { priceId: "pri_premium", plan: "premium", interval: "year" },
      ],
      faults: [],
    },
  });
});
afterAll(() => test.close());

interface Notice {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: object;
}

/** Sends bytes as Paddle does; `change` bends the signature or the time it is made at. */
async function post(
  body: string,
  change: { secret?: string; at?: Date; header?: string | null; from?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const header =
    change.header ?? signLikePaddle(body, change.secret ?? secret, change.at ?? test.clock.now);
  const answer = await test.app.inject({
    method: "POST",
    url: "/api/webhooks/paddle",
    ...(change.from ? { remoteAddress: change.from } : {}),
    headers: {
      "content-type": "application/json",
      ...(change.header === null ? {} : { "paddle-signature": header }),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function deliver(...notices: Notice[]): Promise<void> {
  for (const notice of notices)
    expect(await post(JSON.stringify(notice))).toMatchObject({ status: 200 });
  await applyNotices(test.deps);
}

const idOf = async (baker: Caller): Promise<string> => {
  const rows = await test.asOwner<{ business_id: string }>(
    "select business_id from account where email = $1",
    [baker.email],
  );
  return rows[0]?.business_id ?? "";
};

/** Makes the notices of one subscription of a business. */
function subscriptionOf(
  businessId: string,
  customer = `ctm_${randomUUID()}`,
): {
  ref: string;
  says: (minutes: number, more?: object) => Notice;
  paid: (minutes: number, transaction: string) => Notice;
  refunds: (minutes: number, transaction: string, total?: string) => Notice;
} {
  const ref = `sub_${randomUUID()}`;
  const began = test.clock.now;
  const at = (minutes: number): string =>
    new Date(began.getTime() + minutes * 60_000).toISOString();
  const notice = (event_type: string, minutes: number, data: object): Notice => ({
    event_id: `evt_${randomUUID()}`,
    event_type,
    occurred_at: at(minutes),
    data,
  });
  const period = {
    starts_at: at(0),
    ends_at: new Date(began.getTime() + 30 * dayMs).toISOString(),
  };
  return {
    ref,
    says: (minutes, more = {}) =>
      notice("subscription.updated", minutes, {
        id: ref,
        customer_id: customer,
        status: "active",
        custom_data: nameBusiness(test.deps.sessionSecret, businessId),
        items: [{ price: { id: "pri_pro" }, quantity: 1 }],
        current_billing_period: period,
        next_billed_at: period.ends_at,
        scheduled_change: null,
        ...more,
      }),
    paid: (minutes, transaction) =>
      notice("transaction.completed", minutes, {
        id: transaction,
        subscription_id: ref,
        customer_id: customer,
        billing_period: period,
        details: { totals: { grand_total: "2900" } },
      }),
    refunds: (minutes, transaction, total = "2900") =>
      notice("adjustment.updated", minutes, {
        id: `adj_${randomUUID()}`,
        transaction_id: transaction,
        subscription_id: ref,
        customer_id: customer,
        action: "refund",
        status: "approved",
        totals: { total },
      }),
  };
}

async function planOf(baker: Caller): Promise<{ plan_key: string; status: string }> {
  const { body } = await baker.post("/api/rpc/get_my_current_subscription", {});
  return body as { plan_key: string; status: string };
}

const keptCount = async (): Promise<number> =>
  Number((await test.asOwner<{ n: string }>("select count(*) as n from billing_event"))[0]?.n);

describe("the webhook of the card provider", () => {
  it.each([
    ["another secret", { secret: "another" }],
    ["no signature", { header: null }],
    ["a signature of nothing", { header: "ts=;h1=" }],
    [
      "a signature of other bytes",
      { header: signLikePaddle("{}", secret, new Date("2026-11-26T12:00:00Z")) },
    ],
    ["a time six minutes ago", { at: new Date("2026-11-26T11:54:00Z") }],
    ["a time six minutes ahead", { at: new Date("2026-11-26T12:06:00Z") }],
  ])("refuses %s with 401 and keeps nothing", async (_name, change) => {
    const baker = await test.member({ plan: "basic" });
    const before = await keptCount();
    const body = JSON.stringify(subscriptionOf(await idOf(baker)).says(0));
    const answer = await post(body, change);
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "bad_signature" } } });
    expect(await keptCount()).toBe(before);
  });

  it("refuses unsigned bytes before it reads them, and an empty body", async () => {
    expect((await post("no json at all", { header: null })).status).toBe(401);
    const answer = await test.app.inject({ method: "POST", url: "/api/webhooks/paddle" });
    expect(answer.statusCode).toBe(401);
  });

  it("refuses signed bytes that are no JSON, no notice, or cannot be stored", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await post("[1]")).status).toBe(400);
    const odd = { event_id: "evt_odd", event_type: "x", occurred_at: "2026-11-26T12:00:00Z" };
    expect((await post(JSON.stringify({ ...odd, data: { name: "\u0000" } }))).status).toBe(400);
    expect((await post(JSON.stringify({ ...odd, data: { name: "\ud800" } }))).status).toBe(400);
  });

  it("believes any one of several signatures, as while a secret is changed", async () => {
    const body = JSON.stringify({
      event_id: "evt_two",
      event_type: "address.created",
      occurred_at: "2026-11-26T12:00:00Z",
      data: {},
    });
    const right = signLikePaddle(body, secret, test.clock.now);
    const wrong = signLikePaddle(body, "another", test.clock.now).split(";")[1];
    expect((await post(body, { header: `${right};${wrong}` })).status).toBe(200);
    expect(
      (await post(body, { header: `${right.split(";")[0]};${wrong};${right.split(";")[1]}` }))
        .status,
    ).toBe(200);
  });

  it("gives the plan that was paid, and takes a repeated notice once", async () => {
    const baker = await test.member({ plan: "basic" });
    const notice = subscriptionOf(await idOf(baker)).says(0);
    await deliver(notice);
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro", status: "active" });
    const before = await keptCount();
    expect((await post(JSON.stringify(notice))).body).toEqual({ kept: false });
    expect(await keptCount()).toBe(before);
  });

  it("ends in the same plan in whatever order the notices come", async () => {
    const baker = await test.member({ plan: "basic" });
    const own = subscriptionOf(await idOf(baker));
    const first = own.says(0);
    const higher = own.says(5, { items: [{ price: { id: "pri_premium" }, quantity: 1 }] });
    await deliver(higher, first);
    expect(await planOf(baker)).toMatchObject({ plan_key: "premium", status: "active" });
  });

  it("ends the plan by a full refund, also one that came before everything else", async () => {
    const baker = await test.member({ plan: "basic" });
    const own = subscriptionOf(await idOf(baker));
    await deliver(own.refunds(1, "txn_1"));
    await deliver(own.says(0));
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro" });
    await deliver(own.paid(0.5, "txn_1"));
    test.clock.forward(90_000);
    expect(await planOf(baker)).toEqual(
      expect.objectContaining({ plan_key: "basic", status: "active" }),
    );
  });

  it("gives nothing to a business by the customer of another, nor to one that is none of ours", async () => {
    const [baker, other] = [
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
    ];
    const id = await idOf(baker);
    await deliver(subscriptionOf(id, "ctm_own").says(0));
    await deliver(subscriptionOf(id, "ctm_stranger").says(5, { status: "canceled" }));
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro", status: "active" });
    await deliver(subscriptionOf(randomUUID(), "ctm_nobody").says(0));
    expect(await planOf(other)).toMatchObject({ plan_key: "basic" });
    const rows = await test.asOwner<{ customer_ref: string; outcome: string }>(
      "select customer_ref, outcome from billing_event where customer_ref in ('ctm_stranger', 'ctm_nobody') order by 1",
    );
    expect(rows).toEqual([
      { customer_ref: "ctm_nobody", outcome: "unknown_business" },
      { customer_ref: "ctm_stranger", outcome: "unknown_business" },
    ]);
  });

  it("makes nobody the customer of a business that no checkout of ours named", async () => {
    const baker = await test.member({ plan: "basic" });
    const id = await idOf(baker);
    const { businessMark } = nameBusiness(test.deps.sessionSecret, randomUUID());
    for (const forged of [{ businessId: id }, { businessId: id, businessMark }])
      await deliver(subscriptionOf(id, "ctm_forger").says(0, { custom_data: forged }));
    expect(await planOf(baker)).toMatchObject({ plan_key: "basic" });
    const rows = await test.asOwner<{ outcome: string }>(
      "select outcome from billing_event where customer_ref = 'ctm_forger'",
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(["unknown_business", "unknown_business"]);
    await deliver(subscriptionOf(id).says(1));
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro", status: "active" });
  });

  it("takes two businesses of one customer, each with its own plan", async () => {
    const [one, two] = [await test.member({ plan: "basic" }), await test.member({ plan: "basic" })];
    const premium = { items: [{ price: { id: "pri_premium" }, quantity: 1 }] };
    await deliver(
      subscriptionOf(await idOf(one), "ctm_both").says(0),
      subscriptionOf(await idOf(two), "ctm_both").says(0, premium),
    );
    expect(await planOf(one)).toMatchObject({ plan_key: "pro" });
    expect(await planOf(two)).toMatchObject({ plan_key: "premium" });
  });

  it("changes no plan by a price that is none of ours, by an unknown event, by one that nobody can read", async () => {
    const baker = await test.member({ plan: "basic" });
    const own = subscriptionOf(await idOf(baker));
    await deliver(own.says(0, { items: [{ price: { id: "pri_other" }, quantity: 1 }] }));
    await deliver({ ...own.says(1), event_type: "subscription.updated", data: { id: own.ref } });
    await deliver({ ...own.says(2), event_type: "invoice.sent" });
    expect(await planOf(baker)).toMatchObject({ plan_key: "basic" });
    await deliver(own.says(3));
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro" });
    const rows = await test.asOwner<{ outcome: string }>(
      "select outcome from billing_event where subscription_ref = $1 or event_type = 'invoice.sent' order by occurred_at",
      [own.ref],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      "unknown_price",
      "unreadable",
      "ignored",
      "applied",
    ]);
  });

  it("counts changes of customers, prices and products without applying them, and money that is odd as what it is", async () => {
    const baker = await test.member({ plan: "basic" });
    const own = subscriptionOf(await idOf(baker));
    const paid = own.paid(1, "txn_odd");
    const odd = (event: Notice, totals: object): Notice => ({
      ...event,
      event_id: `evt_${randomUUID()}`,
      data: { ...event.data, details: { totals }, totals },
    });
    await deliver(
      own.says(0),
      odd(paid, { grand_total: "0" }),
      odd(paid, { grand_total: "-2900" }),
      odd(paid, { grand_total: "29.00" }),
      odd(own.refunds(2, "txn_odd"), { total: "-2900" }),
      ...["customer.updated", "price.updated", "price.created", "product.updated"].map(
        (event_type) => ({
          ...own.says(3),
          event_type,
          data: { id: "ctm_any", email: "someone@else.test", status: "archived" },
        }),
      ),
    );
    expect(await planOf(baker)).toMatchObject({ plan_key: "pro", status: "active" });
    const rows = await test.asOwner<{ event_type: string; outcome: string }>(
      `select event_type, outcome from billing_event
        where subscription_ref = $1 or event_type ~ '^(customer|price|product)' order by 1, 2`,
      [own.ref],
    );
    expect(rows.map(({ event_type: type, outcome }) => `${type} ${outcome}`)).toEqual([
      "adjustment.updated applied",
      "customer.updated ignored",
      "price.created ignored",
      "price.updated ignored",
      "product.updated ignored",
      "subscription.updated applied",
      "transaction.completed applied",
      "transaction.completed applied",
      "transaction.completed unreadable",
    ]);
  });

  it("applies a thousand notices with repeats once each", async () => {
    const bakers = await Promise.all([0, 1, 2, 3].map(() => test.member({ plan: "basic" })));
    const notices: string[] = [];
    for (const baker of bakers) {
      const own = subscriptionOf(await idOf(baker));
      for (let at = 0; at < 125; at += 1) {
        const isLast = at === 124;
        const body = JSON.stringify(own.says(at, isLast ? { status: "past_due" } : {}));
        notices.push(body, body);
      }
    }
    const before = await keptCount();
    const answers = await Promise.all(
      notices.toReversed().map((body, at) => post(body, { from: `203.0.113.${at % 8}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await keptCount()).toBe(before + 500);
    await Promise.all([applyNotices(test.deps), applyNotices(test.deps)]);
    for (const baker of bakers)
      expect(await planOf(baker)).toMatchObject({ plan_key: "pro", status: "past_due" });
  });
});
