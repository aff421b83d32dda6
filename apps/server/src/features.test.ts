import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoints } from "@marzipan/contract/endpoints";
import { liveTopics } from "@marzipan/contract/live-topics";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import pg from "pg";
import { domainOrder } from "../../../tools/structure/place.ts";
import { listFunctionFiles } from "./platform/database/functions.ts";
import { defineFeature, ofBusiness, tablesOf } from "./platform/feature/feature.ts";
import type { Grant, Feature } from "./platform/feature/feature.ts";
import { listNamedTables } from "./platform/testing/named-tables.ts";
import { features } from "./features.ts";

interface FoundTable {
  name: string;
  columns: string[];
  grants: Grant[];
  hasBusiness: boolean;
  isProtected: boolean;
}

let client: pg.Client;
let found: FoundTable[];
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("ownerUrl") });
  await client.connect();
  const { rows } = await client.query<FoundTable>(
    `select c.relname as name, c.relrowsecurity as "isProtected",
            array_agg(a.attname::text) as columns, bool_or(a.attname = 'business_id') as "hasBusiness",
            array(select p from unnest(array['select', 'insert', 'update', 'delete']) p
                   where case p when 'delete' then has_table_privilege('marzipan_app', c.oid, p)
                              else has_any_column_privilege('marzipan_app', c.oid, p) end) as grants
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname not like 'kysely%'
      group by c.oid order by c.relname`,
  );
  found = rows;
});
afterAll(() => client.end());

const twice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe("the features", () => {
  const folder = fileURLToPath(new URL("./features", import.meta.url));

  it("are the folders of features, in the order of domains", () => {
    const names = features.map(({ name }) => name).filter((name) => name !== "platform");
    expect(names.toSorted()).toEqual(readdirSync(folder).toSorted());
    expect(names).toEqual(domainOrder.filter((name) => names.includes(name)));
  });

  it("share out every call of the contract", () => {
    const calls = features.flatMap((feature) => feature.calls.map(({ id }) => id));
    expect(twice(calls)).toEqual([]);
    expect(calls.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
  });

  it("share out every topic of the live updates", () => {
    expect(features.flatMap(({ topics }) => topics).toSorted()).toEqual(liveTopics.toSorted());
  });
});

describe("the tables", () => {
  it("belong to one feature each", () => {
    const owned = tablesOf(features).map(({ name }) => name);
    expect(twice(owned)).toEqual([]);
    expect(owned.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  });

  it("have the grants that their feature says", () => {
    const said = tablesOf(features).map(({ name, table }) => [name, table.grants] as const);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(found.map(({ name, grants }) => [name, grants])),
    );
  });

  it("bear the business where they have rows of businesses", () => {
    for (const { name, table } of tablesOf(features)) {
      const one = found.find((candidate) => candidate.name === name);
      const isOwn = table.rowsOf !== "none" && name !== "business";
      expect([name, one?.hasBusiness]).toEqual([name, isOwn]);
    }
  });

  it("can bring back what is marked as deleted, and have the columns that end their rows", () => {
    for (const { name, table } of tablesOf(features)) {
      const columns = found.find((candidate) => candidate.name === name)?.columns ?? [];
      const isMarked = columns.includes("deleted_at");
      expect([name, table.isRestorable ?? false]).toEqual([name, isMarked]);
      for (const column of table.ends?.after ?? []) expect(columns).toContain(column);
    }
  });
});

const functionFiles = listFunctionFiles();

it("a feature with tables does not compile without saying how a person is erased from them", () => {
  // @ts-expect-error: erasePerson is missing
  const feature = defineFeature({ name: "notes", tables: { note: ofBusiness() } });
  expect(feature.name).toBe("notes");
});

describe("the stores and SQL functions", () => {
  const textsOf = ({ name }: Feature): string[] => {
    const folder = new URL(`./features/${name}/`, import.meta.url);
    const stores = name === "platform" ? [] : readdirSync(folder);
    return [
      ...stores
        .filter((file) => file.endsWith(".store.ts"))
        .map((file) => readFileSync(new URL(file, folder), "utf8")),
      ...functionFiles.filter(({ feature }) => feature === name).map(({ text }) => text),
    ];
  };

  it.each(features.map((feature) => [feature.name, feature] as const))(
    "of %s name their own tables and those that the feature declares, no more and no less",
    (_name, feature) => {
      const others = tablesOf(features.filter((one) => one !== feature)).map(({ name }) => name);
      const named = textsOf(feature).map((text) => listNamedTables(text, others));
      const strangers = (kind: "reads" | "writes"): string[] =>
        [...new Set(named.flatMap((one) => one[kind]))].toSorted();
      expect(feature.writes.toSorted()).toEqual(strangers("writes"));
      expect(feature.reads.toSorted()).toEqual(strangers("reads"));
    },
  );
});

describe("the SQL functions", () => {
  it("are in the folders of features, one a file, each with a comment that documents it", () => {
    const names = features.map(({ name }) => name);
    for (const { feature, name, text } of functionFiles) {
      const created = [...text.matchAll(/^create or replace function app\.(\w+)/gm)];
      expect([name, ...created.map(([, one]) => one)]).toEqual([name, name]);
      expect([name, text.startsWith("-- ")]).toEqual([name, true]);
      expect(names).toContain(feature);
    }
    expect(twice(functionFiles.map(({ name }) => name))).toEqual([]);
  });

  it("are all that a new database has", async () => {
    const { rows } = await client.query<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'app'::regnamespace",
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      functionFiles.map(({ name }) => name).toSorted(),
    );
  });

  it("are all called: by the server, by another function or by the tables", () => {
    const schema = readFileSync(new URL("../schema.sql", import.meta.url), "utf8");
    const callers = [...listServerCode().map((file) => readFileSync(file, "utf8")), schema];
    const unused = functionFiles.filter((one) => {
      const others = functionFiles.filter((other) => other !== one).map(({ text }) => text);
      const call = new RegExp(`\\bapp\\.${one.name}\\(`);
      return ![...callers, ...others].some((text) => call.test(text));
    });
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it("are valid where PostgreSQL checks their bodies", async () => {
    await client.query("begin; set local check_function_bodies = on");
    const texts = functionFiles.map(({ text }) => text).join("\n");
    await expect(client.query(texts)).resolves.toBeDefined();
    await client.query("rollback");
  });
});

/** Lists the sources of the server without its tests. */
function listServerCode(): URL[] {
  const root = new URL("./", import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.|\btesting\b/.test(file))
    .map((file) => new URL(file, root));
}
