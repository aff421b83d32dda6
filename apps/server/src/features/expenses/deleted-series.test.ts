import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../../housekeeping/housekeeping.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { repeatDueExpenses } from "./expense-repeats.actions.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;

/** Creates a rent of October and, by the job, of November; returns the last, which carries the repetition. */
async function payRent(baker: Caller): Promise<string> {
  const rent = { date: "2026-10-26", category: "utilities", amount: 900, repeatsMonthly: true };
  expect((await baker.post("/api/expenses", rent)).status).toBe(201);
  await repeatDueExpenses(test.deps);
  const [last] = (await baker.get("/api/expenses")).body.items;
  expect(last).toMatchObject({ date: "2026-11-26", repeatsMonthly: true });
  return String(last?.id);
}

/** Returns the days of the expenses, the last first, after so many days went by and the job ran. */
async function daysAfter(baker: Caller, days: number): Promise<string[]> {
  test.clock.forward(days * dayMs);
  await repeatDueExpenses(test.deps);
  test.clock.forward(-days * dayMs);
  const { items } = (await baker.get("/api/expenses")).body;
  return items.map((one) => `${one.date}${one.repeatsMonthly ? " repeats" : ""}`);
}

describe("deleting the last expense of a series", () => {
  it("leaves one month out, and later months go on", async () => {
    const baker = await test.member();
    const id = await payRent(baker);
    await baker.delete(`/api/expenses/${id}`);
    expect((await baker.get(`/api/expenses/${id}`)).body).toMatchObject({
      repeatsMonthly: true,
      nextDate: "2026-12-26",
    });
    expect(await daysAfter(baker, 0)).toEqual(["2026-10-26"]);
    expect(await daysAfter(baker, 40)).toEqual(["2026-12-26 repeats", "2026-10-26"]);
    const { items } = (await baker.get("/api/expenses/sums?from=2026-10-01&to=2026-12-31")).body;
    expect(items.map((one) => [one.month, one.amount])).toEqual([
      ["2026-10", 900],
      ["2026-12", 900],
    ]);
  });

  it("ends the series where later ones are to go too", async () => {
    const baker = await test.member();
    const id = await payRent(baker);
    await baker.delete(`/api/expenses/${id}?withLater=true`);
    expect((await baker.get(`/api/expenses/${id}`)).body).toMatchObject({ nextDate: null });
    expect(await daysAfter(baker, 70)).toEqual(["2026-10-26"]);
  });

  it.each(["", "?withLater=true"])(
    "brings back what was when it is undone (%s)",
    async (choice) => {
      const baker = await test.member();
      const id = await payRent(baker);
      await baker.delete(`/api/expenses/${id}${choice}`);
      expect((await baker.post(`/api/expenses/${id}/restore`)).body).toMatchObject({
        repeatsMonthly: true,
        nextDate: "2026-12-26",
      });
      expect(await daysAfter(baker, 40)).toEqual([
        "2026-12-26 repeats",
        "2026-11-26",
        "2026-10-26",
      ]);
    },
  );

  it("does not begin the series anew when it is brought back after the next month", async () => {
    const baker = await test.member();
    const id = await payRent(baker);
    await baker.delete(`/api/expenses/${id}`);
    await daysAfter(baker, 31);
    await baker.post(`/api/expenses/${id}/restore`);
    expect(await daysAfter(baker, 31)).toEqual(["2026-12-26 repeats", "2026-11-26", "2026-10-26"]);
  });

  it("decides once more when it is asked again", async () => {
    const baker = await test.member();
    const id = await payRent(baker);
    await baker.delete(`/api/expenses/${id}`);
    await baker.delete(`/api/expenses/${id}?withLater=true`);
    await baker.delete(`/api/expenses/${id}`);
    expect(await daysAfter(baker, 40)).toEqual(["2026-10-26"]);
  });

  it("goes on after 30 days where a plan without the feature made the series wait", async () => {
    const [waiting, ended] = [await test.member(), await test.member()];
    const own = [await businessOf(waiting)];
    const ids = [await payRent(waiting), await payRent(ended)];
    await waiting.delete(`/api/expenses/${ids[0]}`);
    await ended.delete(`/api/expenses/${ids[1]}?withLater=true`);
    const kept = async () => {
      const text = "select id from expense where id in ($1, $2)";
      return (await test.asOwner<{ id: string }>(text, ids)).map(({ id }) => id);
    };
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", own);
    test.clock.forward(31 * dayMs);
    await repeatDueExpenses(test.deps);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await kept()).toEqual([ids[0]]);

    await test.asOwner("update subscription set plan = 'pro' where business_id = $1", own);
    await repeatDueExpenses(test.deps);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await kept()).toEqual([]);
    const last =
      "select max(date)::text as day from expense where business_id = $1 and deleted_at is null";
    expect(await test.asOwner(last, own)).toEqual([{ day: "2026-12-26" }]);
  });
});
