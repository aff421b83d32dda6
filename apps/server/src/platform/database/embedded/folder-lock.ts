import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { StartupError } from "../../errors/startup-error.ts";
import { identifyProcess } from "./process-identity.ts";

/** Who holds a data folder, and the folder of the unix socket at which its database answers. */
export interface FolderHolder {
  pid: number;
  identity: string;
  socketDir: string;
}

/** The right to be the only Marzipan on a data folder. */
export interface FolderLock {
  release(): void;
}

const lockName = "marzipan.lock";

function readHolder(path: string): FolderHolder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null) return undefined;
    const { pid, identity, socketDir } = value as Partial<FolderHolder>;
    return typeof pid === "number" && typeof identity === "string" && typeof socketDir === "string"
      ? { pid, identity, socketDir }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: FolderHolder): boolean {
  return identifyProcess(holder.pid) === holder.identity;
}

/** Returns who holds the data folder now; `undefined` when no one does or the holder has died. */
export function findHolder(dataDir: string): FolderHolder | undefined {
  const holder = readHolder(join(dataDir, lockName));
  return holder && isAlive(holder) ? holder : undefined;
}

function createLock(dataDir: string, socketDir: string): boolean {
  const identity = identifyProcess(process.pid) ?? "unknown";
  const holder: FolderHolder = { pid: process.pid, identity, socketDir };
  const draft = join(dataDir, `${lockName}.${process.pid}`);
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, join(dataDir, lockName));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the data folder for this process. A lock left by a process that has died is replaced, and
 * the socket folder that it names is removed. Throws `StartupError` when a living process holds it.
 */
export function takeFolderLock(dataDir: string, socketDir: string): FolderLock {
  const path = join(dataDir, lockName);
  while (!createLock(dataDir, socketDir)) {
    const aside = `${path}.stale-${process.pid}`;
    const holder = findHolder(dataDir);
    if (holder) {
      throw new StartupError(
        `Marzipan is already running on the data folder ${dataDir} (process ${holder.pid}): ` +
          `stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    renameSync(path, aside);
    const dead = readHolder(aside);
    if (dead && isAlive(dead)) linkSync(aside, path);
    else if (dead && basename(dead.socketDir).startsWith("marzipan-")) {
      rmSync(dead.socketDir, { recursive: true, force: true });
    }
    rmSync(aside, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}
