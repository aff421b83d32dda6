import { describe, expect, it } from "vitest";
import { readPayments } from "./payments.ts";

describe("the configuration of payments", () => {
  it("is the stand-in with all prices where nothing is set, and nobody in production", () => {
    expect(readPayments({})).toMatchObject({ provider: "stand-in", faults: [], faulty: [] });
    expect(readPayments({}).prices).toHaveLength(4);
    const production = { NODE_ENV: "production" };
    expect(readPayments(production)).toMatchObject({
      provider: "none",
      webhookSecret: null,
      prices: [],
      faults: [],
    });
    expect(readPayments({ ...production, BILLING: "stand-in" }).provider).toBe("stand-in");
  });

  it("leaves out prices that cannot be sold and names each in the specification's words", () => {
    const { provider, prices, faults } = readPayments({
      PADDLE_API_KEY: "pdl_key",
      PADDLE_WEBHOOK_SECRET: "pdl_ntfset_secret",
      PADDLE_PRICE_PRO_MONTHLY: " pri_01abc ",
      PADDLE_PRICE_PRO_YEARLY: "prod_01abc",
      PADDLE_PRICE_PREMIUM_MONTHLY: "pri_01example_premium",
    });
    expect(provider).toBe("paddle");
    expect(prices).toEqual([{ priceId: "pri_01abc", plan: "pro", interval: "month" }]);
    expect(faults).toEqual([
      "PADDLE_CLIENT_TOKEN: it is not set",
      'PADDLE_PRICE_PRO_YEARLY: Price ID must start with "pri_"',
      "PADDLE_PRICE_PREMIUM_MONTHLY: Price ID is a placeholder - configure real price IDs",
      "PADDLE_PRICE_PREMIUM_YEARLY: Price ID is empty",
    ]);
  });

  it.each([
    ["BILLING", "cash"],
    ["PADDLE_ENVIRONMENT", "test"],
    ["PADDLE_API_URL", "somewhere"],
    ["ILS_PER_USD", "3,70"],
  ])("refuses %s=%s", (name, value) => {
    expect(() => readPayments({ BILLING: "paddle", [name]: value })).toThrow(name);
  });
});
