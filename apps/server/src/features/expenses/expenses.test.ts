import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { repeatDueExpenses } from "./expense-repeats.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const create = (baker: Caller, more: object = {}): Promise<AnswerTo<"POST", "/api/expenses">> =>
  baker.post("/api/expenses", { date: "2026-11-20", category: "food", amount: 12.5, ...more });

describe("making an expense", () => {
  it("keeps what was sent, in the business's currency unless another is named", async () => {
    const baker = await test.member({ currency: "EUR" });
    const { status, body } = await create(baker, {
      description: "Flour",
      businessName: "  The Mill ",
      receiptNumber: "A-1",
      confidence: { amount: 0.93, businessName: 0.5 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: "2026-11-20",
      category: "food",
      amount: 12.5,
      currency: "EUR",
      businessName: "The Mill",
      receiptNumber: "A-1",
      confidence: { amount: 0.93, businessName: 0.5 },
      file: null,
      repeatsMonthly: false,
      nextDate: null,
    });
    expect((await baker.get(`/api/expenses/${body.id}`)).body).toEqual(body);
  });

  it("takes any ISO currency with that currency's own decimals, and refuses more", async () => {
    const baker = await test.member();
    for (const [currency, amount, tooPrecise] of [
      ["JPY", 1364, 1.5],
      ["KWD", 1.234, 1.2345],
      ["USD", 0.01, 0.001],
    ] as const) {
      expect((await create(baker, { currency, amount })).body).toMatchObject({ currency, amount });
      const refused = await create(baker, { currency, amount: tooPrecise });
      expect(refused.body.error?.facts.fields?.[0]).toMatchObject({
        path: "amount",
        problem: "too_precise",
      });
    }
    expect((await create(baker, { amount: 1.234 })).status).toBe(400);
    expect((await create(baker, { currency: "XXX" })).status).toBe(400);
    expect((await create(baker, { amount: 0 })).status).toBe(400);
    expect((await create(baker, { category: "cakes" })).status).toBe(400);
  });

  it("bears a day from 2000 to a year ahead, also when it is moved", async () => {
    const baker = await test.member();
    const { body } = await create(baker, { date: "2027-11-26" });
    expect(body.date).toBe("2027-11-26");
    const problemOf = (answer: Answer): unknown => answer.body.error.facts.fields;
    const move = (date: string) => baker.patch(`/api/expenses/${body.id}`, { date });
    const [tooFar, tooEarly] = ["day_too_far", "day_too_early"].map((problem) => [
      { path: "date", problem },
    ]);
    expect(problemOf(await create(baker, { date: "2027-11-27" }))).toEqual(tooFar);
    expect(problemOf(await move("2027-11-27"))).toEqual(tooFar);
    expect(problemOf(await create(baker, { date: "1999-12-31" }))).toEqual(tooEarly);
    expect(problemOf(await move("1999-12-31"))).toEqual(tooEarly);
    expect((await move("2026-11-01")).status).toBe(200);
  });

  it("happens once for a repeated key", async () => {
    const baker = await test.member();
    const body = { date: "2026-11-20", category: "fuel", amount: 7 };
    const key = { "idempotency-key": "once" };
    const [one, two] = [
      await baker.post("/api/expenses", body, key),
      await baker.post("/api/expenses", body, key),
    ];
    expect(two.body).toEqual(one.body);
    expect((await baker.get("/api/expenses")).body.items).toHaveLength(1);
  });

  it("is refused without the plan's feature; who lost it still reads, changes, deletes and restores", async () => {
    const baker = await test.member({ plan: "pro" });
    const { id } = (await create(baker)).body;
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", [
      await businessOf(baker),
    ]);
    expect((await create(baker)).body.error).toMatchObject({
      code: "plan_too_low",
      facts: { feature: "payment_tracking", plan: "pro" },
    });
    expect((await baker.get("/api/expenses")).body.items).toHaveLength(1);
    expect((await baker.patch(`/api/expenses/${id}`, { category: "fuel" })).status).toBe(200);
    expect((await baker.delete(`/api/expenses/${id}`)).status).toBe(200);
    expect((await baker.post(`/api/expenses/${id}/restore`)).status).toBe(200);
  });
});

