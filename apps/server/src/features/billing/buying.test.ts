import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutBody, makePlanBuyer, said } from "../../platform/testing/plan-buyer.ts";
import type { PlanBuyer } from "../../platform/testing/plan-buyer.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { honourTrials } from "./reconciliation.actions.ts";

let test: TestApp;
let buyer: PlanBuyer;
beforeAll(async () => {
  test = await startTestApp();
  buyer = makePlanBuyer(test);
});
afterAll(() => test.close());

describe("buying a plan", () => {
  it("opens it by what the provider tells, never by coming back", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker, "pro", "year");
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isCheckoutOpen: true });
    const page = await test.stranger().get(new URL(body.checkout_url).pathname);
    expect(page.body).toContain("$290");
    await buyer.press(`${body.checkout_url}/pay`);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({
      plan: "pro",
      status: "active",
      interval: "year",
      isPaying: true,
      isCheckoutOpen: false,
      nextCharge: { at: "2027-11-26T12:00:00.000Z", amount: 290, currency: "USD" },
      lastPayment: { amount: 290, currency: "USD", refundableUntil: expect.any(String) },
    });
    expect(said(await buyer.ask(baker))).toBe("409 already_paying");
    const portal = await baker.post("/api/functions/paddle-customer-portal", { return_url: "/x" });
    expect((await test.stranger().get(portal.body.url)).body).toContain('href="/x"');
  });

  it("has one checkout, whatever is clicked, and one subscription", async () => {
    const baker = await test.member({ plan: "basic" });
    const answers = await Promise.all([
      buyer.ask(baker),
      buyer.ask(baker),
      buyer.ask(baker, "premium"),
    ]);
    expect(answers.map(said)).toEqual(["200", "200", "200"]);
    const ids = new Set(answers.map(({ body }) => body.checkout_id));
    expect(ids.size).toBe(1);
    const url = answers[0]?.body.checkout_url;
    await Promise.all([buyer.press(`${url}/pay`), buyer.press(`${url}/pay`)]);
    expect(said(await buyer.ask(baker))).toBe("409 already_paying");
    await buyer.hear();
    const ref = await buyer.subscriptionOf(baker);
    const { subscriptions } = await buyer.standIn.readState();
    const businessId = subscriptions[ref]?.custom_data?.["businessId"];
    const own = Object.values(subscriptions).filter(
      ({ custom_data: custom }) => custom?.["businessId"] === businessId,
    );
    expect(own).toHaveLength(1);
  });

  it("leaves everything as it was when the card is refused or the page is closed", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker);
    const refused = await buyer.press(`${body.checkout_url}/refuse`);
    expect((await test.stranger().get(String(refused.headers["location"]))).body).toContain(
      "The card was declined",
    );
    const closed = await buyer.press(`${body.checkout_url}/close`);
    expect(closed.headers["location"]).toBe("http://localhost:3000/pricing");
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    expect((await buyer.ask(baker)).body.checkout_id).toBe(body.checkout_id);
  });

  it.each([
    ["another site", { success_url: "https://evil.example/" }, "success_url"],
    ["another site without a scheme", { cancel_url: "//evil.example" }, "cancel_url"],
    ["a script", { success_url: "javascript:alert(1)" }, "success_url"],
    ["a plan that is not sold", { plan: "admin" }, "plan"],
    ["the free plan", { plan: "basic" }, "plan"],
    ["another interval", { interval: "day" }, "interval"],
  ])("refuses %s at its field", async (_name, change, path) => {
    const baker = await test.member({ plan: "basic" });
    const answer = await baker.post("/api/functions/create-paddle-checkout", {
      ...checkoutBody(),
      ...change,
    });
    expect(answer.body.error.facts.fields).toMatchObject([{ path }]);
  });

  it("keeps the days of a trial before the next charge, once", async () => {
    const baker = await test.member({ plan: "basic" });
    await baker.post("/api/billing/start-trial", { plan: "pro" });
    expect(await buyer.billing(baker)).toMatchObject({ trial: { daysLeft: 14, days: 14 } });
    await buyer.buy(baker);
    for (let times = 0; times < 2; times += 1) {
      await honourTrials(test.deps);
      await buyer.hear();
    }
    const { nextCharge } = await buyer.billing(baker);
    expect(nextCharge?.at).toBe("2027-01-09T12:00:00.000Z");
  });
});

