import { plans } from "@marzipan/domain/plans";
import type { PaymentsConfig } from "../../platform/config/payments.ts";
import type { Database } from "../../platform/database/database.ts";
import type { StandIn } from "./stand-in.port.ts";
import { keepStandIn } from "./stand-in.store.ts";
import { createStandIn } from "./stand-in.ts";

/** Creates the stand-in for Paddle where the configuration names it. */
export function makeStandIn(
  { provider, prices, webhookSecret }: PaymentsConfig,
  lookUp: Database["lookUp"],
  now: () => Date,
): StandIn | null {
  if (provider !== "stand-in" || webhookSecret === null) return null;
  return createStandIn({
    store: keepStandIn(lookUp),
    webhookSecret,
    now,
    prices: prices.map(({ priceId, plan, interval }) => {
      const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
      return {
        priceId,
        interval,
        minor: 100 * (interval === "month" ? monthlyPriceUsd : yearlyPriceUsd),
      };
    }),
  });
}
