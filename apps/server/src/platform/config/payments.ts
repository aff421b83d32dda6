import type { PlanName } from "@marzipan/contract/plans";
import { faultOfPriceId, priceIdFaults } from "@marzipan/domain/price-ids";

/** A price of the card provider that can be sold, and what it buys. */
export interface PricedPlan {
  priceId: string;
  plan: PlanName;
  interval: "month" | "year";
}

/** How plans are paid by card. */
export interface PaymentsConfig {
  /** The secret that the provider signs by; `null` takes no webhooks. */
  webhookSecret: string | null;
  prices: readonly PricedPlan[];
  /** One line for each price that cannot be sold, for the log at start. */
  faults: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads how plans are paid: the secret of Paddle's webhooks and the ids of the four prices. A price that cannot be
 * sold is left out and named, so that everything else works without it.
 */
export function readPayments(environment: Environment): PaymentsConfig {
  const prices: PricedPlan[] = [];
  const faults: string[] = [];
  const webhookSecret = environment["PADDLE_WEBHOOK_SECRET"] || null;
  const offered = [
    ["PADDLE_PRICE_PRO_MONTHLY", environment["PADDLE_PRICE_PRO_MONTHLY"], "pro", "month"],
    ["PADDLE_PRICE_PRO_YEARLY", environment["PADDLE_PRICE_PRO_YEARLY"], "pro", "year"],
    [
      "PADDLE_PRICE_PREMIUM_MONTHLY",
      environment["PADDLE_PRICE_PREMIUM_MONTHLY"],
      "premium",
      "month",
    ],
    ["PADDLE_PRICE_PREMIUM_YEARLY", environment["PADDLE_PRICE_PREMIUM_YEARLY"], "premium", "year"],
  ] as const;
  for (const [name, given, plan, interval] of offered) {
    const priceId = given?.trim() ?? "";
    const fault = faultOfPriceId(priceId);
    if (fault === null) prices.push({ priceId, plan, interval });
    else if (webhookSecret !== null) faults.push(`${name}: ${priceIdFaults[fault]}`);
  }
  return { webhookSecret, prices, faults };
}
