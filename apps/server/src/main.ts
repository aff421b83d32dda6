import { createServer } from "node:net";
import { seedDemo } from "../seeds/demo.ts";
import { announce } from "./announce.ts";
import { buildApp } from "./app.ts";
import { fillThenWork } from "./fill-then-work.ts";
import { cleanUp } from "./housekeeping.ts";
import { tellOfRest } from "./features/auth/waiting.actions.ts";
import { tellEndingTrials } from "./features/billing/trial-mails.actions.ts";
import { addNextAvif } from "./features/catalog/menu-avif.actions.ts";
import { repeatDueExpenses } from "./features/expenses/expense-repeats.actions.ts";
import { readWaitingReceipts } from "./features/receipts/reading.actions.ts";
import { remindOwners } from "./features/order-requests/request-jobs.actions.ts";
import type { Config } from "./platform/config/config.ts";
import { readConfig } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { refuseDemoAccounts } from "./platform/demo-accounts.ts";
import { ensureFirstAdmin } from "./platform/first-admin.ts";
import { serveMetrics } from "./platform/http/health.ts";
import { startJobs } from "./platform/jobs/jobs.ts";
import { createLog } from "./platform/log.ts";
import { makeDeps } from "./make-deps.ts";
import { StartupError, reportStartupError } from "./platform/startup-error.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  await refuseTakenPort(config);
  const opened = await openDatabase(config, log);
  const deps = makeDeps(config, log, opened);
  const { app, metrics } = await buildApp(deps);
  await refuseDemoAccounts(config, deps.database);
  await ensureFirstAdmin(deps, opened.ownerUrl);
  const { isFilled, stopJobs } = await fillThenWork(
    async () => config.hasDemo && (await seedDemo(deps, opened)),
    () =>
      startJobs(deps, opened.ownerUrl, {
        cleanUp: () => cleanUp(deps, opened.ownerUrl),
        tellInTime: async () => {
          await tellEndingTrials(deps);
          await tellOfRest(deps);
          await remindOwners(deps);
        },
        repeatDue: () => repeatDueExpenses(deps),
        readReceipts: () => readWaitingReceipts(deps),
        addAvif: () => addNextAvif(deps),
      }),
  );

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await stopJobs();
    await deps.receiptReader.close();
    await deps.live.close();
    await deps.database.close();
    await opened.stop();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());

  await app.listen({ port: config.port, host: config.host });
  if (config.metricsPort !== null) await serveMetrics(metrics, config.metricsPort);
  await announce({ config, database: deps.database, address: app.server.address(), isFilled });
}

/** Says at once that the port is taken, before a database is started and filled. */
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

start().catch(reportStartupError);
