import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { withOwner } from "../owner.ts";
import { preparedNameOfOurs } from "./cluster.ts";
import { startEmbedded } from "./embedded.ts";
import { keepPrepared } from "./prepared.ts";

let home: string;
let preparedRoot: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "mz-test-"));
  preparedRoot = join(home, "prepared");
  cpSync(inject("preparedFolder"), join(home, "made"), { recursive: true });
  keepPrepared(preparedRoot, preparedNameOfOurs(), join(home, "made"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Starts a database in a new folder and returns how many tables of orders it has. */
async function countTables(dir: string): Promise<number | undefined> {
  const options = { dataDir: join(home, dir), log: () => undefined, preparedRoot };
  const { ownerUrl, stop } = await startEmbedded(options);
  try {
    const sql = "select count(*)::int as count from pg_tables where tablename = 'orders'";
    const { rows } = await withOwner(ownerUrl, (client) => client.query<{ count: number }>(sql));
    return rows[0]?.count;
  } finally {
    await stop();
  }
}

it("a first start copies the database that the build prepared, and leaves it for others", async () => {
  expect(await countTables("first")).toBe(1);
  expect(await countTables("second")).toBe(1);
});

it("one of other migrations is not taken", async () => {
  const ours = join(preparedRoot, preparedNameOfOurs());
  renameSync(ours, join(preparedRoot, "of other migrations"));
  expect(await countTables("first")).toBe(0);
});

it("one that is about to be removed is not taken", async () => {
  rmSync(join(preparedRoot, preparedNameOfOurs(), "whole"));
  expect(await countTables("first")).toBe(0);
});
