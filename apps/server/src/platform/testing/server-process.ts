import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The server as `npm test` has built it, which starts in less of the processor's time; a test that is run by hand takes the sources. */
const main =
  process.env["MARZIPAN_SERVER"] ?? fileURLToPath(new URL("../../main.ts", import.meta.url));
const startLimitMs = 180_000;

/** A server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens, once it is open. */
  url: string;
  /** All that it has written so far. */
  readSaid(): string;
}

/** What a Node of a test inherits: where programs are found, and where it keeps its compiled code. */
export function nodeEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
}

function spawnServer(
  environment: Record<string, string>,
  flags: readonly string[] = [],
  entry = main,
): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...flags, entry], {
    env: {
      ...nodeEnvironment(),
      DEMO: "0",
      DEMO_LANGUAGE: "en",
      PORT: "0",
      METRICS_PORT: "off",
      ...environment,
    },
    // The last is the pipe that the command which starts a server holds open.
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
}

/** Starts a server, with flags of Node and another version's entry where given, and waits until it says that it is open. */
export function startServerProcess(
  environment: Record<string, string>,
  flags: readonly string[] = [],
  entry?: string,
): Promise<ServerProcess> {
  const child = spawnServer(environment, flags, entry);
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(
      () => reject(new Error(`the server did not start: ${said}`)),
      startLimitMs,
    );
    const hear = (data: Buffer): void => {
      said += data.toString();
      const url = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve({ child, url, readSaid: () => said });
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${String(code)}: ${said}`));
    });
  });
}

/** Starts a server that is expected not to open; returns its exit code and what it said. */
export function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(environment);
  return new Promise((resolve) => {
    let said = "";
    child.stderr?.on("data", (data: Buffer) => (said += data.toString()));
    child.once("exit", (code) => resolve({ code, said }));
  });
}

/** Ends a process by a signal and waits until it is gone. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return await ended;
}
