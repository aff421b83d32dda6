import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { listMigrationNames, migrateToLatest } from "../platform/database/migrate.ts";
import type { S3Config } from "../platform/config/outside.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import { backupRows, backupSchema } from "../platform/testing/backup-tables.ts";
import { withDatabase } from "../platform/testing/with-database.ts";
import { openS3StandIn } from "../platform/testing/s3-stand-in.ts";
import { writeBackup } from "./backup.write.ts";
import { restoreBackup } from "./restore.run.ts";
import { inFolder, openStoredFiles } from "./stored-files.ts";
import type { StoredFiles } from "./stored-files.ts";

const now = new Date("2026-11-21T10:00:00Z");
let home: string;
const databases: string[] = [];
let source: string;
let target: string;
let path: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "mz-backup-"));
});

afterAll(async () => {
  for (const name of databases) await inMaintenance(`drop database ${name} with (force)`);
  rmSync(home, { recursive: true, force: true });
});

beforeEach(async () => {
  source = await createDatabase();
  target = await createDatabase();
  path = join(home, `${databases.length}.mzb`);
});

async function createDatabase(): Promise<string> {
  const name = `backup_${process.pid}_${databases.length}`;
  databases.push(name);
  await inMaintenance(`create database ${name}`);
  return withDatabase(inject("ownerUrl"), name);
}

