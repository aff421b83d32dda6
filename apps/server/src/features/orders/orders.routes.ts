import { listKeptOrders } from "@marzipan/contract/kept-orders";
import {
  cancelOrder,
  countOrders,
  createOrder,
  deleteOrder,
  duplicateOrder,
  getOrder,
  getOrderCalendar,
  listDayStandings,
  listLastTimes,
  listOrders,
  listSameDayOrders,
  restoreOrder,
  setOrderReady,
  setOrderStatus,
  suggestItems,
  uncancelOrder,
  updateOrder,
} from "@marzipan/contract/orders";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { editOrder } from "./change-order.actions.ts";
import { copyToDay, makeOrder } from "./create-order.actions.ts";
import {
  countTabs,
  pageOfOrders,
  searchOrders,
  showCalendar,
  showDays,
  showKept,
  showSameDay,
} from "./order-lists.actions.ts";
import { showOrder } from "./order-reading.actions.ts";
import {
  bringOrderBack,
  cancelIt,
  markReady,
  moveToStatus,
  removeOrder,
  uncancelIt,
} from "./order-state.actions.ts";
import type { HasPayments } from "./order-state.actions.ts";
import { offerItems, offerLastTimes } from "./suggestions.actions.ts";

/** Binds the calls of orders; features to the right say what they know of one. */
export function bindOrders(
  app: FastifyInstance,
  deps: Deps,
  features: { hasPayments: HasPayments },
): void {
  bind(
    app,
    deps,
    listOrders,
  )(({ read, transact, query }) =>
    query.q || query.productId || query.item
      ? transact((tx) => searchOrders(tx, query))
      : pageOfOrders(read, query),
  );
  bind(app, deps, countOrders)(({ transact, query }) => transact((tx) => countTabs(tx, query)));
  bind(app, deps, getOrderCalendar)(({ read, query }) => showCalendar(read, query));
  bind(app, deps, listKeptOrders)(({ read, query }) => showKept(read, query));
  bind(app, deps, listDayStandings)(({ transact, query }) => transact((tx) => showDays(tx, query)));
  bind(
    app,
    deps,
    listSameDayOrders,
  )(({ transact, query }) => transact((tx) => showSameDay(tx, query)));
  bind(
    app,
    deps,
    createOrder,
  )(({ transact, body }) => transact((tx) => makeOrder(tx, body, "commit")));
  bind(app, deps, getOrder)(({ read, params }) => showOrder(read, params.id));
  bind(
    app,
    deps,
    updateOrder,
  )(({ transact, params, body }) =>
    transact((tx) => editOrder(tx, deps, params.id, body, features.hasPayments)),
  );
  bind(
    app,
    deps,
    setOrderStatus,
  )(({ transact, params, body }) =>
    transact((tx) => moveToStatus(tx, params.id, body.status, body.overCapacity ?? false)),
  );
  bind(
    app,
    deps,
    setOrderReady,
  )(({ transact, params, body }) => transact((tx) => markReady(tx, params.id, body.ready)));
  bind(
    app,
    deps,
    cancelOrder,
  )(({ transact, params, body }) => transact((tx) => cancelIt(tx, params.id, body.reason ?? null)));
  bind(
    app,
    deps,
    uncancelOrder,
  )(({ transact, params, body }) =>
    transact((tx) => uncancelIt(tx, params.id, body.overCapacity ?? false)),
  );
  bind(
    app,
    deps,
    deleteOrder,
  )(({ transact, params, query }) =>
    transact((tx) => removeOrder(tx, params.id, query.withPayments ? null : features.hasPayments)),
  );
  bind(
    app,
    deps,
    restoreOrder,
  )(({ transact, params, body }) =>
    transact((tx) => bringOrderBack(tx, params.id, body.overCapacity ?? false)),
  );
  bind(
    app,
    deps,
    duplicateOrder,
  )(({ transact, params, body }) => transact((tx) => copyToDay(tx, params.id, body, "commit")));
  bind(
    app,
    deps,
    listLastTimes,
  )(({ transact, query }) => transact((tx) => offerLastTimes(tx, query)));
  bind(app, deps, suggestItems)(({ transact, query }) => transact((tx) => offerItems(tx, query)));
}
