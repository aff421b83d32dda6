import { endpointsOf } from "@marzipan/contract/endpoint";
import * as keptOrders from "@marzipan/contract/kept-orders";
import * as orders from "@marzipan/contract/orders";
import { defineRoom, ofBusiness } from "../../platform/room.ts";
import type { Room } from "../../platform/room.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { bindOrders } from "./orders.routes.ts";

/** Answers what the room of orders has; rooms to the right say what they know of one. */
export function ordersRoom(fromTheRight: { hasPayments: HasPayments }): Room {
  return defineRoom({
    name: "orders",
    calls: endpointsOf(orders, keptOrders),
    bind: (app, deps) => bindOrders(app, deps, fromTheRight),
    tables: {
      orders: ofBusiness({ isRestorable: true }),
      order_item: ofBusiness(),
      order_picture: ofBusiness(),
      order_event: ofBusiness(),
      item_memory: ofBusiness(),
    },
    reads: ["catalog_item", "client", "order_request", "product"],
    writes: ["business_counter"],
    topics: ["orders"],
  });
}
