import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { openEar } from "../../platform/testing/live-ear.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";
import { createOrder } from "./create-order.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draft = {
  clientName: "Dana",
  deliveryDate: "2026-12-01",
  items: [{ dessert_name: "Cake", quantity: 1, unit_price: 5 }],
};

async function fillMonth(baker: Caller, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    expect((await baker.post("/api/orders", draft)).status).toBe(201);
}

function codeOf(answer: Answer): string {
  return answer.body.error?.code ?? String(answer.status);
}

describe("the 50 orders a month of basic (rulings §3)", () => {
  it("end with a refusal that says what is used and what lifts it; reading and editing go on", async () => {
    const baker = await test.member({ plan: "basic" });
    await fillMonth(baker, 50);
    const answer = await baker.post("/api/orders", draft);
    expect([answer.status, answer.body.error.code]).toEqual([403, "limit_reached"]);
    expect(answer.body.error.facts).toEqual({
      limitName: "orders",
      limit: 50,
      used: 50,
      plan: "pro",
    });
    const [order] = (await baker.get("/api/orders?limit=1")).body.items;
    expect(
      codeOf(
        await baker.post(`/api/orders/${order?.id}/duplicate`, { deliveryDate: "2026-12-02" }),
      ),
    ).toBe("limit_reached");
    expect((await baker.patch(`/api/orders/${order?.id}`, { notes: "x" })).status).toBe(200);
    expect(
      (await baker.post(`/api/orders/${order?.id}/status`, { status: "completed" })).status,
    ).toBe(200);
  });

  it("count deleted orders and copies, and not imported ones", async () => {
    const baker = await test.member({ plan: "basic" });
    await fillMonth(baker, 48);
    const [order] = (await baker.get("/api/orders?limit=1")).body.items;
    expect(
      (await baker.post(`/api/orders/${order?.id}/duplicate`, { deliveryDate: "2026-12-02" }))
        .status,
    ).toBe(201);
    await baker.delete(`/api/orders/${order?.id}`);
    await baker.post("/api/orders", draft);
    expect(codeOf(await baker.post("/api/orders", draft))).toBe("limit_reached");
    expect((await baker.get("/api/usage")).body.orders).toEqual({ used: 50, limit: 50 });
    await test.asOwner(
      "update orders set is_imported = true where business_id = $1 and number = 7",
      [await businessOf(baker)],
    );
    expect((await baker.post("/api/orders", draft)).status).toBe(201);
  });

  it("begin anew with the business's month, by the day an order was made and not its delivery", async () => {
    const baker = await test.member({ plan: "basic" });
    await fillMonth(baker, 50);
    await test.asOwner("update orders set created_day = '2026-10-31' where business_id = $1", [
      await businessOf(baker),
    ]);
    expect((await baker.post("/api/orders", { ...draft, deliveryDate: "2026-10-01" })).status).toBe(
      201,
    );
    await test.asOwner("update orders set created_day = '2026-11-01' where business_id = $1", [
      await businessOf(baker),
    ]);
    expect(codeOf(await baker.post("/api/orders", draft))).toBe("limit_reached");
  });

  it("take the day on which an order was made from the business's time zone", async () => {
    const baker = await test.member({ timeZone: "Pacific/Kiritimati" });
    await baker.post("/api/orders", draft);
    const rows = await test.asOwner<{ day: string }>(
      "select created_day::text as day from orders where business_id = $1",
      [await businessOf(baker)],
    );
    expect(rows).toEqual([{ day: "2026-11-27" }]);
  });

  it("let one of many through at once when one is left", async () => {
    const baker = await test.member({ plan: "basic" });
    await fillMonth(baker, 49);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => baker.post("/api/orders", draft)),
    );
    expect(answers.map(codeOf).toSorted()).toEqual([
      "201",
      ...Array<string>(5).fill("limit_reached"),
    ]);
  });

  it("are none on pro", async () => {
    const baker = await test.member({ plan: "pro" });
    await fillMonth(baker, 51);
    expect((await baker.get("/api/usage")).body.orders).toEqual({ used: 51, limit: -1 });
  });
});

describe("many orders at once", () => {
  it("get one number each, without a gap", async () => {
    const baker = await test.member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => baker.post("/api/orders", draft)),
    );
    const numbers = answers.map((answer) => answer.body.number as number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it("with the same items in another order never hold what the other waits for", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    const named = (...names: string[]): object => ({
      ...draft,
      items: names.map((dessert_name) => ({ dessert_name })),
    });
    await baker.post("/api/orders", named("a", "b"));
    const holder = new pg.Client({ connectionString: test.ownerUrl });
    await holder.connect();
    await holder.query("begin");
    const lock = `select from item_memory where business_id = '${businessId}' and name_key =`;
    await holder.query(`${lock} 'a' for update`);
    const making = [named("a", "b"), named("b", "a")].map((body) =>
      baker.post("/api/orders", body),
    );
    await expect
      .poll(async () => {
        const waiting = "datname = current_database() and wait_event_type = 'Lock'";
        return (await test.asOwner(`select from pg_stat_activity where ${waiting}`)).length;
      })
      .toBe(2);
    const free = await holder.query(`${lock} 'b' for update skip locked`);
    await holder.query("commit");
    await holder.end();
    expect((await Promise.all(making)).map((answer) => answer.status)).toEqual([201, 201]);
    expect(free.rowCount).toBe(1);
  });
});

