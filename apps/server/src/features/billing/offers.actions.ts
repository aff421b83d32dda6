import type * as billingPayments from "@marzipan/contract/billing-payments";
import { billingIntervals, soldPlanNames } from "@marzipan/contract/billing-payments";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { plans } from "@marzipan/domain/plans";
import type { PaymentsConfig } from "../../platform/config/payments.ts";

/** Returns whether what is paid is a test, and no money moves. */
export function isTest({ provider, environment }: PaymentsConfig): boolean {
  return provider === "stand-in" || (provider === "paddle" && environment === "sandbox");
}

/** Returns what can be bought, and what the checkout's page needs. */
export function listPrices(config: PaymentsConfig): ReplyOf<typeof billingPayments.listPrices> {
  const { provider, environment, clientToken, isDomainApproved, ilsPerUsd } = config;
  return {
    provider,
    isTest: isTest(config),
    environment,
    clientToken,
    isDomainApproved,
    ilsPerUsd,
    items: soldPlanNames.flatMap((plan) =>
      billingIntervals.map((interval) => {
        const isIt = (one: { plan: string; interval: string }): boolean =>
          one.plan === plan && one.interval === interval;
        const terms = plans[plan];
        return {
          plan,
          interval,
          priceUsd: interval === "month" ? terms.monthlyPriceUsd : terms.yearlyPriceUsd,
          priceId: provider === "none" ? null : (config.prices.find(isIt)?.priceId ?? null),
          fault: config.faulty.find(isIt)?.fault ?? null,
        };
      }),
    ),
  };
}
