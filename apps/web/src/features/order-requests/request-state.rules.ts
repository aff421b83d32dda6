import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { StateName } from "../../ui/StateMark.tsx";

/** The look of each state: waiting is hollow, offered striped, accepted full, the closed ones broken. */
export const lookOfStatus: Readonly<Record<RequestStatus, StateName>> = {
  new: "pending",
  quoted: "progress",
  accepted: "ready",
  declined: "cancelled",
  withdrawn: "cancelled",
  expired: "cancelled",
};

/** Returns whether a request still waits for an answer. */
export function isOpenRequest({ status }: { status: RequestStatus }): boolean {
  return status === "new" || status === "quoted";
}

/** Returns whether a day has no place left; `limit` null means any number. */
export function isDayFull({ taken, limit }: { taken: number; limit: number | null }): boolean {
  return limit !== null && taken >= limit;
}

/** Returns what stands as a request's price: the offered one while there is an offer, else the sum of its items. */
export function priceOf(request: {
  total: number;
  isFromTotal: boolean;
  quote: { price: number } | null;
}): { amount: number; isFrom: boolean } {
  if (request.quote) return { amount: request.quote.price, isFrom: false };
  return { amount: request.total, isFrom: request.isFromTotal };
}