describe("a repeated creation", () => {
  it("with the same key makes one order, also 20 at once, and answers it each time", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "one-order" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => baker.post("/api/orders", draft, headers)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    const later = await baker.post("/api/orders", draft, headers);
    for (const answer of answers) expect(answer.body).toEqual(later.body);
    expect((await baker.get("/api/orders/counts")).body.all).toBe(1);
  });

  it("of the month's last order answers it each time", async () => {
    const baker = await test.member({ plan: "basic" });
    await fillMonth(baker, 49);
    const headers = { "idempotency-key": "the-last" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => baker.post("/api/orders", draft, headers)),
    );
    const later = await baker.post("/api/orders", draft, headers);
    expect(later.body.number).toBe(50);
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => later.body));
  });

  it("with the same key and another body is refused", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "k" };
    const { body } = await baker.post("/api/orders", draft, headers);
    const other = await baker.post("/api/orders", { ...draft, notes: "x" }, headers);
    const copy = await baker.post(
      `/api/orders/${body.id}/duplicate`,
      { deliveryDate: "2026-12-02" },
      headers,
    );
    expect([other.status, codeOf(other), codeOf(copy)]).toEqual([
      422,
      "idempotency_key_reused",
      "idempotency_key_reused",
    ]);
  });

  it("after a refusal is tried anew", async () => {
    const baker = await test.member();
    const headers = { "idempotency-key": "k" };
    const client = (await baker.post("/api/clients", { name: "Dana" })).body;
    await baker.delete(`/api/clients/${client.id}`);
    const linked = { ...draft, clientId: client.id };
    expect((await baker.post("/api/orders", linked, headers)).status).toBe(404);
    await baker.post(`/api/clients/${client.id}/restore`);
    expect((await baker.post("/api/orders", linked, headers)).status).toBe(201);
  });
});

describe("a write", () => {
  it("that meets a serialization failure is done whole once more, and counts once", async () => {
    const baker = await test.member();
    await test.asOwner(`
      create sequence conflicts; grant usage on sequence conflicts to public;
      create function fail_twice() returns trigger language plpgsql as $$ begin
        if nextval('conflicts') <= 2 then raise exception 'not now' using errcode = '40001'; end if;
        return new;
      end $$;
      create trigger fail_twice before insert on order_event for each row execute function fail_twice()`);
    const made = await baker.post("/api/orders", draft, { "idempotency-key": "k" });
    await test.asOwner("drop trigger fail_twice on order_event");
    expect([made.status, made.body.number]).toEqual([201, 1]);
    expect((await baker.get("/api/orders/counts")).body.all).toBe(1);
    const { uses } =
      (
        await test.asOwner<{ uses: number }>(
          "select uses from item_memory where business_id = $1",
          [await businessOf(baker)],
        )
      )[0] ?? {};
    expect(uses).toBe(1);
  });

  it("notifies the business's devices after the commit, and not when it fails", async () => {
    const baker = await test.member();
    const proof = await readSessionProof(test, baker);
    const { businessId } = proof;
    const ear = await openEar(test.deps.live, { businessId, sessionId: "a test" });
    const failing = test.deps.database.transact(proof, async (tx) => {
      await createOrder(tx, { ...draft, items: [] }, "go on");
      throw new Error("after the work, before the commit");
    });
    await expect(failing).rejects.toThrow("before the commit");
    await ear.settle();
    expect(ear.topics()).toEqual([]);
    const { body } = await baker.post("/api/orders", { ...draft, saveClient: true });
    await ear.settle();
    expect(ear.topics().toSorted()).toEqual(["clients", "orders"]);
    for (const write of [
      () => baker.patch(`/api/orders/${body.id}`, { notes: "x" }),
      () => baker.post(`/api/orders/${body.id}/status`, { status: "completed" }),
      () => baker.put("/api/bake-list/ticks", { from: "2026-12-01", key: "n:cake", made: 1 }),
      () => baker.delete(`/api/orders/${body.id}`),
    ]) {
      ear.forget();
      expect((await write()).status).toBe(200);
      await ear.settle();
      expect(ear.topics()[0]).toBe("orders");
    }
    ear.leave();
  });
});
