import {
  acceptOrderRequest,
  countOrderRequests,
  declineOrderRequest,
  getOrderRequest,
  getOrderRequestSummary,
  listOrderRequests,
  quoteOrderRequest,
} from "@marzipan/contract/order-requests";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { ownOrigin } from "../../platform/http/origin.ts";
import { acceptRequest, declineRequest, quoteRequest } from "./answering.actions.ts";
import { bindAsking } from "./asking.routes.ts";
import { readRequestDetails } from "./request-details.actions.ts";
import type { Answering } from "./request-details.actions.ts";
import { countRequests, pageOfRequests, summariseRequests } from "./request-lists.actions.ts";

/** Binds the calls of order requests: the owner's, and those of customers. */
export function bindOrderRequests(app: FastifyInstance, deps: Deps): void {
  const answering = (request: FastifyRequest): Answering => ({
    deps,
    origin: ownOrigin(deps.config, request),
  });
  bind(
    app,
    deps,
    listOrderRequests,
  )(({ transact, query }) => transact((tx) => pageOfRequests(tx, query)));
  bind(
    app,
    deps,
    countOrderRequests,
  )(({ transact, query }) => transact((tx) => countRequests(tx, query)));
  bind(app, deps, getOrderRequestSummary)(({ transact }) => transact(summariseRequests));
  bind(
    app,
    deps,
    getOrderRequest,
  )(({ transact, params, request }) =>
    transact((tx) => readRequestDetails(tx, answering(request), params.id)),
  );
  bind(
    app,
    deps,
    acceptOrderRequest,
  )(({ transact, params, body, request }) =>
    transact((tx) => acceptRequest(tx, answering(request), params.id, body)),
  );
  bind(
    app,
    deps,
    quoteOrderRequest,
  )(({ transact, params, body, request }) =>
    transact((tx) => quoteRequest(tx, answering(request), params.id, body)),
  );
  bind(
    app,
    deps,
    declineOrderRequest,
  )(({ transact, params, body, request }) =>
    transact((tx) => declineRequest(tx, answering(request), params.id, body)),
  );
  bindAsking(app, deps);
}
