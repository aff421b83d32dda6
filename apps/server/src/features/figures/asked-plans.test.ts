import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { listBuyers } from "./figures.actions.ts";

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
      returning business_id, id
    )
    insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor,
      line_total_minor)
    select business_id, id, p, 'i' || p, 'i' || p, 1, 50, 50 from made, generate_series(0, 1) p`);
  await test.asOwner("vacuum analyze orders");
  await test.asOwner("vacuum analyze order_item");
});
afterAll(() => test.close());

it("reads who bought an item by the orders of the days and the lines of each by its key, whoever the plan is for", async () => {
  for (const isForAll of [false, true]) {
    const [plan] = await explainWork(
      test,
      businessId,
      (tx) => listBuyers(tx, ["2026-11-01", "2026-11-30"], "ILS", { keys: ["n:i1"], limit: 5 }),
      isForAll,
    );
    expect(plan).toMatch(/orders_by_\w+[^]*Index Cond: .*delivery_date >= /);
    expect(plan).toMatch(
      /order_item_\w+ on order_item.*\n.*Index Cond: \(\(business_id = .*\(order_id = /,
    );
    expect(plan).not.toMatch(/Seq Scan on (orders|order_item)/);
  }
});
