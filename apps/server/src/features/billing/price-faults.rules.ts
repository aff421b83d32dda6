import { toMinorOf } from "@marzipan/domain/money";
import { plans } from "@marzipan/domain/plans";
import type { PricedPlan } from "../../platform/config/payments.ts";
import type { HeldPrice } from "../../providers/payments/payments.port.ts";

/** Returns for each price that is sold here how the provider holds it otherwise: what is advertised is what is charged. */
export function faultsOfPrices(sold: readonly PricedPlan[], held: readonly HeldPrice[]): string[] {
  return sold.flatMap((one) => {
    const fault = faultOf(
      one,
      held.find(({ id }) => id === one.priceId),
    );
    return fault === null ? [] : [`${one.priceId} (${one.plan}, ${one.interval}): ${fault}`];
  });
}

function faultOf({ plan, interval }: PricedPlan, price: HeldPrice | undefined): string | null {
  if (!price) return "the provider has no such price";
  if (!price.isActive) return "the provider has archived it";
  if (price.interval !== interval)
    return `the provider charges it each ${price.interval ?? "other time"}`;
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
  const usd = interval === "month" ? monthlyPriceUsd : yearlyPriceUsd;
  if (price.currency === "USD" && price.minor === toMinorOf(usd, "USD")) return null;
  return `the provider charges ${price.minor} of the smallest unit of ${price.currency}, here it costs ${usd} USD`;
}
