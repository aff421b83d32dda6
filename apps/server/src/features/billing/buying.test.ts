import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";
import type { StandIn } from "../../providers/payments/stand-in.port.ts";
import { applyNotices } from "./provider-events.actions.ts";
import { honourTrials, reconcile } from "./reconciliation.actions.ts";

let test: TestApp;
let standIn: StandIn;
beforeAll(async () => {
  test = await startTestApp();
  standIn = test.deps.standIn as StandIn;
});
afterAll(() => test.close());

const checkoutBody = (plan = "pro", interval = "month"): object => ({
  plan,
  interval,
  success_url: "/settings/plan?paid=1",
  cancel_url: "http://localhost:3000/pricing",
});

const ask = (baker: Caller, plan?: string, interval?: string): Promise<Answer> =>
  baker.post("/api/functions/create-paddle-checkout", checkoutBody(plan, interval));

/** Delivers what the stand-in has to tell, and applies it. */
async function hear(): Promise<void> {
  await standIn.deliver();
  await applyNotices(test.deps);
}

async function press(url: string): Promise<Answer> {
  return await test.stranger().send({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
}

/** Buys a plan by the pages, as a person does. */
async function buy(baker: Caller, plan = "pro", interval = "month"): Promise<string> {
  const { body } = await ask(baker, plan, interval);
  const paid = await press(`${body.checkout_url}/pay`);
  expect([paid.status, paid.headers["location"]]).toEqual([
    303,
    "http://localhost:3000/settings/plan?paid=1",
  ]);
  await hear();
  return await subscriptionOf(baker);
}

async function subscriptionOf(baker: Caller): Promise<string> {
  const [row] = await test.asOwner<{ subscription_ref: string }>(
    "select subscription_ref from subscription s join account a using (business_id) where a.email = $1",
    [baker.email],
  );
  return row?.subscription_ref ?? "";
}

const billing = async (baker: Caller): Promise<Answer["body"]> =>
  (await baker.get("/api/billing")).body;
const said = ({ status, body }: Answer): string => `${status} ${body.error?.code ?? ""}`.trim();

describe("buying a plan", () => {
  it("opens it by what the provider tells, never by coming back", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await ask(baker, "pro", "year");
    expect(await billing(baker)).toMatchObject({ plan: "basic", isCheckoutOpen: true });
    const page = await test.stranger().get(new URL(body.checkout_url).pathname);
    expect(page.body).toContain("$290");
    await press(`${body.checkout_url}/pay`);
    expect(await billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    await hear();
    expect(await billing(baker)).toMatchObject({
      plan: "pro",
      status: "active",
      interval: "year",
      isPaying: true,
      isCheckoutOpen: false,
      nextCharge: { at: "2027-11-26T12:00:00.000Z", amount: 290, currency: "USD" },
    });
    expect(said(await ask(baker))).toBe("409 already_paying");
    const portal = await baker.post("/api/functions/paddle-customer-portal", { return_url: "/x" });
    expect((await test.stranger().get(portal.body.url)).body).toContain('href="/x"');
  });

  it("has one checkout, whatever is clicked, and one subscription", async () => {
    const baker = await test.member({ plan: "basic" });
    const answers = await Promise.all([ask(baker), ask(baker), ask(baker, "premium")]);
    expect(answers.map(said)).toEqual(["200", "200", "200"]);
    const ids = new Set(answers.map(({ body }) => body.checkout_id));
    expect(ids.size).toBe(1);
    const url = answers[0]?.body.checkout_url;
    await Promise.all([press(`${url}/pay`), press(`${url}/pay`)]);
    expect(said(await ask(baker))).toBe("409 already_paying");
    await hear();
    const ref = await subscriptionOf(baker);
    const { subscriptions } = await standIn.readState();
    const businessId = subscriptions[ref]?.custom_data?.["businessId"];
    const own = Object.values(subscriptions).filter(
      ({ custom_data: custom }) => custom?.["businessId"] === businessId,
    );
    expect(own).toHaveLength(1);
  });

  it("leaves everything as it was when the card is refused or the page is closed", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await ask(baker);
    const refused = await press(`${body.checkout_url}/refuse`);
    expect((await test.stranger().get(String(refused.headers["location"]))).body).toContain(
      "The card was refused",
    );
    const closed = await press(`${body.checkout_url}/close`);
    expect(closed.headers["location"]).toBe("http://localhost:3000/pricing");
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    expect((await ask(baker)).body.checkout_id).toBe(body.checkout_id);
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
    expect(await billing(baker)).toMatchObject({ trial: { daysLeft: 14, days: 14 } });
    await buy(baker);
    for (let times = 0; times < 2; times += 1) {
      await honourTrials(test.deps);
      await hear();
    }
    const { nextCharge } = await billing(baker);
    expect(nextCharge.at).toBe("2027-01-09T12:00:00.000Z");
  });
});

describe("a plan that is paid for", () => {
  it("is raised at once for what the preview says, lowered at the end of the period, and kept", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
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
    const { transactions } = await standIn.readState();
    const charged = Object.values(transactions).filter((one) => one.subscription_id === ref);
    expect(charged.map(({ total }) => total).toSorted()).toEqual([2900, 3000]);
    const lower = await baker.post("/api/billing/change", { plan: "pro", interval: "month" });
    expect(lower.body).toMatchObject({
      plan: "premium",
      scheduled: { kind: "downgrade", plan: "pro", at: "2026-12-26T12:00:00.000Z" },
      nextCharge: { amount: 29 },
    });
    expect((await baker.post("/api/billing/keep")).body).toMatchObject({ scheduled: null });
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "premium", nextCharge: { amount: 59 } });
    const year = { plan: "premium", interval: "year" };
    expect((await baker.post("/api/billing/change", year)).body).toMatchObject({
      interval: "year",
    });
    const back = await baker.post("/api/billing/change", premium);
    expect(said(back)).toBe("409 change_not_possible");
  });

  it("stays as it is when the card is refused for a higher one", async () => {
    const baker = await test.member({ plan: "basic" });
    await standIn.onSubscription(await buy(baker), "refuse-card");
    const answer = await baker.post("/api/billing/change", { plan: "premium", interval: "month" });
    expect(said(answer)).toBe("409 pay_declined");
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("lasts to its end when it is cancelled, and goes on when that is taken back", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
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
    await standIn.letPass(ref, 31);
    test.clock.forward(1000);
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
    expect(said(await ask(baker))).toBe("200");
  });

  it("is past due while the card is refused, stays, and is paid by a new card", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
    await standIn.onSubscription(ref, "refuse-card");
    await standIn.onSubscription(ref, "renew");
    await hear();
    const { plan, status, nextCharge } = await billing(baker);
    expect([plan, status, nextCharge]).toEqual(["pro", "past_due", null]);
    expect(said(await ask(baker))).toBe("409 already_paying");
    await standIn.onSubscription(ref, "accept-card");
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("ends at once by a full refund, not by a half", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
    await standIn.onSubscription(ref, "refund-half");
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "pro" });
    await standIn.onSubscription(ref, "refund");
    test.clock.forward(1000);
    await hear();
    expect(await billing(baker)).toMatchObject({ plan: "basic" });
  });

  it("lasts some days beyond its period while the word of its renewal is on its way", async () => {
    const baker = await test.member({ plan: "basic" });
    await buy(baker);
    await test.asOwner(
      "update subscription set current_period_end_at = current_period_end_at - interval '31 days' where subscription_ref = $1",
      [await subscriptionOf(baker)],
    );
    expect(await billing(baker)).toMatchObject({ plan: "pro" });
  });
});

