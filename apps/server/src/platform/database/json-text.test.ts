import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/with-database.ts";
import { jsonArray, jsonObject, jsonOf, orNull, quoted } from "./json-text.ts";

let client: pg.Client;
beforeAll(async () => {
  // Not the database that other tests copy meanwhile.
  client = new pg.Client({ connectionString: withDatabase(inject("ownerUrl"), "postgres") });
  await client.connect();
  await client.query("set timezone = 'UTC'");
});
afterAll(() => client.end());

async function write(sql: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await client.query<{ json: string }>(`select ${sql} as json`, values);
  return JSON.parse(rows[0]?.json ?? "");
}

it("writes any text so that it is read as it was, and null where there is none", async () => {
  const texts = ['"}', "\\", "\\u0000", "a\nb\t\r\b\f\u0001", "\u2028", "עוגה 🍰", "'", "", null];
  for (const text of texts)
    expect(await write(jsonObject({ text: orNull(jsonOf("$1::text")) }), [text])).toEqual({ text });
});

it("writes numbers, ids, days, instants and arrays as PostgreSQL's own JSON has them", async () => {
  const id = "01890000-0000-7000-8000-000000000000";
  const written = jsonObject({
    id: quoted(`'${id}'::uuid`),
    none: orNull(quoted("null::uuid")),
    whole: "7",
    part: "12345 / 100::float8",
    day: jsonOf("date '2026-11-26'"),
    at: jsonOf("timestamptz '2026-11-26T12:00:00.5Z'"),
    marks: jsonOf('\'{dairy,"a \\"b\\""}\'::text[]'),
  });
  expect(await write(written)).toEqual({
    id,
    none: null,
    whole: 7,
    part: 123.45,
    day: "2026-11-26",
    at: "2026-11-26T12:00:00.5+00:00",
    marks: ["dairy", 'a "b"'],
  });
});

it("writes the rows of a query in their order, and an empty array for none", async () => {
  const of = (where: string): string =>
    jsonArray(jsonObject({ n: "n" }), "n desc", `from generate_series(1, 3) n where ${where}`);
  expect(await write(of("true"))).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
  expect(await write(of("false"))).toEqual([]);
});
