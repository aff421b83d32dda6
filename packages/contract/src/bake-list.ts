import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { orderStatuses } from "./order-fields.ts";
import { AllergenName, CalendarDate, Done, Id, Quantity, atMost } from "./primitives.ts";

/** An order of the bake list. */
const BakeOrder = z.object({
  id: Id,
  number: z.number(),
  clientName: z.string(),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  readyAt: z.nullable(z.string()),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  notes: z.nullable(z.string()),
});

/** One item of the bake list with the orders behind its sum. */
export const BakeItem = z.object({
  key: z.string(),
  dessert_name: z.string(),
  productId: z.nullable(Id),
  category: z.nullable(z.string()),
  quantity: z.number(),
  made: z.number(),
  orders: z.array(z.extend(BakeOrder, { quantity: z.number() })),
});

/** Returns what to make on a day or a span (rulings §10.2). */
export const getBakeList = endpoint({
  id: "bakeList.get",
  method: "GET",
  path: "/api/bake-list",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Sums the items of all orders of a day or of at most 31 days, by product or else by name; `withoutItems` are the orders that have none.",
  query: z.strictObject({ from: CalendarDate, to: z.optional(CalendarDate) }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    ordersCount: z.number(),
    items: z.array(BakeItem),
    /** What is to be made for these is in their notes: they have a price without items. */
    withoutItems: z.array(BakeOrder),
  }),
  errors: ["range_too_long"],
});

/** Ticks a quantity of an item as made (rulings §4). */
export const tickBakeItem = endpoint({
  id: "bakeList.tick",
  method: "PUT",
  path: "/api/bake-list/ticks",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Sets how much of an item is made over the days of a list, filling the earliest day first.",
  body: z.strictObject({
    from: CalendarDate,
    to: z.optional(CalendarDate),
    key: z.string("required").check(atMost(200), z.minLength(1, "required")),
    made: Quantity,
  }),
  reply: Done,
  errors: ["range_too_long"],
});
