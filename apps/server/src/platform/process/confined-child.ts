import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = realpathSync(fileURLToPath(new URL("../../../../../", import.meta.url)));

/**
 * The folders that a child may read: our code and its packages, not the data folder nor the rest of
 * the machine.
 */
const readable = [
  "package.json",
  "node_modules/*",
  "packages/*",
  "apps/server/package.json",
  "apps/server/node_modules/*",
  "apps/server/src/*",
].map((name) => path.join(root, name));

/**
 * Starts a child process that parses files from strangers: without the server's environment (no
 * secrets), with a heap limit of its own and the lowest priority. Node's permission model lets it
 * read our code, write to a folder of its own, which is removed with it, and start no further
 * process. The model restricts neither native libraries nor the network.
 */
export function forkConfined(place: string, { heapMb }: { heapMb: number }): ChildProcess {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "marzipan-child-")));
  const child = fork(place, {
    serialization: "advanced",
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      "--disable-warning=SecurityWarning",
      `--max-old-space-size=${heapMb}`,
      "--permission",
      "--allow-addons",
      "--allow-worker",
      ...[...readable, path.join(folder, "*")].map((one) => `--allow-fs-read=${one}`),
      `--allow-fs-write=${path.join(folder, "*")}`,
    ],
    env: { PATH: process.env["PATH"], TMPDIR: folder, TEMP: folder },
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  child.once("error", () => rmSync(folder, { recursive: true, force: true }));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

const pageBytes = 4096;

/**
 * Returns the resident memory of a process in bytes; 0 where the system does not say, and then only
 * the heap's limit holds.
 */
export async function heldBytes({ pid }: ChildProcess): Promise<number> {
  try {
    const [, resident = "0"] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
    return Number(resident) * pageBytes;
  } catch {
    return 0;
  }
}
