import { liveTopics } from "@marzipan/contract/live-topics";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ensurePooler } from "../../../../../tools/bootstrap/proxies.mjs";
import { createLiveHub } from "../live/live-hub.ts";
import { openEar } from "../testing/live-ear.ts";
import { businessOf } from "../testing/explain.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startPooler } from "../testing/pooler.ts";
import type { Pooler } from "../testing/pooler.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { createPool, refuseUnlimitedLogin } from "./pool.ts";

// A real PgBouncer in transaction mode comes before the database; `npm run test:pooler` runs all tests so.

let test: TestApp;
let pooler: Pooler;
let database: Database;
beforeAll(async () => {
  test = await startTestApp();
  pooler = await startPooler(ensurePooler(), test.appUrl);
  const connectionString = pooler.through(test.appUrl);
  database = createDatabase({
    pool: createPool({ connectionString, max: 8, name: "pooled", isPooled: true }),
    role: { role: "marzipan_app", isLogin: !inject("setsRole") },
    now: () => test.clock.now,
  });
});
afterAll(async () => {
  await database.close();
  await pooler.stop();
  await test.close();
});

describe("behind a pooler in transaction mode", () => {
  it("many calls at once keep to their transaction, each under its own proof", async () => {
    const bakers = await Promise.all([test.member(), test.member(), test.member()]);
    const proofs = await Promise.all(bakers.map((baker) => readSessionProof(test, baker)));
    const own = await Promise.all(bakers.map(businessOf));
    const who = { name: "who", text: "select id from business", values: [] };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_one, index) =>
        database.transact(proofs[index % 3] as never, async (tx) => {
          const first = await tx.query<{ id: string }>(who);
          await tx.query({ text: "select pg_sleep(0.002)", values: [] });
          return [...first, ...(await tx.query<{ id: string }>(who))].map(({ id }) => id);
        }),
      ),
    );
    for (const [index, answer] of answers.entries())
      expect(answer).toEqual([own[index % 3], own[index % 3]]);
  });

  it("a login without the time limits is refused with the statements that give it them", async () => {
    const [{ name, login }] = (await test.asOwner<{ name: string; login: string }>(
      "select current_database() as name, current_user as login",
    )) as [{ name: string; login: string }];
    const refusal = `alter role "${login}" set statement_timeout = '5000'; alter role "${login}" set idle_in_transaction_session_timeout = '20000'`;
    await expect(refuseUnlimitedLogin(test.ownerUrl)).rejects.toThrow(refusal);
    const limits =
      "statement_timeout='5s' idle_in_transaction_session_timeout='20s' TimeZone='UTC'";
    for (const limit of limits.split(" "))
      await test.asOwner(`alter role ${login} in database ${name} set ${limit}`);
    await expect(refuseUnlimitedLogin(test.ownerUrl)).resolves.toBeUndefined();
  });

  it("live updates say that they are deaf, and hear by an address of the database itself", async () => {
    const warnings: unknown[] = [];
    const log = { ...test.deps.log, warn: (...said: unknown[]) => warnings.push(said.at(-1)) };
    const times = { checkMs: 60_000, hearMs: 200 };
    const { pool } = database;
    const deaf = createLiveHub({
      connectionString: pooler.through(test.appUrl),
      pool,
      log: log as never,
      ...times,
    });
    await expect.poll(() => warnings.join(" ")).toMatch(/deaf.*LIVE_DATABASE_URL/);
    await deaf.close();
    const hub = createLiveHub({ connectionString: test.appUrl, pool, log: test.deps.log });
    const ear = await openEar(hub, { businessId: "b", sessionId: "s" });
    hub.tell("b", [...liveTopics]);
    await ear.settle();
    expect(ear.topics()).toEqual([...liveTopics]);
    ear.leave();
    await hub.close();
  });
});
