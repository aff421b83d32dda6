import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { ClientRequest } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp();
  address = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

const november = "from=2026-11-01&to=2026-11-30";

/** Spends something, with a receipt that no socket takes at once. */
async function spend(baker: Caller): Promise<void> {
  await baker.post("/api/expenses", { date: "2026-11-03", amount: 10, category: "food" });
  await test.asOwner(
    `with made as (insert into file (business_id, id, content_type, size_bytes, content_hash, created_at)
        select business_id, gen_random_uuid(), 'application/pdf', 1, '', now() from account where email = $1
        returning business_id, id)
      update expense e set file_id = made.id from made where e.business_id = made.business_id`,
    [baker.email],
  );
  vi.spyOn(test.deps.files, "get").mockResolvedValue(randomBytes(24 * 2 ** 20));
}

const cookieOf = (baker: Caller): string =>
  [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Asks for an archive and reads nothing of it after its head. */
async function readSlowly(baker: Caller): Promise<ClientRequest> {
  const asked = request(`${address}/api/reports/expenses.zip?${november}`, {
    headers: { cookie: cookieOf(baker) },
    agent: false,
  });
  await new Promise<void>((resolve, reject) => {
    asked.once("response", (answer) => {
      answer.pause();
      resolve();
    });
    asked.once("error", reject);
    asked.end();
  });
  asked.on("error", () => undefined);
  return asked;
}

it("reports of others are made while slow readers take their time", async () => {
  const [slow, other] = [await test.member(), await test.member()];
  await spend(slow);
  const readers = [await readSlowly(slow), await readSlowly(slow)];
  const answer = await fetch(`${address}/api/reports/orders.csv?${november}`, {
    headers: { cookie: cookieOf(other) },
    signal: AbortSignal.timeout(15_000),
  });
  expect(answer.status).toBe(200);
  expect((await answer.text()).length).toBeGreaterThan(0);
  for (const reader of readers) reader.destroy();
});
