import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { OrderDetails } from "./order-fields.ts";
import { CalendarDate } from "./primitives.ts";

/** The most orders that one answer of `orders.kept` has. */
export const mostKeptOrders = 1000;

/** Returns the orders of a span of at most 62 days as a device keeps them for the time without a network (rulings §10.7). */
export const listOfflineOrders = endpoint({
  id: "orders.kept",
  method: "GET",
  path: "/api/orders/kept",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Returns the first 1,000 orders of at most 62 days with pictures and history, by day and time, including cancelled ones. `isWhole` says whether these are all.",
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  reply: z.object({ items: z.array(OrderDetails), isWhole: z.boolean() }),
  errors: ["range_too_long"],
});
