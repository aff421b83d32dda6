import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePlanBuyer } from "../../platform/testing/plan-buyer.ts";
import type { PlanBuyer } from "../../platform/testing/plan-buyer.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import type { StandInAct } from "../../providers/payments/stand-in.port.ts";

let test: TestApp;
let buyer: PlanBuyer;
beforeAll(async () => {
  test = await startTestApp();
  buyer = makePlanBuyer(test);
});
afterAll(() => test.close());

const dayMs = 86_400_000;

async function act(ref: string, ...acts: StandInAct[]): Promise<void> {
  for (const one of acts) {
    test.clock.forward(1000);
    expect(await buyer.standIn.onSubscription(ref, one)).toBe(true);
    await buyer.hear();
  }
  test.clock.forward(1000);
}

const endedOf = async (baker: Caller) => (await baker.get("/api/me")).body.subscription.ended;

describe("a plan that ended", () => {
  it("is a trial after its last day, until the owner dismisses the message", async () => {
    const baker = await test.member({ plan: "basic" });
    expect(await endedOf(baker)).toBeNull();
    await baker.post("/api/billing/start-trial", { plan: "premium" });
    expect(await endedOf(baker)).toBeNull();
    await test.asOwner(
      `update subscription set trial_end_at = $2
        where business_id = (select business_id from account where email = $1)`,
      [baker.email, test.clock.now],
    );
    expect(await endedOf(baker)).toMatchObject({
      plan: "premium",
      reason: "trial",
      isSeen: false,
    });
    const dismissed = await baker.post("/api/billing/dismiss-end");
    expect(dismissed.body.subscription.ended).toMatchObject({ isSeen: true });
    expect(await endedOf(baker)).toMatchObject({ isSeen: true });
    await buyer.buy(baker);
    expect(await endedOf(baker)).toBeNull();
  });

  it("ended by refused renewals, a refund, or a cancellation, and a new end is announced again", async () => {
    const baker = await test.member({ plan: "basic" });
    const refused = await buyer.buy(baker);
    await act(refused, "refuse-card", "renew", "renew", "renew");
    expect(await endedOf(baker)).toBeNull();
    await act(refused, "renew");
    expect(await endedOf(baker)).toMatchObject({ plan: "pro", reason: "payment_refused" });
    await baker.post("/api/billing/dismiss-end");
    const refunded = await buyer.buy(baker, "premium");
    await act(refunded, "refund");
    expect(await endedOf(baker)).toMatchObject({
      plan: "premium",
      reason: "refunded",
      isSeen: false,
    });
    const canceled = await buyer.buy(baker, "premium", "year");
    await baker.post("/api/billing/cancel");
    await buyer.hear();
    expect(await endedOf(baker)).toBeNull();
    await act(canceled, "renew");
    expect(await endedOf(baker)).toMatchObject({ plan: "premium", reason: "canceled" });
  });
});

describe("the stand-in", () => {
  it("refunds a renewal in full after time was let pass", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await act(ref, "renew", "refund");
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic", isPaying: false });
  });

  it("shows the renewal after the days left of a trial", async () => {
    const baker = await test.member({ plan: "basic" });
    await baker.post("/api/billing/start-trial", { plan: "pro" });
    const { body } = await buyer.ask(baker);
    const page = await test.stranger().get(new URL(body.checkout_url).pathname);
    await buyer.buy(baker);
    const { trial_used_at: began } = (
      await test.asOwner<{ trial_used_at: Date }>(
        "select trial_used_at from subscription s join account a using (business_id) where a.email = $1",
        [baker.email],
      )
    )[0] ?? { trial_used_at: test.clock.now };
    const renewal = new Date(began);
    renewal.setUTCMonth(renewal.getUTCMonth() + 1);
    const day = new Date(renewal.getTime() + 14 * dayMs).getUTCDate();
    expect(page.body).toMatch(new RegExp(`Renews on \\w+ ${day}, `));
  });

  it("leads a checkout that is paid or unknown to a page", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker, "premium", "year");
    await buyer.press(`${body.checkout_url}/pay`);
    await buyer.hear();
    const stranger = test.stranger();
    const success = "/checkout/success?plan=premium&interval=year";
    const path = new URL(body.checkout_url).pathname;
    expect((await stranger.get(path)).headers["location"]).toBe(success);
    expect((await buyer.press(`${body.checkout_url}/pay`)).headers["location"]).toBe(success);
    expect((await stranger.get("/test-checkout/txn_none")).headers["location"]).toBe("/pricing");
    expect((await stranger.get("/test-portal/sub_none")).headers["location"]).toBe(
      "/settings/plan",
    );
  });
});

it("lists each plan with its name and its consultations", async () => {
  const { items } = (await test.stranger().get("/api/plans")).body;
  expect(items.map(({ id, name, limits }) => [id, name, limits["consultations"]])).toEqual([
    ["basic", "Basic", 100],
    ["pro", "Pro", 30],
    ["premium", "Premium", 100],
  ]);
});