describe("a plan that is paid for", () => {
  it("is raised at once for what the preview says, lowered at the end of the period, and kept", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    const premium = { plan: "premium", interval: "month" };
    const preview = await baker.post("/api/billing/preview-change", premium);
    expect(preview.body).toMatchObject({
      kind: "upgrade",
      dueNow: { amount: 30, currency: "USD" },
      next: { amount: 59, at: "2026-12-26T12:00:00.000Z" },
    });
    expect((await baker.post("/api/billing/change", premium)).body).toMatchObject({
      plan: "premium",
      scheduled: null,
    });
    const { transactions } = await buyer.standIn.readState();
    const charged = Object.values(transactions).filter((one) => one.subscription_id === ref);
    expect(charged.map(({ total }) => total).toSorted()).toEqual([2900, 3000]);
    const lower = await baker.post("/api/billing/change", { plan: "pro", interval: "month" });
    expect(lower.body).toMatchObject({
      plan: "premium",
      scheduled: { kind: "downgrade", plan: "pro", at: "2026-12-26T12:00:00.000Z" },
      nextCharge: { amount: 29 },
    });
    expect((await baker.post("/api/billing/keep")).body).toMatchObject({ scheduled: null });
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({
      plan: "premium",
      nextCharge: { amount: 59 },
    });
    const year = { plan: "premium", interval: "year" };
    expect((await baker.post("/api/billing/change", year)).body).toMatchObject({
      interval: "year",
    });
    const back = await baker.post("/api/billing/change", premium);
    expect(said(back)).toBe("409 change_not_possible");
  });

  it("stays as it is when the card is refused for a higher one", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.standIn.onSubscription(await buyer.buy(baker), "refuse-card");
    const answer = await baker.post("/api/billing/change", { plan: "premium", interval: "month" });
    expect(said(answer)).toBe("409 pay_declined");
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("lasts to its end when it is cancelled, and goes on when that is taken back", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    const cancelled = await baker.post("/api/billing/cancel");
    expect(cancelled.body).toMatchObject({
      plan: "pro",
      status: "canceled",
      scheduled: { kind: "cancel", plan: "basic", at: "2026-12-26T12:00:00.000Z" },
      nextCharge: null,
    });
    expect((await baker.post("/api/billing/cancel")).status).toBe(200);
    const change = await baker.post("/api/billing/change", { plan: "premium", interval: "month" });
    expect(said(change)).toBe("409 change_not_possible");
    expect((await baker.post("/api/billing/keep")).body).toMatchObject({ status: "active" });
    await baker.post("/api/billing/cancel");
    await buyer.standIn.letPass(ref, 31);
    test.clock.forward(1000);
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    expect(said(await buyer.ask(baker))).toBe("200");
  });

  it("is past due while the card is refused, stays, and is paid by a new card", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "refuse-card");
    await buyer.standIn.onSubscription(ref, "renew");
    await buyer.hear();
    const { plan, status, nextCharge } = await buyer.billing(baker);
    expect([plan, status, nextCharge]).toEqual(["pro", "past_due", null]);
    expect(said(await buyer.ask(baker))).toBe("409 already_paying");
    await buyer.standIn.onSubscription(ref, "accept-card");
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("ends at once by a full refund, not by a half", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "refund-half");
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
    await buyer.standIn.onSubscription(ref, "refund");
    test.clock.forward(1000);
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
  });

  it("lasts some days beyond its period while the word of its renewal is on its way", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.buy(baker);
    await test.asOwner(
      `update subscription set current_period_end_at =
          (current_period_end_at at time zone 'UTC' - interval '31 days') at time zone 'UTC' where subscription_ref = $1`,
      [await buyer.subscriptionOf(baker)],
    );
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
  });

  it("ends at once by a chargeback, and is back when the bank gives it up", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    expect(await buyer.standIn.onSubscription(ref, "chargeback-reverse")).toBe(false);
    for (const [act, plan] of [
      ["chargeback", "basic"],
      ["chargeback-reverse", "pro"],
    ] as const) {
      await buyer.standIn.onSubscription(ref, act);
      test.clock.forward(1000);
      await buyer.hear();
      expect(await buyer.billing(baker)).toMatchObject({ plan });
    }
  });

  it("is tried again every three days while past due, and ends after the fourth refusal", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker, "pro", "year");
    await buyer.standIn.onSubscription(ref, "refuse-card");
    await buyer.standIn.onSubscription(ref, "renew");
    await buyer.standIn.letPass(ref, 7);
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", status: "past_due" });
    await buyer.standIn.letPass(ref, 3);
    test.clock.forward(1000);
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
  });
});

describe("a checkout that a mail of the provider leads to", () => {
  it("is found by the business that it is of, and by no other", async () => {
    const [baker, other] = [
      await test.member({ plan: "basic" }),
      await test.member({ plan: "basic" }),
    ];
    const find = (who: typeof baker, id: string) =>
      who.post("/api/billing/find-checkout", { checkout_id: id });
    const { body } = await buyer.ask(baker, "pro", "year");
    const id = body.checkout_id as string;
    expect((await find(baker, id)).body).toEqual({
      ...body,
      plan: "pro",
      interval: "year",
      due: { amount: 290, currency: "USD" },
      isPaid: false,
    });
    expect(said(await find(other, id))).toBe("404 not_found");
    expect(said(await find(baker, "txn_none"))).toBe("404 not_found");
    expect(said(await find(baker, "sub_1"))).toBe("400 invalid_input");
    await buyer.press(`${body.checkout_url}/pay`);
    expect((await find(baker, id)).body).toMatchObject({ isPaid: true });
    const led = await test.stranger().get(`/pricing?_ptxn=${id}`);
    expect([led.status, led.headers["location"]]).toEqual([303, `/checkout?_ptxn=${id}`]);
    for (const url of ["/pricing?_ptxn=//evil.example", "/pricing?plan=pro"])
      expect((await test.stranger().get(url)).status).toBe(200);
  });

  it("of a refused renewal leads to where a new card is given", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "refuse-card");
    await buyer.standIn.onSubscription(ref, "renew");
    await buyer.hear();
    const { transactions } = await buyer.standIn.readState();
    const owed = Object.values(transactions).find(
      (one) => one.subscription_id === ref && one.status === "past_due",
    );
    const { body } = await baker.post("/api/billing/find-checkout", { checkout_id: owed?.id });
    expect(body).toMatchObject({ isPaid: false, due: { amount: 29 } });
    expect(new URL(body.checkout_url).pathname).toBe(`/test-portal/${ref}`);
  });
});
