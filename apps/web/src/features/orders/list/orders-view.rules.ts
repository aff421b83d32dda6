import { orderSorts } from "@marzipan/contract/order-filters";
import type { countOrders, listOrders } from "@marzipan/contract/orders";
import { orderStatuses } from "@marzipan/contract/order-fields";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { QueryOf, ReplyOf } from "@marzipan/contract/endpoint";
import { addDays } from "@marzipan/domain/dates";
import { readCurrency } from "../../../platform/url/read-currency.ts";
import { readDay } from "../../../platform/url/read-days.ts";

/** Which days the list shows. */
export const periods = ["upcoming", "overdue", "past", "all", "range"] as const;

/** A choice of days. */
export type Period = (typeof periods)[number];

/** A way to order the list. */
export type OrderSort = (typeof orderSorts)[number];

/** A tab of the list. */
export type OrderTab = "all" | OrderStatus;

/** What the list shows, as the page's address says it. */
export interface OrdersView {
  q: string;
  tab: OrderTab;
  period: Period;
  /** The first and last day of the period `range`, `yyyy-mm-dd`. */
  from: string | null;
  to: string | null;
  sort: OrderSort;
  /** What a figure led here with: one currency, one weekday (0 for Sunday), some hours ("8-10"). */
  currency: string | null;
  weekday: number | null;
  hours: string | null;
  /** Only what is not paid in full. */
  isOwed: boolean;
  /** Only what was cancelled. */
  isCancelled: boolean;
  /** One item by its name, and by its product where it is one. */
  item: string | null;
  productId: string | null;
}

const idForm = /^[0-9a-f-]{36}$/;

type ListQuery = QueryOf<typeof listOrders>;
type CountQuery = QueryOf<typeof countOrders>;
type Counts = ReplyOf<typeof countOrders>;

/**
 * Reads the view from the page's query. What is missing or unknown takes its default: the upcoming
 * orders, earliest first; a search looks through all days, latest first.
 */
export function readOrdersView(params: Readonly<Record<string, string | undefined>>): OrdersView {
  const q = params["q"]?.slice(0, 100) ?? "";
  const from = readDay(params["from"]);
  const to = readDay(params["to"]);
  const asked = oneOf(periods, params["when"]);
  const hasRange = from !== null || to !== null;
  const period = asked === "range" && !hasRange ? null : asked;
  const shown = period ?? (q === "" ? "upcoming" : "all");
  return {
    q,
    tab: oneOf(orderStatuses, params["status"]) ?? "all",
    period: shown,
    from: shown === "range" ? from : null,
    to: shown === "range" ? to : null,
    sort: oneOf(orderSorts, params["sort"]) ?? defaultSortOf(shown),
    currency: readCurrency(params),
    weekday: /^[0-6]$/.test(params["weekday"] ?? "") ? Number(params["weekday"]) : null,
    hours: /^\d{1,2}-\d{1,2}$/.test(params["hours"] ?? "") ? (params["hours"] ?? null) : null,
    isOwed: params["owed"] === "true",
    isCancelled: params["cancelled"] === "true",
    item: params["item"]?.slice(0, 200) ?? null,
    productId: idForm.test(params["productId"] ?? "") ? (params["productId"] ?? null) : null,
  };
}

/** Returns the order that a period begins with: what lies ahead from the earliest, the rest from the latest. */
function defaultSortOf(period: Period): OrderSort {
  return period === "past" || period === "all" ? "-delivery" : "delivery";
}

/**
 * Returns the queries whose answers together are the list: one, or two for all overdue orders,
 * which are the pending and the in-progress ones of earlier days. `today` is the business's.
 */
export function listQueriesOf(view: OrdersView, today: string): ListQuery[] {
  const query = { ...countQueryOf(view, today), sort: view.sort };
  if (view.tab !== "all") return [{ ...query, status: view.tab }];
  if (view.period !== "overdue") return [query];
  return [
    { ...query, status: "pending" },
    { ...query, status: "in_progress" },
  ];
}

/** Returns the query that counts the tabs of the view: its search and days without its tab. */
export function countQueryOf(view: OrdersView, today: string): CountQuery {
  const days = daysOf(view, today);
  return {
    ...(view.q !== "" && { q: view.q }),
    ...(days.from !== null && { from: days.from }),
    ...(days.to !== null && { to: days.to }),
    ...(view.currency !== null && { currency: view.currency as CountQuery["currency"] }),
    ...(view.weekday !== null && { weekday: `${view.weekday}` as CountQuery["weekday"] }),
    ...(view.hours !== null && { hours: view.hours }),
    ...(view.isOwed && { owed: "true" as const }),
    ...(view.isCancelled && { cancelled: "true" as const }),
    ...itemOf(view),
  };
}

function itemOf({ item, productId }: OrdersView): Pick<CountQuery, "item" | "productId"> {
  if (productId !== null) return { productId };
  return item === null ? {} : { item };
}

/** The first and last delivery day of a period; overdue orders are those of days before today. */
function daysOf(view: OrdersView, today: string): { from: string | null; to: string | null } {
  switch (view.period) {
    case "upcoming":
      return { from: today, to: null };
    case "overdue":
    case "past":
      return { from: null, to: addDays(today, -1) };
    case "range":
      return { from: view.from, to: view.to };
    case "all":
      return { from: null, to: null };
  }
}

/** Returns the numbers on the tabs; of overdue orders none is completed. */
export function tabCountsOf(view: OrdersView, counts: Counts): Record<OrderTab, number> {
  const { all, pending, in_progress, completed } = counts;
  if (view.period !== "overdue") return { all, pending, in_progress, completed };
  return { all: pending + in_progress, pending, in_progress, completed: 0 };
}

/** Returns whether the list is narrowed by more than its default, so that clearing may show more. */
export function isNarrowed(view: OrdersView): boolean {
  const isOfFigure = view.isOwed || view.isCancelled || view.item !== null;
  return view.q !== "" || view.tab !== "all" || view.period !== "upcoming" || isOfFigure;
}

/** Returns whether the list's order goes by the delivery day, so that it can be grouped by day. */
export function goesByDay(sort: OrderSort): boolean {
  return sort === "delivery" || sort === "-delivery";
}

/** Reads a known word from the query; anything else counts as not given. */
function oneOf<T extends string>(known: readonly T[], value: string | undefined): T | null {
  return known.find((one) => one === value) ?? null;
}
