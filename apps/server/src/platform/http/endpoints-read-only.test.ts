import { afterAll, beforeAll, expect, it } from "vitest";
import { openGets, throttledGets } from "../testing/all-gets.ts";
import type { AllGets } from "../testing/all-gets.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

// Every GET is called on a database that neither changes nor locks a row.

let test: TestApp;
let gets: AllGets;

beforeAll(async () => {
  test = await startTestApp();
  gets = await openGets(test);
  await test.asOwner(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  await test.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
});
afterAll(() => test.close());

it("every GET answers where nothing can be written, but for those that count", async () => {
  // The ended connections are given up.
  await expect.poll(async () => (await gets.baker.get("/api/tasks")).status).toBe(200);
  expect(await gets.listFailed()).toEqual(throttledGets.map((id) => `${id} 503`));
}, 60_000);
