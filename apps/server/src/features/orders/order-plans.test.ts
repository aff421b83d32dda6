import { afterAll, beforeAll, expect, it } from "vitest";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { BusinessId } from "../../platform/database/proof.ts";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { countStates } from "../figures/figures.actions.ts";
import { listBakeLines, listTicks } from "../bake-list/bake-list.store.ts";
import {
  findHolders,
  listCalendar,
  listOpenOfDay,
  listOrders,
  listUpcoming,
} from "./order-lists.store.ts";
import type { ListSort, OrderFilter } from "./order-lists.store.ts";
import { countMadeOrders, lockOrder, orderDetails } from "./orders.store.ts";
import { listRemembered, listSuggestedProducts } from "./suggestions.store.ts";

let test: TestApp;
let businessId: string;
const id = "01890000-0000-7000-8000-000000000000";

// 20,000 orders: 2,000 of one business, the rest spread over 180 others.
beforeAll(async () => {
  test = await startTestApp();
  businessId = await businessOf(await test.member());
  await test.asOwner(`
    with others as (
      insert into business (id, name, created_at, updated_at)
      select gen_random_uuid(), 'b', now(), now() from generate_series(1, 180) returning id
    ), one_client as (
      insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
      values ('${businessId}', '${id}', 'n', 'n', 'n', now(), now())
    )
    insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, delivery_time,
      status, currency, items_total_minor, total_minor, search_key, created_day, created_at, updated_at, deleted_at,
      cancelled_at)
    select b.id, gen_random_uuid(), n, case when b.id = '${businessId}' and n % 4 = 0 then '${id}'::uuid end, 'c' || n,
      'c' || n, date '2026-07-01' + n % 180, case when n % 3 > 0 then time '08:00' + n % 600 * interval '1 minute' end,
      (array['completed', 'completed', 'completed', 'pending', 'in_progress'])[1 + n % 5], 'ILS', 100, 100, '#' || n || ' c',
      date '2026-07-01' + n % 150, timestamptz '2026-07-01' + n * interval '1 minute', now(),
      case when n % 40 = 0 then now() end, case when n % 30 = 0 then now() end
      from (select id, 100 as most from others union all select '${businessId}', 2000) b, generate_series(1, b.most) n`);
  await test.asOwner(`insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity)
    select business_id, id, position, 'x', 'x', 1 from orders, generate_series(0, 2) position`);
  await test.asOwner(`insert into item_memory (business_id, name_key, currency, dessert_name, unit_price_minor, last_used_at)
    select b.id, 'n' || n, 'ILS', 'n' || n, 1, now() from business b, generate_series(1, 50) n`);
  await test.asOwner(`insert into product (business_id, id, name, name_key, created_at, updated_at)
    select b.id, gen_random_uuid(), 'n' || n, 'n' || n, now(), now() from business b, generate_series(1, 50) n`);
  for (const table of ["orders", "order_item", "item_memory", "product"])
    await test.asOwner(`vacuum analyze ${table}`);
});
afterAll(() => test.close());

async function planOf(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  const plans = await explainWork(test, businessId, work);
  expect(plans.length).toBeGreaterThan(0);
  const plan = plans.join("\n");
  expect(plan).not.toContain("Seq Scan");
  return plan;
}

function statementPlan(statement: (businessId: BusinessId) => Statement<object>): Promise<string> {
  return planOf((tx) => tx.query(statement(tx.businessId)));
}

function listPlan(
  sort: ListSort,
  filter: Partial<OrderFilter> = {},
  after: string[] | null = null,
): Promise<string> {
  const deletedSince = new Date("2026-01-01");
  return statementPlan((own) =>
    listOrders(own, { patterns: [], sort, after, limit: 25, deletedSince, ...filter }),
  );
}

