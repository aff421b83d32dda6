import { describe, expect, it } from "vitest";
import { readPayments } from "./payments.ts";

describe("the configuration of payments", () => {
  it("has nothing to sell and nothing to complain of where it is not set", () => {
    expect(readPayments({})).toEqual({ webhookSecret: null, prices: [], faults: [] });
  });

  it("leaves out prices that cannot be sold and names each in the specification's words", () => {
    const { prices, faults } = readPayments({
      PADDLE_WEBHOOK_SECRET: "pdl_ntfset_secret",
      PADDLE_PRICE_PRO_MONTHLY: " pri_01abc ",
      PADDLE_PRICE_PRO_YEARLY: "prod_01abc",
      PADDLE_PRICE_PREMIUM_MONTHLY: "pri_01example_premium",
    });
    expect(prices).toEqual([{ priceId: "pri_01abc", plan: "pro", interval: "month" }]);
    expect(faults).toEqual([
      'PADDLE_PRICE_PRO_YEARLY: Price ID must start with "pri_"',
      "PADDLE_PRICE_PREMIUM_MONTHLY: Price ID is a placeholder - configure real price IDs",
      "PADDLE_PRICE_PREMIUM_YEARLY: Price ID is empty",
    ]);
  });
});
