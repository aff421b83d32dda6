import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { OrderDetails } from "./order-fields.ts";
import { Id } from "./primitives.ts";

/** Renews the link to an order's customer page, or switches the page off or on (rulings §10.8). */
export const updateOrderPage = endpoint({
  id: "orders.updatePage",
  method: "PATCH",
  path: "/api/orders/{id}/page",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Switches the customer's page of an order on or off, or renews its link; earlier links no longer work.",
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    isOn: z.optional(z.boolean("invalid")),
    isRenewed: z.optional(z.literal(true)),
  }),
  reply: OrderDetails,
});
