import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function makeOrder(baker: Caller, more: object = {}): Promise<string> {
  const made = await baker.post("/api/orders", {
    clientName: "Tamar",
    phone: "054-1111111",
    deliveryDate: "2026-11-20",
    agreedPrice: 180,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.id;
}

const setStatus = (baker: Caller, id: string, status: string) =>
  baker.post(`/api/orders/${id}/status`, { status });

const completed = async (baker: Caller, more: object = {}): Promise<string> => {
  const id = await makeOrder(baker, more);
  expect((await setStatus(baker, id, "completed")).status).toBe(200);
  return id;
};

const balanceOf = async (baker: Caller, id: string) =>
  (await baker.get(`/api/orders/${id}/payments`)).body.balance;

const idOf = async (baker: Caller): Promise<string> =>
  (await baker.get("/api/me")).body.business.id;

const buyPro = async (baker: Caller): Promise<void> => {
  await test.asOwner("update subscription set plan = 'pro' where business_id = $1", [
    await idOf(baker),
  ]);
};

const decide = (baker: Caller, decision: string | null) =>
  baker.put("/api/payments/past-orders", { decision });

const owedIn = async (baker: Caller): Promise<number> => {
  const [debtors, list, figures] = [
    await baker.get("/api/payments/debtors"),
    await baker.get("/api/orders?owed=true"),
    await baker.get("/api/analytics?from=2026-11-01&to=2026-11-30&compare=none"),
  ];
  const due = debtors.body.totals[0]?.amount ?? 0;
  expect(list.body.items.length).toBe(due / 180);
  expect(figures.body.owed.total).toBe(due);
  return due;
};

describe("an order completed by a business that never could record payments", () => {
  it("is settled on its page, its paper, its shared link and its client's page", async () => {
    const baker = await test.member({ plan: "basic" });
    const client = await baker.post("/api/clients", { name: "Tamar", phone: "054-1111111" });
    const id = await completed(baker, { clientId: client.body.id });
    expect(await balanceOf(baker, id)).toMatchObject({ balance: 0, due: 0, state: "settled" });
    const { confirmation } = (await baker.get(`/api/orders/${id}/confirmation`)).body;
    expect(confirmation).toMatchObject({ total: 180, balance: 0, isSettled: true });
    const { path } = (await baker.post(`/api/orders/${id}/confirmation/links`, {})).body;
    const token = path.split("/").at(-1);
    const shared = await baker.get(`/api/shared/confirmations/${token}`);
    expect(shared.body).toMatchObject({ balance: 0, isSettled: true });
    const balances = await baker.get(`/api/payments/balances?orderIds=${id}`);
    expect(balances.body.items).toEqual([{ orderId: id, balance: 0 }]);
    expect((await baker.get(`/api/clients/${client.body.id}/habits`)).body.owes).toEqual([]);
  });

  it("is settled however it was completed, and open again when its status is", async () => {
    const baker = await test.member({ plan: "basic" });
    const made = await makeOrder(baker, { status: "completed" });
    const edited = await makeOrder(baker);
    await baker.patch(`/api/orders/${edited}`, { status: "completed" });
    for (const id of [made, edited]) {
      await baker.patch(`/api/orders/${id}`, { notes: "ring twice" });
      expect(await balanceOf(baker, id)).toMatchObject({ state: "settled" });
    }
    await setStatus(baker, made, "in_progress");
    expect(await balanceOf(baker, made)).toMatchObject({ balance: 180, due: 0, state: "nothing" });
  });

  it("leaves who owes me to the plan", async () => {
    const baker = await test.member({ plan: "basic" });
    await completed(baker);
    const refused = await baker.get("/api/payments/debtors");
    expect([refused.status, refused.body.error.code]).toEqual([403, "plan_too_low"]);
    const { business } = (await baker.get("/api/me")).body;
    expect(business).toMatchObject({ tracksPayments: false, asksPastOrders: false });
  });
});

describe("a business that comes to record payments", () => {
  it("is asked once, and everything stays settled until it decides", async () => {
    const baker = await test.member({ plan: "basic" });
    await completed(baker);
    await completed(baker, { currency: "USD", agreedPrice: 50 });
    await buyPro(baker);
    expect((await baker.get("/api/me")).body.business.asksPastOrders).toBe(true);
    expect(await owedIn(baker)).toBe(0);
    const past = await baker.get("/api/payments/past-orders");
    expect(past.body).toEqual({
      decision: null,
      totals: [
        { currency: "ILS", ordersCount: 1, amount: 180 },
        { currency: "USD", ordersCount: 1, amount: 50 },
      ],
    });
    expect((await decide(baker, "settled")).body).toEqual({ decision: "settled" });
    expect((await baker.get("/api/me")).body.business.asksPastOrders).toBe(false);
    expect(await owedIn(baker)).toBe(0);
    const later = await completed(baker);
    expect(await balanceOf(baker, later)).toMatchObject({ balance: 180, state: "nothing" });
  });

  it("may count them as owed, take that back, and keeps the first of two decisions", async () => {
    const baker = await test.member({ plan: "basic" });
    const id = await completed(baker);
    await buyPro(baker);
    const both = await Promise.all([decide(baker, "owed"), decide(baker, "settled")]);
    const [first] = both.map(({ body }) => body.decision);
    expect(both.map(({ body }) => body.decision)).toEqual([first, first]);
    await decide(baker, null);
    expect((await decide(baker, "owed")).body).toEqual({ decision: "owed" });
    expect(await owedIn(baker)).toBe(180);
    expect(await balanceOf(baker, id)).toMatchObject({ balance: 180, due: 180, state: "nothing" });
    await decide(baker, null);
    expect(await owedIn(baker)).toBe(0);
    expect((await baker.get("/api/me")).body.business.asksPastOrders).toBe(true);
  });

  it("may still record a payment for a settled order", async () => {
    const baker = await test.member({ plan: "basic" });
    const id = await completed(baker);
    await buyPro(baker);
    const payment = { orderId: id, amount: 180, method: "cash", confirmsOver: true };
    expect((await baker.post("/api/payments", payment)).status).toBe(201);
    expect(await balanceOf(baker, id)).toMatchObject({ paid: 180, balance: 0, state: "paid" });
  });

  it("keeps what it has when it loses the plan", async () => {
    const baker = await test.member({ plan: "pro" });
    await completed(baker);
    await test.asOwner(
      "update subscription set plan = 'basic', trial_used_at = '2026-11-01' where business_id = $1",
      [await idOf(baker)],
    );
    const debtors = await baker.get("/api/payments/debtors");
    expect([debtors.status, debtors.body.totals[0]?.amount]).toEqual([200, 180]);
    expect((await baker.get("/api/me")).body.business.tracksPayments).toBe(true);
    expect((await decide(baker, "settled")).status).toBe(403);
  });
});
