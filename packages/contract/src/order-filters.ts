import * as z from "zod/mini";
import { CalendarDate, CurrencyCode, Id, YesNo, atMost, text } from "./primitives.ts";

/** Ways to order the list of orders. */
export const orderSorts = ["delivery", "-delivery", "newest", "client"] as const;

/** What narrows the list of orders and the numbers of its tabs. */
export const orderFilters = {
  q: z.optional(text(100)),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
  clientId: z.optional(Id),
  currency: z.optional(CurrencyCode),
  /** Of the delivery date, 0 for Sunday. */
  weekday: z.optional(z.enum(["0", "1", "2", "3", "4", "5", "6"], "invalid")),
  /** Of the delivery time, the second hour not included: "8-10". */
  hours: z.optional(
    z.string("invalid").check(atMost(5, "invalid"), z.regex(/^\d{1,2}-\d{1,2}$/, "invalid")),
  ),
  /** Only those that are not paid in full, as what is owed counts them (rulings §6). */
  owed: z.optional(YesNo),
  /** Only those that were cancelled. */
  cancelled: z.optional(YesNo),
  /** Only those with this product, or with an item of this name that is no product. */
  productId: z.optional(Id),
  item: z.optional(text(200)),
};
