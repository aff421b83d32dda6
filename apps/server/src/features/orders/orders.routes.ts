import * as customerUpdates from "@marzipan/contract/customer-updates";
import * as keptOrders from "@marzipan/contract/kept-orders";
import * as orderPages from "@marzipan/contract/order-pages";
import * as orders from "@marzipan/contract/orders";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { updateOrder } from "./change-order.actions.ts";
import {
  endCustomerUpdate,
  listCustomerUpdates,
  undoCustomerUpdate,
} from "./customer-updates.actions.ts";
import { duplicateOrder, createOrder } from "./create-order.actions.ts";
import {
  countOrders,
  listOrders,
  searchOrders,
  getOrderCalendar,
  listDayCapacity,
  listOfflineOrders,
  listSameDayOrders,
} from "./order-lists.actions.ts";
import { getOrder } from "./order-reading.actions.ts";
import {
  restoreOrder,
  cancelOrder,
  setOrderReady,
  setOrderStatus,
  deleteOrder,
  uncancelOrder,
} from "./order-state.actions.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { updateOrderPage } from "./order-page.actions.ts";
import { suggestItems, listPreviousItems } from "./suggestions.actions.ts";

/** Binds the calls of orders; features to the right say what they know of one. */
export function bindOrders(
  app: FastifyInstance,
  deps: Deps,
  features: { hasPayments: HasPayments },
): void {
  const on = binder(app, deps);
  on(orders.listOrders)(({ read, transact, query }) =>
    query.q || query.productId || query.item
      ? transact((tx) => searchOrders(tx, query))
      : listOrders(read, query),
  );
  on(orders.countOrders)(({ transact, query }) => transact((tx) => countOrders(tx, query)));
  on(orders.getOrderCalendar)(({ read, query }) => getOrderCalendar(read, query));
  on(keptOrders.listOfflineOrders)(({ read, query }) => listOfflineOrders(read, query));
  on(orders.listDayCapacity)(({ transact, query }) => transact((tx) => listDayCapacity(tx, query)));
  on(orders.listSameDayOrders)(({ transact, query }) =>
    transact((tx) => listSameDayOrders(tx, query)),
  );
  on(orders.createOrder)(({ transact, body }) => transact((tx) => createOrder(tx, body, "commit")));
  on(orders.getOrder)(({ read, params }) => getOrder(read, params.id));
  on(orders.updateOrder)(({ transact, params, body }) =>
    transact((tx) => updateOrder(tx, deps, params.id, body, features.hasPayments)),
  );
  on(orders.setOrderStatus)(({ transact, params, body }) =>
    transact((tx) => setOrderStatus(tx, params.id, body.status, body.overCapacity ?? false)),
  );
  on(orders.setOrderReady)(({ transact, params, body }) =>
    transact((tx) => setOrderReady(tx, params.id, body.ready)),
  );
  on(orderPages.updateOrderPage)(({ transact, params, body }) =>
    transact((tx) => updateOrderPage(tx, params.id, body)),
  );
  on(customerUpdates.listCustomerUpdates)(({ transact }) =>
    transact((tx) => listCustomerUpdates(tx)),
  );
  on(customerUpdates.endCustomerUpdate)(({ transact, params, body }) =>
    transact((tx) => endCustomerUpdate(tx, params.id, body.at)),
  );
  on(customerUpdates.undoCustomerUpdate)(({ transact, params, body }) =>
    transact((tx) => undoCustomerUpdate(tx, deps, params.id, body.at, features.hasPayments)),
  );
  on(orders.cancelOrder)(({ transact, params, body }) =>
    transact((tx) => cancelOrder(tx, params.id, body.reason ?? null)),
  );
  on(orders.uncancelOrder)(({ transact, params, body }) =>
    transact((tx) => uncancelOrder(tx, params.id, body.overCapacity ?? false)),
  );
  on(orders.deleteOrder)(({ transact, params, query }) =>
    transact((tx) => deleteOrder(tx, params.id, query.withPayments ? null : features.hasPayments)),
  );
  on(orders.restoreOrder)(({ transact, params, body }) =>
    transact((tx) => restoreOrder(tx, params.id, body.overCapacity ?? false)),
  );
  on(orders.duplicateOrder)(({ transact, params, body }) =>
    transact((tx) => duplicateOrder(tx, params.id, body, "commit")),
  );
  on(orders.listPreviousItems)(({ transact, query }) =>
    transact((tx) => listPreviousItems(tx, query)),
  );
  on(orders.suggestItems)(({ transact, query }) => transact((tx) => suggestItems(tx, query)));
}
