import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { seedBusiness } from "../testing/seed-business.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";
import { createDatabase } from "./database.ts";
import { createPool } from "./pool.ts";
import type { SessionProof } from "./proof.ts";

let test: TestApp;
let baker: Caller;
let proof: SessionProof;
let own: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  own = await businessOf(baker);
  proof = await readSessionProof(test, baker);
});

describe("a write that travels together with a session that does not hold", () => {
  const put =
    "select app.put_in_outbox(gen_random_uuid(), 'email', 'x@y.test', 's', 't', '', now())";

  async function sendWrites(under: SessionProof): Promise<unknown> {
    return await test.deps.database.transact(under, async (tx) => {
      await Promise.all([
        // This one passes row-level security: only the failed entering keeps it from being committed.
        tx.query({ text: put, values: [] }),
        tx.query({
          text: `insert into task (business_id, id, title, created_at, updated_at)
            values ($1, gen_random_uuid(), 'late', now(), now())`,
          values: [own],
        }),
      ]);
    });
  }

  async function countLate(): Promise<number> {
    const [row] = await test.asOwner<{ count: number }>(
      `select (select count(*) from task where title = 'late')::int +
         (select count(*) from outbox_message where recipient = 'x@y.test')::int as count`,
    );
    return row?.count ?? -1;
  }

  it("is not committed, and the refusal says why", async () => {
    await test.asOwner("update session set revoked_at = now() where id = $1", [proof.sessionId]);
    await expect(sendWrites(proof)).rejects.toMatchObject({ code: "session_expired" });
    await expect(
      test.deps.database.read(proof, () => ({ text: put, values: [] })),
    ).rejects.toMatchObject({ code: "session_expired" });
    expect(await countLate()).toBe(0);
    await test.asOwner("update session set revoked_at = null where id = $1", [proof.sessionId]);
    await sendWrites(proof);
    expect(await countLate()).toBe(2);
  });

  it("is refused over HTTP on the very next call", async () => {
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    const answer = await baker.post("/api/tasks", { title: "blocked" });
    expect([answer.status, answer.body.error.code]).toEqual([403, "account_blocked"]);
    const rows = await test.asOwner("select from task where title = 'blocked'");
    expect(rows).toEqual([]);
  });

  it("leaves the connection clean for who comes next", async () => {
    await seedBusiness(test, baker);
    const pool = createPool({
      connectionString: test.appUrl,
      max: 1,
      name: "one",
    });
    const isLogin =
      (await pool.query("select current_user as name")).rows[0].name === "marzipan_app";
    const database = createDatabase({
      pool,
      role: { role: "marzipan_app", isLogin },
      now: () => test.clock.now,
    });
    const ask = { text: "select business_id from task", values: [] };
    expect(await database.transact(proof, (tx) => tx.query(ask))).toEqual([{ business_id: own }]);
    expect(await database.lookUp(ask)).toEqual([]);
    const revoked = { ...proof, sessionVersion: 99 };
    await expect(database.transact(revoked, (tx) => tx.query(ask))).rejects.toMatchObject({
      code: "session_expired",
    });
    expect(await database.lookUp(ask)).toEqual([]);
    expect(await database.transact(proof, (tx) => tx.query(ask))).toHaveLength(1);
    await database.close();
  });
});
