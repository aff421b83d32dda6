import { getOrderRequestSummary } from "@marzipan/contract/order-requests";
import { useCall } from "../../platform/api/queries.ts";

/** Answers how many requests wait without any answer; 0 while that is not known. */
export function useNewRequests(): number {
  return useCall(getOrderRequestSummary).data?.new ?? 0;
}
