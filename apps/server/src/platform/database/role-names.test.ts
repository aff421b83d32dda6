import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { features } from "../../features.ts";
import { tablesOf } from "../feature/feature.ts";
import { asOwnerOf } from "../testing/test-app.ts";
import { withDatabase } from "../testing/with-database.ts";
import { prepare } from "./open-database.ts";

const usual = "marzipan_app";
const role = `other_${process.pid}`;
const server = withDatabase(inject("ownerUrl"), "postgres");
const url = withDatabase(inject("ownerUrl"), role);

beforeAll(async () => {
  await asOwnerOf(server, `create role ${role} nologin nosuperuser nobypassrls`);
  await asOwnerOf(server, `grant ${role} to current_user`);
  await asOwnerOf(server, `create database ${role}`);
});
afterAll(async () => {
  await asOwnerOf(server, `drop database ${role} with (force)`);
  await asOwnerOf(server, `drop role ${role}`);
});

/** Lists the tables, columns and functions on which a role has rights of its own. */
const listGranted = async (grantee: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select name from (
        select c.relname::text as name, c.relacl as acl from pg_class c
        union all
        select a.attrelid::regclass || '.' || a.attname, a.attacl from pg_attribute a
        union all
        select p.proname::text, p.proacl from pg_proc p
      ) o cross join lateral aclexplode(o.acl) g
      where g.grantee = $1::regrole order by 1`,
    [grantee],
  );
  await client.end();
  return rows.map(({ name }) => name);
};

it("the application's role may have any name: the usual one is granted nothing then", async () => {
  await prepare(url, url, { role, isLogin: false }, tablesOf(features));
  expect(await listGranted(role)).toContain("orders");
  expect(await listGranted(usual)).toEqual([]);
});
