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

const draft = {
  clientName: "Dana Cohen",
  deliveryDate: "2026-12-01",
  items: [
    { dessert_name: "Cheesecake", quantity: 2, unit_price: 120.5 },
    { dessert_name: "Rugelach", quantity: 1.125, unit_price: 80 },
  ],
};

describe("an order", () => {
  it("is made with the server's number and total, and answered as it is stored", async () => {
    const made = await baker.post("/api/orders", {
      ...draft,
      deliveryTime: "14:30",
      phone: "054-1234567",
      notes: "no nuts",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      number: 1,
      clientName: "Dana Cohen",
      deliveryDate: "2026-12-01",
      deliveryTime: "14:30",
      status: "pending",
      currency: "ILS",
      itemsTotal: 331,
      agreedPrice: null,
      totalPrice: 331,
      items: [
        {
          dessert_name: "Cheesecake",
          quantity: 2,
          unit_price: 120.5,
          lineTotal: 241,
          productId: null,
        },
        {
          dessert_name: "Rugelach",
          quantity: 1.125,
          unit_price: 80,
          lineTotal: 90,
          productId: null,
        },
      ],
      history: [{ kind: "created" }],
    });
    const read = await baker.get(`/api/orders/${made.body.id}`);
    expect(read.body).toEqual(made.body);
    const list = await baker.get("/api/orders");
    expect(list.body.nextCursor).toBeNull();
    const { history, pictures, clientLanguage, ...inList } = made.body;
    expect(list.body.items).toEqual([inList]);
  });

  it("moves from any state to any, with each change in its history", async () => {
    const { body } = await baker.post("/api/orders", draft);
    for (const status of ["completed", "in_progress", "pending", "completed"]) {
      const moved = await baker.post(`/api/orders/${body.id}/status`, { status });
      expect(moved.body.status).toBe(status);
    }
    const { history } = (await baker.get(`/api/orders/${body.id}`)).body;
    expect(
      history.map((event: { kind: string; from: string; to: string }) => [
        event.kind,
        event.from,
        event.to,
      ]),
    ).toEqual([
      ["created", null, null],
      ["status", "pending", "completed"],
      ["status", "completed", "in_progress"],
      ["status", "in_progress", "pending"],
      ["status", "pending", "completed"],
    ]);
  });
});
