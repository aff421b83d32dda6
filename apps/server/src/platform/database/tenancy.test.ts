import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSessionProof } from "../testing/session-proof.ts";
import { seedBusiness } from "../testing/seed-business.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { features } from "../../features.ts";
import { tablesOf } from "../feature/feature.ts";
import type { SessionProof } from "./proof.ts";

/** Tables whose rows every business has, or that are looked up before there is a proof. */
const others = tablesOf(features).filter(({ table }) => table.rowsOf !== "business");

let test: TestApp;
let proof: SessionProof;
let own: string;
let other: string;
let tables: string[];
beforeAll(async () => {
  test = await startTestApp();
  const [baker, neighbour] = [await test.member(), await test.member()];
  own = await seedBusiness(test, baker);
  other = await seedBusiness(test, neighbour);
  proof = await readSessionProof(test, baker);
  tables = await listTenantTables();
});
afterAll(() => test.close());

async function listTenantTables(): Promise<string[]> {
  const rows = await test.asOwner<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname not like 'kysely%' and not c.relname = any ($1)
      order by 1`,
    [others.map(({ name }) => name)],
  );
  return rows.map((row) => row.name);
}

async function askAsMember<Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return await test.deps.database.transact(proof, (tx) => tx.query<Row>({ text, values }));
}

/** Returns each tenant table's rows of a business as one text, read past row-level security. */
async function readAll(businessId: string): Promise<Record<string, string>> {
  const each = tables.map(
    (table) =>
      `select '${table}' as table, coalesce(json_agg(t order by t::text)::text, '') as rows
         from ${table} t where business_id = $1`,
  );
  const rows = await test.asOwner<{ table: string; rows: string }>(each.join(" union all "), [
    businessId,
  ]);
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]));
}

describe("the schema", () => {
  it("gives this test rows of both businesses in every tenant table", async () => {
    expect(tables.length).toBeGreaterThan(14);
    for (const businessId of [own, other]) {
      for (const [table, rows] of Object.entries(await readAll(businessId))) {
        expect(rows, `seedBusiness gives no row to ${table}`).not.toBe("");
      }
    }
  });

  it("has the business first in the primary key of every tenant table, and never empty", async () => {
    const rows = await test.asOwner<{ table: string; first: string }>(
      `select c.conrelid::regclass::text as table, a.attname as first from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'p' and c.conrelid::regclass::text = any ($1) and a.attnotnull`,
      [tables],
    );
    expect(rows.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual(
      tables.map((table) => ({ table, first: "business_id" })),
    );
  });

  it("has the business first in every unique key of a tenant table", async () => {
    const rows = await test.asOwner<{ key: string }>(
      `select i.indexrelid::regclass::text as key from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indisunique and i.indrelid::regclass::text = any ($1) and a.attname <> 'business_id'`,
      [tables],
    );
    expect(rows).toEqual([]);
  });

  it("has no foreign key that could cross businesses", async () => {
    const rows = await test.asOwner<{ name: string }>(
      `select c.conrelid::regclass || '.' || c.conname as name from pg_constraint c
        where c.contype = 'f' and c.conrelid::regclass::text = any ($1)
          and not exists (
            select from unnest(c.conkey, c.confkey) as pair (mine, theirs)
              join pg_attribute m on m.attrelid = c.conrelid and m.attnum = pair.mine
              join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.theirs
             where m.attname = 'business_id'
               and t.attname = case c.confrelid when 'business'::regclass then 'id' else 'business_id' end)`,
      [tables],
    );
    expect(rows).toEqual([]);
  });

  it("protects every table that the application may touch, and lets views see no more than the asker", async () => {
    const open = await test.asOwner<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'app') and c.relkind in ('r', 'p', 'v', 'm')
          and has_any_column_privilege('marzipan_app', c.oid, 'select, insert, update')
          and case when c.relkind in ('r', 'p') then not c.relrowsecurity
                   else not coalesce(c.reloptions::text[] @> '{security_invoker=true}', false) end`,
    );
    expect(open).toEqual([]);
    const unprotected = await test.asOwner<{ name: string }>(
      "select relname as name from pg_class where relname = any ($1) and not relrowsecurity",
      [tables],
    );
    expect(unprotected).toEqual([]);
  });

  it("pins where functions that act as the owner look for names", async () => {
    const rows = await test.asOwner<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = 'app'::regnamespace and p.prosecdef
          and not coalesce(p.proconfig::text like '%search_path=public, app, pg_temp%', false)`,
    );
    expect(rows).toEqual([]);
  });
});

describe("the application's role", () => {
  it("owns nothing, cannot bypass row-level security and belongs to no role that could", async () => {
    const [role] = await askAsMember<{ name: string }>("select current_user as name");
    expect(role?.name).toBe("marzipan_app");
    const [standing] = await test.asOwner(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              (select count(*)::int from pg_shdepend d
                where d.refobjid = r.oid and d.deptype = 'o' and d.refclassid = 'pg_authid'::regclass) as owned,
              (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
         from pg_roles r where rolname = 'marzipan_app'`,
    );
    expect(standing).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
      memberships: 0,
    });
  });

  it("can neither switch row-level security off nor change the schema", async () => {
    const forbidden = [
      "alter table client disable row level security",
      "drop policy member on client",
      "create policy mine on client using (true)",
      "truncate client",
      "create table public.mine (id int)",
      "create function app.mine() returns int language sql as 'select 1'",
      "select count(*) from app.setting",
      "select count(*) from email_token",
      "select count(*) from outbox_message",
      "select password_hash from account_secret",
      "update account set is_admin = true",
      "insert into session select * from session",
    ];
    for (const text of forbidden) {
      const code = await askAsMember(text).then(
        () => "allowed",
        (error: { code: string }) => error.code,
      );
      expect([text, code]).toEqual([text, "42501"]);
    }
    const unguarded = test.deps.database.transact(proof, async (tx) => {
      await tx.query({ text: "set local row_security = off", values: [] });
      await tx.query({ text: "select count(*) from client", values: [] });
    });
    await expect(unguarded).rejects.toThrow(/row-level security/);
    await expect(askAsMember("select 1; select 2")).rejects.toThrow(/multiple commands/);
  });
});

