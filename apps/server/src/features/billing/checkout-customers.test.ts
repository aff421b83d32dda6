import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPayments } from "../../platform/config/payments.ts";
import { nameBusiness } from "../../platform/session/business-marks.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { signLikePaddle } from "../../providers/payments/paddle-signature.ts";
import { applyNotices } from "./provider-events.actions.ts";

const secret = "pdl_ntfset_a-secret-for-tests";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    payments: {
      ...readPayments({ BILLING: "paddle" }),
      webhookSecret: secret,
      prices: [{ priceId: "pri_pro", plan: "pro", interval: "month" }],
      faults: [],
    },
  });
});
afterAll(() => test.close());

async function hear(event_type: string, minutes: number, data: object): Promise<void> {
  const occurred_at = new Date(test.clock.now.getTime() + minutes * 60_000).toISOString();
  const notice = { event_id: `evt_${randomUUID()}`, event_type, occurred_at, data };
  const payload = JSON.stringify(notice);
  const answer = await test.app.inject({
    method: "POST",
    url: "/api/webhooks/paddle",
    headers: {
      "content-type": "application/json",
      "paddle-signature": signLikePaddle(payload, secret, test.clock.now),
    },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  await applyNotices(test.deps);
}

it("who corrects her address in the checkout, and so pays as another customer, gets what she paid", async () => {
  const baker = await test.member({ plan: "basic" });
  const custom_data = nameBusiness(test.deps.sessionSecret, await businessOf(baker));
  const unpaid = { id: "txn_1", status: "ready", customer_id: "ctm_typo", custom_data };
  await hear("transaction.updated", -5, { ...unpaid, subscription_id: null });
  const ends_at = new Date(test.clock.now.getTime() + 30 * 86_400_000).toISOString();
  await hear("subscription.created", 0, {
    id: "sub_1",
    customer_id: "ctm_right",
    status: "active",
    custom_data,
    items: [{ price: { id: "pri_pro" }, quantity: 1 }],
    current_billing_period: { starts_at: test.clock.now.toISOString(), ends_at },
    next_billed_at: ends_at,
    scheduled_change: null,
  });
  const { subscription } = (await baker.get("/api/me")).body;
  expect(subscription).toMatchObject({ plan_key: "pro", status: "active" });
  const outcomes = await test.asOwner(
    "select event_type, outcome from billing_event order by occurred_at",
  );
  expect(outcomes).toEqual([
    { event_type: "transaction.updated", outcome: "ignored" },
    { event_type: "subscription.created", outcome: "applied" },
  ]);
});
