import type pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/with-database.ts";
import { createPool } from "./pool.ts";

const pools: pg.Pool[] = [];
let client: pg.PoolClient;

/** Opens one connection of a pool of its own. */
async function connect(isPooled = false): Promise<pg.PoolClient> {
  // Not the database that other tests copy meanwhile.
  const connectionString = withDatabase(inject("ownerUrl"), "postgres");
  const pool = createPool({ connectionString, max: 1, name: "batch", isPooled });
  pools.push(pool);
  return await pool.connect();
}

beforeEach(async () => {
  client = await connect();
});
afterEach(() => client.release(true));
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const ask = (text: string, values: unknown[] = [], name?: string) =>
  client.query({ ...(name === undefined ? {} : { name }), text, values });

const number = (value: number, name = "number") =>
  ask("select $1::int as n", [value], name).then(({ rows }) => rows[0]?.n as number);

const codeOf = ({ reason }: PromiseRejectedResult): string => (reason as { code: string }).code;

async function settle(...asked: Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(asked);
  return results.map((result) => (result.status === "rejected" ? codeOf(result) : "done"));
}

/** Returns how often each statement was planned on the connection, by name. */
async function listPrepared(): Promise<Record<string, number>> {
  const text = "select name, generic_plans + custom_plans as runs from pg_prepared_statements";
  const { rows } = await ask(text);
  return Object.fromEntries(rows.map(({ name, runs }) => [name, Number(runs)]));
}

describe("statements sent in one turn", () => {
  it("are each answered with their own rows, types and counts", async () => {
    const [first, none, second] = await Promise.all([
      ask("select 1 as a, null::text as b, date '2026-11-26' as c, 12::bigint as d"),
      ask("select 1 where false"),
      ask("values ($1::text), ($2)", ["x", "ש"]),
    ]);
    expect(first.rows).toEqual([{ a: 1, b: null, c: "2026-11-26", d: 12 }]);
    expect([none.rows, none.rowCount]).toEqual([[], 0]);
    expect(second.rows).toEqual([{ column1: "x" }, { column1: "ש" }]);
    expect(second.rowCount).toBe(2);
  });

  it("are skipped after one that fails, and the connection goes on", async () => {
    const outcome = await settle(
      ask("begin"),
      number(1),
      ask("select 1 / 0"),
      number(2),
      ask("commit"),
    );
    expect(outcome).toEqual(["done", "done", "22012", "25P02", "25P02"]);
    await client.query("rollback");
    expect(await Promise.all([number(3), number(4)])).toEqual([3, 4]);
  });

  it("are kept or undone together where no transaction is open", async () => {
    await ask("create temp table kept (n int)");
    await settle(ask("insert into kept values (1)"), ask("select 1 / 0"));
    expect((await ask("select * from kept")).rows).toEqual([]);
  });

  it("say so where keeping them fails after all were answered", async () => {
    await ask("create temp table once (n int unique deferrable initially deferred)");
    expect(await settle(ask("insert into once values (1), (1)"))).toEqual(["23505"]);
  });

  it("lead from a failure to who asked", async () => {
    const error = await ask("select 1 / 0").catch((failure: Error) => failure);
    expect((error as Error).stack).toContain("batch.test.ts");
  });
});

describe("a named statement", () => {
  it("is prepared once, also when it is asked twice in its first turn", async () => {
    expect(await Promise.all([number(1), number(2)])).toEqual([1, 2]);
    expect(await number(3)).toBe(3);
    expect(await listPrepared()).toEqual({ number: 3 });
  });

  it("is prepared anew where it failed at first, whether it was prepared or not", async () => {
    const divide = (by: number) => ask("select 1 / $1::int as n", [by], "divide");
    expect(await settle(divide(0))).toEqual(["22012"]);
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
    expect(await settle(ask("select 1 / 0"), number(1))).toEqual(["22012", "25P02"]);
    expect(await number(5)).toBe(5);
  });

  it("stays prepared when it fails later", async () => {
    const divide = (by: number) => ask("select 1 / $1::int as n", [by], "divide");
    await divide(1);
    await settle(divide(0));
    await divide(1);
    // One that fails is not counted; one that was prepared again would count from none.
    expect(await listPrepared()).toEqual({ divide: 2 });
  });

  it("is right when it is asked again before its first answer has come", async () => {
    const first = number(1);
    await new Promise((resolve) => process.nextTick(resolve));
    expect(await Promise.all([first, number(2)])).toEqual([1, 2]);
  });

  it("whose columns have changed fails once and is prepared anew", async () => {
    await ask("create temp table wide (a int)");
    const all = () => ask("select * from wide", [], "all");
    await all();
    await ask("alter table wide add column b int");
    expect(await settle(all())).toEqual(["0A000"]);
    expect((await all()).fields.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("gives its place to another when it was not asked for longest", async () => {
    for (let place = 0; place < 260; place += 1) await number(place, `n${place}`);
    const prepared = Object.keys(await listPrepared());
    expect(prepared).toHaveLength(250);
    expect(prepared).not.toContain("n0");
    expect(await number(7, "n0")).toBe(7);
  });

  it("with another's name is refused", async () => {
    await number(1, "taken");
    await expect(ask("select 2", [], "taken")).rejects.toThrow("two statements are called taken");
    expect(await number(2, "taken")).toBe(2);
  });

  it("is not prepared behind a pooler", async () => {
    client.release(true);
    client = await connect(true);
    await Promise.all([number(1), number(2)]);
    expect(await listPrepared()).toEqual({});
  });
});