describe("a forgotten WHERE", () => {
  it("reads only own rows, in every tenant table", async () => {
    for (const table of tables) {
      const rows = await askAsMember<{ business_id: string }>(`select business_id from ${table}`);
      expect([table, new Set(rows.map((row) => row.business_id))]).toEqual([table, new Set([own])]);
    }
    const stats = await askAsMember<{ business_id: string }>(
      "select business_id from client_order_stats",
    );
    expect(stats).toEqual([{ business_id: own }]);
  });

  it("asked for the other business by its id, finds nothing", async () => {
    for (const table of tables) {
      expect(await askAsMember(`select from ${table} where business_id = $1`, [other])).toEqual([]);
    }
  });

  it("changes only own rows, in every tenant table", async () => {
    const before = await readAll(other);
    for (const table of tables) {
      const [written] = await test.asOwner<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum desc limit 1`,
        [table],
      );
      const column = written?.name ?? "";
      const changed = await askAsMember<{ business_id: string }>(
        `update ${table} set ${column} = ${column} returning business_id`,
      );
      expect([table, new Set(changed.map((row) => row.business_id))]).toEqual([
        table,
        new Set([own]),
      ]);
    }
    expect(await readAll(other)).toEqual(before);
  });

  it("changes nothing through functions either", async () => {
    const [strange] = await test.asOwner<{ file: string }>(
      "select id as file from file where business_id = $1 limit 1",
      [other],
    );
    const before = await readAll(other);
    expect(
      await askAsMember("select app.remove_unused_files(array[$1::uuid])", [strange?.file]),
    ).toEqual([]);
    expect(await readAll(other)).toEqual(before);
  });
});

describe("writing into another business", () => {
  it("is refused for new rows, in every tenant table", async () => {
    const before = await readAll(other);
    for (const table of tables) {
      const act = askAsMember(
        `insert into ${table} select (jsonb_populate_record(null::${table},
           to_jsonb(t) || jsonb_build_object('business_id', $1::uuid))).* from ${table} t limit 1`,
        [other],
      );
      await expect(act).rejects.toThrow(`row-level security policy for table "${table}"`);
    }
    expect(await readAll(other)).toEqual(before);
  });

  it("is refused for own rows that would move there, in every tenant table", async () => {
    for (const table of tables) {
      const act = askAsMember(`update ${table} set business_id = $1`, [other]);
      await expect(act).rejects.toThrow(`row-level security policy for table "${table}"`);
    }
  });
});

describe("without a proof", () => {
  it("there are no rows, in any table that the role may read", async () => {
    for (const table of [...tables, "business", "account", "session", "client_order_stats"]) {
      const rows = await test.deps.database.lookUp({
        text: `select 1 as one from ${table}`,
        values: [],
      });
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it("nothing can be written", async () => {
    const act = test.deps.database.lookUp({
      text: "insert into task (business_id, id, title, created_at, updated_at) values ($1, gen_random_uuid(), 'x', now(), now())",
      values: [own],
    });
    await expect(act).rejects.toThrow(/row-level security/);
  });
});

describe("deleting without a WHERE", () => {
  it("takes only own rows, in every tenant table", async () => {
    const before = await readAll(other);
    await test.deps.database.transact(proof, async (tx) => {
      for (const table of await childrenFirst())
        await tx.query({ text: `delete from ${table}`, values: [] });
    });
    expect(await readAll(other)).toEqual(before);
    expect(Object.values(await readAll(own)).every((rows) => rows === "")).toBe(true);
  });
});

/** Returns the tenant tables so that a table comes before those that its foreign keys point to. */
async function childrenFirst(): Promise<string[]> {
  const keys = await test.asOwner<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and conrelid <> confrelid`,
  );
  const order: string[] = [];
  const visit = (table: string): void => {
    if (order.includes(table)) return;
    for (const key of keys) if (key.to === table && tables.includes(key.from)) visit(key.from);
    order.push(table);
  };
  for (const table of tables) visit(table);
  return order;
}
