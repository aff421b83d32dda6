import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The server as `npm test` has built it; a journey that is run by hand takes the sources. */
const main =
  process.env["MARZIPAN_SERVER"] ??
  fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
const startLimitMs = 120_000;

/** What every server of the journeys signs with; a journey signs its own captchas by it. */
export const sessionSecret = "the secret of all servers that journeys start";

/** A server of its own: its process, address and data folder. */
export interface RunningServer {
  url: string;
  dataDir: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, on a free port, and waits until it says that it is open. */
export async function startServer(
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = environment["DATA_DIR"] ?? mkdtempSync(path.join(tmpdir(), "marzipan-journeys-"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      ...process.env,
      PORT: "0",
      METRICS_PORT: "off",
      DEMO_LANGUAGE: "en",
      SESSION_SECRET: sessionSecret,
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await waitForAddress(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    if (environment["DATA_DIR"] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, child, stop };
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => {
      child.kill("SIGTERM");
      reject(new Error(`the server did not start: ${said}`));
    }, startLimitMs);
    const hear = (data: Buffer): void => {
      said += data.toString();
      const address = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) =>
      reject(new Error(`the server ended with ${String(code)}: ${said}`)),
    );
  });
}

/** Starts one server with the demo bakery for all journeys. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer({ TRUST_PROXY: "1" });
  process.env["MARZIPAN_URL"] = server.url;
  process.env["MARZIPAN_DATA_DIR"] = server.dataDir;
  return () => server.stop();
}
