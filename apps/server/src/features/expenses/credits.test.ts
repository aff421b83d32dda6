import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const create = (baker: Caller, more: object = {}): Promise<AnswerTo<"POST", "/api/expenses">> =>
  baker.post("/api/expenses", {
    date: "2026-11-20",
    category: "food",
    amount: 100,
    businessName: "The Mill",
    ...more,
  });

describe("a credit", () => {
  it("is a negative expense that belongs to another one where that is known", async () => {
    const baker = await test.member({ currency: "EUR" });
    const original = (await create(baker, { receiptNumber: "A-1" })).body;
    const credit = await create(baker, { amount: -86, creditForId: original.id });
    expect(credit.status).toBe(201);
    expect(credit.body).toMatchObject({
      amount: -86,
      creditFor: {
        id: original.id,
        date: "2026-11-20",
        businessName: "The Mill",
        receiptNumber: "A-1",
        amount: 100,
        currency: "EUR",
      },
    });
    expect((await create(baker, { amount: -0.5 })).body).toMatchObject({
      amount: -0.5,
      creditFor: null,
    });
    expect((await baker.get("/api/expenses")).body.items).toHaveLength(3);
  });

  it("lowers the expenses of its day in sums, analytics and the dashboard, and raises the profit", async () => {
    const baker = await test.member({ plan: "premium" });
    await create(baker);
    await create(baker, { amount: -30 });
    await create(baker, { amount: -12.5, category: "supplies" });
    const range = "from=2026-11-01&to=2026-11-30";
    const sums = (await baker.get(`/api/expenses/sums?${range}`)).body.items;
    expect(sums).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ category: "food", amount: 70, count: 2 }),
        expect.objectContaining({ category: "supplies", amount: -12.5, count: 1 }),
      ]),
    );
    const { totals, categories } = (await baker.get(`/api/analytics?${range}`)).body;
    expect(totals).toMatchObject({ expenses: 57.5, profit: -57.5 });
    expect(categories).toHaveLength(2);
    const { month } = (await baker.get("/api/dashboard")).body;
    expect(month.expenses[0]).toMatchObject({ thisMonth: 57.5 });
  });

  it("has no amount of 0 and no more decimals than its currency, and cannot repeat", async () => {
    const baker = await test.member();
    for (const amount of [0, -0.0001, -1_000_000_000, -1.234])
      expect((await create(baker, { amount })).status).toBe(400);
    const repeating = await create(baker, { amount: -5, repeatsMonthly: true });
    expect(repeating.body.error?.facts.fields).toEqual([
      { path: "repeatsMonthly", problem: "invalid" },
    ]);
    const monthly = (await create(baker, { repeatsMonthly: true })).body;
    const turned = await baker.patch(`/api/expenses/${monthly.id}`, { amount: -100 });
    expect(turned.status).toBe(400);
  });

  it("is listed with the expense that it belongs to", async () => {
    const baker = await test.member({ plan: "pro" });
    const original = (await create(baker)).body;
    const credit = (await create(baker, { amount: -5, creditForId: original.id })).body;
    await create(baker, { amount: -6 });
    const creditsOf = async (id: string) =>
      (await baker.get(`/api/expenses?creditForId=${id}`)).body.items.map((one) => one.id);
    expect(await creditsOf(original.id)).toEqual([credit.id]);
    expect(await creditsOf(credit.id)).toEqual([]);
  });

  it("belongs only to an expense of the business that is neither deleted nor a credit", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const credit = (await create(baker, { amount: -5 })).body;
    const gone = (await create(baker)).body;
    await baker.delete(`/api/expenses/${gone.id}`);
    const foreign = (await create(other)).body;
    for (const creditForId of [credit.id, gone.id, foreign.id]) {
      const refused = await create(baker, { amount: -5, creditForId });
      expect(refused.status).toBe(404);
      expect(refused.body.error?.facts.fields?.[0]).toMatchObject({ path: "creditForId" });
    }
    const itself = await baker.patch(`/api/expenses/${credit.id}`, { creditForId: credit.id });
    expect(itself.status).toBe(404);
    const purchase = await create(baker, { amount: 5, creditForId: (await create(baker)).body.id });
    expect(purchase.status).toBe(400);
  });

  it("loses its link when it becomes an ordinary expense, and keeps it when the original is deleted", async () => {
    const baker = await test.member();
    const original = (await create(baker)).body;
    const credit = (await create(baker, { amount: -5, creditForId: original.id })).body;
    await baker.delete(`/api/expenses/${original.id}`);
    const kept = await baker.patch(`/api/expenses/${credit.id}`, { description: "Sugar" });
    expect(kept.body.creditFor).toMatchObject({ id: original.id });
    const turned = await baker.patch(`/api/expenses/${credit.id}`, { amount: 5 });
    expect(turned.body).toMatchObject({ amount: 5, creditFor: null });
  });

  it("is not what a supplier is remembered by", async () => {
    const baker = await test.member();
    await create(baker, { date: "2026-11-01" });
    await create(baker, { amount: -9, category: "other" });
    await create(baker, { amount: -9, businessName: "Only credits" });
    const { items } = (await baker.get("/api/expenses/suppliers")).body;
    expect(items).toEqual([
      expect.objectContaining({ businessName: "The Mill", category: "food", amount: 100 }),
    ]);
  });
});