async function inMaintenance(sql: string): Promise<void> {
  await query(withDatabase(inject("ownerUrl"), "postgres"), sql);
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function readAll(url: string) {
  return query(
    url,
    `select (select json_agg(b::text order by id) from baker b)::text as bakers,
            (select json_agg(c::text order by id) from cake c)::text as cakes,
            (select json_agg(s::text order by name) from app.setting s)::text as settings`,
  );
}

const noFiles = () => inFolder(join(home, "no-files"));

function backUp({ store } = noFiles()) {
  return writeBackup({ ownerUrl: source, store, path, now });
}

function restore(options: { isForced?: boolean; files?: StoredFiles; known?: string[] } = {}) {
  return restoreBackup({
    ownerUrl: target,
    files: options.files ?? noFiles(),
    path,
    isForced: options.isForced ?? false,
    migrate: async (lastName) => {
      if (lastName) await query(target, backupSchema);
    },
    knownMigrations: options.known ?? ["0900_first"],
  });
}

describe("a backup and its restore", () => {
  beforeEach(() => query(source, backupSchema + backupRows));

  it("bring back every value of every type, whatever refers to what", async () => {
    const saved = await backUp();
    expect(saved).toMatchObject({ rows: 1206, files: 0 });
    expect(await restore()).toEqual({ rows: 1206, files: 0 });
    expect(await readAll(target)).toEqual(await readAll(source));
  });

  it("leave the keys checked, the triggers awake and the numbers going on", async () => {
    await backUp();
    await restore();
    await expect(
      query(target, "insert into cake (id, baker) values (1, gen_random_uuid())"),
    ).rejects.toThrow(/duplicate key/);
    await expect(
      query(target, "insert into cake (id, baker) values (3000, gen_random_uuid())"),
    ).rejects.toThrow(/foreign key/);
    const one = "'00000000-0000-7000-8000-000000000001'";
    await query(target, `insert into cake (id, baker) values (3000, ${one})`);
    expect(await query(target, "select value from app.setting where name = 'cakes'")).toEqual([
      { value: "1202" },
    ]);
    const [baker] = await query<{ number: number }>(
      target,
      "insert into baker (id, mood) values (gen_random_uuid(), 'calm') returning number",
    );
    expect(baker?.number).toBe(4);
  });

  it("show one moment, while others go on writing", async () => {
    const writer = new pg.Client({ connectionString: source });
    await writer.connect();
    let isWriting = true;
    const busy = (async () => {
      for (let id = 10_000; isWriting; id++) {
        const by = "'00000000-0000-7000-8000-000000000001'";
        await writer.query(`begin; insert into cake (id, baker) values (${id}, ${by});
          update app.setting set value = (select count(*) from cake) where name = 'cakes'; commit`);
      }
    })();
    await backUp();
    isWriting = false;
    await busy;
    await writer.end();
    await restore();
    const [row] = await query(
      target,
      "select (select count(*) from cake)::text = value as agrees from app.setting where name = 'cakes'",
    );
    expect(row).toEqual({ agrees: true });
  });

  it("carry the stored files, and put them in place of others", async () => {
    const filesDir = join(home, `files${databases.length}`);
    const key = `${"b".repeat(36)}/${"f".repeat(60)}/picture-of-a-large-size.webp`;
    mkdirSync(join(filesDir, key, ".."), { recursive: true });
    writeFileSync(join(filesDir, key), Buffer.from([0, 255, 10, 13]));
    mkdirSync(join(filesDir, "e"));
    writeFileSync(join(filesDir, "e", "empty.webp"), "");
    writeFileSync(join(filesDir, "e", "half-written.part"), "x");
    writeFileSync(join(filesDir, ".DS_Store"), "x");
    expect(await backUp(inFolder(filesDir))).toMatchObject({ files: 2 });
    const other = join(home, `other${databases.length}`);
    mkdirSync(other);
    writeFileSync(join(other, "old.webp"), "old");
    await restore({ files: inFolder(other) });
    expect(readFileSync(join(other, key))).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(readdirSync(other).toSorted()).toEqual(["b".repeat(36), "e"]);
    expect(readFileSync(join(other, "e", "empty.webp"))).toHaveLength(0);
  });

  it("carry the files of a bucket into another, beside what that holds, and into a folder", async () => {
    const [one, two] = await Promise.all([openS3StandIn("one"), openS3StandIn("two")]);
    try {
      const open = (s3: S3Config) => openStoredFiles({ dataDir: home, s3 });
      const [from, to] = await Promise.all([open(one.config), open(two.config)]);
      const bytes = Buffer.from([0, 255, 10, 13]);
      await from.store.put("b/1/original.pdf", bytes);
      await from.store.put("b/2/large.webp", Buffer.alloc(100_000, 7));
      await to.store.put("mine/other.txt", Buffer.from("other"));
      expect(await backUp(from)).toMatchObject({ files: 2 });
      expect(await restore({ files: to })).toMatchObject({ files: 2 });
      expect(Buffer.from((await to.store.get("b/1/original.pdf")) ?? [])).toEqual(bytes);
      expect(await to.store.get("b/2/large.webp")).toHaveLength(100_000);
      expect(await to.store.get("mine/other.txt")).not.toBeNull();
      const folder = join(home, `from-bucket${databases.length}`);
      await restore({ isForced: true, files: inFolder(folder) });
      expect(readFileSync(join(folder, "b/1/original.pdf"))).toEqual(bytes);
      await one.close();
      await expect(open(one.config)).rejects.toThrow(/bucket one of S3_BUCKET cannot be read/);
    } finally {
      await two.close();
    }
  });

  it("go on while files and their folders come and go", async () => {
    const folder = join(home, `moving${databases.length}`);
    const files = inFolder(folder);
    const name = (at: number): string => `b${at % 40}/${at}/large.webp`;
    for (let at = 0; at < 200; at += 1) await files.store.put(name(at), Buffer.alloc(5000, 7));
    const kept = Array.from({ length: 50 }, (_, at) => `kept/${at}/large.webp`);
    for (const key of kept) await files.store.put(key, Buffer.alloc(5000, 8));
    const moving = (async () => {
      for (let at = 0; at < 200; at += 1) {
        await files.store.removeAll(`b${at % 40}`);
        await files.store.put(name(at + 200), Buffer.alloc(10, 7));
      }
    })();
    await backUp(files);
    await moving;
    const other = join(home, `moved${databases.length}`);
    await restore({ files: inFolder(other) });
    expect(readdirSync(join(other, "kept"))).toHaveLength(50);
  });

  it("remove what an earlier backup left that was killed, and nothing that may still grow", async () => {
    const folder = mkdtempSync(join(home, "killed-"));
    const [old, young] = [join(folder, "a.mzb.part"), join(folder, "b.mzb.part")];
    for (const place of [old, young]) writeFileSync(place, "half");
    utimesSync(old, now, new Date(now.getTime() - 2 * 86_400_000));
    utimesSync(young, now, now);
    path = join(folder, "c.mzb");
    await backUp();
    expect(readdirSync(folder).toSorted()).toEqual(["b.mzb.part", "c.mzb"]);
  });

  it("can be opened by nobody else, and leave no half of a backup", async () => {
    await backUp();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.part`)).toBe(false);
  });
});

describe("a restore refuses in one sentence", () => {
  beforeEach(async () => {
    await query(source, backupSchema + backupRows);
    await backUp();
  });

  async function expectRefusal(work: Promise<unknown>, sentence: RegExp) {
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(sentence);
  }

  it("a database that holds data, unless forced", async () => {
    await query(target, backupSchema + backupRows);
    await query(target, "delete from cake where id = 2000");
    await expectRefusal(restore(), /already holds data.*--force/);
    expect(await query(target, "select count(*)::int as n from cake")).toEqual([{ n: 1200 }]);
    await restore({ isForced: true });
    expect(await query(target, "select count(*)::int as n from cake")).toEqual([{ n: 1201 }]);
  });

  it("a database whose tables Citus has spread, also when forced", async () => {
    await query(target, "create table pg_dist_partition as select 'pg_class'::regclass");
    await expectRefusal(
      restore({ isForced: true }),
      /spread by Citus: restore into a new database/,
    );
    expect(await query(target, "select count(*)::int as n from pg_dist_partition")).toEqual([
      { n: 1 },
    ]);
  });

  it("a database of somebody else's tables", async () => {
    await query(target, "create table precious ()");
    await expectRefusal(restore(), /already holds data/);
    expect(await query(target, "select to_regclass('precious')::text as name")).toEqual([
      { name: "precious" },
    ]);
  });

  it("a backup of a newer Marzipan", () =>
    expectRefusal(restore({ known: [] }), /made by a newer Marzipan/));

  it("a backup that was cut short, before anything is changed", async () => {
    const whole = readFileSync(path);
    await query(target, backupSchema + backupRows);
    writeFileSync(path, whole.subarray(0, whole.length / 2));
    await expectRefusal(restore({ isForced: true }), /damaged/);
    const plain = gunzipSync(whole);
    writeFileSync(path, gzipSync(plain.subarray(0, 512 * Math.floor(plain.length / 1024))));
    await expectRefusal(restore({ isForced: true }), /damaged/);
    expect(await query(target, "select count(*)::int as n from cake")).toEqual([{ n: 1201 }]);
  });

  it("a file that is something else, and one that is not there", async () => {
    for (const other of [
      "not a backup",
      "",
      gzipSync(""),
      gzipSync("words"),
      gzipSync("{".repeat(9999)),
    ]) {
      writeFileSync(path, other);
      await expectRefusal(restore(), /damaged/);
    }
    rmSync(path);
    mkdirSync(path);
    await expectRefusal(restore(), /cannot be read \(EISDIR\)/);
    rmSync(path, { recursive: true });
    writeFileSync(path, "");
    rmSync(path);
    await expectRefusal(restore(), /There is no backup at/);
  });
});

describe("the product's own schema", () => {
  it("comes back whole, and keeps its migrations", async () => {
    await migrateToLatest(source);
    await query(
      source,
      `insert into business (id, name, created_at, updated_at)
       values ('01890000-0000-7000-8000-000000000001', 'מאפייה', now(), now());
       insert into business_counter (business_id, last_order_number)
       values ('01890000-0000-7000-8000-000000000001', 12);`,
    );
    await backUp();
    const knownMigrations = await listMigrationNames();
    await restoreBackup({
      ownerUrl: target,
      files: noFiles(),
      path,
      isForced: false,
      migrate: (lastName) => migrateToLatest(target, lastName),
      knownMigrations,
    });
    expect(
      await query(
        target,
        "select name, last_order_number from business join business_counter on business_id = id",
      ),
    ).toEqual([{ name: "מאפייה", last_order_number: 12 }]);
    const migrated = await query<{ name: string }>(
      target,
      "select name from kysely_migration order by name",
    );
    expect(migrated.map(({ name }) => name)).toEqual(knownMigrations);
    const [policies] = await query<{ n: number }>(
      target,
      "select count(*)::int as n from pg_policies",
    );
    expect(policies?.n).toBeGreaterThan(5);
  });
});
