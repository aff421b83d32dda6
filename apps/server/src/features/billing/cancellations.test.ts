import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePlanBuyer, said } from "../../platform/testing/plan-buyer.ts";
import type { PlanBuyer } from "../../platform/testing/plan-buyer.ts";
import { openTestApp, startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { nameBusiness } from "../../platform/session/business-marks.ts";
import type { StandInAct } from "../../providers/payments/stand-in.port.ts";
import { cancelSurplus } from "./cancellations.actions.ts";
import { applyNotices } from "./provider-events.actions.ts";
import { reconcile } from "./reconciliation.actions.ts";

let test: TestApp;
let second: TestApp;
let buyer: PlanBuyer;
beforeAll(async () => {
  test = await startTestApp();
  second = await openTestApp(
    {
      ownerUrl: test.ownerUrl,
      appUrl: test.appUrl,
      pooledUrl: null,
      role: { role: "marzipan_app", isLogin: true },
      isDistributed: test.isDistributed,
    },
    {},
    { now: () => test.clock.now },
  );
  buyer = makePlanBuyer(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** Delivers what the provider sent and runs the billing job on both servers at the same time. */
async function settle(): Promise<void> {
  test.clock.forward(1000);
  await buyer.standIn.deliver();
  await Promise.all(
    [test.deps, second.deps].map(async (deps) => {
      await applyNotices(deps);
      await cancelSurplus(deps);
    }),
  );
  await buyer.hear();
}

async function idOf({ email }: Caller): Promise<string> {
  const [row] = await test.asOwner<{ business_id: string }>(
    "select business_id from account where email = $1",
    [email],
  );
  return row?.business_id ?? "";
}

async function subscriptionsOf(businessId: string) {
  const { subscriptions, transactions } = await buyer.standIn.readState();
  const own = Object.values(subscriptions).filter(
    ({ custom_data: custom }) => custom?.["businessId"] === businessId,
  );
  const paid = Object.values(transactions).filter(
    (one) =>
      one.status === "completed" &&
      own.some(({ id }) => id === one.subscription_id && one.total > 0),
  );
  return {
    live: own.filter(({ status }) => status !== "canceled"),
    all: own,
    charges: paid.length,
  };
}

/** Pays at the provider past this server: a second subscription of the business, as two checkouts would make it. */
async function payPastUs(businessId: string, priceId: string): Promise<void> {
  const opened = await test.deps.payments.openCheckout({
    priceId,
    customData: { ...nameBusiness(test.deps.sessionSecret, businessId) },
    customerRef: await customerOf(businessId),
    pageUrl: "http://localhost:3000/pricing",
  });
  await buyer.standIn.onCheckout(opened.ref, "pay", "baker@example.test");
}

async function customerOf(businessId: string): Promise<string | null> {
  const [row] = await test.asOwner<{ customer_ref: string }>(
    "select customer_ref from payment_customer where business_id = $1",
    [businessId],
  );
  return row?.customer_ref ?? null;
}

describe.each(["refund", "chargeback"] as const)("a plan that ended by a %s", (act) => {
  it("is canceled at the provider, so that nothing is charged again", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, act);
    await settle();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({
      status: "canceled",
      next_billed_at: null,
    });
    const { charges } = await subscriptionsOf(await idOf(baker));
    await buyer.standIn.onSubscription(ref, "renew");
    await buyer.standIn.letPass(ref, 400);
    await settle();
    expect((await subscriptionsOf(await idOf(baker))).charges).toBe(charges);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
  });

  it("is canceled although a cancellation at the end of the period, a pause or a refused card came before", async () => {
    for (const before of ["cancel", "pause", "refuse-card"] as const) {
      const baker = await test.member({ plan: "basic" });
      const ref = await buyer.buy(baker);
      if (before === "cancel") await baker.post("/api/billing/cancel", {});
      else await buyer.standIn.onSubscription(ref, before);
      await settle();
      await buyer.standIn.onSubscription(ref, act);
      await settle();
      expect(await buyer.standIn.findSubscription(ref), before).toMatchObject({
        status: "canceled",
      });
    }
  });

  it("is canceled once the provider can be reached, and nothing is bought before", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    const { payments } = test.deps;
    const isAway = { is: true };
    const cancel: typeof payments.cancel = async (...args) => {
      if (isAway.is) throw new Error("the provider is away");
      return await payments.cancel(...args);
    };
    const deps = { ...test.deps, payments: { ...payments, cancel } };
    await buyer.standIn.onSubscription(ref, act);
    await buyer.hear();
    for (let minute = 0; minute < 20; minute += 1) {
      await cancelSurplus(deps);
      test.clock.forward(60_000);
    }
    const [{ attempts } = { attempts: 0 }] = await test.asOwner<{ attempts: number }>(
      "select attempts from subscription_cancellation where subscription_ref = $1",
      [ref],
    );
    expect(attempts).toBeGreaterThan(2);
    expect(attempts).toBeLessThan(8);
    expect((await reconcile(deps)).faults).toEqual([expect.stringContaining(ref)]);
    isAway.is = false;
    test.clock.forward(3_600_000);
    await cancelSurplus(deps);
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
    expect((await reconcile(deps)).faults).toEqual([]);
    expect(await test.asOwner("select 1 from subscription_cancellation")).toEqual([]);
  });

  it("lets another be bought at once, after the ended one was canceled", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, act);
    test.clock.forward(1000);
    await buyer.hear();
    expect((await buyer.ask(baker)).status).toBe(200);
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
  });

  it("and that an earlier version left running is canceled by the nightly reconciliation", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, act);
    test.clock.forward(1000);
    await buyer.hear();
    await test.asOwner("delete from subscription_cancellation");
    expect((await reconcile(test.deps)).mended).toEqual([ref]);
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
    await buyer.hear();
    expect((await reconcile(test.deps)).mended).toEqual([]);
  });
});

