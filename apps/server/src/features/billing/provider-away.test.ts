import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPayments } from "../../platform/config/payments.ts";
import { OutsideFailure } from "../../platform/outside/outside-call.ts";
import { faults } from "../../platform/testing/faulty-service.ts";
import type { FaultyService } from "../../platform/testing/faulty-service.ts";
import { openPaddleService } from "../../platform/testing/paddle-service.ts";
import type { PaddleService } from "../../platform/testing/paddle-service.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { createPaddle } from "../../providers/payments/payments.paddle.ts";

const config = readPayments({
  BILLING: "paddle",
  PADDLE_API_KEY: "pdl_key",
  PADDLE_WEBHOOK_SECRET: "pdl_ntfset_secret",
  PADDLE_CLIENT_TOKEN: "test_token",
  PADDLE_PRICE_PRO_MONTHLY: "pri_pro",
  PADDLE_PRICE_PRO_YEARLY: "pri_unknown",
  PADDLE_PRICE_PREMIUM_MONTHLY: "pri_01example_premium",
});

let service: PaddleService;
let faulty: FaultyService;
let test: TestApp;
beforeAll(async () => {
  service = await openPaddleService("secret");
  ({ faulty } = service);
  test = await startTestApp({ payments: { ...config, apiUrl: faulty.url } });
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const paddleWithin = (timeoutMs: number) =>
  createPaddle({
    apiKey: "pdl_key",
    webhookSecret: null,
    environment: async () => faulty.url,
    limits: { timeoutMs },
  });

const order = {
  priceId: "pri_pro",
  customData: { businessId: "01890000-0000-7000-8000-000000000000" },
  customerRef: null,
  pageUrl: "http://localhost:3000/pricing",
};

const ask = (
  baker: Caller,
  plan = "pro",
  interval = "month",
): Promise<AnswerTo<"POST", "/api/functions/create-paddle-checkout">> =>
  baker.post("/api/functions/create-paddle-checkout", {
    plan,
    interval,
    success_url: "/",
    cancel_url: "/",
  });
const said = ({ status, body }: Answer): string => `${status} ${body.error?.code ?? ""}`.trim();

describe("Paddle that is away, slow or speaks nonsense", () => {
  // What never ends is read until the deadline; the other ways end by themselves.
  it.each(faults.filter((fault) => fault !== "floods"))("and %s counts as away", async (fault) => {
    faulty.fail(fault);
    const paddle = paddleWithin(200);
    await expect(paddle.openCheckout(order)).rejects.toBeInstanceOf(OutsideFailure);
    await expect(paddle.cancel("sub_1")).rejects.toBeInstanceOf(OutsideFailure);
    faulty.fail(null);
    await expect(paddleWithin(10_000).openCheckout(order)).resolves.toMatchObject({
      ref: expect.stringMatching(/^txn_/),
    });
  });

  it("and takes no more calls is asked again after the time that it names, where it is short", async () => {
    let calls = 0;
    const busy = createServer((_request, response) => {
      calls += 1;
      const error = { type: "request_error", code: "too_many_requests", detail: "" };
      const wait = calls === 1 ? "1" : "120";
      response.writeHead(429, { "retry-after": wait }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
    const paddle = createPaddle({
      apiKey: "pdl_key",
      webhookSecret: null,
      environment: async () => `http://127.0.0.1:${(busy.address() as AddressInfo).port}`,
    });
    await expect(paddle.cancel("sub_1")).rejects.toMatchObject({ waitMs: 120_000 });
    expect(calls).toBe(2);
    busy.close();
  });

  it("leaves the plan and lets the next click open the checkout", async () => {
    const baker = await test.member({ plan: "basic" });
    faulty.fail("closes");
    expect(said(await ask(baker))).toBe("503 pay_checkout_failed");
    faulty.fail(null);
    expect(said(await ask(baker))).toBe("200");
    expect((await baker.get("/api/billing")).body).toMatchObject({ plan: "basic" });
  });
});

describe("settings that keep a plan from being bought", () => {
  it("answer the payment errors of the specification", async () => {
    const baker = await test.member({ plan: "basic" });
    expect(said(await ask(baker, "premium"))).toBe("503 pay_invalid_price");
    expect(said(await ask(baker, "pro", "year"))).toBe("503 pay_invalid_price");
    const { body } = await test.stranger().get("/api/billing/offers");
    expect(body).toMatchObject({ provider: "paddle", isTest: true, clientToken: "test_token" });
    expect(body.items.map(({ fault }: { fault: string | null }) => fault)).toEqual([
      null,
      null,
      "placeholder",
      "empty",
    ]);
  });

  it("name the domain that is not approved", async () => {
    Object.assign(test.deps.config.payments, { isDomainApproved: false });
    const baker = await test.member({ plan: "basic" });
    expect(said(await ask(baker))).toBe("503 pay_domain_not_approved");
    Object.assign(test.deps.config.payments, { isDomainApproved: true });
  });

  it("are asked for no more often than somebody presses", async () => {
    const baker = await test.member({ plan: "basic" });
    const press = () => baker.post("/api/functions/paddle-customer-portal", { return_url: "/" });
    for (let part = 0; part < 6; part += 1)
      await Promise.all(Array.from({ length: 10 }, () => press()));
    expect(said(await press())).toBe("429 rate_limited");
  });

  it("leave a business that does not pay without portal, change and end", async () => {
    const baker = await test.member({ plan: "basic" });
    for (const [path, body] of [
      ["/api/functions/paddle-customer-portal", { return_url: "/" }],
      ["/api/billing/preview-change", { plan: "pro", interval: "month" }],
      ["/api/billing/cancel", undefined],
    ] as const)
      expect(said(await baker.post(path, body))).toBe("409 not_paying");
  });
});
