import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { OrderDetails } from "./order-fields.ts";
import { Id, Instant } from "./primitives.ts";

/** How many orders whose customer should be told something are listed. */
export const mostCustomerUpdates = 3;

/** Lists the orders that changed last without their customers being told. */
export const listCustomerUpdates = endpoint({
  id: "orders.customerUpdates",
  method: "GET",
  path: "/api/orders/customer-updates",
  access: "member",
  feature: "view_orders",
  capability: "orders",
  summary:
    "Returns up to 3 orders of the last 7 days whose customers should be told of a change, the last change first.",
  reply: z.object({ items: z.array(OrderDetails) }),
});

/** Ends an order's customer update: the customer was told, or need not be. */
export const endCustomerUpdate = endpoint({
  id: "orders.endCustomerUpdate",
  method: "POST",
  path: "/api/orders/{id}/customer-update/end",
  access: "member",
  capability: "orders",
  changes: ["orders"],
  summary:
    "Records that the customer was told of the change made at `at`, or need not be. A newer change stays.",
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ at: Instant }),
  reply: OrderDetails,
});

/** Undoes the change that the customer should be told. */
export const undoCustomerUpdate = endpoint({
  id: "orders.undoCustomerUpdate",
  method: "POST",
  path: "/api/orders/{id}/customer-update/undo",
  access: "member",
  capability: "orders",
  changes: ["orders", "clients"],
  summary:
    "Undoes the change made at `at`, also onto a full or closed day; refused (`changed_elsewhere`) when the same was changed again meanwhile. A second call changes nothing.",
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ at: Instant }),
  reply: OrderDetails,
  errors: ["changed_elsewhere", "order_is_cancelled"],
});