it("a chargeback that is reversed gives the plan back to the end of the paid period, and charges nothing more", async () => {
  const baker = await test.member({ plan: "basic" });
  const ref = await buyer.buy(baker);
  await buyer.standIn.onSubscription(ref, "chargeback");
  await settle();
  await buyer.standIn.onSubscription(ref, "chargeback-reverse");
  await settle();
  expect(await buyer.billing(baker)).toMatchObject({
    plan: "pro",
    status: "canceled",
    nextCharge: null,
  });
  expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
});

describe("a paused plan (rulings §3)", () => {
  it("is inactive everywhere, cannot be bought beside, and is resumed in the portal", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "pause");
    await settle();
    expect(await buyer.billing(baker)).toMatchObject({
      plan: "basic",
      status: "inactive",
      isPaying: true,
      pausedPlan: "pro",
      nextCharge: null,
    });
    const me = (await baker.get("/api/me")).body;
    expect(me.subscription).toMatchObject({ plan_key: "basic", status: "inactive" });
    const { body } = await baker.post("/api/rpc/get_my_current_subscription", {});
    expect(body).toMatchObject({ plan_key: "basic", status: "inactive" });
    expect(said(await buyer.ask(baker, "premium"))).toBe("409 already_paying");
    expect(said(await baker.post("/api/billing/start-trial", { plan: "pro" }))).toBe(
      "409 trial_used",
    );
    expect(
      said(await baker.post("/api/billing/change", { plan: "premium", interval: "month" })),
    ).toBe("409 change_not_possible");
    const portal = await baker.post("/api/functions/paddle-customer-portal", { return_url: "/" });
    expect(portal.status).toBe(200);
    await buyer.press(`${portal.body.url.split("?")[0] ?? ""}/resume`);
    await settle();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("can be canceled, and another be bought then", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "pause");
    await settle();
    const { body } = await baker.post("/api/billing/cancel", {});
    expect(body).toMatchObject({ plan: "basic", status: "active", isPaying: false });
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
    expect((await buyer.ask(baker)).status).toBe(200);
  });
});

