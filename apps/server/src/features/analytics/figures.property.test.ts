import fc from "fast-check";
import { addDays, addMonths, dayIn, monthEnd, monthStart } from "@marzipan/domain/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { drawActs, perform } from "../../platform/testing/random-acts.ts";
import type { Made } from "../../platform/testing/random-acts.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { drawBusinesses, storeBusiness } from "../../platform/testing/random-business.ts";
import type { PlainBusiness } from "../../platform/testing/random-business.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { slowCount, slowOwed } from "../../platform/testing/slow-count.ts";
import { compareSums, listDifferences } from "../figures/day-sums.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minor = (amount: number): number => Math.round(amount * 100);
const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

async function compare(baker: Caller, plain: PlainBusiness, today: string, span: [string, string]) {
  const [from, to] = span;
  for (const currency of ["ILS", "USD", "EUR"]) {
    const query = `from=${from}&to=${to}&currency=${currency}`;
    const { status, body } = await baker.get(`/api/analytics?${query}`);
    expect(status).toBe(200);
    const slow = slowCount(plain, currency, from, to);
    const { averageOrder, ordersCount, newClients, returningClients, ...money } = body.totals;
    const totals = Object.fromEntries(
      Object.entries(money as Record<string, number>).map(([name, one]) => [name, minor(one)]),
    );
    expect({ ...totals, ordersCount, newClients, returningClients }).toEqual(slow);
    expect(averageOrder === null).toBe(ordersCount === 0);
    const orderSum = (averageOrder ?? 0) * ordersCount * 100;
    const off = ordersCount > 0 ? Math.abs(orderSum - slow.revenue) : 0;
    expect(off).toBeLessThanOrEqual(ordersCount);
    const { compared } = body;
    expect(minor(compared?.totals.revenue ?? -1)).toBe(
      slowCount(plain, currency, compared?.from ?? "", compared?.to ?? "").revenue,
    );
    const { spans } = body;
    expect(minor(sumOf(spans, ({ revenue }) => revenue))).toBe(slow.revenue);
    expect(minor(sumOf(spans, ({ cash }) => cash))).toBe(slow.cash);
    expect(minor(sumOf(spans, ({ expenses }) => expenses))).toBe(slow.expenses);
    expect(minor(sumOf(body.weekdays, ({ revenue }) => revenue))).toBe(slow.revenue);
    const spent = sumOf(body.categories, ({ amount }) => amount);
    expect(minor(spent)).toBe(slow.expenses);
    const items = await readAllPages(baker, `/api/analytics/items?${query}`, 3);
    expect(minor(sumOf(items, ({ revenue }) => revenue))).toBe(slow.revenue);
    const groups = Object.values(body.clients as Record<string, { revenue: number }>);
    expect(minor(sumOf(groups, ({ revenue }) => revenue))).toBe(slow.revenue);
    const owed = slowOwed(plain, currency);
    expect(minor(body.owed.total)).toBe(sumOf(owed, (one) => one.minor));
    const limits: Record<string, [number, number]> = {
      not_due: [-99_999, -1],
      "0-7": [0, 7],
      "8-30": [8, 30],
      "31-60": [31, 60],
      over_60: [61, 99_999],
    };
    for (const { age, amount } of body.owed.byAge as { age: string; amount: number }[]) {
      const [least, most] = limits[age] as [number, number];
      const own = owed.filter(
        ({ day }) => addDays(day, least) <= today && today <= addDays(day, Math.min(most, 9999)),
      );
      expect([age, minor(amount)]).toEqual([age, sumOf(own, (one) => one.minor)]);
    }
  }
}

async function compareDashboard(baker: Caller, plain: PlainBusiness, today: string) {
  const { month } = (await baker.get("/api/dashboard")).body;
  const [from, last] = [monthStart(today), addMonths(monthStart(today), -1)];
  for (const figure of ["revenue", "expenses"] as const) {
    for (const one of month[figure] as Record<string, number | string>[]) {
      const count = (start: string, end: string): number =>
        slowCount(plain, String(one["currency"]), start, end)[figure];
      expect(minor(Number(one["thisMonth"]))).toBe(count(from, monthEnd(from)));
      expect(minor(Number(one["lastMonthSameDays"]))).toBe(count(last, addMonths(today, -1)));
      expect(minor(Number(one["lastMonth"]))).toBe(count(last, monthEnd(last)));
    }
  }
}

// Clock changes of Israel, Chile and New York, the ends of months of 28, 29, 30 and 31 days, and both sides of the date line.
const moments = [
  ["2026-03-27T00:30:00Z", "Asia/Jerusalem"],
  ["2026-10-24T22:30:00Z", "Asia/Jerusalem"],
  ["2027-02-28T11:00:00Z", "Pacific/Kiritimati"],
  ["2028-02-29T10:30:00Z", "Pacific/Niue"],
  ["2026-04-30T23:59:00Z", "Pacific/Chatham"],
  ["2026-11-01T05:30:00Z", "America/New_York"],
  ["2026-09-06T03:59:00Z", "America/Santiago"],
  ["2026-12-31T12:00:00Z", "Pacific/Apia"],
] as const;

