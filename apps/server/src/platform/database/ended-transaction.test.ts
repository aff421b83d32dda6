import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeId } from "../formats/ids.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Statement, Tx } from "./database.ts";
import type { SessionProof } from "./proof.ts";

// One connection, so that anyone who comes next holds the one that the ended transaction held.
let test: TestApp;
let proof: SessionProof;
let other: SessionProof;
beforeAll(async () => {
  test = await startTestApp({ databasePoolSize: 1 });
});
afterAll(() => test.close());
beforeEach(async () => {
  proof = await readSessionProof(test, await test.member());
  other = await readSessionProof(test, await test.member());
});

const addTask = (tx: Tx, title: string): Statement => ({
  text: `insert into task (business_id, id, title, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
  values: [tx.businessId, makeId(), title, tx.now],
});

const harmless: Statement = { text: "select 1", values: [] };

async function countTasks(): Promise<number> {
  const [row] = await test.asOwner<{ count: string }>(
    "select count(*) from task where business_id = any ($1)",
    [[proof.businessId, other.businessId]],
  );
  return Number(row?.count);
}

/** Runs work that leaves a branch behind, and returns how to let the branch go on. */
async function leaveBranch(
  ask: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const goOn = Promise.withResolvers<void>();
  let branch: Promise<unknown> = Promise.resolve();
  await test.deps.database
    .transact(proof, async (tx) => {
      branch = goOn.promise.then(() => ask(tx));
      branch.catch(() => undefined);
      await work(tx);
    })
    .catch(() => undefined);
  return () => {
    goOn.resolve();
    return branch;
  };
}

const endings: Record<string, (tx: Tx) => Promise<unknown>> = {
  "failed at a statement": (tx) => tx.query({ text: "select 1 / 0", values: [] }),
  "was rolled back": async (tx) => {
    await tx.entered;
    throw new Error("given up");
  },
  "was committed": async (tx) => await tx.entered,
};

describe("a transaction that has ended", () => {
  for (const [how, work] of Object.entries(endings)) {
    it(`and ${how} refuses a branch that commits late, beside another's half-done work`, async () => {
      const goOn = await leaveBranch((tx) => tx.commitWith([harmless]), work);
      let refusal: unknown;
      const halfDone = test.deps.database.transact(other, async (tx) => {
        await tx.query(addTask(tx, "half done"));
        refusal = await goOn().catch((error: unknown) => error);
        throw new Error("given up");
      });
      await expect(halfDone).rejects.toThrow("given up");
      expect(await countTasks()).toBe(0);
      expect(String(refusal)).toContain("was asked after its end");
    });
  }

  const askings: Record<string, (tx: Tx) => unknown> = {
    query: (tx) => tx.query(addTask(tx, "late")),
    send: (tx) => tx.send([addTask(tx, "late")]),
    changed: (tx) => tx.changed("tasks"),
    afterCommit: (tx) => tx.afterCommit(() => undefined),
  };
  for (const [name, ask] of Object.entries(askings)) {
    it(`refuses ${name}`, async () => {
      const goOn = await leaveBranch(
        async (tx) => ask(tx),
        async () => undefined,
      );
      await expect(goOn()).rejects.toThrow("was asked after its end");
      expect(await countTasks()).toBe(0);
    });
  }
});

describe("a transaction in which a statement failed", () => {
  it("refuses the next before it leaves, and fails with the first failure", async () => {
    let refusal: unknown;
    const work = test.deps.database.transact(proof, async (tx) => {
      await tx.query({ text: "select 1 / 0", values: [] }).catch(() => undefined);
      refusal = await tx.query(addTask(tx, "late")).catch((error: unknown) => error);
      throw refusal;
    });
    await expect(work).rejects.toMatchObject({ code: "22012" });
    expect(String(refusal)).toContain("came after one that failed");
    expect(await countTasks()).toBe(0);
  });
});

describe("a commit", () => {
  it("is refused beside a statement that stands outside its list", async () => {
    const work = test.deps.database.transact(proof, async (tx) => {
      await Promise.all([tx.query(addTask(tx, "beside")), tx.commitWith([harmless])]);
    });
    await expect(work).rejects.toThrow("beside a statement in flight");
    expect(await countTasks()).toBe(0);
  });
});
