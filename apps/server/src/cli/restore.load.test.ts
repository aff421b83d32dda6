import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../platform/testing/test-app.ts";
import type { TestApp } from "../platform/testing/test-app.ts";
import type { Manifest } from "./backup.format.ts";
import type { BackupPart } from "./backup.read.ts";
import { loadRows } from "./restore.load.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Columns = Manifest["tables"][number]["columns"];

/** Loads one row into a table as an archive describes it; returns the names of articles that were voted on. */
async function load(name: string, columns: Columns, row: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: test.ownerUrl });
  await client.connect();
  const manifest: Manifest = {
    format: 1,
    createdAt: "2026-11-26T12:00:00.000Z",
    postgresVersion: "18",
    migrations: [],
    tables: [{ schema: "public", name, columns }],
    sequences: [],
  };
  async function* parts(): AsyncGenerator<BackupPart> {
    yield { kind: "rows", tableIndex: 0, json: JSON.stringify([row]) };
  }
  try {
    await client.query("begin");
    await loadRows(client, manifest, parts(), async () => undefined);
    const { rows } = await client.query<{ article: string }>("select article from help_vote");
    return rows.map(({ article }) => article);
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

it("takes the type of a column from the database: what an archive calls one is never run", async () => {
  const type = "text || current_setting('data_directory')";
  const columns = [
    { name: "article", type },
    { name: "language", type: "text" },
  ];
  expect(await load("help_vote", columns, ["an-article", "en"])).toEqual(["an-article"]);
});

it("refuses a table and a column that the schema does not have", async () => {
  const article = { name: "article", type: "text" };
  await expect(load("pg_authid", [article], ["a"])).rejects.toThrow(/it holds pg_authid/);
  await expect(load("help_vote", [{ ...article, name: "author" }], ["a"])).rejects.toThrow(
    /it holds author/,
  );
});