describe("the figures of any business", () => {
  it.each(moments)(
    "are what a slow count over its rows gives, at %s in %s",
    { timeout: 90_000 },
    async (moment, timeZone) => {
      test.clock.now = new Date(moment);
      const baker = await test.member({ timeZone });
      const businessId = await businessOf(baker);
      const today = dayIn(timeZone, test.clock.now);
      const spans: [string, string][] = [
        [monthStart(today), monthEnd(today)],
        [addDays(today, -100), today],
        [addMonths(monthStart(today), -11), monthEnd(today)],
      ];
      let run = 0;
      await fc.assert(
        fc.asyncProperty(drawBusinesses(today, 120), async (plain) => {
          await storeBusiness(test, businessId, plain);
          await compare(baker, plain, today, spans[run % 3] as [string, string]);
          await compareDashboard(baker, plain, today);
          run += 1;
        }),
        { numRuns: 6, seed: Date.parse(moment) % 100_000, endOnFailure: true },
      );
      expect(run).toBe(6);
    },
  );
});

describe("the sums kept by day", () => {
  const differencesOf = async (businessId: string) =>
    await test.deps.database.transact({ kind: "job", businessId }, listDifferences);

  const countSlowly = async (businessId: string, today: string) => {
    const [counts] = await test.asOwner(
      `select count(*)::int as all,
          (count(*) filter (where status = 'pending' and cancelled_at is null))::int as pending,
          (count(*) filter (where status = 'in_progress' and cancelled_at is null))::int as in_progress,
          (count(*) filter (where status = 'completed' and cancelled_at is null))::int as completed,
          (count(*) filter (where status <> 'completed' and cancelled_at is null and delivery_date < $2))::int as overdue
        from orders where business_id = $1 and deleted_at is null`,
      [businessId, today],
    );
    return counts;
  };

  it(
    "are what the rows say after anything that an owner does, two acts at once",
    { timeout: 120_000 },
    async () => {
      test.clock.now = new Date("2026-11-26T12:00:00Z");
      const baker = await test.member({ plan: "premium" });
      const businessId = await businessOf(baker);
      const property = fc.asyncProperty(drawActs, async (acts) => {
        const made: Made = { clients: [], orders: [], payments: [], expenses: [] };
        for (const name of ["Noa Levi", "Dana", "ליאת", "花子", "Omar", "Zoe"])
          made.clients.push((await baker.post("/api/clients", { name })).body.id as string);
        for (let at = 0; at < acts.length; at += 2)
          await Promise.all(
            acts.slice(at, at + 2).map((act) => perform(baker, made, act, "2026-11-26")),
          );
        expect(made.orders.length + made.payments.length + made.expenses.length).toBeGreaterThan(0);
        expect(await differencesOf(businessId)).toEqual([]);
        const { body } = await baker.get("/api/orders/counts");
        expect(body).toEqual(await countSlowly(businessId, "2026-11-26"));
      });
      await fc.assert(property, { numRuns: 8, seed: 190, endOnFailure: true });
    },
  );

  it("are compared each night, a difference told as an error and mended", async () => {
    const baker = await test.member({ plan: "premium" });
    const businessId = await businessOf(baker);
    const clientId = (await baker.post("/api/clients", { name: "Noa" })).body.id as string;
    const day = { deliveryDate: "2026-11-20", status: "completed" };
    await baker.post("/api/orders", { clientName: "Noa", clientId, ...day, agreedPrice: 50 });
    await baker.post("/api/orders", { clientName: "Dana", ...day, agreedPrice: 30 });
    const told: unknown[] = [];
    const log = { ...test.deps.log, error: (facts: unknown) => told.push(facts) };
    const deps = { ...test.deps, log: log as unknown as typeof test.deps.log };
    await test.asOwner("update orders set client_id = null where business_id = $1", [businessId]);
    await test.asOwner("delete from client where business_id = $1", [businessId]);
    await compareSums(deps);
    expect(
      told.filter((one) => (one as { businessId?: string }).businessId === businessId),
    ).toEqual([]);
    expect(await differencesOf(businessId)).toEqual([]);
    await test.asOwner(
      "update day_sum set amount_minor = amount_minor + 1 where business_id = $1 and kind = 'revenue'",
      [businessId],
    );
    await test.asOwner("delete from day_sum where business_id = $1 and kind = 'client'", [
      businessId,
    ]);
    await test.asOwner(
      "update day_sum set count = count + 1 where business_id = $1 and kind = 'client_quarter'",
      [businessId],
    );
    await test.asOwner(
      "update orders set paid_minor = 1 where business_id = $1 and client_name = 'Dana'",
      [businessId],
    );
    await compareSums(deps);
    expect(told).toEqual([expect.objectContaining({ businessId, differences: 4 })]);
    expect(await differencesOf(businessId)).toEqual([]);
  });
});
