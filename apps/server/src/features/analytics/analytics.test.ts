import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(baker: Caller, deliveryDate: string, more: object = {}) {
  const body = { clientName: "Dana", deliveryDate, status: "completed", ...more };
  const made = await baker.post("/api/orders", body);
  expect(made.status).toBe(201);
  return made.body as { id: string };
}

const november = "/api/analytics?from=2026-11-01&to=2026-11-30";

describe("GET /api/analytics", () => {
  it("answers a business without rows with zeros and every age, weekday and piece", async () => {
    const baker = await test.member({ currency: "EUR" });
    const { status, body } = await baker.get(november);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: "EUR",
      currencies: ["EUR"],
      totals: { revenue: 0, cash: 0, profit: 0, ordersCount: 0, averageOrder: null },
      compared: { from: "2026-10-01", to: "2026-10-26", totals: { revenue: 0 } },
      items: [],
      itemsCount: 0,
      owed: { total: 0, oldestDate: null },
      others: [],
    });
    expect(body.spans).toHaveLength(30);
    expect(body.weekdays).toHaveLength(7);
    expect(body.owed.byAge.map(({ age }: { age: string }) => age)).toEqual([
      "not_due",
      "0-7",
      "8-30",
      "31-60",
      "over_60",
    ]);
  });

  it("offers a currency in which something is owed, though nothing of it is in the period", async () => {
    const baker = await test.member();
    await order(baker, "2026-09-01", { agreedPrice: 70, currency: "USD" });
    const { body } = await baker.get(november);
    expect(body.currencies).toEqual(["ILS", "USD"]);
    expect(body.owed.total).toBe(0);
    expect(body.others).toMatchObject([{ currency: "USD", revenue: 0, owed: 70 }]);
    const dollars = await baker.get(`${november}&currency=USD`);
    expect(dollars.body.owed).toMatchObject({ total: 70, oldestDate: "2026-09-01" });
  });

  it("tells of what most was sold, also beside ten items that brought in more", async () => {
    const baker = await test.member();
    const cakes = Array.from({ length: 10 }, (_, n) => ({
      dessert_name: `Cake ${n}`,
      quantity: 1,
      unit_price: 300 + n,
    }));
    const cookies = { dessert_name: "Cookie", quantity: 250, unit_price: 1 };
    await order(baker, "2026-11-05", { items: [...cakes, cookies] });
    const { items, itemsCount } = (await baker.get(november)).body;
    expect([items.length, itemsCount]).toEqual([11, 11]);
    expect(items[0]).toMatchObject({ name: "Cake 9" });
    expect(items.at(-1)).toMatchObject({ name: "Cookie", quantity: 250 });
  });

  it("cuts what a running year is compared with as the year itself", async () => {
    const baker = await test.member();
    const year = "/api/analytics?from=2026-05-01&to=2027-04-30";
    const { spans, compared } = (await baker.get(year)).body;
    expect([spans[0]?.to, spans.length]).toEqual(["2026-05-31", 12]);
    expect(compared?.spans[0]).toMatchObject({ from: "2025-05-01", to: "2025-05-31" });
    const short = "/api/analytics?from=2026-10-01&to=2027-09-30";
    const running = (await baker.get(short)).body;
    expect(running.compared?.spans.map(({ to }) => to)).toEqual(["2025-10-31", "2025-11-26"]);
  });

  it("answers what each figure counts, beside the same days of the month before", async () => {
    const baker = await test.member();
    const client = (await baker.post("/api/clients", { name: "Noa" })).body;
    const noa = { clientId: client.id, clientName: "Noa" };
    const first = await order(baker, "2026-10-20", { ...noa, agreedPrice: 50 });
    const cake = { dessert_name: "Cake", quantity: 2, unit_price: 30 };
    const bun = { dessert_name: "Bun", quantity: 10, unit_price: 3.33 };
    const at = { deliveryTime: "09:30" };
    const second = await order(baker, "2026-11-05", { ...noa, ...at, items: [cake, bun] });
    await order(baker, "2026-11-06", { items: [cake, bun], agreedPrice: 80.01 });
    await order(baker, "2026-11-29", { agreedPrice: 20 });
    await order(baker, "2026-11-07", { agreedPrice: 9, currency: "USD" });
    await order(baker, "2026-11-07", { agreedPrice: 999, status: "pending" });
    const off = await order(baker, "2026-11-08", { agreedPrice: 7 });
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    const paid = await baker.post("/api/payments", {
      orderId: second.id,
      amount: 40,
      method: "cash",
      paidAt: "2026-11-06",
    });
    await baker.post(`/api/payments/${paid.body.id}/refund`, { amount: 10 });
    await baker.post("/api/payments", { orderId: first.id, amount: 50, method: "card" });
    const spend = { date: "2026-11-03", amount: 30.5, category: "food" };
    await baker.post("/api/expenses", spend);
    await baker.post("/api/expenses", { ...spend, currency: "JPY", amount: 900 });
    const { body } = await baker.get(november);
    expect(body.totals).toEqual({
      revenue: 193.31,
      cash: 80,
      refunds: 10,
      expenses: 30.5,
      profit: 162.81,
      ordersCount: 3,
      averageOrder: 64.44,
      newClients: 0,
      returningClients: 1,
    });
    expect(body.compared).toMatchObject({
      from: "2026-10-01",
      to: "2026-10-26",
      totals: { revenue: 50, newClients: 1, returningClients: 0, averageOrder: 50 },
    });
    // 80.01 over 60 and 33.30: 51.4533… and 28.5566…, the missing unit to the larger remainder.
    expect(body.items).toEqual([
      { name: "Cake", productId: null, quantity: 4, revenue: 111.45 },
      { name: "Bun", productId: null, quantity: 20, revenue: 61.86 },
      { name: null, productId: null, quantity: 0, revenue: 20 },
    ]);
    expect(body.hours).toEqual([{ hour: 9, ordersCount: 1 }]);
    expect(body.weekdayHours).toEqual([{ weekday: 4, hour: 9, ordersCount: 1 }]);
    expect(body.categories).toEqual([{ category: "food", amount: 30.5, count: 1 }]);
    expect(body.clients.unlinked).toEqual({ clients: 0, ordersCount: 2, revenue: 100.01 });
    expect(body.currencies).toEqual(["ILS", "JPY", "USD"]);
    expect(body.others).toEqual([
      {
        currency: "JPY",
        revenue: 0,
        cash: 0,
        expenses: 900,
        profit: -900,
        owed: 0,
        ordersCount: 0,
      },
      { currency: "USD", revenue: 9, cash: 0, expenses: 0, profit: 9, owed: 9, ordersCount: 1 },
    ]);
    // Of today: 63.30 of the second, 80.01 and the pending 999 are late, 20 is not due.
    expect(body.owed.byAge).toEqual([
      { age: "not_due", amount: 20, ordersCount: 1 },
      { age: "0-7", amount: 0, ordersCount: 0 },
      { age: "8-30", amount: 1142.31, ordersCount: 3 },
      { age: "31-60", amount: 0, ordersCount: 0 },
      { age: "over_60", amount: 0, ordersCount: 0 },
    ]);
    const sum = body.spans.reduce(
      (total: number, span: { revenue: number }) => total + span.revenue,
      0,
    );
    expect(sum).toBeCloseTo(193.31);
  });

  it("counts the menu's requests by how they stand", async () => {
    const baker = await test.member();
    const menu = await openMenu(baker);
    await askOn(test, menu);
    await askOn(test, menu);
    const { items } = (await baker.get("/api/order-requests")).body;
    await baker.post(`/api/order-requests/${items[0]?.id}/decline`, { message: "Sorry" });
    const { requests } = (await baker.get(november)).body;
    expect(requests).toMatchObject({ asked: 2, declined: 1, waiting: 1, accepted: 0 });
    expect(requests.declinedAmount).toBeGreaterThan(0);
  });

  it("takes spans in the future and currencies never used, and refuses spans without sense", async () => {
    const baker = await test.member();
    const ask = (query: string) => baker.get(`/api/analytics?${query}`);
    const future = await ask("from=2031-01-01&to=2031-12-31&currency=CHF");
    expect(future.body.totals.revenue).toBe(0);
    expect(future.body.spans).toHaveLength(12);
    expect((await ask("from=2026-11-02&to=2026-11-01")).body.error).toMatchObject({
      code: "invalid_input",
      facts: { fields: [{ path: "to", problem: "date_order" }] },
    });
    const long = await ask("from=1996-01-01&to=2026-01-01");
    expect([long.status, long.body.error.code]).toEqual([400, "range_too_long"]);
    expect((await ask("from=2026-11-01&to=2026-11-30&compare=none")).body.compared).toBeNull();
  });

  it("lists all items and all clients by pages", async () => {
    const baker = await test.member();
    for (let n = 1; n <= 12; n += 1) {
      const client = (await baker.post("/api/clients", { name: `Client ${n}` })).body;
      await order(baker, "2026-11-10", {
        clientId: client.id,
        clientName: client.name,
        items: [{ dessert_name: `Cake ${n}`, quantity: 13 - n, unit_price: n }],
      });
    }
    const span = "from=2026-11-01&to=2026-11-30";
    const items = await readAllPages(baker, `/api/analytics/items?${span}`, 5);
    expect(new Set(items.map(({ name }) => name)).size).toBe(12);
    expect(items.map(({ revenue }) => revenue)).toEqual(
      items.map(({ revenue }) => revenue).toSorted((a, b) => b - a),
    );
    const byCount = await readAllPages(baker, `/api/analytics/items?${span}&sort=quantity`, 5);
    expect(byCount[0]).toMatchObject({ name: "Cake 1", quantity: 12 });
    const clients = await readAllPages(baker, `/api/analytics/clients?${span}`, 5);
    expect(clients).toHaveLength(12);
    const groupOf = async (group: string) =>
      (await readAllPages(baker, `/api/analytics/clients?${span}&group=${group}`, 5)).length;
    expect([await groupOf("new"), await groupOf("returning")]).toEqual([12, 0]);
    expect(clients[0]).toMatchObject({ revenue: 42, isNew: true, ordersCount: 1 });
  });
});
