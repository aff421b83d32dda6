import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function memberWithClients(count: number, plan: "basic" | "pro" = "basic"): Promise<Caller> {
  const baker = await test.member({ plan });
  await test.asOwner(
    `insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
     select $1, gen_random_uuid(), 'c' || n, 'c' || n, 'c' || n, $3, $3 from generate_series(1, $2::int) n`,
    [await businessOf(baker), count, test.clock.now],
  );
  return baker;
}

describe("the limit of 25 clients on basic", () => {
  it("says what it is and what lifts it; reading, changing, deleting and undoing that go on", async () => {
    const baker = await memberWithClients(25);
    const refused = await baker.post("/api/clients", { name: "One more" });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      code: "limit_reached",
      facts: { limitName: "clients", limit: 25, used: 25, plan: "pro" },
    });
    const [first] = (await baker.get("/api/clients")).body.items;
    expect((await baker.patch(`/api/clients/${first?.id}`, { notes: "still" })).status).toBe(200);
    expect((await baker.delete(`/api/clients/${first?.id}`)).status).toBe(200);
    expect((await baker.post("/api/clients", { name: "Now" })).status).toBe(201);
    const back = await baker.post(`/api/clients/${first?.id}/restore`);
    expect(back.status).toBe(200);
    expect((await baker.post("/api/clients", { name: "More" })).status).toBe(403);
  });

  it("lets only one of many creations at once be the last", async () => {
    const baker = await memberWithClients(24);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => baker.post("/api/clients", { name: `At once ${n}` })),
    );
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 403, 403, 403, 403]);
    const [row] = await test.asOwner<{ count: number }>(
      "select count(*)::int as count from client where business_id = $1",
      [await businessOf(baker)],
    );
    expect(row?.count).toBe(25);
  });

  it("lets a repeat of the last creation have its answer", async () => {
    const baker = await memberWithClients(24);
    const send = () => baker.post("/api/clients", { name: "Last" }, { "idempotency-key": "last" });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it("is none on pro", async () => {
    const baker = await memberWithClients(40, "pro");
    expect((await baker.post("/api/clients", { name: "One more" })).status).toBe(201);
  });
});
