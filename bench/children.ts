import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endProcess } from "../apps/server/src/platform/testing/server-process.ts";
import { clockShiftDays } from "../tools/structure/shifted-date.ts";
import { sessionSecret } from "./bakers.ts";
import type { BareOrders } from "./bare-server.ts";
import type { CoreOrders } from "./core-server.ts";
import type { BenchDatabase } from "./bench-database.ts";

/** A server in a process of its own. */
export interface BenchServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it reports that it listens. */
  openedAfterMs: number;
  stop(): Promise<void>;
}

/** As many database connections as every server of a bench has. */
export const poolSize = 10;

/** Signs the webhooks of the card provider to every server of a bench. */
export const webhookSecret = "pdl_ntfset_of_the_bench";

/** The folder of the project. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** The server as `npm start` runs it, from the project's root. */
export const serverFile = "apps/server/dist/main.js";
const startLimitMs = 180_000;
const firstPort = 41_700;
const lastPort = 41_799;
let nextPort = firstPort;

/** Returns a free port of the bench's range. */
export async function findPort(): Promise<number> {
  for (; nextPort <= lastPort; nextPort += 1) {
    if (await isFree(nextPort)) return nextPort++;
  }
  throw new Error(`none of the ports ${firstPort} to ${lastPort} is free`);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** What `npm` commands set for the C library, and so for every server that is started as people start it. */
function readMemorySettings(): Record<string, string | undefined> {
  const isMemory = ([name]: [string, unknown]): boolean => name.startsWith("MALLOC_");
  return Object.fromEntries(Object.entries(process.env).filter(isMemory));
}

/** Starts Node on a script of the project and waits until its output holds the mark. */
export async function startNode(
  args: readonly string[],
  environment: Record<string, string>,
  mark: string,
): Promise<{ child: ChildProcess; openedAfterMs: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: projectRoot,
    env: {
      ...readMemorySettings(),
      PATH: process.env["PATH"],
      DEMO_LANGUAGE: "en",
      // A server as in production has no shifted clock.
      ...(environment["NODE_ENV"] === undefined && { CLOCK_SHIFT_DAYS: String(clockShiftDays) }),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Also after a failure, so that a bench never leaves a server running.
  process.once("exit", () => child.kill("SIGKILL"));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${args[0]} ${why}: ${said}`));
    const timer = setTimeout(() => fail("did not open"), startLimitMs);
    const hear = (data: Buffer): void => {
      said += data.toString();
      if (!said.includes(mark)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => fail(`ended with ${String(code)}`));
  });
  return { child, openedAfterMs: performance.now() - begin };
}

function describe(
  { child, openedAfterMs }: Awaited<ReturnType<typeof startNode>>,
  url: string,
): BenchServer {
  return {
    url,
    pid: child.pid ?? 0,
    openedAfterMs,
    stop: async () => {
      await endProcess(child, "SIGTERM");
    },
  };
}

/** Starts Marzipan as in production on a bench's database; `flags` are for Node, such as a profile's. */
export async function startProduct(
  database: BenchDatabase,
  flags: readonly string[] = [],
): Promise<BenchServer> {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    NODE_ENV: "production",
    SESSION_SECRET: sessionSecret,
    PUBLIC_URL: url,
    OPERATOR_EMAIL: "operator@bench.test",
    OPERATOR_NAME: "Bench",
    OPERATOR_ADDRESS: "This machine",
    PORT: String(port),
    METRICS_PORT: "off",
    LOG_LEVEL: "silent",
    DATA_DIR: database.folder,
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_POOL_SIZE: String(poolSize),
    // One proxy in front is believed, so that a bench can send from the addresses of many people.
    TRUST_PROXY: "1",
    // Plans are sold, but no one is asked: the address leads nowhere.
    BILLING: "paddle",
    PADDLE_API_KEY: "pdl_bench",
    PADDLE_API_URL: "http://127.0.0.1:9",
    PADDLE_WEBHOOK_SECRET: webhookSecret,
    PADDLE_PRICE_PRO_MONTHLY: "pri_bench",
  };
  return describe(await startNode([...flags, serverFile], environment, "is open at"), url);
}

/** Starts a bare server that replays statements. */
export async function startBare(
  folder: string,
  databaseUrl: string,
  replays: BareOrders["replays"],
): Promise<BenchServer> {
  const port = await findPort();
  const file = path.join(folder, `bare-${port}.json`);
  const orders: BareOrders = { port, databaseUrl, poolSize, replays };
  writeFileSync(file, JSON.stringify(orders));
  return describe(
    await startNode(["bench/bare-server.ts", file], {}, "open"),
    `http://127.0.0.1:${port}`,
  );
}

/** Starts a server that does only the core of the work, as the tables' owner. */
export async function startCore(
  { folder, ownerUrl }: Pick<BenchDatabase, "folder" | "ownerUrl">,
  businesses: string[],
): Promise<BenchServer> {
  const port = await findPort();
  const file = path.join(folder, `core-${port}.json`);
  const orders: CoreOrders = { port, databaseUrl: ownerUrl, poolSize, businesses };
  writeFileSync(file, JSON.stringify(orders));
  return describe(
    await startNode(["bench/core-server.ts", file], {}, "open"),
    `http://127.0.0.1:${port}`,
  );
}
