import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartupError } from "../../errors/startup-error.ts";
import { chooseAccount, giveFolder } from "./account.ts";
import { prepareBinaries } from "./binaries.ts";
import { createCluster, hasCluster, ownerRole } from "./cluster.ts";
import { diskFull, explainSystemError } from "./failure.ts";
import { findHolder, takeFolderLock } from "./folder-lock.ts";
import { stopOrphan } from "./orphan.ts";
import { startPostmaster } from "./postmaster.ts";
import { preparedRoot as builtRoot } from "./prepared.ts";
import type { Postmaster, PostmasterOptions } from "./postmaster.ts";
import { appRole, databaseName, ensureDatabase, makeUrl } from "./roles.ts";
import { makeSocketFolder } from "./socket-folder.ts";

/** Where the data lies, and who hears what the database has to say. */
export interface EmbeddedOptions {
  /** The data folder; the cluster lies in `postgres` within it. */
  dataDir: string;
  /** Gets one line at a time, without personal data; `warn` where the database has stopped unasked. */
  log: (line: string, level?: "info" | "warn") => void;
  /** How long a server that keeps stopping is left alone before it is started again. */
  restMs?: number;
  /** Where a prepared database may lie that a first start copies; the build's where left out, `null` for none. */
  preparedRoot?: string | null;
  /** False for a database that no one needs after the machine stops: nothing waits for the disk. */
  isDurable?: boolean;
}

/** Addresses of the running database, and the way to end it. */
export interface EmbeddedDatabase {
  /** For the superuser who owns the database and migrates it. */
  ownerUrl: string;
  /** For the role that the application acts as. */
  appUrl: string;
  /** Shuts the database down and leaves no process, socket or lock behind; harmless when repeated. */
  stop: () => Promise<void>;
}

type Log = EmbeddedOptions["log"];

const neededBytes = { firstStart: 150e6, laterStart: 8e6 };
const restartsAllowed = 5;
const calmMs = 60_000;
const usualRestMs = 30_000;

function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isFirstStart = !existsSync(join(dataDir, "postgres"));
  const { bavail, bsize } = statfsSync(dataDir);
  const needed = isFirstStart ? neededBytes.firstStart : neededBytes.laterStart;
  if (bavail * bsize < needed) throw diskFull(dataDir);
}

function urlsOf(socketDir: string) {
  return {
    ownerUrl: makeUrl(socketDir, ownerRole, databaseName),
    appUrl: makeUrl(socketDir, appRole, databaseName),
  };
}

/**
 * Keeps a server running: one that dies unasked is started again at once, and after five times within a minute
 * each half minute, for as long as it takes: a disk that was full may be emptied meanwhile.
 */
async function superviseServer(options: PostmasterOptions, log: Log, restMs: number) {
  const resting = new AbortController();
  let isStopping = false;
  let server: Postmaster | undefined;
  let comeback = Promise.resolve();
  let restarts: number[] = [];

  async function bringUp(): Promise<void> {
    if (await stopOrphan(options.clusterDir)) options.log("Stopped a database left by a crash.");
    server = await startPostmaster(options);
    void server.ended.then(() => {
      if (!isStopping) comeback = bringBack();
    });
  }
  async function bringBack(): Promise<void> {
    log("The database stopped unexpectedly and is started again.", "warn");
    while (!isStopping) {
      const now = performance.now();
      restarts = [...restarts.filter((at) => now - at < calmMs), now];
      if (restarts.length > restartsAllowed) {
        log("The database keeps stopping: it is left alone for a moment.", "warn");
        await pause(restMs);
        if (isStopping) return;
      }
      try {
        return await bringUp();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error), "warn");
        await pause(200 * restarts.length);
      }
    }
  }
  async function pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: resting.signal }).catch(() => undefined);
  }

  await bringUp();
  return {
    async stop() {
      isStopping = true;
      resting.abort();
      await comeback;
      await server?.stop();
    },
    signalStop() {
      isStopping = true;
      server?.signalStop();
    },
  };
}

/**
 * Starts the PostgreSQL that ships with Marzipan on a data folder, making the cluster, the database
 * and its two roles on first use. It listens on a private unix socket only. Works from root too (under
 * an unprivileged account), under private parent folders and long paths, and after any crash. Throws
 * `StartupError` when another Marzipan holds the folder, the disk is full, the folder is out of reach,
 * or its data belongs to another major version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, "postgres");
  const undo: (() => void)[] = [];
  const undoAll = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    if (process.platform === "win32") {
      throw new StartupError(
        "On Windows, run Marzipan inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.",
      );
    }
    prepareDataFolder(dataDir);
    const account = chooseAccount(clusterDir);
    const socketDir = makeSocketFolder(account);
    undo.push(() => rmSync(socketDir, { recursive: true, force: true }));
    const lock = takeFolderLock(dataDir, socketDir);
    undo.push(() => lock.release());

    const binaries = prepareBinaries(dataDir, account);
    if (!hasCluster(clusterDir)) {
      options.log(`Making the database in ${clusterDir} (first start only).`);
      const { preparedRoot = builtRoot } = options;
      await createCluster(clusterDir, binaries, account, preparedRoot);
    }
    if (account) giveFolder(clusterDir, account);
    chmodSync(clusterDir, 0o700);
    const server = await superviseServer(
      { binaries, clusterDir, socketDir, account, ...options },
      options.log,
      options.restMs ?? usualRestMs,
    );
    const stopOnExit = () => {
      server.signalStop();
      undoAll();
    };
    process.once("exit", stopOnExit);
    undo.push(() => process.removeListener("exit", stopOnExit));

    const stop = async () => {
      await server.stop();
      undoAll();
    };
    try {
      await ensureDatabase(socketDir);
    } catch (error) {
      await stop();
      throw error;
    }
    return { ...urlsOf(socketDir), stop };
  } catch (error) {
    undoAll();
    throw explainSystemError(error, dataDir);
  }
}

/**
 * Returns the database of a data folder for a short command: the one that a running Marzipan holds
 * open there (its `stop` then does nothing), or else one started for the purpose.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const holder = findHolder(resolve(options.dataDir));
  if (!holder) return startEmbedded(options);
  return { ...urlsOf(holder.socketDir), stop: () => Promise.resolve() };
}
