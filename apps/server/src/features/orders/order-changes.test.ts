import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as orders from "@marzipan/contract/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

const items = [{ dessert_name: "Cake", quantity: 2, unit_price: 50 }];

async function makeOrder(more: object = {}): Promise<ReplyOf<typeof orders.createOrder>> {
  const draft = { clientName: "Dana", deliveryDate: "2026-12-01", deliveryTime: "09:00", items };
  return (await baker.post("/api/orders", { ...draft, ...more })).body;
}

function kindsOf(order: {
  history: { kind: string; from: string | null; to: string | null }[];
}): (string | null)[][] {
  return order.history.map((event) => [event.kind, event.from, event.to]);
}

describe("editing an order", () => {
  it("changes what is sent and leaves the rest", async () => {
    const order = await makeOrder({ notes: "no nuts", phone: "03 1234567" });
    test.clock.forward(1000);
    const { body } = await baker.patch(`/api/orders/${order.id}`, {
      clientName: "Dana Levi",
      notes: "",
    });
    expect(body).toMatchObject({
      ...order,
      clientName: "Dana Levi",
      notes: null,
      customerUpdate: { kind: "changed", at: expect.any(String) },
      updatedAt: expect.any(String),
      history: expect.any(Array),
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(order.updatedAt));
    expect((await baker.get("/api/orders?q=levi")).body.items).toHaveLength(1);
  });

  it("computes the totals anew, and says both sums under an agreed price", async () => {
    const order = await makeOrder();
    const more = await baker.patch(`/api/orders/${order.id}`, {
      items: [...items, { dessert_name: "Pie", quantity: 0.5, unit_price: 10.01 }],
    });
    expect(more.body).toMatchObject({ itemsTotal: 105.01, totalPrice: 105.01 });
    const agreed = await baker.patch(`/api/orders/${order.id}`, { agreedPrice: 99 });
    expect(agreed.body).toMatchObject({ itemsTotal: 105.01, agreedPrice: 99, totalPrice: 99 });
    const none = await baker.patch(`/api/orders/${order.id}`, { agreedPrice: null, items: [] });
    expect(none.body).toMatchObject({ itemsTotal: 0, totalPrice: 0, items: [] });
  });

  it("says in the history moved for day and time alone, edited for more, and nothing for nothing", async () => {
    const order = await makeOrder();
    await baker.patch(`/api/orders/${order.id}`, { deliveryDate: "2026-12-02" });
    await baker.patch(`/api/orders/${order.id}`, { deliveryTime: null });
    await baker.patch(`/api/orders/${order.id}`, { deliveryDate: "2026-12-03", notes: "x" });
    const same = await baker.patch(`/api/orders/${order.id}`, { notes: "x", items });
    const { body } = await baker.patch(`/api/orders/${order.id}`, {
      status: "completed",
      allergens: ["milk"],
    });
    expect(body.updatedAt).not.toBe(same.body.updatedAt);
    expect(kindsOf(body)).toEqual([
      ["created", null, null],
      ["moved", "2026-12-01", "2026-12-02"],
      ["moved", "2026-12-02", "2026-12-02"],
      ["edited", null, null],
      ["status", "pending", "completed"],
      ["edited", null, null],
    ]);
  });

  it("is refused when somebody else changed the order meanwhile, also within one millisecond", async () => {
    const order = await makeOrder();
    const first = await baker.patch(`/api/orders/${order.id}`, {
      notes: "first",
      expectedUpdatedAt: order.updatedAt,
    });
    expect(first.status).toBe(200);
    const second = await baker.patch(`/api/orders/${order.id}`, {
      notes: "second",
      expectedUpdatedAt: order.updatedAt,
    });
    expect([second.status, second.body.error.code]).toEqual([409, "changed_elsewhere"]);
    expect((await baker.get(`/api/orders/${order.id}`)).body.notes).toBe("first");
    const third = await baker.patch(`/api/orders/${order.id}`, {
      notes: "third",
      expectedUpdatedAt: first.body.updatedAt,
    });
    expect(third.body.notes).toBe("third");
  });

  it("relabels no price: another currency needs its items and prices anew", async () => {
    const order = await makeOrder({ agreedPrice: 80 });
    const path = `/api/orders/${order.id}`;
    for (const body of [
      { currency: "USD" },
      { currency: "USD", items },
      { currency: "USD", agreedPrice: 20 },
    ]) {
      const answer = await baker.patch(path, body);
      expect([answer.status, answer.body.error.code]).toEqual([409, "currency_differs"]);
    }
    const changed = await baker.patch(path, {
      currency: "USD",
      items: [{ dessert_name: "Cake", quantity: 2, unit_price: 14 }],
      agreedPrice: null,
    });
    expect(changed.body).toMatchObject({ currency: "USD", totalPrice: 28 });
  });

  it("checks the order as a whole after the change", async () => {
    const order = await makeOrder({ depositKind: "sum", depositValue: 150 });
    const answer = await baker.patch(`/api/orders/${order.id}`, { depositKind: "percent" });
    expect(answer.body.error.facts.fields).toEqual([
      { path: "depositValue", problem: "too_big", limit: 100 },
    ]);
    const without = await baker.patch(`/api/orders/${order.id}`, { depositKind: null });
    expect(without.body).toMatchObject({
      depositKind: null,
      depositValue: null,
      depositDueDate: null,
    });
  });

  it.each<[object, string]>([
    [{ clientName: "" }, "clientName"],
    [{ deliveryDate: null }, "deliveryDate"],
    [{ items: [{ quantity: "2" }] }, "items.0.quantity"],
    [{ number: 9 }, "number"],
    [{ expectedUpdatedAt: "yesterday" }, "expectedUpdatedAt"],
  ])("%j is refused at its field", async (body, path) => {
    const order = await makeOrder();
    const answer = await baker.patch(`/api/orders/${order.id}`, body);
    expect([answer.status, answer.body.error.facts.fields?.[0]?.path]).toEqual([400, path]);
  });

  it("of several at once loses none", async () => {
    const order = await makeOrder();
    const changes = { notes: "a", address: "b", phone: "03 1234567", allergyNote: "d", items: [] };
    for (let round = 0; round < 4; round += 1) {
      const wanted = { ...changes, notes: `round ${round}`, address: `street ${round}` };
      const single = Object.entries(wanted).map(([field, value]) => ({ [field]: value }));
      await Promise.all(single.map((change) => baker.patch(`/api/orders/${order.id}`, change)));
      expect((await baker.get(`/api/orders/${order.id}`)).body).toMatchObject(wanted);
    }
  });
});

describe("a copy for another day", () => {
  it("is a new pending order with client, items and prices", async () => {
    const order = await makeOrder({
      status: "completed",
      agreedPrice: 70,
      phone: "03 1234567",
      depositKind: "sum",
      depositValue: 5,
      depositDueDate: "2026-11-30",
    });
    const answer = await baker.post(`/api/orders/${order.id}/duplicate`, {
      deliveryDate: "2026-12-24",
    });
    expect(answer.status).toBe(201);
    const { body } = answer;
    expect(body.id).not.toBe(order.id);
    expect(body.number).toBeGreaterThan(order.number);
    expect(body).toMatchObject({
      clientName: "Dana",
      phone: "03 1234567",
      deliveryDate: "2026-12-24",
      deliveryTime: null,
      status: "pending",
      agreedPrice: 70,
      totalPrice: 70,
      items: order.items,
      depositKind: "sum",
      depositDueDate: null,
    });
    expect(kindsOf(body)).toEqual([["duplicated", String(order.number), null]]);
  });

  it("can be made of a cancelled order, not of a deleted one", async () => {
    const order = await makeOrder();
    await baker.post(`/api/orders/${order.id}/cancel`, { reason: "ill" });
    const copy = await baker.post(`/api/orders/${order.id}/duplicate`, {
      deliveryDate: "2026-12-24",
    });
    expect(copy.body).toMatchObject({ cancelledAt: null, cancelReason: null });
    await baker.delete(`/api/orders/${order.id}`);
    expect(
      (await baker.post(`/api/orders/${order.id}/duplicate`, { deliveryDate: "2026-12-24" }))
        .status,
    ).toBe(404);
  });
});
