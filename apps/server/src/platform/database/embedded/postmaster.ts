import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { openFolder, programEnvironment } from "./cluster.ts";
import { explainOutput } from "./failure.ts";

/** What a server needs to run: its programs, its folders, its account, and where its complaints go. */
export interface PostmasterOptions {
  binaries: Binaries;
  clusterDir: string;
  socketDir: string;
  account: Account | undefined;
  log: (line: string) => void;
  /** Whether every commit reaches the disk; true when left out. */
  isDurable?: boolean;
  /** Settings of the server besides the usual ones, or in their place. */
  settings?: Readonly<Record<string, string>>;
}

/** A running server. */
export interface Postmaster {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Asks for a fast shutdown and waits for it; by force after 30 seconds, and outright 5 later. */
  stop(): Promise<void>;
  /** Asks for a fast shutdown without waiting, for use while the process exits. */
  signalStop(): void;
}

/** Frugal in memory for one bakery's machine, and durable: every commit reaches the disk. */
const settings = {
  listen_addresses: "",
  port: "5432",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "32MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  effective_cache_size: "256MB",
  huge_pages: "off",
  io_method: "sync",
  max_worker_processes: "2",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "2",
  autovacuum_worker_slots: "2",
  max_logical_replication_workers: "0",
  jit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "512MB",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "",
  log_checkpoints: "off",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

const notDurable = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

const shutdownLimitMs = 30_000;
const quitLimitMs = 5000;
const keptLines = 40;

/**
 * Starts the server on an existing cluster and returns when it takes connections (after recovery,
 * when it was killed before). Its own session keeps a Ctrl-C in the terminal away from it. Throws
 * `StartupError` when it ends instead.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const folder = openFolder(options.clusterDir, options.account);
  const chosen = {
    ...settings,
    ...(options.isDurable === false ? notDurable : {}),
    ...options.settings,
  };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(
    options.binaries.postgres,
    ["-D", folder.argument, "-k", options.socketDir, ...flags],
    {
      ...options.account,
      cwd: "/",
      detached: true,
      env: programEnvironment,
      stdio: ["ignore", "ignore", "pipe", folder.descriptor],
    },
  );
  folder.close();
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  const lines: string[] = [];
  const stderr = child.stderr;
  if (!stderr) throw new Error("the server was started without a pipe for its complaints");
  await new Promise<void>((resolve, reject) => {
    child.once("error", (error) => reject(explainOutput(error.message, options.clusterDir)));
    createInterface({ input: stderr }).on("line", (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      if (/^(WARNING|FATAL|PANIC):/.test(line)) options.log(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
    void ended.then(() => reject(explainOutput(lines.join("\n"), options.clusterDir)));
  });

  const signal = (name: NodeJS.Signals) => void (child.exitCode === null && child.kill(name));
  return {
    pid: child.pid ?? 0,
    ended,
    signalStop: () => signal("SIGINT"),
    async stop() {
      signal("SIGINT");
      const timers = [
        setTimeout(() => signal("SIGQUIT"), shutdownLimitMs),
        setTimeout(() => signal("SIGKILL"), shutdownLimitMs + quitLimitMs),
      ];
      await ended;
      timers.forEach(clearTimeout);
    },
  };
}
