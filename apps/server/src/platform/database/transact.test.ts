import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { makeId } from "../formats/ids.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { openTestApp, startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createDatabase } from "./database.ts";
import type { Statement, Tx } from "./database.ts";
import { createPool } from "./pool.ts";
import { together } from "./together.ts";
import { build } from "./tables.ts";
import type { SessionProof } from "./proof.ts";

let test: TestApp;
let proof: SessionProof;
/** Past a pooler, behind which no statement has a name, so that none is prepared (behind-pooler.test.ts). */
let direct: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const role = { role: "marzipan_app", isLogin: !inject("setsRole") };
  direct = await openTestApp({ ...test, pooledUrl: null, role });
});
afterAll(async () => {
  await direct.close();
  await test.close();
});
beforeEach(async () => {
  proof = await readSessionProof(test, await test.member());
});

const addTask = (tx: Tx, title: string): Statement => ({
  text: `insert into task (business_id, id, title, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
  values: [tx.businessId, makeId(), title, tx.now],
});

async function listTitles(): Promise<string[]> {
  const rows = await test.asOwner<{ title: string }>(
    "select title from task where business_id = $1 order by title",
    [proof.businessId],
  );
  return rows.map((row) => row.title);
}

describe("a statement whose plan depends on no value", () => {
  const titles = (own: { businessId: string }, name: string, isPlannedOnce: boolean) =>
    ({
      name,
      text: `select id from task where business_id = $1 and title = '${name}'`,
      values: [own.businessId],
      isPlannedOnce,
    }) satisfies Statement;
  const plans = (name: string): Statement<{ generic_plans: number; custom_plans: number }> => ({
    text: "select generic_plans, custom_plans from pg_prepared_statements where name = $1",
    values: [name],
  });

  it("is planned once as the statement of a read", async () => {
    const { read } = direct.deps.database;
    const plansOf = async (name: string, isPlannedOnce: boolean) => {
      for (let time = 0; time < 3; time += 1)
        await read(proof, (own) => titles(own, name, isPlannedOnce));
      return (await read(proof, () => plans(name))).rows;
    };
    expect(await plansOf("once", true)).toEqual([{ generic_plans: 3, custom_plans: 0 }]);
    expect(await plansOf("each", false)).toEqual([{ generic_plans: 0, custom_plans: 3 }]);
  });

  it("is planned by its values where Citus is, which refuses any other plan", async () => {
    const role = { role: "marzipan_app", isLogin: !inject("setsRole") };
    const pool = createPool({ connectionString: test.appUrl, max: 1, name: "spread" });
    const spread = createDatabase({ pool, role, now: () => test.clock.now, isDistributed: true });
    await spread.read(proof, (own) => titles(own, "spread", true));
    await spread.transact(proof, (tx) => tx.query(titles(tx, "spread", true)));
    const { rows } = await spread.read(proof, () => plans("spread"));
    expect(rows).toEqual([{ generic_plans: 0, custom_plans: 2 }]);
    await spread.close();
  });

  it("is planned once in a transaction, and what comes after it is planned as ever", async () => {
    await direct.deps.database.transact(proof, async (tx) => {
      await tx.send([titles(tx, "first", true), titles(tx, "second", false)]);
      await tx.query(titles(tx, "third", true));
      const found = await tx.send([plans("first"), plans("second"), plans("third")]);
      expect(found.flat().map((one) => [one.generic_plans, one.custom_plans])).toEqual([
        [1, 0],
        [0, 1],
        [1, 0],
      ]);
    });
  });
});

describe("a built statement", () => {
  const tasks = (tx: Tx) =>
    build.selectFrom("task").where("business_id", "=", tx.businessId).where("title", "=", "flour");

  /** Returns how often what was built is prepared on the connection that a transaction has. */
  async function countPrepared(tx: Tx, part: string): Promise<number> {
    const text = `select count(*)::int as count from pg_prepared_statements
      where name like 'built%' and position($1 in statement) > 0`;
    const [row] = await tx.query<{ count: number }>({ text, values: [part] });
    return row?.count ?? 0;
  }

  it("is prepared once, whatever its values are", async () => {
    await direct.deps.database.transact(proof, async (tx) => {
      for (const title of ["flour", "butter"])
        await tx.query(tasks(tx).select("due_date").where("title", "=", title));
      expect(await countPrepared(tx, 'select "due_date" from "task"')).toBe(1);
    });
  });

  it("is planned each time where it searches, answers all columns or has a long list", async () => {
    const ids = Array.from({ length: 50 }, () => makeId());
    await test.deps.database.transact(proof, async (tx) => {
      await tx.query(tasks(tx).select("created_at").where("title", "like", "fl%"));
      await tx.query(tasks(tx).selectAll());
      await tx.query(tasks(tx).selectAll("task"));
      await tx.query(tasks(tx).select("updated_at").where("id", "in", ids));
      for (const part of ['"created_at" from "task"', "* from", '"updated_at" from "task"'])
        expect([part, await countPrepared(tx, part)]).toEqual([part, 0]);
    });
  });
});

describe("a transaction", () => {
  it("keeps what was sent with the commit, in its order, and answers its last statement", async () => {
    const titles = await test.deps.database.transact(proof, async (tx) => {
      const rows = await tx.commitWith([
        addTask(tx, "flour"),
        addTask(tx, "butter"),
        {
          text: "update task set title = 'rye ' || title where title = $1 returning title",
          values: ["flour"],
        } as Statement<{ title: string }>,
      ]);
      return rows.map((row) => row.title);
    });
    expect(titles).toEqual(["rye flour"]);
    expect(await listTitles()).toEqual(["butter", "rye flour"]);
  });

  it("keeps nothing when the last statement fails, or one before it, and leaves the connection usable", async () => {
    const failing: Statement = { text: "select 1 / 0", values: [] };
    const last = test.deps.database.transact(proof, async (tx) => {
      await tx.query(addTask(tx, "flour"));
      await tx.commitWith([failing]);
    });
    await expect(last).rejects.toMatchObject({ code: "22012" });
    const before = test.deps.database.transact(proof, async (tx) => {
      await tx.commitWith([failing, addTask(tx, "sugar")]);
    });
    await expect(before).rejects.toMatchObject({ code: "22012" });
    expect(await listTitles()).toEqual([]);
    await test.deps.database.transact(proof, (tx) => tx.query(addTask(tx, "butter")));
    expect(await listTitles()).toEqual(["butter"]);
  });

  it("keeps nothing of a session that was ended, though the commit travels with the check", async () => {
    await test.asOwner("update session set revoked_at = now() where id = $1", [proof.sessionId]);
    const late = test.deps.database.transact(proof, (tx) => tx.commitWith([addTask(tx, "flour")]));
    await expect(late).rejects.toMatchObject({ code: "session_expired" });
    expect(await listTitles()).toEqual([]);
  });

  it("takes no statement after the commit", async () => {
    const late = test.deps.database.transact(proof, async (tx) => {
      await tx.commitWith([addTask(tx, "flour")]);
      await tx.query(addTask(tx, "butter"));
    });
    await expect(late).rejects.toThrow("after the commit");
    expect(await listTitles()).toEqual(["flour"]);
  });

  it("returns the rows of each by name, and those of the last one sent with the commit", async () => {
    const add = (tx: Tx, title: string): Statement<{ title: string }> => ({
      ...addTask(tx, title),
      text: `${addTask(tx, title).text} returning title`,
    });
    const sent = await test.deps.database.transact(proof, async (tx) => ({
      ...(await tx.send({ first: add(tx, "flour"), second: add(tx, "butter") })),
      last: await tx.commitWith([add(tx, "rye"), add(tx, "sugar")]),
    }));
    expect(sent).toEqual({
      first: [{ title: "flour" }],
      second: [{ title: "butter" }],
      last: [{ title: "sugar" }],
    });
    expect(await listTitles()).toEqual(["butter", "flour", "rye", "sugar"]);
  });

  it("commits beside other statements only where all of them read", async () => {
    const one: Statement<{ n: number }> = { text: "select 1 as n", values: [] };
    const run = (tx: Tx) => together({ rows: tx.query(one), committed: tx.commitWith([]) });
    const { transact } = test.deps.database;
    expect((await transact(proof, run, "read only")).rows).toEqual([{ n: 1 }]);
    await expect(transact(proof, run)).rejects.toThrow("in flight");
    await expect(
      transact(proof, async (tx) => [await run(tx), await tx.query(one)], "read only"),
    ).rejects.toThrow("after the commit");
    await expect(
      transact(
        proof,
        (tx) => together([tx.query({ text: "select 1 / 0", values: [] }), tx.commitWith([])]),
        "read only",
      ),
    ).rejects.toMatchObject({ code: "22012" });
  });

  it("does not pass for done when its work hid the failure of a statement", async () => {
    const hiding = test.deps.database.transact(proof, async (tx) => {
      await tx.query(addTask(tx, "flour"));
      await tx.query({ text: "select 1 / 0", values: [] }).catch(() => undefined);
    });
    await expect(hiding).rejects.toThrow("a failed transaction");
    expect(await listTitles()).toEqual([]);
  });

  it("answers each of many that share connections with its own rows", async () => {
    const titles = Array.from({ length: 60 }, (_none, index) => `task ${String(index)}`);
    const answers = await Promise.all(
      titles.map((title) =>
        test.deps.database.transact(proof, async (tx) => {
          await tx.query(addTask(tx, title));
          const [row] = await tx.query<{ title: string }>({
            text: "select title from task where title = $1",
            values: [title],
          });
          return row?.title;
        }),
      ),
    );
    expect(answers).toEqual(titles);
  });
});

describe("a deadlock with somebody else", () => {
  beforeAll(async () => {
    await test.asOwner("create sequence app.deadlock_calls");
    await test.asOwner(
      `create function app.meet_deadlock(p_count int, p_call bigint) returns int language plpgsql as $$
         begin
           if p_call <= p_count then
             raise exception 'deadlock detected' using errcode = '40P01';
           end if;
           return p_call;
         end $$`,
    );
    await test.asOwner("grant usage on sequence app.deadlock_calls to marzipan_app");
    await test.asOwner("grant execute on function app.meet_deadlock to marzipan_app");
  });
  beforeEach(async () => {
    await test.asOwner("alter sequence app.deadlock_calls restart");
  });

  const meeting = (count: number): Statement<{ call: number }> => ({
    text: "select app.meet_deadlock($1, nextval('app.deadlock_calls')) as call",
    values: [count],
  });

  it("is not seen by who asks without a proof", async () => {
    expect(await test.deps.database.lookUp(meeting(2))).toEqual([{ call: 3 }]);
  });

  it("is not seen by who changes something", async () => {
    const { transact } = test.deps.database;
    expect(await transact(proof, (tx) => tx.query(meeting(2)))).toEqual([{ call: 3 }]);
  });

  it("is not seen by who reads", async () => {
    let call = 0;
    const counting = (): Statement<{ call: number }> => {
      call += 1;
      return { text: "select app.meet_deadlock(2, $1) as call", values: [call] };
    };
    const { read, transact } = test.deps.database;
    expect((await read(proof, counting)).rows).toEqual([{ call: 3 }]);
    call = 0;
    expect(await transact(proof, (tx) => tx.query(counting()), "read only")).toEqual([{ call: 3 }]);
  });

  it("is told as a database that is away when it does not end", async () => {
    await expect(test.deps.database.lookUp(meeting(50))).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});
