import { endpointsOf } from "@marzipan/contract/endpoint";
import * as customerUpdates from "@marzipan/contract/customer-updates";
import * as keptOrders from "@marzipan/contract/kept-orders";
import * as orderPages from "@marzipan/contract/order-pages";
import * as orders from "@marzipan/contract/orders";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import type { Feature } from "../../platform/feature/feature.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { bindOrders } from "./orders.routes.ts";
import { erasePersonInOrders } from "./erase-person.store.ts";

/** Returns the feature of orders; later features are handed in. */
export function ordersFeature(fromTheRight: { hasPayments: HasPayments }): Feature {
  return defineFeature({
    name: "orders",
    calls: endpointsOf(orders, keptOrders, orderPages, customerUpdates),
    bind: (app, deps) => bindOrders(app, deps, fromTheRight),
    tables: {
      orders: ofBusiness({ isRestorable: true }),
      order_item: ofBusiness(),
      order_picture: ofBusiness(),
      order_event: ofBusiness(),
      item_memory: ofBusiness(),
    },
    erasePerson: erasePersonInOrders,
    reads: [
      "business",
      "catalog_item",
      "catalog_picture",
      "client",
      "import_row",
      "order_request",
      "payment",
      "product",
    ],
    writes: ["business_counter"],
    topics: ["orders"],
  });
}
