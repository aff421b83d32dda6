import { countOrders, listOrders } from "@marzipan/contract/orders";
import { useMemo } from "react";
import { useCall, usePages } from "../../../platform/api/queries.ts";
import { mergeOrders } from "./order-rows.rules.ts";
import { countQueryOf, listQueriesOf, tabCountsOf } from "./orders-view.rules.ts";
import type { OrdersView, OrderTab } from "./orders-view.rules.ts";
import type { OrderRow } from "../orders.types.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";

/** The list of a view as far as it is loaded, and what can be done with it. */
export interface OrderList {
  orders: readonly OrderRow[];
  /** The first answer is still awaited. */
  isLoading: boolean;
  error: Error | null;
  /** When the shown answer arrived, in milliseconds since 1970; 0 before the first. */
  answeredAtMs: number;
  isFetching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMoreError: Error | null;
  loadMore: () => void;
  retry: () => void;
}

/** Loads the orders of a view part by part; all overdue ones come from two lists that are merged. */
export function useOrderList(view: OrdersView): OrderList {
  const today = useToday();
  const [query, second] = listQueriesOf(view, today);
  const main = usePages(listOrders, { query: query ?? {} });
  const other = usePages(listOrders, { query: second ?? {} }, { enabled: second !== undefined });
  const lists = second === undefined ? [main] : [main, other];
  const otherItems = second === undefined ? undefined : other.items;
  const orders = useMemo(
    () => (otherItems ? mergeOrders([main.items, otherItems], view.sort) : main.items),
    [main.items, otherItems, view.sort],
  );
  return {
    orders,
    isLoading: lists.some((list) => list.isPending && list.error === null),
    error: lists.find((list) => list.error && !list.isFetchNextPageError)?.error ?? null,
    answeredAtMs: Math.min(...lists.map((list) => list.dataUpdatedAt)),
    isFetching: lists.some((list) => list.isFetching),
    hasMore: lists.some((list) => list.hasNextPage),
    isLoadingMore: lists.some((list) => list.isFetchingNextPage),
    loadMoreError: lists.find((list) => list.isFetchNextPageError)?.error ?? null,
    loadMore: () => {
      for (const list of lists) if (list.hasNextPage) void list.fetchNextPage();
    },
    retry: () => {
      for (const list of lists) void list.refetch();
    },
  };
}

/** The numbers around the list. */
export interface OrderNumbers {
  /** Of each tab under the view's search and days; undefined while unknown. */
  tabs: Record<OrderTab, number> | undefined;
  /** Of all orders, whatever the view. */
  all: number | undefined;
  /** Open orders of earlier days. */
  overdue: number | undefined;
}

/** Counts the orders of the view's tabs, and all and the overdue ones beside it. */
export function useOrderNumbers(view: OrdersView): OrderNumbers {
  const today = useToday();
  const counted = useCall(countOrders, { query: countQueryOf(view, today) });
  const whole = useCall(countOrders, { query: {} });
  return {
    tabs: counted.data && tabCountsOf(view, counted.data),
    all: whole.data?.all,
    overdue: whole.data?.overdue,
  };
}
