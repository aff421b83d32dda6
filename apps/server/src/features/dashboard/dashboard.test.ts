import { monthSpans } from "@marzipan/domain/months";
import { makesRevenue } from "@marzipan/domain/figures";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { countDay, figuresOfMonth } from "../figures/figures.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(
  baker: Caller,
  deliveryDate: string,
  more: object = {},
): Promise<{ id: string }> {
  const made = await baker.post("/api/orders", { clientName: "Dana", deliveryDate, ...more });
  expect(made.status).toBe(201);
  return made.body;
}

// The clock is at 2026-11-26.
describe("GET /api/dashboard", () => {
  it("answers a business without orders in its own currency", async () => {
    const baker = await test.member({ currency: "EUR" });
    const { status, body } = await baker.get("/api/dashboard");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: "2026-11-26",
      counts: { today: 0, pending: 0, completed: 0, overdue: 0, completedToday: 0 },
      revenueThisMonth: [{ currency: "EUR", amount: 0 }],
      bakeNow: [],
      handOverNext: null,
      upcoming: [],
      tasks: [],
      month: { from: "2026-11-01", to: "2026-11-26", lastFrom: "2026-10-01", lastTo: "2026-10-26" },
      requestsWaiting: 0,
      oldestRequestAt: null,
    });
  });

  it("tells how many places of today and tomorrow are taken, and whether they are closed", async () => {
    const baker = await test.member();
    await baker.patch("/api/menu-settings", {
      maxOrdersADay: 2,
      closedDays: [{ from: "2026-11-27", to: "2026-11-27", note: "" }],
    });
    await order(baker, "2026-11-26");
    expect((await baker.get("/api/dashboard")).body.days).toMatchObject({
      today: { closed: null, taken: 1, limit: 2 },
      tomorrow: { closed: "days", taken: 0, limit: 2 },
    });
  });

  it("counts the customers' requests that have no answer yet", async () => {
    const baker = await test.member();
    const menu = await openMenu(baker);
    await askOn(test, menu);
    await askOn(test, menu);
    const { items } = (await baker.get("/api/order-requests")).body;
    const both = (await baker.get("/api/dashboard")).body;
    const cameAt = items.map(({ createdAt }: { createdAt: string }) => createdAt).sort();
    expect(both).toMatchObject({ requestsWaiting: 2, oldestRequestAt: cameAt[0] });
    await baker.post(`/api/order-requests/${items[0]?.id}/accept`, {});
    expect((await baker.get("/api/dashboard")).body).toMatchObject({
      requestsWaiting: 1,
      oldestRequestAt: items[1]?.createdAt,
    });
  });

  it("counts today, what waits, this month's completed and what is overdue, never cancelled or deleted orders", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-26");
    await order(baker, "2026-11-26", { status: "completed" });
    await order(baker, "2026-11-30", { status: "completed" });
    await order(baker, "2026-10-31", { status: "completed" });
    await order(baker, "2026-11-25");
    await order(baker, "2026-11-24", { status: "in_progress" });
    await order(baker, "2027-01-05");
    const cancelled = await order(baker, "2026-11-26");
    await baker.post(`/api/orders/${cancelled.id}/cancel`, {});
    const deleted = await order(baker, "2026-11-20");
    await baker.delete(`/api/orders/${deleted.id}`);
    const { body } = await baker.get("/api/dashboard");
    expect(body.counts).toEqual({
      today: 2,
      pending: 3,
      completed: 2,
      overdue: 2,
      completedToday: 1,
    });
  });

  it("sums completed orders by delivery date, each currency by itself, beside the same days of last month", async () => {
    const baker = await test.member();
    const done = { status: "completed" };
    await order(baker, "2026-11-03", { ...done, agreedPrice: 100.5 });
    await order(baker, "2026-11-28", { ...done, agreedPrice: 10 });
    await order(baker, "2026-11-04", { ...done, agreedPrice: 7, currency: "USD" });
    await order(baker, "2026-11-05", { agreedPrice: 1000 });
    await order(baker, "2026-10-26", { ...done, agreedPrice: 40 });
    await order(baker, "2026-10-27", { ...done, agreedPrice: 2 });
    await order(baker, "2026-09-30", { ...done, agreedPrice: 500 });
    const { body } = await baker.get("/api/dashboard");
    expect(body.revenueThisMonth).toEqual([
      { currency: "ILS", amount: 110.5 },
      { currency: "USD", amount: 7 },
    ]);
    expect(body.month.revenue).toEqual([
      { currency: "ILS", thisMonth: 110.5, lastMonthSameDays: 40, lastMonth: 42 },
      { currency: "USD", thisMonth: 7, lastMonthSameDays: 0, lastMonth: 0 },
    ]);
  });

  it("tells one revenue everywhere, as the rule counts it", async () => {
    const baker = await test.member();
    const days = [
      "2026-10-01",
      "2026-10-26",
      "2026-10-31",
      "2026-11-01",
      "2026-11-26",
      "2026-11-30",
      "2026-12-01",
    ];
    const states = ["completed", "completed", "pending"] as const;
    const orders = await Promise.all(
      Array.from({ length: 42 }, async (_, index) => {
        const one = {
          deliveryDate: days[index % 7] as string,
          status: states[index % 3] as string,
          isCancelled: index % 5 === 0,
          isDeleted: index % 11 === 0,
          currency: "ILS",
          totalMinor: (index + 1) * 137,
        };
        const { status } = one;
        const made = await order(baker, one.deliveryDate, {
          status,
          agreedPrice: one.totalMinor / 100,
        });
        if (one.isCancelled) await baker.post(`/api/orders/${made.id}/cancel`, {});
        if (one.isDeleted) await baker.delete(`/api/orders/${made.id}`);
        return one;
      }),
    );
    const sum = (from: string, to: string): number =>
      orders
        .filter((one) => makesRevenue(one) && from <= one.deliveryDate && one.deliveryDate <= to)
        .reduce((total, { totalMinor }) => total + totalMinor, 0) / 100;
    const expected = {
      thisMonth: sum("2026-11-01", "2026-11-30"),
      lastMonthSameDays: sum("2026-10-01", "2026-10-26"),
      lastMonth: sum("2026-10-01", "2026-10-31"),
    };
    const { body } = await baker.get("/api/dashboard");
    expect(body.month.revenue).toEqual([{ currency: "ILS", ...expected }]);
    expect(body.revenueThisMonth).toEqual([{ currency: "ILS", amount: expected["thisMonth"] }]);
  });

  it("sums expenses by their day beside the same days of last month, each currency by itself", async () => {
    const baker = await test.member();
    const spend = (date: string, amount: number, currency = "ILS") =>
      baker.post("/api/expenses", { date, amount, currency, category: "food" });
    await spend("2026-11-03", 10);
    await spend("2026-11-28", 99);
    await spend("2026-10-26", 4);
    await spend("2026-10-27", 3);
    await spend("2026-11-04", 900, "JPY");
    const { body } = await baker.get("/api/dashboard");
    expect(body.month.expenses).toEqual([
      { currency: "ILS", thisMonth: 109, lastMonthSameDays: 4, lastMonth: 7 },
      { currency: "JPY", thisMonth: 900, lastMonthSameDays: 0, lastMonth: 0 },
    ]);
  });

  it("shows what misses most of today's baking, at most three items", async () => {
    const baker = await test.member();
    const items = [3, 9, 1, 4].map((quantity) => ({ dessert_name: `Cake ${quantity}`, quantity }));
    await order(baker, "2026-11-26", { items });
    await order(baker, "2026-11-27", { items: [{ dessert_name: "Tomorrow's", quantity: 50 }] });
    const list = await baker.get("/api/bake-list?from=2026-11-26");
    const nine = list.body.items.find(
      (item: { dessert_name: string }) => item.dessert_name === "Cake 9",
    );
    await baker.put("/api/bake-list/ticks", { from: "2026-11-26", key: nine?.key, made: 7 });
    const { body } = await baker.get("/api/dashboard");
    expect(
      body.bakeNow.map((item: { dessert_name: string; made: number }) => [
        item.dessert_name,
        item.made,
      ]),
    ).toEqual([
      ["Cake 4", 0],
      ["Cake 3", 0],
      ["Cake 9", 7],
    ]);
  });

  it("shows nothing to bake that is made", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-26", { items: [{ dessert_name: "Cake", quantity: 2 }] });
    await baker.put("/api/bake-list/ticks", { from: "2026-11-26", key: "n:cake", made: 2 });
    expect((await baker.get("/api/dashboard")).body.bakeNow).toEqual([]);
  });

  it("lists the open orders of today and tomorrow by time, and the first of today to hand over", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-26", { clientName: "no time" });
    await order(baker, "2026-11-26", { clientName: "late", deliveryTime: "18:00" });
    await order(baker, "2026-11-26", { clientName: "early", deliveryTime: "08:00" });
    await order(baker, "2026-11-26", {
      clientName: "done",
      deliveryTime: "07:00",
      status: "completed",
    });
    await order(baker, "2026-11-27", { clientName: "tomorrow", deliveryTime: "06:00" });
    await order(baker, "2026-11-28", { clientName: "later" });
    const off = await order(baker, "2026-11-26", { clientName: "off", deliveryTime: "06:00" });
    await baker.post(`/api/orders/${off.id}/cancel`, {});
    const gone = await order(baker, "2026-11-26", { clientName: "gone", deliveryTime: "06:00" });
    await baker.delete(`/api/orders/${gone.id}`);
    const { body } = await baker.get("/api/dashboard");
    const names = body.upcoming.map((one: { clientName: string }) => one.clientName);
    expect(names).toEqual(["early", "late", "no time", "tomorrow"]);
    expect(body.handOverNext?.clientName).toBe("early");
  });

  it("has nothing to hand over when only tomorrow has orders", async () => {
    const baker = await test.member();
    await order(baker, "2026-11-27");
    expect((await baker.get("/api/dashboard")).body).toMatchObject({
      handOverNext: null,
      upcoming: [{}],
    });
  });

  it("lists the five open tasks that are due first", async () => {
    const baker = await test.member();
    for (const [title, dueDate] of [
      ["no day"],
      ["later", "2026-12-05"],
      ["late", "2026-11-20"],
      ["a"],
      ["b"],
      ["c"],
    ]) {
      await baker.post("/api/tasks", { title, dueDate });
    }
    await baker.post("/api/tasks", { title: "done", dueDate: "2026-11-01", completed: true });
    const { body } = await baker.get("/api/dashboard");
    expect(body.tasks.map((task: { title: string }) => task.title)).toEqual([
      "late",
      "later",
      "no day",
      "a",
      "b",
    ]);
  });

  it("shows no more than twelve upcoming orders", async () => {
    const baker = await test.member();
    for (let n = 0; n < 13; n += 1) await order(baker, "2026-11-27");
    expect((await baker.get("/api/dashboard")).body.upcoming).toHaveLength(12);
  });

  it("shows nothing of another business", async () => {
    const other = await test.member();
    await order(other, "2026-11-26", { status: "completed", agreedPrice: 50 });
    await order(other, "2026-11-26", { items: [{ dessert_name: "Cake", quantity: 1 }] });
    await other.post("/api/tasks", { title: "theirs" });
    const { body } = await (await test.member()).get("/api/dashboard");
    expect(body).toMatchObject({
      counts: { today: 0, pending: 0, completed: 0 },
      revenueThisMonth: [{ amount: 0 }],
      bakeNow: [],
      upcoming: [],
      tasks: [],
    });
  });

  it("reads its counts and sums from what is kept of days, never from orders", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    await test.asOwner(`
      with others as (
        insert into business (id, name, created_at, updated_at)
        select gen_random_uuid(), 'b', now(), now() from generate_series(1, 190) returning id
      )
      insert into orders (business_id, id, number, client_name, client_key, delivery_date, status, currency,
        items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
      select b.id, gen_random_uuid(), n, 'c', 'c', date '2026-01-01' + n % 360,
        (array['completed', 'completed', 'completed', 'pending', 'in_progress'])[1 + n % 5], 'ILS', 1, 1, 'c',
        '2026-01-01', now(), now()
        from (select id, 100 as most from others union all select '${businessId}', 1000) b, generate_series(1, b.most) n`);
    await test.asOwner(`
      insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
      select business_id, kind, delivery_date, currency, key, '', sum(total_minor), count(*), 0
        from orders, lateral (values
          (case status when 'completed' then 'revenue' else 'open' end, case status when 'completed' then '' else status end)
        ) as kept (kind, key)
       group by 1, 2, 3, 4, 5
      on conflict do nothing`);
    await test.asOwner("vacuum analyze orders");
    await test.asOwner("vacuum analyze day_sum");
    const plans = await explainWork(test, businessId, async (tx) => {
      await countDay(tx, monthSpans("2026-11-26"));
      await figuresOfMonth(tx, monthSpans("2026-11-26"), "ILS");
    });
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(/day_sum_pkey[^]*Index Cond: .*day >= /);
      expect(plan).not.toMatch(/ on orders\b/);
    }
  });

  it("takes the day from the business's time zone", async () => {
    const kiritimati = await test.member({ timeZone: "Pacific/Kiritimati" });
    expect((await kiritimati.get("/api/dashboard")).body.today).toBe("2026-11-27");
  });
});

describe("GET /api/usage", () => {
  it("answers what is used beside the limits of the plan", async () => {
    const baker = await test.member({ plan: "basic" });
    await order(baker, "2026-11-26", { saveClient: true });
    await test.asOwner(
      "update business_counter set stored_bytes = 268435456 where business_id = (select business_id from account where email = $1)",
      [baker.email],
    );
    const { body } = await baker.get("/api/usage");
    expect(body).toEqual({
      orders: { used: 1, limit: 50 },
      clients: { used: 1, limit: 25 },
      products: { used: 0, limit: 10 },
      storage: { used: 0.25, limit: 1 },
      people: { used: 1, limit: 1 },
      consultations: { used: 0, limit: 100, per: "lifetime", countsAnewAt: null },
    });
  });
});
