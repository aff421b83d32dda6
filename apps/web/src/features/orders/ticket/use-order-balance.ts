import { listOrderBalances } from "@marzipan/contract/payments";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { freshMs } from "../../../platform/api/query-client.ts";
import { useFeature } from "../../../platform/session/me.tsx";
import type { PricedOrder } from "../orders.types.ts";
import { askBalance } from "./ask-balance.ts";

/** Returns the query of what is still to be paid for an order. */
export function balanceQuery(orderId: string) {
  return queryOptions({
    queryKey: [listOrderBalances.id, orderId],
    queryFn: () => askBalance(orderId),
    staleTime: freshMs,
  });
}

/** Returns what is still to be paid for an order; `null` where no one follows that, or while it is not known. */
export function useOrderBalance(order: PricedOrder): number | null {
  const followsPayments = useFeature("payment_tracking");
  const { data } = useQuery({
    ...balanceQuery(order.id),
    enabled: followsPayments && order.cancelledAt === null && order.totalPrice > 0,
  });
  return order.cancelledAt === null ? (data ?? null) : null;
}
