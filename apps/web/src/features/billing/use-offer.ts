import { listPrices } from "@marzipan/contract/billing-payments";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { useCall } from "../../platform/api/queries.ts";
import type { PlanChoice } from "./plan-choice.ts";

/** Whether a plan can be bought: not known yet, not for want of a right price, or yes. */
export type OfferState = "loading" | "unavailable" | "ready";

/** Returns whether a plan can be bought by the operator's offers: it has a right price, and the site is approved. */
export function isSold(
  { items, isDomainApproved }: ReplyOf<typeof listPrices>,
  { plan, interval }: PlanChoice,
): boolean {
  const offer = items.find((one) => one.plan === plan && one.interval === interval);
  return isDomainApproved && offer !== undefined && offer.priceId !== null;
}

/** Returns whether a plan can be bought; where that cannot be learned, the checkout says why. */
export function useOffer(choice: PlanChoice, isAsked = true): OfferState {
  const offers = useCall(listPrices, undefined, { enabled: isAsked });
  if (!offers.data) return offers.isError ? "ready" : "loading";
  return isSold(offers.data, choice) ? "ready" : "unavailable";
}
