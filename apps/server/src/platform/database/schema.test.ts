import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import pg from "pg";
import { describeSchema } from "./describe-schema.ts";
import { describeTables } from "./describe-tables.ts";
import { listFunctionFiles, readRecorded, readRevision } from "./functions.ts";

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), "utf8");

/** PostgreSQL before 16 names the table before each column of a view. */
const withoutNames = (text: string): string => text.replaceAll(/\b\w+\.(?=\w)/g, "");

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("ownerUrl") });
  await client.connect();
});
afterAll(() => client.end());

describe("what npm run schema writes from the migrated database", () => {
  it("is the schema to read", async () => {
    const schema = await describeSchema(client, "marzipan_app");
    expect(withoutNames(schema)).toBe(withoutNames(read("../../../schema.sql")));
  });

  it("is the revision of the SQL functions", () => {
    expect(readRecorded()).toEqual(readRevision(listFunctionFiles()));
  });

  it("is the types of the tables", async () => {
    const types = await describeTables(client, "marzipan_app");
    expect(types).toBe(read("./generated/table-types.ts"));
  });
});
