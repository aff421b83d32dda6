import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePlanBuyer, said } from "../../platform/testing/plan-buyer.ts";
import type { PlanBuyer } from "../../platform/testing/plan-buyer.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { reconcile } from "./reconciliation.actions.ts";

let test: TestApp;
let buyer: PlanBuyer;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  buyer = makePlanBuyer(test);
  admin = await test.member({ isAdmin: true });
});
afterAll(() => test.close());

const idOf = async (baker: Caller) => (await baker.get("/api/me")).body.user.id;

async function planOf(baker: Caller): Promise<string> {
  const { plan_key, status } = (await baker.get("/api/me")).body.subscription;
  return `${plan_key} ${status}`;
}

const give = async (baker: Caller, until?: string) =>
  admin.post(`/api/admin/users/${await idOf(baker)}/plan`, {
    plan: "premium",
    ...(until ? { until } : {}),
  });

describe("a plan that an administrator gave (rulings §2)", () => {
  it("stays when the app is first opened by who chose another at registration", async () => {
    const baker = await test.member({ plan: "basic", isApproved: false });
    await test.asOwner("update account set chosen_plan = 'pro' where email_key = $1", [
      baker.email,
    ]);
    await admin.post(`/api/admin/users/${await idOf(baker)}/approve`);
    await give(baker);
    expect(await planOf(baker)).toBe("premium active");
  });

  it("stays when a trial is asked for, which waits until the plan has ended", async () => {
    const baker = await test.member({ plan: "basic" });
    await give(baker, "2026-11-27");
    await baker.post("/api/billing/start-trial", { plan: "pro" });
    expect(await planOf(baker)).toBe("premium active");
    await test.asOwner(
      "update subscription set current_period_end_at = $2 where business_id = (select business_id from account where email_key = $1)",
      [baker.email, test.clock.now],
    );
    expect(await planOf(baker)).toBe("basic active");
    expect((await baker.post("/api/billing/start-trial", { plan: "pro" })).status).toBe(200);
    expect(await planOf(baker)).toBe("pro trialing");
  });

  it("stays over the night, and over what is heard late, where an earlier paid plan has ended", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    test.clock.forward(1000);
    await buyer.standIn.onSubscription(ref, "cancel-now");
    test.clock.forward(1000);
    await buyer.hear();
    expect(await planOf(baker)).toBe("basic active");
    await give(baker, "2027-12-31");
    expect((await reconcile(test.deps)).mended).toEqual([]);
    expect(await planOf(baker)).toBe("premium active");
    await test.asOwner("update billing_event set outcome = null where subscription_ref = $1", [
      ref,
    ]);
    await reconcile(test.deps);
    expect(await planOf(baker)).toBe("premium active");
    await buyer.buy(baker);
    expect(await planOf(baker)).toBe("pro active");
  });

  it("is refused while the business pays for one, also after she cancelled, until the paid time has ended", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.buy(baker);
    expect(said(await give(baker))).toBe("409 already_paying");
    expect((await baker.post("/api/billing/cancel", {})).status).toBe(200);
    await buyer.hear();
    expect(said(await give(baker, "2027-12-31"))).toBe("409 already_paying");
    expect(await planOf(baker)).toBe("pro canceled");
  });
});

it("a closed account whose payment is past due is charged no more from the night on", async () => {
  const baker = await test.member({ plan: "basic" });
  const ref = await buyer.buy(baker);
  await buyer.standIn.onSubscription(ref, "refuse-card");
  await buyer.standIn.onSubscription(ref, "renew");
  await buyer.hear();
  expect(await planOf(baker)).toBe("pro past_due");
  await test.asOwner("update account set closed_at = now() where email = $1", [baker.email]);
  await reconcile(test.deps);
  expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
});
