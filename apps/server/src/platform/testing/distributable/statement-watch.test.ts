import { afterAll, beforeAll, expect, it } from "vitest";
import { askOn, openMenu } from "../ask-order.ts";
import { startTestApp } from "../test-app.ts";
import type { TestApp } from "../test-app.ts";
import { statementExceptions } from "./exceptions.ts";
import type { StatementException } from "./exceptions.ts";
import { watchStatements } from "./statement-watch.ts";
import type { StatementWatch } from "./statement-watch.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const watch = async (exceptions: readonly StatementException[]): Promise<StatementWatch> =>
  await watchStatements(test.deps.database.pool, test.ownerUrl, exceptions);

it("names what the application sent against a rule, and an exception that nothing needs", async () => {
  // Only connections that are opened from now on are heard.
  const { pool } = test.deps.database;
  do (await pool.connect()).release(true);
  while (pool.totalCount > 0);
  const strict = await watch([]);
  const idle = { statement: "find_answer", rules: ["business" as const], reason: "none" };
  const generous = await watch([...statementExceptions, idle]);
  const baker = await test.member();
  expect(strict.refuse).not.toThrow();
  const order = { clientName: "Dana", deliveryDate: "2026-12-01" };
  const headers = { "idempotency-key": "k" };
  const first = await baker.post("/api/orders", order, headers);
  const again = await baker.post("/api/orders", order, headers);
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await askOn(test, await openMenu(baker))).status).toBe(201);
  expect(strict.refuse).toThrow(/add_request\n.*refused.*\(owner\)/);
  expect(generous.refuse).toThrow(/^find_answer\n.*needs no exception from the rule "business"$/);
});

it("does not count what a test sends itself", async () => {
  const heard = await watch([]);
  const client = await test.deps.database.pool.connect();
  await client.query("select 1 from task");
  client.release();
  expect(heard.refuse).not.toThrow();
});
