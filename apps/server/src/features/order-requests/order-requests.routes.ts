import * as orderRequests from "@marzipan/contract/order-requests";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { acceptOrderRequest, declineOrderRequest, quoteOrderRequest } from "./answering.actions.ts";
import { bindAsking } from "./asking.routes.ts";
import { getOrderRequest } from "./request-details.actions.ts";
import type { Answering } from "./request-details.actions.ts";
import {
  countOrderRequests,
  listOrderRequests,
  summariseRequests,
} from "./request-lists.actions.ts";

/** Binds the calls of order requests: the owner's, and those of customers. */
export function bindOrderRequests(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const answering = (request: FastifyRequest): Answering => ({
    deps,
    origin: ownOrigin(deps.config, request),
  });
  on(orderRequests.listOrderRequests)(({ transact, query }) =>
    transact((tx) => listOrderRequests(tx, query)),
  );
  on(orderRequests.countOrderRequests)(({ transact, query }) =>
    transact((tx) => countOrderRequests(tx, query)),
  );
  on(orderRequests.getOrderRequestSummary)(({ transact }) => transact(summariseRequests));
  on(orderRequests.getOrderRequest)(({ transact, params, request }) =>
    transact((tx) => getOrderRequest(tx, answering(request), params.id)),
  );
  on(orderRequests.acceptOrderRequest)(({ transact, params, body, request }) =>
    transact((tx) => acceptOrderRequest(tx, answering(request), params.id, body)),
  );
  on(orderRequests.quoteOrderRequest)(({ transact, params, body, request }) =>
    transact((tx) => quoteOrderRequest(tx, answering(request), params.id, body)),
  );
  on(orderRequests.declineOrderRequest)(({ transact, params, body, request }) =>
    transact((tx) => declineOrderRequest(tx, answering(request), params.id, body)),
  );
  bindAsking(app, deps);
}
