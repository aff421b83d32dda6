import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { seedDemo } from "../../seeds/demo.ts";
import { announce } from "./announce.ts";
import { buildApp } from "../wiring/app.ts";
import { seedBeforeStart } from "./seed-before-start.ts";
import { createClockWatch } from "../platform/time/clock-watch.ts";
import type { TelemetryConfig } from "../platform/config/telemetry.ts";
import { traced } from "../platform/telemetry/traced.ts";
import type { Telemetry } from "../platform/telemetry/telemetry.port.ts";
import type { Config } from "../platform/config/config.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { refuseDemoAccounts } from "../platform/account/demo-accounts.ts";
import { createStartLock } from "../platform/database/start-lock.ts";
import { ensureFirstAdmin } from "../platform/account/first-admin.ts";
import { serveMetrics } from "../platform/http/health.ts";
import { startJobs } from "../platform/jobs/jobs.ts";
import { listJobs } from "../wiring/list-jobs.ts";
import { createLog } from "../platform/logging/log.ts";
import { openLogOutput } from "../platform/logging/log-output.ts";
import { watchEnd } from "../platform/process/ending.ts";
import { giveMemoryBack } from "../platform/process/give-back.ts";
import { watchStalls } from "../platform/process/stall-watch.ts";
import { makeDeps } from "../wiring/make-deps.ts";
import { tablesOf } from "../platform/feature/feature.ts";
import { StartupError, reportStartupError } from "../platform/errors/startup-error.ts";
import { features } from "../features.ts";

/**
 * How long stopping waits for calls under way, and then for the connections to the database, in
 * milliseconds.
 */
const drainLimitMs = 10_000;
const databaseLimitMs = 3000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const output = openLogOutput();
  const log = createLog(config, output);
  const ending = watchEnd(log, output);
  log.info(describeStart(config), "Marzipan starts.");
  const { faults } = config.payments;
  if (faults.length > 0) log.warn(`Some plans cannot be bought. ${faults.join(". ")}.`);
  await refuseTakenPort(config);
  const lock = createStartLock(log);
  const opened = await openDatabase(config, log, tablesOf(features), lock);
  const telemetry = config.telemetry && (await loadTelemetry(config.telemetry));
  const made = makeDeps(config, log, opened);
  const deps = telemetry ? traced(made, telemetry) : made;
  await deps.clock.start();
  const clock = createClockWatch(() => deps.now().getTime());
  const { app, metrics, drain, callsUnderWay } = await buildApp(deps);
  await refuseDemoAccounts(config, deps.database);
  const { isFilled, stopJobs } = await seedBeforeStart(
    async () => config.hasDemo && (await seedDemo(deps, opened)),
    () => startJobs(deps, opened, listJobs(deps, opened.ownerUrl, clock)),
  );
  // After the demo, which fills a database without accounts only.
  await ensureFirstAdmin(deps, opened.ownerUrl);
  await lock.release();
  const unwatch = watchStalls(log, callsUnderWay);
  ending.whenAsked(async () => {
    deps.live.sendAway();
    const drained = await drain.run(drainLimitMs);
    await app.close();
    deps.clock.stop();
    await stopJobs();
    await deps.receiptReader.close();
    await deps.live.close();
    // Connections to a database that does not answer are abandoned after the limit.
    await Promise.race([deps.database.close(), sleep(databaseLimitMs, undefined, { ref: false })]);
    await opened.stop();
    await telemetry?.close();
    unwatch();
    return { ...drained };
  });

  await app.listen({ port: config.port, host: config.host });
  deps.standIn?.start();
  giveMemoryBack();
  if (config.metricsPort !== null) await serveMetrics(metrics, config.metricsPort);
  await announce({ config, database: deps.database, address: app.server.address(), isFilled });
}

function describeStart({ mode }: Config): Record<string, unknown> {
  const { pid, ppid, version: node } = process;
  return { version: readVersion(), mode, node, pid, ppid };
}

function readVersion(): string {
  const own = new URL("../../../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(own, "utf8")) as { version: string }).version;
}

/** Loads what sends traces and metrics only where a collector is named. */
async function loadTelemetry(config: TelemetryConfig): Promise<Telemetry> {
  const { openTelemetry } = await import("../platform/telemetry/open-telemetry.ts");
  return openTelemetry(config, readVersion());
}

/** Fails at once when the port is taken, before a database is started and filled. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      const taken = `Port ${config.port} is taken: stop what uses it, or set PORT to another one.`;
      const refused = `Marzipan cannot listen on ${config.host}:${config.port} (${error.code}): choose another HOST or PORT.`;
      reject(new StartupError(isTaken ? taken : refused));
    });
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

// A closed pipe (EPIPE) on standard output or error must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
start().catch(reportStartupError);
