import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const fastShutdownMs = 30_000;
const immediateShutdownMs = 5_000;

function readPostmasterPid(clusterDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function worksIn(pid: string, realDir: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== realDir) return false;
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  try {
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("postgres");
  } catch {
    return false;
  }
}

/** Returns the process ids of every PostgreSQL process that works in the cluster folder now. */
export function listClusterProcesses(clusterDir: string): number[] {
  if (process.platform === "linux") {
    const realDir = realpathSync(clusterDir);
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => worksIn(pid, realDir)).map(Number);
  }
  const pid = readPostmasterPid(clusterDir);
  return pid !== undefined && isPostgres(pid) ? [pid] : [];
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      continue;
    }
  }
}

async function untilGone(clusterDir: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (listClusterProcesses(clusterDir).length > 0) {
    if (performance.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

/**
 * Stops the server that an earlier, killed Marzipan left behind in the cluster folder: politely
 * first, so that everything acknowledged is on disk, by force after 30 seconds. Returns whether there
 * was one. A `postmaster.pid` whose number now belongs to some other program is removed.
 */
export async function stopOrphan(clusterDir: string): Promise<boolean> {
  const found = listClusterProcesses(clusterDir);
  if (found.length === 0) {
    rmSync(join(clusterDir, "postmaster.pid"), { force: true });
    return false;
  }
  const postmaster = readPostmasterPid(clusterDir);
  const hasPostmaster = postmaster !== undefined && found.includes(postmaster);
  signalAll(hasPostmaster ? [postmaster] : found, hasPostmaster ? "SIGINT" : "SIGQUIT");
  if (await untilGone(clusterDir, fastShutdownMs)) return true;
  signalAll(listClusterProcesses(clusterDir), "SIGQUIT");
  if (await untilGone(clusterDir, immediateShutdownMs)) return true;
  signalAll(listClusterProcesses(clusterDir), "SIGKILL");
  await untilGone(clusterDir, immediateShutdownMs);
  return true;
}
