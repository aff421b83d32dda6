import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/with-database.ts";
import { compareMigrations } from "./baseline.ts";
import { listMigrationNames, migrateToLatest } from "./migrate.ts";
import { withOwner } from "./owner.ts";

const name = `baseline_${process.pid}`;
const maintenance = withDatabase(inject("ownerUrl"), "postgres");
const url = withDatabase(inject("ownerUrl"), name);

/** Names as of the migrations that the baseline replaced; only their number and the last one count. */
const replaced = [
  ...Array.from({ length: 94 }, (_, at) => `${String(at + 1).padStart(4, "0")}_before`),
  "0242_imports",
];

beforeEach(() => withOwner(maintenance, (client) => client.query(`create database ${name}`)));
afterEach(() =>
  withOwner(maintenance, (client) => client.query(`drop database ${name} with (force)`)),
);

/** Creates a database whose record names `migrations`, with the tables of the baseline. */
async function makeDatabase(migrations: readonly string[]): Promise<void> {
  await migrateToLatest(url, "0242_baseline");
  await withOwner(url, async (client) => {
    await client.query("delete from kysely_migration");
    await client.query(
      "insert into kysely_migration (name, timestamp) select name, '2026-11-28T00:00:00.000Z' from unnest($1::text[]) name",
      [migrations],
    );
    await client.query("delete from app.setting where name = 'functions'");
  });
}

async function listRecorded(): Promise<string[]> {
  const { rows } = await withOwner(url, (client) =>
    client.query<{ name: string }>("select name from kysely_migration order by name"),
  );
  return rows.map((row) => row.name);
}

it("a database with all migrations that the baseline replaced continues after it", async () => {
  await makeDatabase(replaced);
  await migrateToLatest(url);
  expect(await listRecorded()).toEqual(await listMigrationNames());
});

it("one that has some of the later migrations too gets the rest", async () => {
  await makeDatabase([...replaced, "0252_credits"]);
  await withOwner(url, (client) =>
    client.query("alter table expense add column credit_for_id uuid"),
  );
  await migrateToLatest(url);
  expect(await listRecorded()).toEqual(await listMigrationNames());
});

it("an older one is refused with the version to start first, and stays as it is", async () => {
  const older = replaced.slice(0, -1);
  await makeDatabase(older);
  await expect(migrateToLatest(url)).rejects.toThrow(
    "This database is of an older Marzipan than this one can upgrade: start the version of 28 November 2026 (commit 9c5e91f6) on it first, then this one.",
  );
  expect(await listRecorded()).toEqual(older);
});

it("names of newer versions are told apart from older ones", () => {
  const known = ["0242_baseline", "0243_next"];
  expect(compareMigrations([...known, "0300_later"], known).newer).toBe("0300_later");
  expect(compareMigrations(["0001_before"], known)).toMatchObject({ newer: null, isTooOld: true });
  expect(compareMigrations([], known)).toEqual({ names: [], newer: null, isTooOld: false });
});
