import { afterAll, beforeAll, expect, it } from "vitest";
import { readSessionProof } from "../../../platform/testing/session-proof.ts";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import type { Listener } from "../agent-answer.ts";
import { answerByModel } from "./hosted-answer.actions.ts";

let test: TestApp;
beforeAll(async () => {
  const prices = { input: 3, output: 15 };
  const agentModel = {
    provider: "openai-compatible",
    model: "m",
    key: "hush",
    url: "http://127.0.0.1:9",
    prices,
    mostMonthlyUsd: 5,
    timeoutMs: 1000,
  } as const;
  test = await startTestApp({ agentModel });
});
afterAll(() => test.close());

it("what an answer came to is settled once, also where telling it fails", async () => {
  const baker = await test.member({ plan: "pro" });
  await baker.post("/api/expenses", { date: "2026-11-20", category: "food", amount: 1234.5 });
  const proof = await readSessionProof(test, baker);
  const { database } = test.deps;
  // What the month came to before.
  await test.asOwner(
    "insert into agent_cost (business_id, month, micro_usd, updated_at) values ($1, '2026-11-01', 1000000, now())",
    [proof.businessId],
  );
  const asking = {
    deps: { ...test.deps, agentModel: null },
    transact: (work) => database.transact(proof, work),
    snapshot: (work) => database.snapshot(proof, work),
    accountId: "",
  } as Parameters<typeof answerByModel>[0];
  const listener: Listener = {
    begin: () => undefined,
    text: () => {
      throw new Error("nobody listens");
    },
    again: () => undefined,
    gone: new AbortController().signal,
  };
  const asked = { message: "my expenses", agentType: "business_consultant", history: [] };
  await expect(
    answerByModel(asking, asked as unknown as Parameters<typeof answerByModel>[1], listener),
  ).rejects.toThrow("nobody listens");
  const [cost] = await test.asOwner<{ micro_usd: number }>(
    "select micro_usd::int from agent_cost where business_id = $1",
    [proof.businessId],
  );
  expect(cost?.micro_usd).toBe(1_000_000);
  expect((await baker.get("/api/usage")).body.consultations.used).toBe(1);
});

it("works out once what a message stands for where no model answers", async () => {
  const baker = await test.member({ plan: "pro" });
  const proof = await readSessionProof(test, baker);
  const { database } = test.deps;
  let weeks = 0;
  const asking = {
    deps: { ...test.deps, agentModel: null },
    transact: (work: (tx: object) => Promise<unknown>) =>
      database.transact(proof, async (tx) => {
        const query: typeof tx.query = async (statement) => {
          if ("name" in statement && statement.name === "asked_week") weeks += 1;
          return await tx.query(statement);
        };
        return await work(
          new Proxy(tx, { get: (of, key) => (key === "query" ? query : Reflect.get(of, key)) }),
        );
      }),
    snapshot: (work: never) => database.snapshot(proof, work),
    accountId: "",
  } as unknown as Parameters<typeof answerByModel>[0];
  const silent = { begin: () => undefined, text: () => undefined, again: () => undefined };
  const listener: Listener = { ...silent, gone: new AbortController().signal };
  const history = [{ role: "user", content: "revenue this month" }];
  const asked = { message: "and in October?", agentType: "business_consultant", history };
  const told = await answerByModel(asking, asked as never, listener);
  expect(told.reply).toContain("October 2026");
  // Once to work out what the message stands for, and once to understand that.
  expect(weeks).toBe(2);
});
