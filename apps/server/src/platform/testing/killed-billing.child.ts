import { applyNotices } from "../../features/billing/provider-events.actions.ts";
import { cancelSurplus } from "../../features/billing/cancellations.actions.ts";
import { reconcile } from "../../features/billing/reconciliation.actions.ts";
import { makeDeps } from "../../wiring/make-deps.ts";
import { readConfig } from "../config/config.ts";
import type { OpenedDatabase } from "../database/open-database.ts";
import type { Deps } from "../feature/deps.ts";
import { createLog } from "../logging/log.ts";

/** What a server does when it is killed: applying events, comparing, opening a checkout, or canceling a subscription. */
export interface KilledJob {
  doing: "applying" | "reconciling" | "opening a checkout" | "canceling";
  opened: Omit<OpenedDatabase, "stop">;
  now: string;
  dataDir: string;
  cookie: string;
}

async function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return await new Promise(() => undefined);
}

/** Transactions that never end: the process is killed when their work is done and nothing is committed. */
function neverCommitted({ database }: Deps): Deps["database"] {
  const transact: typeof database.transact = (proof, work) =>
    database.transact(proof, async (tx) => {
      await work(tx);
      return await die();
    });
  return { ...database, transact };
}

async function run({ doing, opened, now, dataDir, cookie }: KilledJob): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO: "0" });
  const stop = async (): Promise<void> => undefined;
  const deps = makeDeps(
    config,
    createLog(config),
    { ...opened, stop },
    { now: () => new Date(now) },
  );
  if (doing === "applying") return await applyNotices({ ...deps, database: neverCommitted(deps) });
  if (doing === "reconciling")
    return void (await reconcile({ ...deps, database: neverCommitted(deps) }));
  if (doing === "canceling") {
    const cancel: typeof deps.payments.cancel = async (...args) => {
      await deps.payments.cancel(...args);
      return await die();
    };
    return void (await cancelSurplus({ ...deps, payments: { ...deps.payments, cancel } }));
  }
  const openCheckout: typeof deps.payments.openCheckout = async (order) => {
    await deps.payments.openCheckout(order);
    return await die();
  };
  // All features, which only this needs.
  const { buildApp } = await import("../../wiring/app.ts");
  const { app } = await buildApp({ ...deps, payments: { ...deps.payments, openCheckout } });
  await app.inject({
    method: "POST",
    url: "/api/functions/create-paddle-checkout",
    headers: { host: "localhost:3000", cookie },
    payload: { plan: "pro", interval: "month", success_url: "/", cancel_url: "/" },
  });
}

// A job that was not killed ends by itself, which its test sees.
process.once("message", (job) => void run(job as KilledJob).finally(() => process.exit()));