describe("a subscription of the provider (rulings §3)", () => {
  it("is of the business that its first event named, and gives no other a plan", async () => {
    const [baker, other] = [
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
    ];
    const ref = await buyer.buy(baker);
    const [held] = (await test.deps.payments.listHeld()).filter(({ id }) => id === ref);
    const named = nameBusiness(test.deps.sessionSecret, await idOf(other));
    await test.asOwner(
      `insert into billing_event (provider, event_id, event_type, occurred_at, received_at, subscription_ref,
         customer_ref, named_business, body)
       select provider, 'evt_other', event_type, occurred_at + interval '1 hour', received_at, subscription_ref,
         customer_ref, $2, jsonb_set(jsonb_set(body, '{event_id}', '"evt_other"'), '{data,custom_data}', $3)
         from billing_event where subscription_ref = $1 order by occurred_at desc limit 1`,
      [ref, await idOf(other), JSON.stringify(named)],
    );
    await applyNotices(test.deps);
    expect(held).toBeDefined();
    expect(await buyer.billing(other)).toMatchObject({ plan: "basic" });
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
    await buyer.buy(other, "premium");
    expect(await buyer.billing(other)).toMatchObject({ plan: "premium" });
  });
});

describe("whatever happens to a business's subscriptions", () => {
  const acts = [
    "pause",
    "resume",
    "refund",
    "refund-half",
    "chargeback",
    "chargeback-reverse",
    "refuse-card",
    "accept-card",
    "cancel-now",
    "renew",
  ] as const satisfies readonly StandInAct[];
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("act" as const),
      act: fc.constantFrom(...acts),
      which: fc.nat(3),
    }),
    fc.record({ kind: fc.constant("buy" as const), plan: fc.constantFrom("pro", "premium") }),
    fc.record({ kind: fc.constant("pay past us" as const) }),
    fc.record({ kind: fc.constant("cancel" as const) }),
    fc.record({ kind: fc.constant("keep" as const) }),
    fc.record({ kind: fc.constant("night" as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** Does a step by both servers where a person could press twice. */
  async function take(baker: Caller, businessId: string, one: Step): Promise<void> {
    if (one.kind === "act") {
      const { all } = await subscriptionsOf(businessId);
      const target = all[one.which % Math.max(1, all.length)];
      if (target) await buyer.standIn.onSubscription(target.id, one.act);
    }
    if (one.kind === "buy") {
      const twin = second.stranger();
      for (const [name, value] of baker.cookies) twin.cookies.set(name, value);
      const opened = await Promise.all([buyer.ask(baker, one.plan), buyer.ask(twin, one.plan)]);
      for (const { status, body } of opened)
        if (status === 200) await buyer.press(`${body.checkout_url}/pay`);
    }
    if (one.kind === "pay past us") await payPastUs(businessId, "pri_standin_premium_month");
    if (one.kind === "cancel") await baker.post("/api/billing/cancel", {});
    if (one.kind === "keep") await baker.post("/api/billing/keep", {});
    if (one.kind === "night") await reconcile(second.deps);
  }

  it("at most one of them exists once the job ran, and it is the one that is shown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const baker = await test.member({ plan: "basic" });
        const businessId = await idOf(baker);
        for (const one of [{ kind: "buy", plan: "pro" } as const, ...steps]) {
          const before = await buyer.billing(baker);
          const { charges } = await subscriptionsOf(businessId);
          await take(baker, businessId, one);
          const isUnpaidRenewal = one.kind === "act" && one.act === "renew" && !before.isPaying;
          const { charges: chargesAfter } = await subscriptionsOf(businessId);
          expect(isUnpaidRenewal ? chargesAfter : charges).toBe(charges);
          await settle();
          await settle();
          const { live } = await subscriptionsOf(businessId);
          const shown = await buyer.billing(baker);
          expect(live.length, JSON.stringify(one)).toBeLessThanOrEqual(1);
          expect(shown.isPaying, JSON.stringify([one, live, shown])).toBe(live.length === 1);
          expect(shown.pausedPlan !== null).toBe(live[0]?.status === "paused");
        }
      }),
      {
        numRuns: 12,
        endOnFailure: true,
        examples: [[[{ kind: "cancel" }, { kind: "act", act: "pause", which: 0 }]]],
      },
    );
  }, 120_000);
});
