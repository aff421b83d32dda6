import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { closedReasons } from "./ordering-rules.ts";
import { OverDay } from "./over-day.ts";
import { orderFilters, orderSorts } from "./order-filters.ts";
import { Order, OrderDetails, OrderDraft, OrderPatch, orderStatuses } from "./order-fields.ts";
import {
  CalendarDate,
  Done,
  Id,
  TimeOfDay,
  YesNo,
  atMost,
  optionalOf,
  pageOf,
  pageQuery,
  text,
} from "./primitives.ts";
import { ItemSuggestion, SoldOutItem } from "./order-items.ts";

const params = z.strictObject({ id: Id });

/** Lists the orders. */
export const listOrders = endpoint({
  id: "orders.list",
  method: "GET",
  path: "/api/orders",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Lists orders with their items; `q` searches client, phone, number and items, `from` and `to` bound the delivery date, `weekday` and `hours` narrow its day and time, `owed` leaves those that are not paid in full, `cancelled` those that were cancelled, `productId` or `item` those with an item; with `deleted` those of the last 30 days, the last deleted first.",
  query: z.strictObject({
    ...pageQuery,
    ...orderFilters,
    status: z.optional(z.enum(orderStatuses, "invalid")),
    sort: z._default(z.enum(orderSorts, "invalid"), "delivery"),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Order),
  errors: ["bad_cursor"],
});

/** Counts the orders of each tab. */
export const countOrders = endpoint({
  id: "orders.counts",
  method: "GET",
  path: "/api/orders/counts",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Counts all, pending, in-progress and completed orders under the same filters; cancelled ones count only in `all`. `overdue` are open orders of days before `today`.",
  query: z.strictObject(orderFilters),
  reply: z.object({
    all: z.number(),
    pending: z.number(),
    in_progress: z.number(),
    completed: z.number(),
    overdue: z.number(),
  }),
});

/** One order as the calendar and the same-day dialog carry it. */
export const OrderBrief = z.object({
  id: Id,
  number: z.number(),
  clientName: z.string(),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  fulfilment: z.enum(["pickup", "delivery"]),
  status: z.enum(orderStatuses),
  readyAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  currency: z.string(),
  totalPrice: z.number(),
  notes: z.nullable(z.string()),
  items: z.array(z.object({ dessert_name: z.string(), quantity: z.number() })),
});

/** Returns the orders of a span of at most 62 days for the calendar. */
export const getOrderCalendar = endpoint({
  id: "orders.calendar",
  method: "GET",
  path: "/api/orders/calendar",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary: "Returns the orders of at most 62 days, by day and time, including cancelled ones.",
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  reply: z.object({ items: z.array(OrderBrief) }),
  errors: ["range_too_long"],
});

/** The availability of a day: why it is closed, `taken` places of `limit` (`null`: any number), and its opening hours. */
export const DayStanding = z.object({
  closed: z.nullable(z.enum(closedReasons)),
  taken: z.number(),
  limit: z.nullable(z.number()),
  hours: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** Returns the availability of each day of a span of at most 62 days (rulings §5, §10.4). */
export const listDayCapacity = endpoint({
  id: "orders.days",
  method: "GET",
  path: "/api/orders/days",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Returns for each of at most 62 days why it is closed, `taken` places of `limit` (`null`: unlimited), and its opening hours.",
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  reply: z.object({ items: z.array(z.extend(DayStanding, { date: z.string() })) }),
  errors: ["range_too_long"],
});

/** Returns the other open orders of a day (rulings §4: same-day dialog). */
export const listSameDayOrders = endpoint({
  id: "orders.sameDay",
  method: "GET",
  path: "/api/orders/same-day",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Returns the open orders of a day (without the order `except`), why the day is closed, `taken` places of `limit` (`null`: unlimited), its opening hours, and which menu items are sold out.",
  query: z.strictObject({ date: CalendarDate, except: z.optional(Id) }),
  reply: z.extend(DayStanding, { items: z.array(OrderBrief), soldOut: z.array(SoldOutItem) }),
});

/** Offers items by the letters typed so far. */
export const suggestItems = endpoint({
  id: "orders.suggestItems",
  method: "GET",
  path: "/api/orders/item-suggestions",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Offers up to 20 products and earlier items whose name holds `q`, most used first, with the last price in `currency`.",
  query: z.strictObject({
    q: z.optional(text(100)),
    currency: z.optional(z.string().check(atMost(3, "invalid"))),
  }),
  reply: z.object({ items: z.array(ItemSuggestion) }),
});

/** The most clients whose latest orders are answered together. */
export const mostLastTimes = 8;

/** Returns what clients ordered last. */
export const listPreviousItems = endpoint({
  id: "orders.lastTimes",
  method: "GET",
  path: "/api/orders/last-time",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Returns the first 8 items of each client's last past order or, without one, of the last order that is not cancelled. `clientId` may be repeated.",
  query: z.strictObject({
    clientId: z.union([Id, z.array(Id).check(z.maxLength(mostLastTimes, "too_many"))]),
  }),
  reply: z.object({
    clients: z.array(
      z.object({
        clientId: Id,
        items: z.array(
          z.extend(ItemSuggestion, { quantity: z.number(), thumbUrl: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
});

/** Creates an order. */
export const createOrder = endpoint({
  id: "orders.create",
  method: "POST",
  path: "/api/orders",
  access: "member",
  feature: "add_orders",
  capability: "orders",
  changes: ["orders", "clients"],
  summary:
    "Creates an order; the server sets its number and total. Refused at the plan's monthly limit, and for a full or closed day (`day_full`, `day_closed`) unless `overCapacity`.",
  body: OrderDraft,
  reply: OrderDetails,
  creates: true,
  errors: ["limit_reached", "day_full", "day_closed"],
});

/** Returns one order. */
export const getOrder = endpoint({
  id: "orders.get",
  method: "GET",
  path: "/api/orders/{id}",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary: "Returns one order with pictures and history, including a recently deleted one.",
  params,
  reply: OrderDetails,
});

/** Changes an order. */
export const updateOrder = endpoint({
  id: "orders.update",
  method: "PATCH",
  path: "/api/orders/{id}",
  access: "member",
  capability: "orders",
  changes: ["orders", "clients"],
  summary:
    "Changes an order; what is left out stays. With `expectedUpdatedAt` a change made elsewhere meanwhile is refused, and moving to a full or closed day unless `overCapacity`.",
  params,
  body: OrderPatch,
  reply: OrderDetails,
  errors: [
    "changed_elsewhere",
    "currency_differs",
    "order_currency_fixed",
    "order_is_cancelled",
    "day_full",
    "day_closed",
  ],
});

/** Moves an order to any of the three states (spec §4). */
export const setOrderStatus = endpoint({
  id: "orders.setStatus",
  method: "POST",
  path: "/api/orders/{id}/status",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Moves an order to pending, in progress or completed, from any state; a completed one that counts for its day again is refused for a full or closed day (`day_full`, `day_closed`) unless `overCapacity`.",
  params,
  body: z.extend(OverDay, { status: z.enum(orderStatuses, "invalid") }),
  reply: OrderDetails,
  errors: ["order_is_cancelled", "day_full", "day_closed"],
});

/** Marks an order as ready to hand over, or not. */
export const setOrderReady = endpoint({
  id: "orders.setReady",
  method: "POST",
  path: "/api/orders/{id}/ready",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary: "Marks an order as ready, or as not ready after all.",
  params,
  body: z.strictObject({ ready: z.boolean("invalid") }),
  reply: OrderDetails,
  errors: ["order_is_cancelled"],
});

/** Cancels an order with a reason (rulings §4). */
export const cancelOrder = endpoint({
  id: "orders.cancel",
  method: "POST",
  path: "/api/orders/{id}/cancel",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary: "Cancels an order; it keeps its payments and can be restored.",
  params,
  body: z.strictObject({ reason: optionalOf(text(300)) }),
  reply: OrderDetails,
});

/** Restores a cancelled order to its state. */
export const uncancelOrder = endpoint({
  id: "orders.uncancel",
  method: "POST",
  path: "/api/orders/{id}/uncancel",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Restores a cancelled order to the state that it had; one that counts for its day is refused for a full or closed day (`day_full`, `day_closed`) unless `overCapacity`.",
  params,
  body: OverDay,
  reply: OrderDetails,
  errors: ["day_full", "day_closed"],
});

/** Deletes an order into Recently deleted. */
export const deleteOrder = endpoint({
  id: "orders.delete",
  method: "DELETE",
  path: "/api/orders/{id}",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Deletes an order for 30 days into Recently deleted; one with payments, that is not cancelled, only with `withPayments`.",
  params,
  query: z.strictObject({ withPayments: z._default(YesNo, false) }),
  reply: Done,
  errors: ["order_has_payments"],
});

/** Restores a deleted order. */
export const restoreOrder = endpoint({
  id: "orders.restore",
  method: "POST",
  path: "/api/orders/{id}/restore",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Restores an order deleted within 30 days. One that counts for its day is refused for a full or closed day (`day_full`, `day_closed`) unless `overCapacity`.",
  params,
  body: OverDay,
  reply: OrderDetails,
  errors: ["day_full", "day_closed"],
});

/** Creates a copy of an order for another day. */
export const duplicateOrder = endpoint({
  id: "orders.duplicate",
  method: "POST",
  path: "/api/orders/{id}/duplicate",
  access: "member",
  feature: "add_orders",
  capability: "orders",
  changes: ["orders"],
  summary: "Creates a pending copy of an order for another day, with its items and prices.",
  params,
  body: z.extend(OverDay, { deliveryDate: CalendarDate, deliveryTime: optionalOf(TimeOfDay) }),
  reply: OrderDetails,
  creates: true,
  errors: ["limit_reached", "day_full", "day_closed"],
});
