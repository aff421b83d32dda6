import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { ClosedReason } from "@marzipan/contract/ordering-rules";

/** The availability of a day. */
export interface DayStanding {
  closed: ClosedReason | null;
  /** How many orders count for it. */
  taken: number;
  /** The most that it takes, `null` for any number. */
  limit: number | null;
}

/**
 * Returns whether an order that is neither deleted nor cancelled takes one of its day's places: while it is not
 * completed, and when a request became it also afterwards (rulings §5).
 */
export function takesPlaceOfDay(order: { status: OrderStatus; isRequested: boolean }): boolean {
  return order.status !== "completed" || order.isRequested;
}

/** What a day's places come to. */
export type DayCapacity =
  | { state: "closed"; reason: ClosedReason }
  /** It takes any number. */
  | { state: "unlimited" }
  | { state: "places"; left: number; limit: number }
  | { state: "full"; limit: number }
  | { state: "over"; by: number; limit: number };

/**
 * Returns what a day's places come to once `adding` more orders are taken: closed before all, else how many are
 * left now, that none is left, or by how many the limit is passed (rulings §5).
 */
export function dayCapacity({ closed, taken, limit }: DayStanding, adding = 0): DayCapacity {
  if (closed !== null) return { state: "closed", reason: closed };
  if (limit === null) return { state: "unlimited" };
  const by = taken + adding - limit;
  if (by > 0) return { state: "over", by, limit };
  return taken >= limit
    ? { state: "full", limit }
    : { state: "places", left: limit - taken, limit };
}

/** Returns whether a day takes one more order without a warning. */
export function takesOneMore(day: DayStanding): boolean {
  const { state } = dayCapacity(day, 1);
  return state === "unlimited" || state === "places";
}
