import {
  createPayment,
  findPayableOrders,
  getPayment,
  handOverOrder,
  listDebtors,
  listOrderBalances,
  listOrderPayments,
  listPayments,
  refundPayment,
  sumPayments,
  undoHandOver,
  voidPayment,
} from "@marzipan/contract/payments";
import { decidePastOrders, getPastOrders } from "@marzipan/contract/past-orders";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { handOver, takeBack } from "./hand-over.actions.ts";
import { decideOnPastOrders, readPastOrders } from "./past-orders.actions.ts";
import {
  balancesOfOrders,
  offerOrders,
  pageOfDebtors,
  pageOfPayments,
  sumsOfPayments,
} from "./payment-lists.actions.ts";
import {
  readOrderPayments,
  readPayment,
  recordPayment,
  refundRow,
  voidRow,
} from "./payments.actions.ts";

/** Binds the calls of payments. */
export function bindPayments(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    listPayments,
  )(({ transact, query }) => transact((tx) => pageOfPayments(tx, query)));
  bind(
    app,
    deps,
    sumPayments,
  )(({ transact, query }) => transact((tx) => sumsOfPayments(tx, query)));
  bind(
    app,
    deps,
    findPayableOrders,
  )(({ transact, query }) => transact((tx) => offerOrders(tx, query)));
  bind(
    app,
    deps,
    listOrderBalances,
  )(({ transact, query }) => transact((tx) => balancesOfOrders(tx, query)));
  bind(app, deps, listDebtors)(({ transact, query }) => transact((tx) => pageOfDebtors(tx, query)));
  bind(app, deps, getPastOrders)(({ transact }) => transact((tx) => readPastOrders(tx)));
  bind(
    app,
    deps,
    decidePastOrders,
  )(({ transact, body }) => transact((tx) => decideOnPastOrders(tx, body)));
  bind(app, deps, createPayment)(({ transact, body }) => transact((tx) => recordPayment(tx, body)));
  bind(
    app,
    deps,
    handOverOrder,
  )(({ transact, params, body }) => transact((tx) => handOver(tx, params.id, body)));
  bind(
    app,
    deps,
    undoHandOver,
  )(({ transact, params, body }) => transact((tx) => takeBack(tx, params.id, body)));
  bind(
    app,
    deps,
    getPayment,
  )(({ transact, params }) => transact((tx) => readPayment(tx, params.id)));
  bind(app, deps, voidPayment)(({ transact, params }) => transact((tx) => voidRow(tx, params.id)));
  bind(
    app,
    deps,
    refundPayment,
  )(({ transact, params, body }) => transact((tx) => refundRow(tx, params.id, body)));
  bind(
    app,
    deps,
    listOrderPayments,
  )(({ transact, params }) => transact((tx) => readOrderPayments(tx, params.id)));
}
