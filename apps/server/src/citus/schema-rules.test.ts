import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import pg from "pg";
import { onEveryNode } from "./distribute.ts";
import { makeId } from "../platform/formats/ids.ts";
import { functionExceptions } from "./testing/judge/exceptions.ts";
import { judgeFunction } from "./testing/judge/judge.ts";
import { readSqlCatalog } from "./testing/judge/sql-catalog.ts";

/** Our schemas; pg-boss keeps its own, beside the distributed tables. */
const ours = "('public'::regnamespace, 'app'::regnamespace)";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("ownerUrl") });
  await client.connect();
});
afterAll(() => client.end());

/** Returns the names that a query finds, in order. */
async function list(text: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(text);
  return rows.map(({ name }) => name).toSorted();
}

/**
 * What a distributed PostgreSQL (Citus) refuses, read from the migrated catalog (docs/SCALING.md). An exception is
 * named with its reason; one that no longer exists is removed from the list.
 */
describe("the schema within what Citus takes", () => {
  it("has no subquery in a policy", async () => {
    const found = await list(`
      select format('%s on %s', p.polname, p.polrelid::regclass) as name from pg_policy p
       where concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~* '\\mselect\\M'`);
    expect(found).toEqual([]);
  });

  it("has no trigger", async () => {
    const found = await list(`
      select format('%s on %s', t.tgname, t.tgrelid::regclass) as name
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace in ${ours}`);
    expect(found).toEqual([]);
  });

  it("has no foreign key that sets columns to null", async () => {
    const found = await list(`
      select c.conname as name from pg_constraint c
       where c.contype = 'f' and 'n' in (c.confdeltype, c.confupdtype) and c.connamespace in ${ours}`);
    expect(found).toEqual([]);
  });

  it("has no foreign key from a table that stands whole on every node to one that is spread", async () => {
    const { tenants } = await readSqlCatalog(client, onEveryNode);
    const found = await list(`
      select format('%s > %s', conrelid::regclass, confrelid::regclass) as name from pg_constraint
       where contype = 'f' and connamespace in ${ours}`);
    const crossing = found.filter((name) => {
      const [from = "", to = ""] = name.split(" > ");
      return tenants.has(to) && !tenants.has(from);
    });
    expect([found.length > 50, crossing]).toEqual([true, []]);
  });

  it("grants no single columns", async () => {
    const found = await list(`
      select distinct a.attrelid::regclass::text as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid
       where a.attacl is not null and c.relnamespace in ${ours}`);
    expect(found).toEqual([]);
  });

  it("has no function of language sql over tables", async () => {
    const found = await list(`
      select distinct p.proname as name
        from pg_proc p
        join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
        join pg_class c on c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v')
         and p.prosrc ~* ('\\m(from|join|into|update|using)\\s+(only\\s+)?((public|app)\\.)?"?' || c.relname || '\\M')
       where p.pronamespace in ${ours}`);
    expect(found).toEqual([]);
  });

  it("sets what the policies read by set local where Citus is, elsewhere at less cost in one function", async () => {
    const found = await list(`
      select p.proname as name from pg_proc p
       where p.pronamespace in ${ours} and p.prosrc ~* '\\mset_config\\M'`);
    expect(found).toEqual(["leave_proof"]);
    const [proof, business, account] = ["session", makeId(), makeId()];
    for (const settings of ["", "set local citus.propagate_set_commands = 'local';"]) {
      await client.query(`begin; ${settings}`);
      await client.query("select app.leave_proof($1, $2, $3)", [proof, business, account]);
      const left =
        "current_setting('app.proof'), app.business(), current_setting('app.account_id')";
      const { rows } = await client.query({ text: `select ${left}`, rowMode: "array" });
      await client.query("rollback");
      expect(rows).toEqual([[proof, business, account]]);
      const { rows: after } = await client.query("select app.business() as business");
      expect(after).toEqual([{ business: null }]);
    }
  });

  it("has no function whose statements are refused", async () => {
    const catalog = await readSqlCatalog(client, onEveryNode);
    const found = [...catalog.ours.values()].flatMap((one) => {
      const allowed = functionExceptions[one.name]?.rules ?? [];
      const faults = judgeFunction(one, catalog);
      const useless = allowed.filter((rule) => !faults.some((fault) => fault.rule === rule));
      return [
        ...faults.flatMap(({ rule, what }) =>
          allowed.includes(rule) ? [] : [`${one.name} (${rule}): ${what}`],
        ),
        ...useless.map((rule) => `${one.name} needs no exception from the rule "${rule}"`),
      ];
    });
    expect(found).toEqual([]);
    expect(Object.keys(functionExceptions).filter((name) => !catalog.ours.has(name))).toEqual([]);
  });
});