describe("changing an expense", () => {
  it("leaves what is left out, and never relabels an amount", async () => {
    const baker = await test.member();
    const { body } = await create(baker, { description: "Flour" });
    const changed = await baker.patch(`/api/expenses/${body.id}`, { category: "supplies" });
    expect(changed.body).toMatchObject({
      category: "supplies",
      description: "Flour",
      amount: 12.5,
    });
    const relabelled = await baker.patch(`/api/expenses/${body.id}`, { currency: "JPY" });
    expect(relabelled.status).toBe(400);
    const both = await baker.patch(`/api/expenses/${body.id}`, { currency: "JPY", amount: 900 });
    expect(both.body).toMatchObject({ currency: "JPY", amount: 900 });
  });

  it("is refused when somebody changed it since", async () => {
    const baker = await test.member();
    const { body } = await create(baker);
    await baker.patch(`/api/expenses/${body.id}`, { amount: 13 });
    const late = await baker.patch(`/api/expenses/${body.id}`, {
      amount: 14,
      expectedUpdatedAt: body.updatedAt,
    });
    expect(late.body.error.code).toBe("changed_elsewhere");
  });

  it("is taken again when its answer was lost", async () => {
    const baker = await test.member();
    const { body } = await create(baker);
    const path = `/api/expenses/${body.id}`;
    const moved = { date: "2026-11-02", amount: 900, currency: "JPY", repeatsMonthly: true };
    const change = { ...moved, businessName: "Paz", expectedUpdatedAt: body.updatedAt };
    await baker.patch(path, change);
    const again = await baker.patch(path, change);
    expect([again.status, again.body.amount, again.body.businessName]).toEqual([200, 900, "Paz"]);
    const other = await baker.patch(path, { ...change, amount: 901 });
    expect([other.status, other.body.error.code]).toEqual([409, "changed_elsewhere"]);
  });
});

describe("the list of expenses", () => {
  it("shows the last day first, filtered, searched and paged", async () => {
    const baker = await test.member();
    await create(baker, { date: "2026-11-01", category: "fuel", businessName: "Paz" });
    await create(baker, { date: "2026-11-03", businessName: "טחנת הקמח", receiptNumber: "77" });
    await create(baker, { date: "2026-10-31", description: "Sugar" });
    const dates = async (query: string): Promise<string[]> =>
      (await readAllPages(baker, `/api/expenses?${query}`, 1)).map((one) => one.date);
    expect(await dates("")).toEqual(["2026-11-03", "2026-11-01", "2026-10-31"]);
    expect(await dates("category=fuel")).toEqual(["2026-11-01"]);
    expect(await dates("from=2026-11-01&to=2026-11-02")).toEqual(["2026-11-01"]);
    expect(await dates("q=הקמח")).toEqual(["2026-11-03"]);
    expect(await dates("q=sugar")).toEqual(["2026-10-31"]);
    expect(await dates("q=77")).toEqual(["2026-11-03"]);
    expect((await baker.get("/api/expenses?cursor=eA")).body.error.code).toBe("bad_cursor");
  });

  it("keeps deleted ones for 30 days, to be brought back", async () => {
    const baker = await test.member();
    const { id } = (await create(baker)).body;
    await baker.delete(`/api/expenses/${id}`);
    expect((await baker.get("/api/expenses")).body.items).toEqual([]);
    expect((await baker.get("/api/expenses?deleted=true")).body.items).toMatchObject([{ id }]);
    expect((await baker.post(`/api/expenses/${id}/restore`)).body).toMatchObject({
      deletedAt: null,
    });
    expect((await baker.get("/api/expenses")).body.items).toHaveLength(1);
  });

  it("sums by month, category and currency, never two currencies together", async () => {
    const baker = await test.member();
    await create(baker, { amount: 10 });
    await create(baker, { amount: 2.5, date: "2026-11-30" });
    await create(baker, { amount: 5, currency: "USD" });
    await create(baker, { amount: 7, category: "fuel", date: "2026-10-02" });
    const gone = await create(baker, { amount: 1000 });
    await baker.delete(`/api/expenses/${gone.body.id}`);
    const { body } = await baker.get("/api/expenses/sums?from=2026-10-01&to=2026-11-30");
    expect(body.items).toEqual([
      { month: "2026-10", category: "fuel", currency: "ILS", amount: 7, count: 1 },
      { month: "2026-11", category: "food", currency: "ILS", amount: 12.5, count: 2 },
      { month: "2026-11", category: "food", currency: "USD", amount: 5, count: 1 },
    ]);
    const long = await baker.get("/api/expenses/sums?from=2024-01-01&to=2026-11-30");
    expect(long.body.error.code).toBe("range_too_long");
  });
});

