import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Deps } from "../feature/deps.ts";
import type { Drain } from "../process/drain.ts";
import { shareLookups } from "./shared-lookup.ts";

const readyWithinMs = 2000;

/**
 * Returns `/healthz` (the process runs) and `/readyz` (the database answers within two seconds, and
 * the server is not stopping). Concurrent requests share one query.
 */
export function answerHealth(app: FastifyInstance, deps: Deps, drain: Drain): void {
  const askDatabase = shareLookups(async () => {
    const answer = deps.database.ping();
    const limit = new AbortController();
    try {
      const late = sleep(readyWithinMs, false, { signal: limit.signal, ref: false });
      return await Promise.race([answer.then(() => true), late]);
    } catch {
      return false;
    } finally {
      limit.abort();
    }
  });
  const options = { logLevel: "silent", config: { isCached: true } } as const;
  app.get("/healthz", options, async () => ({ ok: true }));
  app.get("/readyz", options, async (_request, reply) => {
    const isReady = !drain.isStopping && (await askDatabase("database"));
    void reply.header("cache-control", "no-store");
    return isReady ? { ok: true } : reply.code(503).header("retry-after", "5").send({ ok: false });
  });
}

/** Counts calls and their time by endpoint, never by path with ids. */
export function measureCalls(app: FastifyInstance, deps: Deps): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "marzipan_calls_total",
    help: "Calls by endpoint and status",
    labelNames: ["endpoint", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "marzipan_call_seconds",
    help: "Time to answer by endpoint",
    labelNames: ["endpoint"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const pool = deps.database.pool;
  const gauges: [string, string, () => number][] = [
    ["marzipan_database_connections", "Open database connections", () => pool.totalCount],
    [
      "marzipan_database_waiting",
      "Calls that wait for a connection",
      () => deps.database.waitingCount(),
    ],
    ["marzipan_live_listeners", "Browsers that listen for changes", () => deps.live.count()],
  ];
  if (deps.config.databaseReadUrl !== null) {
    const read = (): number => deps.database.behindSeconds() ?? 0;
    gauges.push(["marzipan_replica_behind_seconds", "Age of what the replica shows", read]);
  }
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  app.addHook("onResponse", (request, reply, done) => {
    const endpoint = (request.routeOptions.config as { endpointId?: string }).endpointId ?? "other";
    calls.inc({ endpoint, status: String(reply.statusCode) });
    seconds.observe({ endpoint }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** Serves the metrics on a loopback port of its own; returns the port and how to stop. */
export async function serveMetrics(
  registry: Registry,
  port: number,
): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  server.unref();
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => server.close(),
  };
}
