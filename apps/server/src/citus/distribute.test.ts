import { afterAll, beforeAll, expect, it } from "vitest";
import { tablesOf } from "../platform/feature/feature.ts";
import { startTestApp } from "../platform/testing/test-app.ts";
import type { TestApp } from "../platform/testing/test-app.ts";
import { features } from "../features.ts";
import { distribute } from "./distribute.ts";

/**
 * What of Citus the command meets: its functions, which refuse what Citus refuses of a table (a key that names the
 * other kind, a primary key without the distribution column, triggers, policies whose functions the nodes do not have,
 * being distributed twice), and its catalog.
 */
const standIn = `
  create table pg_dist_object (classid oid, objid oid, primary key (classid, objid));
  create function create_distributed_function(function_name regprocedure) returns void language plpgsql as $$
  begin
    if current_setting('check_function_bodies') = 'on'
       or current_setting('citus.propagate_set_commands', true) is distinct from 'local' then
      raise exception 'a node may not know yet what % calls', function_name;
    end if;
    insert into pg_dist_object values ('pg_proc'::regclass, function_name);
  end $$;
  create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char", colocated_with text);
  create table fails_at (name text);
  create function place(p_table regclass, p_method "char", p_beside text) returns void language plpgsql as $$
  begin
    if exists (select from fails_at where name = p_table::text) then raise exception 'a node is away'; end if;
    if exists (select from pg_trigger where tgrelid = p_table and not tgisinternal) then
      raise exception '% has triggers', p_table;
    end if;
    if exists (select from pg_constraint c where c.contype = 'f' and c.confrelid <> c.conrelid
        and p_table in (c.conrelid, c.confrelid)) then
      raise exception '% has keys to or from tables of another kind', p_table;
    end if;
    if exists (select from pg_policy where polrelid = p_table) and exists (select from pg_proc f
        where f.pronamespace = 'app'::regnamespace and not exists (select from pg_dist_object o where o.objid = f.oid)) then
      raise exception 'the nodes lack functions of the policies of %', p_table;
    end if;
    insert into pg_dist_partition values (p_table, p_method, p_beside);
  end $$;
  create function create_reference_table(table_name regclass) returns void language sql
    as $$ select place(table_name, 'n', null) $$;
  create function create_distributed_table(table_name regclass, distribution_column text,
    distribution_type text default 'hash', colocate_with text default 'default', shard_count int default null)
    returns void language plpgsql as $$
  begin
    if not exists (select from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = distribution_column
       where c.contype = 'p' and c.conrelid = table_name) then
      raise exception '% has a primary key without %', table_name, distribution_column;
    end if;
    perform place(table_name, 'h', colocate_with);
  end $$;
`;

const listKeys = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`;

let test: TestApp;
let said: string[];
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function run(): Promise<void> {
  said = [];
  await distribute(test.ownerUrl, tablesOf(features), (line) => said.push(line));
}

it("distributes after it was cut short, once, and leaves every key as it was", async () => {
  await expect(run()).rejects.toThrow("no Citus coordinator");
  const baker = await test.member();
  await test.asOwner(standIn);
  const keys = await test.asOwner(listKeys);

  await test.asOwner("insert into fails_at values ('order_item')");
  await expect(run()).rejects.toThrow("a node is away");
  const placed = (await test.asOwner("select from pg_dist_partition")).length;
  expect(placed).toBeGreaterThan(10);

  await test.asOwner("delete from fails_at");
  await run();
  expect(said[0]).toMatch(new RegExp(`^${placed} tables are placed`));
  expect(await test.asOwner(listKeys)).toEqual(keys);
  expect(await test.asOwner("select to_regclass('app.key_laid_aside') as kept")).toEqual([
    { kept: null },
  ]);
  const kinds = await test.asOwner(
    `select logicalrelid::text as name, partmethod::text as kind, colocated_with as beside from pg_dist_partition
      where logicalrelid::text in ('orders', 'payment', 'business', 'session', 'subscription', 'throttle') order by 1`,
  );
  expect(kinds).toEqual([
    { name: "business", kind: "n", beside: null },
    { name: "orders", kind: "h", beside: "accountant" },
    { name: "payment", kind: "h", beside: "accountant" },
    { name: "subscription", kind: "n", beside: null },
  ]);

  // A row on every node cannot name one that lies on a single node.
  expect(
    await test.asOwner(`select c.conname from pg_constraint c
      join pg_dist_partition whole on whole.logicalrelid = c.conrelid and whole.partmethod = 'n'
      join pg_dist_partition spread on spread.logicalrelid = c.confrelid and spread.partmethod = 'h'`),
  ).toEqual([]);

  await run();
  expect(said).toEqual([expect.stringMatching(/ 0 are to be\.$/), "Done."]);
  expect((await baker.post("/api/tasks", { title: "Order flour" })).status).toBe(201);
});
