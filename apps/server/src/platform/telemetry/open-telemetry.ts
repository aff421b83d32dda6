import { setTimeout as sleep } from "node:timers/promises";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
} from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyRequest } from "fastify";
import type { TelemetryConfig } from "../config/telemetry.ts";
import { produceMetrics } from "./kept-metrics.ts";
import type { Telemetry } from "./telemetry.port.ts";

const scope = { name: "marzipan" };
const closeLimitMs = 3000;

/**
 * Opens the sending of traces and metrics by OTLP over HTTP to the collector that `OTEL_*` names; `version` is the
 * product's.
 */
export function openTelemetry(
  { share, metricsEveryMs }: TelemetryConfig,
  version: string,
): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": scope.name, "service.version": version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = traces.getTracer(scope.name, version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();
  let meters: MeterProvider | undefined;
  return {
    traceCalls: (app) => {
      app.addHook("onRequest", (request, _reply, done) => {
        const { method, headers, routeOptions } = request;
        const route = routeOptions.url ?? "unknown";
        const { endpointId } = routeOptions.config as { endpointId?: string };
        const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
        const attributes = {
          "http.request.method": method,
          "http.route": route,
          ...(endpointId ? { "marzipan.endpoint": endpointId } : {}),
        };
        const options = { kind: SpanKind.SERVER, attributes };
        const span = tracer.startSpan(`${method} ${route}`, options, parent);
        spans.set(request, span);
        contexts.with(trace.setSpan(parent, span), done);
      });
      app.addHook("onResponse", async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    trace: (name, facts, work) => {
      const active = contexts.active();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts }, active);
      // The message of an error may hold what people wrote; its kind does not.
      const fail = (error: unknown): never => {
        span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      };
      return contexts.with(trace.setSpan(active, span), () => {
        let isUnderWay = false;
        try {
          const answer = work();
          if (!(answer instanceof Promise)) return answer;
          isUnderWay = true;
          return answer.catch(fail).finally(() => span.end()) as typeof answer;
        } catch (error) {
          return fail(error);
        } finally {
          if (!isUnderWay) span.end();
        }
      });
    },
    sendMetrics: (registry) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 30_000),
        metricProducers: [produceMetrics(registry, scope)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    close: async () => {
      const closing = Promise.allSettled([traces.shutdown(), meters?.shutdown()]);
      await Promise.race([closing, sleep(closeLimitMs, undefined, { ref: false })]);
    },
  };
}
