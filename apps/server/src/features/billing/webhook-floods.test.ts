import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readPayments } from "../../platform/config/payments.ts";
import { signLikePaddle } from "../../providers/payments/paddle-signature.ts";

const webhookSecret = "pdl_ntfset_a-secret-for-tests";
/** The address of a proxy that hides those behind it. */
const remoteAddress = "203.0.113.200";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    payments: { ...readPayments({ BILLING: "paddle" }), webhookSecret, prices: [], faults: [] },
  });
});
afterAll(() => test.close());

async function post(payload: string, signature: string | null): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: "POST",
    url: "/api/webhooks/paddle",
    remoteAddress,
    headers: {
      "content-type": "application/json",
      ...(signature !== null && { "paddle-signature": signature }),
    },
    payload,
  });
  return statusCode;
}

it("takes signed notices while unsigned ones come from the same address without end", async () => {
  const unsigned = [
    null,
    "ts=1;h1=00",
    signLikePaddle("{}", "another", test.clock.now),
    signLikePaddle("{}", webhookSecret, new Date(0)),
  ];
  const flood = Array.from({ length: 2000 }, (_none, at) =>
    post(at % 10 === 0 ? "" : "{}", unsigned[at % 4] ?? null),
  );
  const begin = performance.now();
  const kept = await Promise.all(
    Array.from({ length: 20 }, () => {
      const notice = {
        event_id: `evt_${randomUUID()}`,
        event_type: "subscription.updated",
        occurred_at: test.clock.now.toISOString(),
        data: {},
      };
      const body = JSON.stringify(notice);
      return post(body, signLikePaddle(body, webhookSecret, test.clock.now));
    }),
  );
  const tookMs = performance.now() - begin;
  expect(new Set(kept)).toEqual(new Set([200]));
  // The provider counts an answer after 5 s as none.
  expect(tookMs).toBeLessThan(5000);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 503]));
});
