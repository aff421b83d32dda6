import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";

/** What is told of a span; never an id, a name, an address or what was said. */
export type Facts = Readonly<Record<string, string | number>>;

/** Traces of calls and metrics, sent to a collector. */
export interface Telemetry {
  /** Gives each call a span of its own, within the one that its `traceparent` names. */
  traceCalls: (app: FastifyInstance) => void;
  /** Runs work in a span within what is traced now, and returns what it answers. */
  trace: <T>(name: string, facts: Facts, work: () => T) => T;
  /** Sends these metrics too, every minute or as `OTEL_METRIC_EXPORT_INTERVAL` says. */
  sendMetrics: (registry: Registry) => void;
  /** Sends what is not sent yet, for at most some seconds. */
  close: () => Promise<void>;
}