describe("a supplier", () => {
  it("is remembered with the category of the last time", async () => {
    const baker = await test.member();
    await create(baker, { businessName: "Paz", category: "food", date: "2026-11-02" });
    await create(baker, { businessName: "PAZ", category: "fuel", date: "2026-11-09", amount: 99 });
    await create(baker, { businessName: "Mill", date: "2026-11-04" });
    const names = async (q: string): Promise<unknown[]> =>
      (await baker.get(`/api/expenses/suppliers?q=${q}`)).body.items;
    expect(await names("pa")).toEqual([
      { businessName: "PAZ", category: "fuel", currency: "ILS", amount: 99, date: "2026-11-09" },
    ]);
    expect(await names("")).toMatchObject([{ businessName: "PAZ" }, { businessName: "Mill" }]);
    expect((await (await test.member()).get("/api/expenses/suppliers?q=")).body.items).toEqual([]);
  });
});

describe("an expense that repeats monthly", () => {
  const list = async (baker: Caller): Promise<Record<string, unknown>[]> =>
    (await baker.get("/api/expenses")).body.items;

  it("is made again on its day, at the month's end where it has no such day, each once", async () => {
    const baker = await test.member();
    await create(baker, {
      date: "2026-08-31",
      category: "utilities",
      repeatsMonthly: true,
      receiptNumber: "9",
    });
    await repeatDueExpenses(test.deps);
    await repeatDueExpenses(test.deps);
    expect(await list(baker)).toMatchObject([
      { date: "2026-10-31", repeatsMonthly: true, nextDate: "2026-11-30", receiptNumber: "" },
      { date: "2026-09-30", repeatsMonthly: false },
      { date: "2026-08-31", repeatsMonthly: false, receiptNumber: "9" },
    ]);
  });

  it("goes on with what was changed on its last, and stops when asked or deleted with all later ones", async () => {
    const baker = await test.member();
    const { id } = (await create(baker, { date: "2026-10-26", repeatsMonthly: true })).body;
    await baker.patch(`/api/expenses/${id}`, { amount: 20 });
    await repeatDueExpenses(test.deps);
    const [last] = await list(baker);
    expect(last).toMatchObject({ date: "2026-11-26", amount: 20, repeatsMonthly: true });
    await baker.patch(`/api/expenses/${String(last?.["id"])}`, { repeatsMonthly: false });
    const other = (await create(baker, { date: "2026-10-01", repeatsMonthly: true })).body;
    await baker.delete(`/api/expenses/${other.id}?withLater=true`);
    await repeatDueExpenses(test.deps);
    expect(await list(baker)).toHaveLength(2);
  });

  it("waits while the plan lacks the feature", async () => {
    const baker = await test.member();
    await create(baker, { date: "2026-10-01", repeatsMonthly: true });
    const own = [await businessOf(baker)];
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", own);
    await repeatDueExpenses(test.deps);
    expect(await list(baker)).toHaveLength(1);
    await test.asOwner("update subscription set plan = 'pro' where business_id = $1", own);
    await repeatDueExpenses(test.deps);
    expect(await list(baker)).toHaveLength(2);
  });

  it("begins on the day that the business's own calendar says", async () => {
    const east = await test.member({ timeZone: "Pacific/Kiritimati" });
    await create(east, { date: "2026-10-27", repeatsMonthly: true });
    const west = await test.member({ timeZone: "America/Los_Angeles" });
    await create(west, { date: "2026-10-27", repeatsMonthly: true });
    await repeatDueExpenses(test.deps);
    expect([(await list(east)).length, (await list(west)).length]).toEqual([2, 1]);
  });
});
