import { randomUUID } from "node:crypto";
import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { makeTrust } from "../platform/config/proxies.ts";
import { fieldError } from "../platform/errors/app-error.ts";
import type { Deps } from "../platform/feature/deps.ts";
import { readableAddress } from "../platform/http/address.ts";
import { answerErrors } from "../platform/http/error-handler.ts";
import { answerHealth, measureCalls } from "../platform/http/health.ts";
import { describeApi } from "../platform/http/openapi.ts";
import { refuseStrangeHosts, refuseStrangeOrigins } from "../platform/http/origin.ts";
import { keepLastWrite } from "../platform/http/last-write.ts";
import { encodePage, sendKept } from "../platform/http/page-cache.ts";
import type { KeptPage } from "../platform/http/page-cache.ts";
import { leadPaymentLinks } from "../platform/http/payment-links.ts";
import { limitPublicResponses } from "../platform/http/public-limit.ts";
import { secureHeaders } from "../platform/http/secure-headers.ts";
import { showOutbox } from "../providers/messages/outbox-page.ts";
import { showTestPages } from "../providers/payments/test-pages.ts";
import { endSlowBodies, headersLimitMs, requestLimitMs } from "../platform/http/slow-bodies.ts";
import { findUnsound } from "../platform/http/sound-bodies.ts";
import { serveWeb } from "../platform/http/web-files.ts";
import { createCallsUnderWay } from "../platform/process/calls-under-way.ts";
import type { CallsUnderWay } from "../platform/process/calls-under-way.ts";
import { prepareDrain } from "../platform/process/drain.ts";
import type { Drain } from "../platform/process/drain.ts";
import { features } from "../features.ts";

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
  const calls = features.flatMap((feature) => feature.calls);
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
  const callsUnderWay = createCallsUnderWay(calls.map(({ id }) => id));
  const drain = prepareDrain(app, callsUnderWay);
  readJsonBodies(app);
  endSlowBodies(app);
  answerErrors(app, deps.log);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  deps.telemetry?.traceCalls(app);
  logCalls(app);
  secureHeaders(app, deps.config);
  leadPaymentLinks(app);
  keepLastWrite(app, deps);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 2048,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  refuseStrangeHosts(app, deps.config);
  refuseStrangeOrigins(app, deps.config);
  limitPublicResponses(app, deps);
  const metrics = measureCalls(app, deps);
  deps.telemetry?.sendMetrics(metrics);
  answerHealth(app, deps, drain);
  describeCalls(app, calls);
  if (deps.config.mode !== "production") showOutbox(app, deps);
  if (deps.standIn) await showTestPages(app, deps, deps.standIn);
  for (const feature of features) await feature.bind(app, deps);
  await serveWeb(app, deps);
  return { app, metrics, drain, callsUnderWay };
}

/** Serves the OpenAPI document, which is written and compressed once. */
function describeCalls(app: FastifyInstance, calls: readonly AnyEndpoint[]): void {
  let document: Promise<KeptPage> | undefined;
  app.get("/api/openapi.json", { config: { isCached: true } }, async (request, reply) => {
    document ??= encodePage({ tag: "", html: JSON.stringify(describeApi(calls)) });
    void reply.type("application/json; charset=utf-8");
    return sendKept(request, reply, await document);
  });
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
  app.addHook("onResponse", (request, reply, done) => {
    const endpoint = (request.routeOptions.config as { endpointId?: string }).endpointId;
    if (endpoint)
      request.log.info(
        { endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        "call",
      );
    done();
  });
}
