import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { endpoints } from "@marzipan/contract/endpoints";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { bindAccounts } from "./features/accounts/accounts.routes.ts";
import { bindAdmin } from "./features/admin/admin.routes.ts";
import { bindAnalytics } from "./features/analytics/analytics.routes.ts";
import { bindAuth } from "./features/auth/auth.routes.ts";
import { makeReopening } from "./features/auth/reopening.actions.ts";
import { startChosenTrial } from "./features/billing/billing.actions.ts";
import { bindBilling } from "./features/billing/billing.routes.ts";
import { bindCatalog } from "./features/catalog/catalog.routes.ts";
import { bindMenuPages } from "./features/catalog/menu-page.routes.ts";
import { bindClients } from "./features/clients/clients.routes.ts";
import { bindContact } from "./features/contact/contact.routes.ts";
import { bindExpenses } from "./features/expenses/expenses.routes.ts";
import { bindFiles } from "./features/files/files.routes.ts";
import { ownFile, requireOwnPictures } from "./features/files/pictures.actions.ts";
import { bindOrderRequests } from "./features/order-requests/order-requests.routes.ts";
import { bindStatusPage } from "./features/order-requests/status-page.routes.ts";
import { bindOrders } from "./features/orders/orders.routes.ts";
import { bindOrderReceipts } from "./features/payments/order-receipts.routes.ts";
import { hasPayments } from "./features/payments/payments.actions.ts";
import { bindPayments } from "./features/payments/payments.routes.ts";
import { bindProducts } from "./features/products/products.routes.ts";
import { bindReceipts } from "./features/receipts/receipts.routes.ts";
import { bindTasks } from "./features/tasks/tasks.routes.ts";
import { makeTrust } from "./platform/config/proxies.ts";
import { fieldError } from "./platform/app-error.ts";
import type { Deps } from "./platform/deps.ts";
import { readableAddress } from "./platform/http/address.ts";
import { answerErrors } from "./platform/http/error-handler.ts";
import { answerHealth, measureCalls } from "./platform/http/health.ts";
import { describeApi } from "./platform/http/openapi.ts";
import { refuseStrangeHosts, refuseStrangeOrigins } from "./platform/http/origin.ts";
import { secureHeaders } from "./platform/http/secure-headers.ts";
import { showOutbox } from "./providers/messages/outbox-page.ts";
import { endSlowBodies, headersLimitMs, requestLimitMs } from "./platform/http/slow-bodies.ts";
import { findUnsound } from "./platform/http/sound-bodies.ts";
import { serveWeb } from "./platform/http/web-files.ts";
import { bindLive } from "./platform/live/live.routes.ts";
import { createCallsUnderWay } from "./platform/process/calls-under-way.ts";
import type { CallsUnderWay } from "./platform/process/calls-under-way.ts";
import { prepareDrain } from "./platform/process/drain.ts";
import type { Drain } from "./platform/process/drain.ts";

/** A built application, and what counts its calls. */
export interface BuiltApp {
  app: FastifyInstance;
  metrics: ReturnType<typeof measureCalls>;
  drain: Drain;
  callsUnderWay: CallsUnderWay;
}

/**
 * After this long without a byte in either direction a connection is closed, so that a client that
 * neither sends nor reads holds no memory.
 */
const silentMs = 3 * 60_000;

/** Builds the application from its dependencies: every feature mounted, no port, no globals. */
export async function buildApp(deps: Deps): Promise<BuiltApp> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: makeTrust(deps.config.trustedProxies),
    // For routes that are no endpoint; each endpoint has the limit that its schema gives
    // (`bodyLimitOf`).
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    connectionTimeout: silentMs,
    requestTimeout: requestLimitMs,
    http: { headersTimeout: headersLimitMs, connectionsCheckingInterval: 5000 },
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
  }) as unknown as FastifyInstance;
  const callsUnderWay = createCallsUnderWay(endpoints.map(({ id }) => id));
  const drain = prepareDrain(app, callsUnderWay);
  readJsonBodies(app);
  endSlowBodies(app);
  answerErrors(app, deps.log);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  logCalls(app);
  secureHeaders(app, deps.config);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: { fileSize: 10 * 1024 * 1024, files: 1, fields: 5, parts: 6 },
  });
  refuseStrangeHosts(app);
  refuseStrangeOrigins(app, deps.config);
  const metrics = measureCalls(app, deps);
  answerHealth(app, deps, drain);
  const document = JSON.stringify(describeApi(endpoints));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
  if (deps.config.mode !== "production") showOutbox(app, deps);
  bindAccounts(app, deps, {
    beforeMe: startChosenTrial,
    requireOwnPictures,
    reopening: makeReopening(deps),
    ownFiles: ownFile,
  });
  bindAuth(app, deps);
  bindBilling(app, deps);
  bindFiles(app, deps);
  bindClients(app, deps);
  bindProducts(app, deps);
  bindCatalog(app, deps);
  await bindMenuPages(app, deps);
  bindOrders(app, deps, { hasPayments });
  bindOrderRequests(app, deps);
  await bindStatusPage(app, deps);
  bindPayments(app, deps);
  bindOrderReceipts(app, deps);
  bindExpenses(app, deps);
  bindReceipts(app, deps);
  bindTasks(app, deps);
  bindAnalytics(app, deps);
  bindContact(app, deps);
  bindAdmin(app, deps);
  bindLive(app, deps);
  await serveWeb(app);
  return { app, metrics, drain, callsUnderWay };
}

function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body as string;
    if (text === "") return done(null, undefined);
    return void parse(request, text, (error, value) => {
      const unsound = error ? null : findUnsound(value);
      if (unsound === null) done(error, value);
      else done(fieldError(unsound, "invalid"), undefined);
    });
  });
}

/** Logs one line per call: endpoint, status, duration; never a name, an address or a body. */
function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const endpoint = (request.routeOptions.config as { endpointId?: string }).endpointId;
    if (!endpoint) return;
    request.log.info(
      { endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "call",
    );
  });
}
