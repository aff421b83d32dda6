import * as payments from "@marzipan/contract/payments";
import * as pastOrders from "@marzipan/contract/past-orders";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { handOverOrder, undoHandOver } from "./hand-over.actions.ts";
import { decidePastOrders, getPastOrders } from "./past-orders.actions.ts";
import {
  listOrderBalances,
  findPayableOrders,
  listDebtors,
  listPayments,
  sumPayments,
} from "./payment-lists.actions.ts";
import {
  listOrderPayments,
  getPayment,
  createPayment,
  refundPayment,
  voidPayment,
} from "./payments.actions.ts";

/** Binds the calls of payments. */
export function bindPayments(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(payments.listPayments)(({ transact, query }) => transact((tx) => listPayments(tx, query)));
  on(payments.sumPayments)(({ transact, query }) => transact((tx) => sumPayments(tx, query)));
  on(payments.findPayableOrders)(({ transact, query }) =>
    transact((tx) => findPayableOrders(tx, query)),
  );
  on(payments.listOrderBalances)(({ transact, query }) =>
    transact((tx) => listOrderBalances(tx, query)),
  );
  on(payments.listDebtors)(({ transact, query }) => transact((tx) => listDebtors(tx, query)));
  on(pastOrders.getPastOrders)(({ transact }) => transact((tx) => getPastOrders(tx)));
  on(pastOrders.decidePastOrders)(({ transact, body }) =>
    transact((tx) => decidePastOrders(tx, body)),
  );
  on(payments.createPayment)(({ transact, body }) => transact((tx) => createPayment(tx, body)));
  on(payments.handOverOrder)(({ transact, params, body }) =>
    transact((tx) => handOverOrder(tx, params.id, body)),
  );
  on(payments.undoHandOver)(({ transact, params, body }) =>
    transact((tx) => undoHandOver(tx, params.id, body)),
  );
  on(payments.getPayment)(({ transact, params }) => transact((tx) => getPayment(tx, params.id)));
  on(payments.voidPayment)(({ transact, params }) => transact((tx) => voidPayment(tx, params.id)));
  on(payments.refundPayment)(({ transact, params, body }) =>
    transact((tx) => refundPayment(tx, params.id, body)),
  );
  on(payments.listOrderPayments)(({ transact, params }) =>
    transact((tx) => listOrderPayments(tx, params.id)),
  );
}