describe("deliveries that go wrong", () => {
  it("that are lost are made good by the reconciliation, which reports it", async () => {
    const baker = await test.member({ plan: "basic" });
    await standIn.setTrouble({ lose: 3 });
    await buy(baker);
    expect(await billing(baker)).toMatchObject({ plan: "basic" });
    const found = await reconcile(test.deps);
    expect(found.mended).toHaveLength(1);
    expect(await billing(baker)).toMatchObject({ plan: "pro", isPaying: true });
    expect((await reconcile(test.deps)).mended).toEqual([]);
    const admin = await test.member({ isAdmin: true });
    const { body } = await admin.get("/api/admin/billing");
    expect(body).toMatchObject({ provider: "stand-in", isTest: true, reconciliation: {} });
  });

  it("that are repeated, turned around and late change nothing", async () => {
    const baker = await test.member({ plan: "basic" });
    await standIn.setTrouble({ isRepeated: true, isReordered: true, delaySeconds: 60 });
    const ref = await buy(baker);
    expect(ref).toBe("");
    test.clock.forward(60_000);
    await hear();
    await standIn.setTrouble({ isRepeated: false, isReordered: false, delaySeconds: 0 });
    expect(await billing(baker)).toMatchObject({ plan: "pro" });
    test.clock.forward(-60_000);
  });

  it("that stop between keeping and applying are applied by the next job", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await ask(baker);
    await press(`${body.checkout_url}/pay`);
    await standIn.deliver();
    const [first] = await test.asOwner<{ n: string }>(
      "select count(*) as n from billing_event where outcome is null",
    );
    expect(Number(first?.n)).toBeGreaterThan(0);
    await Promise.all([applyNotices(test.deps), applyNotices(test.deps)]);
    expect(await billing(baker)).toMatchObject({ plan: "pro" });
  });
});

