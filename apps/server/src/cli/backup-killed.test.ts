import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createLog } from "../platform/logging/log.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { withDatabase } from "../platform/testing/with-database.ts";
import { openStoredFiles } from "./stored-files.ts";
import { nodeEnvironment } from "../platform/testing/server-process.ts";
import { startTestApp } from "../platform/testing/test-app.ts";
import type { TestApp } from "../platform/testing/test-app.ts";
import { businessOf } from "../platform/testing/explain.ts";
import pg from "pg";

// Both commands run as a person starts them, and are killed at moments that lie anywhere in their work.

const rows = 30_000;
const files = 150;
let home: string;
let test: TestApp;
let targetUrl: string;
const targetName = `restored_${process.pid}`;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "mz-killed-"));
  test = await startTestApp();
  const businessId = await businessOf(await test.member());
  await test.asOwner(
    `insert into task (business_id, id, title, created_at, updated_at)
       select $1, gen_random_uuid(), 'Task ' || n || repeat(md5(n::text), 5), now(), now()
         from generate_series(1, $2::int) n`,
    [businessId, rows],
  );
  for (let at = 0; at < files; at += 1)
    await test.deps.files.put(`${businessId}/${at}/large.webp`, Buffer.alloc(20_000, at));
  targetUrl = withDatabase(test.ownerUrl, targetName);
  await makeTarget();
});
afterAll(async () => {
  await inMaintenance(`drop database if exists ${targetName} with (force)`);
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

async function inMaintenance(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(inject("ownerUrl"), "postgres") });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function makeTarget(): Promise<void> {
  await inMaintenance(`drop database if exists ${targetName} with (force)`);
  await inMaintenance(`create database ${targetName}`);
}

function start(command: "backup" | "restore", url: string, dataDir: string, given: string[]) {
  const place = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", place, ...given],
    {
      env: { ...nodeEnvironment(), DATABASE_URL: url, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const ended = once(child, "exit").then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Kills a command a while after a moment has come; returns whether it was still at work. */
async function killAfter(child: ChildProcess, hasCome: () => Promise<boolean>, waitMs: number) {
  while (child.exitCode === null && !(await hasCome())) await sleep(5);
  await sleep(waitMs);
  child.kill("SIGKILL");
}

async function count(url: string): Promise<{ tasks: number; accounts: number } | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query(
      "select (select count(*)::int from task) as tasks, (select count(*)::int from account) as accounts",
    );
    return found[0] as { tasks: number; accounts: number };
  } catch {
    return null;
  } finally {
    await client.end();
  }
}

it(
  "a backup that is killed leaves nothing that looks whole, and the next one is",
  { timeout: 180_000 },
  async () => {
    const { dataDir } = test.deps.config;
    const folder = join(home, "killed");
    mkdirSync(folder);
    for (const waitMs of [0, 40, 150]) {
      const { child, ended } = start("backup", test.ownerUrl, dataDir, [join(folder, "half.mzb")]);
      const isWriting = async (): Promise<boolean> => existsSync(join(folder, "half.mzb.part"));
      await killAfter(child, isWriting, waitMs);
      await ended;
      expect(readdirSync(folder)).toEqual(["half.mzb.part"]);
      const refused = start("restore", targetUrl, join(home, "none"), [
        join(folder, "half.mzb.part"),
      ]);
      expect(await refused.ended).toEqual({
        code: 1,
        said: expect.stringMatching(/^[^\n]*damaged[^\n]*\n$/),
      });
    }
    const { ended } = start("backup", test.ownerUrl, dataDir, [join(home, "whole.mzb")]);
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining(`${files} files`) });
  },
);

it(
  "a restore that is killed can begin again, and no server starts before",
  { timeout: 300_000 },
  async () => {
    const backup = join(home, "whole.mzb");
    const filesOf = async (dataDir: string): Promise<number> => {
      let found = 0;
      const { store } = await openStoredFiles({ dataDir, s3: null });
      for await (const key of store.keys()) found += key === "" ? 0 : 1;
      return found;
    };
    const dataDir = join(home, "restored");
    const moments: [name: string, hasCome: () => Promise<boolean>, waitMs: number][] = [
      ["begun", async () => (await count(targetUrl)) !== null, 0],
      ["in the middle of the rows", async () => (await count(targetUrl)) !== null, 400],
      ["with the first files", async () => existsSync(join(dataDir, "files.restored")), 0],
      ["with many files", async () => existsSync(join(dataDir, "files.restored")), 100],
    ];
    for (const [, hasCome, waitMs] of moments) {
      const { child, ended } = start("restore", targetUrl, dataDir, [backup]);
      await killAfter(child, hasCome, waitMs);
      expect((await ended).code).toBeNull();
      const config = readConfig({
        DATA_DIR: dataDir,
        DATABASE_URL: targetUrl,
        LOG_LEVEL: "silent",
      });
      await expect(openDatabase(config, createLog(config), [])).rejects.toThrow(
        `cut short: run it again before Marzipan starts (npm run restore -- ${backup})`,
      );
      const refused = start("backup", targetUrl, dataDir, [join(home, "never.mzb")]);
      const said: unknown = expect.stringContaining("cut short");
      expect(await refused.ended).toMatchObject({ code: 1, said });
    }
    const { ended } = start("restore", targetUrl, dataDir, [backup]);
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining("Restored") });
    expect(await count(targetUrl)).toEqual(await count(test.ownerUrl));
    expect(await filesOf(dataDir)).toBe(files);
    expect(readdirSync(dataDir)).toEqual(["files"]);
  },
);
