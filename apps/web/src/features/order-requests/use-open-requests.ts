import { getOrderRequestSummary } from "@marzipan/contract/order-requests";
import { useCall } from "../../platform/api/queries.ts";

/** Returns how many requests are open, with or without an offer, as their tab counts them; 0 while that is not known. */
export function useOpenRequests(): number {
  const { data } = useCall(getOrderRequestSummary);
  return data ? data.new + data.quoted : 0;
}
