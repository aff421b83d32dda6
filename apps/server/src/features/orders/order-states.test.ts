import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
let path: `/api/orders/${string}`;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

async function makeOrder(): Promise<void> {
  const { body } = await baker.post("/api/orders", {
    clientName: "Dana",
    deliveryDate: "2026-12-01",
  });
  path = `/api/orders/${body.id}`;
}

async function historyOf(): Promise<(string | null)[][]> {
  const { body } = await baker.get(path);
  return body.history.map((event) => [event.kind, event.from, event.to]);
}

describe("an order's state", () => {
  it("moves from any to any, with each change in the history with its author", async () => {
    await makeOrder();
    const states = ["completed", "in_progress", "pending", "in_progress", "completed", "pending"];
    for (const status of states) {
      const moved = await baker.post(`${path}/status`, { status });
      expect([moved.status, moved.body.status]).toEqual([200, status]);
    }
    expect(await historyOf()).toEqual([
      ["created", null, null],
      ...states.map((to, index) => ["status", states[index - 1] ?? "pending", to]),
    ]);
    expect((await baker.get(path)).body.history[1]?.byName).toMatch(/^Baker/);
  });

  it("stays as it is when it is asked for again", async () => {
    await makeOrder();
    const before = (await baker.get(path)).body;
    expect((await baker.post(`${path}/status`, { status: "pending" })).body).toEqual(before);
  });

  it("takes nothing but the three states", async () => {
    await makeOrder();
    const answer = await baker.post(`${path}/status`, { status: "ready" });
    expect([answer.status, answer.body.error.facts.fields]).toEqual([
      400,
      [{ path: "status", problem: "invalid" }],
    ]);
  });

  it("keeps ready beside it", async () => {
    await makeOrder();
    test.clock.forward(1000);
    const ready = await baker.post(`${path}/ready`, { ready: true });
    expect(Date.parse(ready.body.readyAt ?? "")).toBe(test.clock.now.getTime());
    test.clock.forward(1000);
    const again = await baker.post(`${path}/ready`, { ready: true });
    const done = await baker.post(`${path}/status`, { status: "completed" });
    expect([again.body.readyAt, done.body.readyAt]).toEqual([
      ready.body.readyAt,
      ready.body.readyAt,
    ]);
    const not = await baker.post(`${path}/ready`, { ready: false });
    expect(not.body.readyAt).toBeNull();
    expect((await historyOf()).map(([kind]) => kind)).toEqual([
      "created",
      "ready",
      "status",
      "not_ready",
    ]);
  });
});

describe("a cancelled order", () => {
  it("keeps its state, says why, and comes back as it was", async () => {
    await makeOrder();
    await baker.post(`${path}/status`, { status: "in_progress" });
    const cancelled = await baker.post(`${path}/cancel`, { reason: "the party is off" });
    expect(cancelled.body).toMatchObject({
      status: "in_progress",
      cancelReason: "the party is off",
      cancelledAt: expect.any(String),
    });
    const again = await baker.post(`${path}/cancel`, { reason: "another reason" });
    expect(again.body).toEqual(cancelled.body);
    const back = await baker.post(`${path}/uncancel`);
    expect(back.body).toMatchObject({
      status: "in_progress",
      cancelReason: null,
      cancelledAt: null,
    });
    expect((await historyOf()).map(([kind]) => kind)).toEqual([
      "created",
      "status",
      "cancelled",
      "restored",
    ]);
  });

  it("moves to no state and becomes not ready until it is restored, but can be edited", async () => {
    await makeOrder();
    await baker.post(`${path}/cancel`, {});
    for (const answer of [
      await baker.post(`${path}/status`, { status: "completed" }),
      await baker.post(`${path}/ready`, { ready: true }),
      await baker.patch(path, { status: "completed" }),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([409, "order_is_cancelled"]);
    }
    expect((await baker.patch(path, { notes: "called her" })).body.notes).toBe("called her");
    await baker.post(`${path}/uncancel`);
    expect((await baker.post(`${path}/status`, { status: "completed" })).status).toBe(200);
  });
});

describe("a deleted order", () => {
  it("leaves the lists, stands in Recently deleted, and comes back as it was", async () => {
    const newcomer = await test.member();
    const made = (
      await newcomer.post("/api/orders", { clientName: "Dana", deliveryDate: "2026-12-01" })
    ).body;
    const own = `/api/orders/${made.id}` as const;
    expect((await newcomer.delete(own)).body).toEqual({ ok: true });
    expect((await newcomer.get("/api/orders")).body.items).toEqual([]);
    expect((await newcomer.get("/api/orders/counts")).body.all).toBe(0);
    expect(
      (await newcomer.get("/api/orders/calendar?from=2026-12-01&to=2026-12-01")).body.items,
    ).toEqual([]);
    expect((await newcomer.get("/api/orders/same-day?date=2026-12-01")).body.items).toEqual([]);
    const deleted = await newcomer.get("/api/orders?deleted=true");
    expect(deleted.body.items).toMatchObject([{ id: made.id, deletedAt: expect.any(String) }]);
    expect((await newcomer.get(own)).body.deletedAt).not.toBeNull();
    const back = await newcomer.post(`${own}/restore`);
    expect(back.body).toMatchObject({
      ...made,
      updatedAt: expect.any(String),
      history: expect.any(Array),
    });
    expect(back.body.history.map((event) => event.kind)).toEqual([
      "created",
      "deleted",
      "undeleted",
    ]);
    expect((await newcomer.get("/api/orders?deleted=true")).body.items).toEqual([]);
  });

  it("can be deleted and restored twice, for a repeated call", async () => {
    await makeOrder();
    await baker.delete(path);
    expect((await baker.delete(path)).status).toBe(200);
    await baker.post(`${path}/restore`);
    expect((await baker.post(`${path}/restore`)).status).toBe(200);
    expect((await historyOf()).map(([kind]) => kind)).toEqual(["created", "deleted", "undeleted"]);
  });

  it("changes in no way until it is restored", async () => {
    await makeOrder();
    await baker.delete(path);
    const answers = [
      await baker.patch(path, { notes: "x" }),
      await baker.post(`${path}/status`, { status: "completed" }),
      await baker.post(`${path}/ready`, { ready: true }),
      await baker.post(`${path}/cancel`, {}),
      await baker.post(`${path}/uncancel`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
  });

  it("is gone after 30 days", async () => {
    const another = await startTestApp();
    const newcomer = await another.member();
    const made = (
      await newcomer.post("/api/orders", { clientName: "Dana", deliveryDate: "2026-12-01" })
    ).body;
    await newcomer.delete(`/api/orders/${made.id}`);
    await another.asOwner(
      "update orders set deleted_at = (deleted_at at time zone 'UTC' - interval '30 days') at time zone 'UTC'",
    );
    expect((await newcomer.get("/api/orders?deleted=true")).body.items).toEqual([]);
    expect((await newcomer.get(`/api/orders/${made.id}`)).status).toBe(404);
    expect((await newcomer.post(`/api/orders/${made.id}/restore`)).status).toBe(404);
    expect((await newcomer.delete(`/api/orders/${made.id}`)).status).toBe(404);
    await another.close();
  });
});
