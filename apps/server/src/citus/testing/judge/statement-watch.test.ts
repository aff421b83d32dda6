import { afterAll, beforeAll, expect, it } from "vitest";
import { askOn, openMenu } from "../../../platform/testing/ask-order.ts";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { watchStatements } from "./statement-watch.ts";
import type { StatementWatch } from "./statement-watch.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Watching = Parameters<typeof watchStatements>[2];

/** Watches connections that are opened from now on, with none left that was opened before. */
async function watch(...watching: Watching[]): Promise<StatementWatch[]> {
  const { pool } = test.deps.database;
  do (await pool.connect()).release(true);
  while (pool.totalCount > 0);
  return await Promise.all(watching.map((one) => watchStatements(pool, test.ownerUrl, one)));
}

const idle = { statement: "find_answer", rules: ["business" as const], reason: "none" };

it("refuses nothing that the application sends, and names an exception that nothing needs", async () => {
  const [strict, generous] = await watch({ exceptions: [] }, { exceptions: [idle] });
  const baker = await test.member();
  const order = { clientName: "Dana", deliveryDate: "2026-12-01" };
  const headers = { "idempotency-key": "k" };
  const first = await baker.post("/api/orders", order, headers);
  const again = await baker.post("/api/orders", order, headers);
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await askOn(test, await openMenu(baker))).status).toBe(201);
  expect(strict?.refuse).not.toThrow();
  expect(generous?.refuse).toThrow(/^find_answer\n.*needs no exception from the rule "business"$/);
});

it("names what is sent against a rule, and what reads as one role what the other wrote", async () => {
  const [heard] = await watch({ exceptions: [], hearsTests: true });
  const baker = await test.member();
  const { slug } = await openMenu(baker);
  const proof = { kind: "menu", slug } as const;
  await test.deps.database.transact(proof, async (tx) => {
    await tx.query({
      text: "update business_counter set last_request_number = 1 where business_id = $1",
      values: [tx.businessId],
    });
    await tx.query({ name: "out_of_turn", text: "select app.menu_head()", values: [] });
  });
  expect(heard?.refuse).toThrow(/^out_of_turn\n.*refused.*\(owner\)/);
  const client = await test.deps.database.pool.connect();
  await client.query("select 1 from task");
  client.release();
  expect(heard?.refuse).toThrow(/select 1 from task\n.*refused.*\(business\)/);
});

it("does not count what a test sends itself", async () => {
  const [heard] = await watch({ exceptions: [] });
  const client = await test.deps.database.pool.connect();
  await client.query("select 1 from task");
  client.release();
  expect(heard?.refuse).not.toThrow();
});