it.each<[string, ListSort, Partial<OrderFilter>, string[] | null, RegExp]>([
  ["by delivery", "delivery", {}, null, /Index Scan using orders_by_delivery/],
  [
    "by delivery, further on",
    "delivery",
    {},
    ["2026-09-01", "10:00:00", id],
    /Index Scan using orders_by_delivery[^]*delivery_date >= /,
  ],
  [
    "by delivery, last first",
    "-delivery",
    {},
    null,
    /Index Scan Backward using orders_by_delivery/,
  ],
  [
    "by delivery, last first, further on",
    "-delivery",
    {},
    ["2026-09-01", "10:00:00", id],
    /Backward using orders_by_delivery[^]*delivery_date <= /,
  ],
  [
    "between days",
    "delivery",
    { from: "2026-09-01", to: "2026-09-20" },
    null,
    /Index Scan using orders_by_delivery/,
  ],
  ["of a state", "delivery", { status: "pending" }, null, /Index Scan using orders_by_status/],
  [
    "of a state, further on",
    "delivery",
    { status: "pending" },
    ["2026-09-01", "10:00:00", id],
    /Index Scan using orders_by_status[^]*delivery_date >= /,
  ],
  ["newest", "newest", {}, null, /Index Scan using orders_by_age/],
  [
    "newest, further on",
    "newest",
    {},
    ["2026-07-02T00:00:00Z", id],
    /orders_by_age[^]*Index Cond: .*ROW\(created_at, id\) </,
  ],
  ["by client name", "client", {}, null, /Index Scan using orders_by_client_key/],
  [
    "by client name, further on",
    "client",
    {},
    ["c5", id],
    /orders_by_client_key[^]*Index Cond: .*ROW\(client_key, id\) >/,
  ],
  ["of a client", "delivery", { clientId: id }, null, /Index Scan using orders_by_client /],
  ["deleted", "deleted", {}, null, /Index Scan using orders_deleted/],
  ["of an item of many orders", "delivery", { itemKey: "x" }, null, /using orders_by_delivery/],
  ["of an item, newest", "newest", { itemKey: "x" }, null, /using orders_by_age/],
  ["of a product, by client", "client", { productId: id }, null, /using orders_by_client_key/],
])(
  "the list %s reads only its page, in the order of an index",
  async (_name, sort, filter, after, index) => {
    const plan = await listPlan(sort, filter, after);
    expect(plan).toMatch(index);
    expect(plan).toMatch(/using order_item_pkey/);
    expect(plan).not.toContain("Sort");
  },
);

it("orders that hold an item are found in an index, and read by their keys where they are few", async () => {
  expect(await planOf((tx) => findHolders(tx, { itemKey: "x" }))).toMatch(
    /Limit[^]*order_item_by_name/,
  );
  expect(await planOf((tx) => findHolders(tx, { productId: id }))).toMatch(
    /Limit[^]*order_item_by_product/,
  );
  const [ofAll] = await explainWork(
    test,
    businessId,
    (tx) => findHolders(tx, { itemKey: "x" }),
    true,
  );
  expect(ofAll).toMatch(/Limit[^]*order_item_by_name/);
  const plan = await listPlan("delivery", { itemKey: "x", holders: [id] });
  expect(plan).toMatch(/orders_pkey[^]*Index Cond: .*id = ANY/);
});

it("cancelled orders are read from an index that holds no others", async () => {
  expect(await listPlan("delivery", { isCancelled: true })).toMatch(/orders_cancelled/);
});

it("a search reads one business's orders and no other's", async () => {
  const plan = await listPlan("delivery", { patterns: ["%c%"] });
  expect(plan).toMatch(/Index Cond: .*business_id = /);
});

it("calendar, same day, what comes and the bake list read their days", async () => {
  const days = [
    await statementPlan((own) => listCalendar(own, "2026-09-01", "2026-09-30")),
    await statementPlan((own) => listOpenOfDay(own, "2026-09-01", null)),
    await planOf((tx) => listUpcoming(tx, "2026-09-01", "2026-09-02", 12)),
    await planOf((tx) => listBakeLines(tx, "2026-09-01", "2026-09-01")),
  ];
  for (const plan of days)
    expect(plan).toMatch(/orders_by_delivery[^]*Index Cond: .*delivery_date/);
  expect(await planOf((tx) => listTicks(tx, "2026-09-01", "2026-09-30"))).toMatch(/bake_tick_pkey/);
});

it("tabs are counted from what is kept of days, whatever the orders", async () => {
  const plan = await planOf((tx) => countStates(tx, [null, null], "2026-11-26"));
  expect(plan).toMatch(/day_sum_pkey[^]*Index Cond: .*kind = ANY .*day >= .*day <= /);
  expect(plan).not.toMatch(/ on orders\b/);
});

it("one order, the month's count and the suggestions go by keys", async () => {
  expect(await statementPlan((own) => orderDetails(own, id, new Date()))).toMatch(/orders_pkey/);
  expect(await planOf((tx) => lockOrder(tx, id))).toMatch(/orders_pkey/);
  const month = await planOf((tx) => countMadeOrders(tx, "2026-09-01", "2026-09-30"));
  expect(month).toMatch(/orders_by_created_day/);
  await planOf((tx) => listRemembered(tx, ["%n1%"]));
  await planOf((tx) => listSuggestedProducts(tx, ["%n1%"]));
});
