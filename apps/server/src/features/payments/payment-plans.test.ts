import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { listPayers, sumCashMethods } from "../figures/figures.actions.ts";
import { listBalances, listDebts, listPayments } from "./payment-lists.store.ts";
import { listOfOrder } from "./payments.store.ts";

let test: TestApp;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  businessId = await businessOf(await test.member());
  await test.asOwner(`
    with others as (
      insert into business (id, name, created_at, updated_at)
      select gen_random_uuid(), 'b', now(), now() from generate_series(1, 190) returning id
    ), made as (
      insert into orders (business_id, id, number, client_name, client_key, delivery_date, status, currency,
        items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
      select b.id, gen_random_uuid(), n, 'c', 'c' || n % 40, date '2026-01-01' + n % 330, 'completed', 'ILS', 100, 100,
        'c', '2026-01-01', now(), now()
        from (select id, 150 as most from others union all select '${businessId}', 2000) b, generate_series(1, b.most) n
      returning business_id, id, number, delivery_date
    )
    insert into payment (business_id, id, order_id, order_number, kind, amount_minor, effect_minor, currency, method,
      paid_date, search_key, created_at)
    select business_id, gen_random_uuid(), id, number, 'payment', 100, 100, 'ILS', 'cash', delivery_date, '', now()
      from made where number % 10 <> 0`);
  await test.asOwner("vacuum analyze orders");
  await test.asOwner("vacuum analyze payment");
  await test.asOwner(`
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, 'cash', paid_date, currency, method, '', sum(effect_minor), count(*), 0 from payment
     group by 1, 2, 3, 4, 5`);
  await test.asOwner("vacuum analyze day_sum");
});
afterAll(() => test.close());

const page = {
  patterns: [],
  from: undefined,
  to: undefined,
  method: undefined,
  currency: undefined,
  limit: 26,
  after: null,
};

it("reads each page of payments in the order of an index", async () => {
  const after = ["2026-06-01", "01890000-0000-7000-8000-000000000000"] as const;
  const plans = await explainWork(test, businessId, async (tx) => {
    await listPayments(tx, page);
    await listPayments(tx, { ...page, after });
    await listPayments(tx, { ...page, from: "2026-11-01", to: "2026-11-30" });
  });
  for (const plan of plans) {
    expect(plan).toMatch(/payment_by_date/);
    expect(plan).not.toMatch(/Seq Scan on (payment|orders)/);
  }
  for (const plan of plans.slice(0, 2)) expect(plan).not.toContain("Sort");
});

it("sums a month by the sums kept of its days alone", async () => {
  const plans = await explainWork(test, businessId, async (tx) => {
    await sumCashMethods(tx, ["2026-11-01", "2026-11-30"]);
  });
  expect(plans[0]).toMatch(/day_sum_pkey[^]*Index Cond: .*day >= /);
});

it("reads an order's payments by the order, and who owes what by the business, never row by row", async () => {
  const plans = await explainWork(test, businessId, async (tx) => {
    await listOfOrder(tx, "01890000-0000-7000-8000-000000000000");
    await listDebts(tx, "2026-11-26", null, 26);
    await listBalances(tx, ["01890000-0000-7000-8000-000000000000"]);
  });
  for (const plan of [plans[0], plans[2]]) expect(plan).toMatch(/payment_by_order/);
  expect(plans[2]).not.toMatch(/Seq Scan/);
  expect(plans[1]).not.toMatch(/Seq Scan on (payment|orders)/);
  expect(plans[1]).not.toMatch(/SubPlan/);
  expect(plans[1]).toMatch(/orders_unpaid[^]*orders_deposit_due/);
  expect(plans[1]).not.toMatch(/payment/);
});

it("reads who paid by the day of payment, and each order by its key, also where one plan is for all businesses", async () => {
  for (const isForAll of [false, true]) {
    const [plan] = await explainWork(
      test,
      businessId,
      (tx) => listPayers(tx, ["2026-11-20", "2026-11-26"], "ILS", 5),
      isForAll,
    );
    expect(plan).toMatch(/payment_by_date/);
    expect(plan).toMatch(
      /orders_pkey on orders.*\n.*Index Cond: \(\(business_id = .*\) AND \(id = /,
    );
    expect(plan).not.toMatch(/Seq Scan on (payment|orders)/);
  }
});