describe("an account that is closed", () => {
  it("is charged no more: the nightly reconciliation cancels its plan", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
    await test.asOwner("update account set closed_at = now() where email = $1", [baker.email]);
    await reconcile(test.deps);
    const held = await standIn.findSubscription(ref);
    expect(held).toMatchObject({ status: "active", ends_at: held?.period.ends_at });
  });
});

describe("administrators", () => {
  it("see what is paid for and what was told, and let events be applied again", async () => {
    const admin = await test.member({ isAdmin: true });
    const baker = await test.member({ plan: "basic" });
    const ref = await buy(baker);
    const paid = await admin.get("/api/admin/billing/subscriptions?limit=100");
    const own = paid.body.items.find(
      (one: { subscriptionRef: string }) => one.subscriptionRef === ref,
    );
    expect(own).toMatchObject({ email: baker.email, plan: "pro", status: "active" });
    const events = await admin.get("/api/admin/billing/events?limit=100");
    const ids = events.body.items
      .filter((one: { subscriptionRef: string }) => one.subscriptionRef === ref)
      .map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(3);
    await test.asOwner("update subscription set plan = 'basic' where subscription_ref = $1", [ref]);
    const again = await admin.post("/api/admin/billing/replay", { ids: [...ids, "evt_none"] });
    expect(again.body.items.at(-1)).toEqual({ id: "evt_none", outcome: "not_found" });
    await applyNotices(test.deps);
    expect(await billing(baker)).toMatchObject({ plan: "pro" });
    const failed = await admin.get("/api/admin/billing/events?filter=failed");
    expect(failed.body.items).toEqual([]);
  });
});

describe("an account that was blocked meanwhile, or changed its email", () => {
  it("still gets what it paid", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await ask(baker);
    await test.asOwner(
      "update account set blocked_at = now(), email = 'new' || email where email = $1",
      [baker.email],
    );
    await press(`${body.checkout_url}/pay`);
    await hear();
    const [row] = await test.asOwner<{ plan: string }>(
      "select plan from subscription s join account a using (business_id) where a.email = $1",
      [`new${baker.email}`],
    );
    expect(row?.plan).toBe("pro");
  });
});
