import { addDays } from "@marzipan/domain/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("the habits of a client", () => {
  it("are what is ordered most, what is owed, the next order, the last one, and the rhythm", async () => {
    const baker = await test.member();
    const { today } = (await baker.get("/api/me")).body.business;
    const client = await baker.post("/api/clients", { name: "Ruth" });
    const clientId = client.body.id;
    const order = async (days: number, items: [string, number][], more: object = {}) => {
      const made = await baker.post("/api/orders", {
        clientId,
        clientName: "Ruth",
        deliveryDate: addDays(today, days),
        deliveryTime: "10:30",
        items: items.map(([dessert_name, quantity]) => ({
          dessert_name,
          quantity,
          unit_price: 10,
        })),
        ...more,
      });
      expect(made.status).toBe(201);
      return made.body.id as string;
    };
    await order(-64, [["Honey cake", 1]], { status: "completed" });
    await order(-43, [["Challah", 6]], { status: "completed" });
    await order(-21, [["honey cake", 2]], { status: "completed" });
    const last = await order(
      0,
      [
        ["Challah", 3],
        ["Honey cake", 1],
      ],
      { status: "completed" },
    );
    const next = await order(5, [["Challah", 4]], {
      depositKind: "sum",
      depositValue: 7,
      depositDueDate: today,
    });
    await order(9, [["Rugelach", 90]]);
    const cancelled = await order(1, [["Babka", 50]]);
    await baker.post(`/api/orders/${cancelled}/cancel`, {});
    const paid = await baker.post("/api/payments", { orderId: last, amount: 15, method: "cash" });
    expect(paid.status).toBe(201);

    const { status, body } = await baker.get(`/api/clients/${clientId}/habits`);
    expect(status).toBe(200);
    expect(body.favourites).toEqual([
      { dessert_name: "Challah", quantity: 13, ordersCount: 3 },
      { dessert_name: "Honey cake", quantity: 4, ordersCount: 3 },
      { dessert_name: "Rugelach", quantity: 90, ordersCount: 1 },
    ]);
    expect(body.owes).toEqual([{ currency: expect.any(String), amount: 10 + 60 + 20 + 25 + 7 }]);
    expect(body.next).toMatchObject({ id: next, deliveryTime: "10:30" });
    expect(body.last).toMatchObject({
      id: last,
      deliveryDate: today,
      items: [
        { dessert_name: "Challah", quantity: 3 },
        { dessert_name: "Honey cake", quantity: 1 },
      ],
    });
    expect(body.everyDays).toBe(21);
  });

  it("are empty for somebody without orders, and of nobody else's client", async () => {
    const baker = await test.member();
    const { body } = await baker.post("/api/clients", { name: "Door" });
    const habits = await baker.get(`/api/clients/${body.id}/habits`);
    expect(habits.body).toEqual({
      favourites: [],
      owes: [],
      next: null,
      last: null,
      everyDays: null,
    });
    const stranger = await test.member();
    expect((await stranger.get(`/api/clients/${body.id}/habits`)).status).toBe(404);
  });
});
