import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { chooseAccount, giveFolder } from "../database/embedded/account.ts";
import { prepareBinaries } from "../database/embedded/binaries.ts";
import { ownerRole } from "../database/embedded/cluster.ts";
import { startPostmaster } from "../database/embedded/postmaster.ts";
import { appRole, databaseName, makeUrl } from "../database/embedded/roles.ts";
import { makeSocketFolder } from "../database/embedded/socket-folder.ts";
import { withOwner } from "../database/owner.ts";
import type { TestDatabase } from "./test-app.ts";

/** A PostgreSQL and its hot standby, on one machine. */
export interface Replicated {
  database: TestDatabase;
  /** The application's address of the standby. */
  readUrl: string;
  stopPrimary: () => Promise<void>;
  stopReplica: () => Promise<void>;
  /** Ends the standby as a crash does. */
  killReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  /** Lets the standby show what is written by now, and nothing new until it goes on. */
  pauseReplay: () => Promise<void>;
  resumeReplay: () => Promise<unknown>;
  stop: () => Promise<void>;
}

const settings = { wal_level: "replica", max_wal_senders: "4", hot_standby_feedback: "on" };

/** Starts a migrated database with a standby that streams from it: a copy of the stopped primary's folder. */
export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-standby-"));
  const [first, second] = [path.join(folder, "primary"), path.join(folder, "replica")];
  cpSync(path.join(inject("preparedFolder"), "postgres"), first, { recursive: true });
  const account = chooseAccount(first);
  const binaries = prepareBinaries(folder, account);
  const [firstSocket, secondSocket] = [makeSocketFolder(account), makeSocketFolder(account)];
  const start = (clusterDir: string, socketDir: string, more: Record<string, string> = {}) => {
    if (account) giveFolder(clusterDir, account);
    chmodSync(clusterDir, 0o700);
    return startPostmaster({
      binaries,
      clusterDir,
      socketDir,
      account,
      log: () => undefined,
      isDurable: false,
      settings: { ...settings, ...more },
    });
  };
  // A standby begins only where all was logged for it already.
  await (await start(first, firstSocket)).stop();
  cpSync(first, second, { recursive: true });
  writeFileSync(path.join(second, "standby.signal"), "");
  const primary = await start(first, firstSocket);
  const primary_conninfo = `host=${firstSocket} port=5432 user=${ownerRole}`;
  const startReplica = () => start(second, secondSocket, { primary_conninfo });
  let replica = await startReplica();
  const ask = (socketDir: string, text: string, values: unknown[] = []): Promise<unknown> =>
    withOwner(makeUrl(socketDir, ownerRole, databaseName), async (client) => {
      const { rows } = await client.query<{ answer: unknown }>(text, values);
      return rows[0]?.answer;
    });
  return {
    database: {
      ownerUrl: makeUrl(firstSocket, ownerRole, databaseName),
      appUrl: makeUrl(firstSocket, appRole, databaseName),
      pooledUrl: null,
      role: { role: appRole, isLogin: true },
    },
    readUrl: makeUrl(secondSocket, appRole, databaseName),
    stopPrimary: () => primary.stop(),
    stopReplica: () => replica.stop(),
    killReplica: async () => {
      process.kill(replica.pid, "SIGKILL");
      await replica.ended;
    },
    startReplica: async () => {
      replica = await startReplica();
    },
    pauseReplay: async () => {
      const written = await ask(firstSocket, "select pg_current_wal_insert_lsn()::text as answer");
      const shown = "select pg_last_wal_replay_lsn() >= $1::pg_lsn as answer";
      while ((await ask(secondSocket, shown, [written])) !== true) await sleep(10);
      await ask(secondSocket, "select pg_wal_replay_pause()");
    },
    resumeReplay: () => ask(secondSocket, "select pg_wal_replay_resume()"),
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()]);
      for (const one of [folder, firstSocket, secondSocket])
        rmSync(one, { recursive: true, force: true });
    },
  };
}
