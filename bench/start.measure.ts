import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { takeColdStarts } from "./cold-start.ts";
import { findPort, projectRoot, serverFile } from "./children.ts";
import { listFamily, readMemoryMb } from "./processor-time.ts";
import { median, report } from "./report.ts";

const answerLimitMs = 300_000;
const idleMs = 45_000;

/** A server that was started by `npm start`. */
interface Started {
  afterMs: number;
  /** The processes of npm and of what prepares the start, and those of server and database. */
  starters: number[];
  servers: number[];
  stop(): Promise<void>;
}

/** Runs `npm start` and waits for the first answer of the page. */
async function start(dataDir: string, environment: Record<string, string>): Promise<Started> {
  const port = await findPort();
  const begin = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DEMO_LANGUAGE: "en",
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => npm.once("close", () => resolve()));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await answers(port))) {
    if (hasEnded || performance.now() - begin > answerLimitMs) {
      npm.kill("SIGTERM");
      throw new Error("Marzipan did not start");
    }
    await wait(5);
  }
  const afterMs = performance.now() - begin;
  const family = listFamily(npm.pid ?? 0);
  const server = family.find(isServer) ?? 0;
  const servers = listFamily(server);
  return {
    afterMs,
    servers,
    starters: family.filter((pid) => !servers.includes(pid)),
    stop: async () => {
      process.kill(server, "SIGTERM");
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).status === 200;
  } catch {
    return false;
  }
}

function isServer(pid: number): boolean {
  const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  return args.includes(serverFile);
}

const sumMb = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + readMemoryMb(pid), 0);

/**
 * Measures `npm start`: the first one, later ones, and the memory that is held after 45 idle seconds; and how long the
 * server alone takes against the core server, both on a running database.
 */
export async function measureStart(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const seconds = (name: string, ms: number, atMost?: number): void =>
    report({
      name: `start: ${name}`,
      value: ms / 1000,
      unit: "s",
      budget: atMost === undefined ? null : { atMost },
    });
  const memory = (name: string, pids: readonly number[], atMost?: number): void =>
    report({
      name: `start: ${name}`,
      value: sumMb(pids),
      unit: "MB",
      budget: atMost === undefined ? null : { atMost },
    });
  try {
    // This first start installs and builds what is missing, and does not count.
    await (await start(path.join(folder, "empty"), { DEMO: "0" })).stop();
    const first = await start(path.join(folder, "demo"), {});
    seconds("the first one, with the demo bakery", first.afterMs);
    await wait(idleMs);
    memory(
      "memory of all processes after the first one",
      [...first.servers, ...first.starters],
      350,
    );
    await first.stop();
    const later: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const again = await start(path.join(folder, "demo"), {});
      later.push(again.afterMs);
      if (time === times - 1) {
        await wait(idleMs);
        memory("idle memory of server and database", again.servers, 250);
        memory("idle memory of the server alone", again.servers.slice(0, 1), 150);
        memory("idle memory of npm and what starts the server", again.starters);
      }
      await again.stop();
    }
    seconds("a later one, to the first answer", median(later), 3);
    const { ratio, coreMs } = await takeColdStarts(times);
    const name = "start: the server to its first answer, against core";
    report({ name, value: ratio, unit: "×", budget: { atMost: 6 } });
    seconds("the core server to its first answer", coreMs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
