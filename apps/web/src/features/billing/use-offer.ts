import { getOffers } from "@marzipan/contract/billing-payments";
import { useCall } from "../../platform/api/queries.ts";
import type { PlanChoice } from "./plan-choice.ts";

/** Whether a plan can be bought: not known yet, not for want of a right price, or yes. */
export type OfferState = "loading" | "unavailable" | "ready";

/** Returns whether a plan can be bought; where that cannot be learned, the checkout says why. */
export function useOffer({ plan, interval }: PlanChoice, isAsked = true): OfferState {
  const offers = useCall(getOffers, undefined, { enabled: isAsked });
  if (!offers.data) return offers.isError ? "ready" : "loading";
  const offer = offers.data.items.find((one) => one.plan === plan && one.interval === interval);
  return offer?.priceId && offers.data.isDomainApproved ? "ready" : "unavailable";
}
