import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/with-database.ts";
import { listFunctionFiles, readRevision, writeFunctions } from "./functions.ts";
import type { FunctionFile } from "./functions.ts";
import { migrateToLatest } from "./migrate.ts";
import { withOwner } from "./owner.ts";

const name = `functions_${process.pid}`;
const maintenance = withDatabase(inject("ownerUrl"), "postgres");
const url = withDatabase(inject("ownerUrl"), name);

beforeAll(async () => {
  await withOwner(maintenance, (client) => client.query(`create database ${name}`));
  await migrateToLatest(url);
});
afterAll(() =>
  withOwner(maintenance, (client) => client.query(`drop database ${name} with (force)`)),
);

const ours = listFunctionFiles();
const makeFile = (args: string): FunctionFile => ({
  feature: "platform",
  name: "grown",
  text: `create or replace function app.grown(${args}) returns text language sql as $$ select 'x' $$;`,
});

/** Applies function files as an upgrade does, and returns the forms of `app.grown` that are left. */
async function apply(files: readonly FunctionFile[]): Promise<string[]> {
  return await withOwner(url, async (client) => {
    await client.query("begin");
    await client.query(writeFunctions(files));
    await client.query("commit");
    const { rows } = await client.query<{ form: string }>(
      "select oid::regprocedure::text as form from pg_proc where proname = 'grown' order by 1",
    );
    return rows.map(({ form }) => form);
  });
}

it("keeps what has no file any more for servers of the version before, and drops it with the next change", async () => {
  expect(await apply([...ours, makeFile("one text")])).toEqual(["app.grown(text)"]);
  const both = ["app.grown(text)", "app.grown(text,text)"];
  expect(await apply([...ours, makeFile("one text, other text")])).toEqual(both);
  expect(await apply([...ours, makeFile("one text, other text")])).toEqual([
    "app.grown(text,text)",
  ]);
  expect(await apply(ours)).toEqual(["app.grown(text,text)"]);
});

it("keeps a function that has a file again", async () => {
  expect(await apply([...ours, makeFile("one text, other text")])).toEqual([
    "app.grown(text,text)",
  ]);
  expect(await apply(ours)).toEqual(["app.grown(text,text)"]);
  expect(await apply(ours)).toEqual([]);
});

it("replaces a function that is not as in its file when the checksum differs", async () => {
  const look = "select app.names_any('cake', '{cake}') as found";
  await withOwner(url, async (client) => {
    await client.query(
      "create or replace function app.names_any(p_text text, p_words text[]) returns boolean language sql as 'select false'",
    );
    expect((await client.query(look)).rows).toEqual([{ found: false }]);
    await client.query("update app.setting set value = $1 where name = 'functions'", [
      JSON.stringify({ ...readRevision(ours), checksum: "of other files" }),
    ]);
    await migrateToLatest(url);
    expect((await client.query(look)).rows).toEqual([{ found: true }]);
  });
});

it("an older server does not put back its own functions", async () => {
  await withOwner(url, (client) =>
    client.query("update app.setting set value = $1 where name = 'functions'", [
      JSON.stringify({ revision: 1_000_000, checksum: "of newer files" }),
    ]),
  );
  await expect(migrateToLatest(url)).rejects.toThrow(
    "A newer version of Marzipan has migrated this database (functions 1000000)",
  );
});
