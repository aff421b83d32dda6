import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { listInMenuOrder, listNewest as listNewestItems } from "../catalog/catalog-lists.store.ts";
import {
  countDayOrders,
  listAskableItems,
  menuPictureStatement,
  menuStatement,
} from "../catalog/menu.store.ts";
import { loadItem } from "../catalog/catalog-items.store.ts";
import { listByPhone } from "../clients/clients.store.ts";
import { countWaiting, listByDay, listNewest, listNewestOpen } from "./request-lists.store.ts";
import { loadRequest, lockRequest } from "./requests.store.ts";

let test: TestApp;
let businessId: string;
const id = "01890000-0000-7000-8000-000000000000";

// 200 businesses, each with 40 items that 40 products were made of, 100 clients and 200 requests, most of them closed.
beforeAll(async () => {
  test = await startTestApp();
  businessId = await businessOf(await test.member());
  await test.asOwner(`insert into business (id, name, created_at, updated_at)
    select gen_random_uuid(), 'b', now(), now() from generate_series(1, 200)`);
  await test.asOwner(`insert into menu_settings (business_id, token, updated_at)
    select id, 'mt_' || id, now() from business on conflict do nothing`);
  await test.asOwner(`insert into catalog_section (business_id, id, name, name_key, position, created_at, updated_at)
    select id, gen_random_uuid(), 's' || n, 's' || n, n, now(), now() from business, generate_series(1, 4) n`);
  await test.asOwner(`insert into catalog_item (business_id, id, section_id, position, name, name_key, price_minor,
      currency, created_at, updated_at)
    select s.business_id, gen_random_uuid(), s.id, n, 'i', 'i', 100, 'ILS', timestamptz '2026-11-26T12:00:00Z' - n * interval '1 day', now()
      from catalog_section s, generate_series(1, 10) n`);
  await test.asOwner(`insert into file (business_id, id, width, height, size_bytes, content_hash, created_at)
    select business_id, id, 9, 9, 9, 'h', now() from catalog_item`);
  await test.asOwner(`insert into catalog_picture (business_id, item_id, position, file_id)
    select business_id, id, 0, id from catalog_item`);
  await test.asOwner(`insert into product (business_id, id, name, name_key, created_at, updated_at)
    select business_id, id, 'p', id::text, now(), now() from catalog_item`);
  await test.asOwner("update catalog_item set product_id = id");
  await test.asOwner(`insert into client (business_id, id, name, name_key, search_key, phone_key, created_at, updated_at)
    select id, gen_random_uuid(), 'c', 'c', 'c', (10000000 + n)::text, now(), now() from business, generate_series(1, 100) n`);
  await test.asOwner(`insert into order_request (business_id, id, number, status, name, phone, language, delivery_date,
      fulfilment, currency, total_minor, search_key, ask_hash, created_at, updated_at)
    select id, gen_random_uuid(), n, case when n % 10 = 0 then 'new' when n % 3 = 0 then 'declined' else 'accepted' end,
      'n', 'p', 'en', date '2026-11-01' + n % 60, 'pickup', 'ILS', 1, 'n', 'h', timestamptz '2026-11-26T12:00:00Z' - n * interval '1 hour', now()
      from business, generate_series(1, 200) n`);
  await test.asOwner(`insert into request_item (business_id, request_id, position, name, quantity, unit_price_minor,
      line_total_minor)
    select business_id, id, 0, 'i', 1, 1, 1 from order_request`);
  await test.asOwner(`insert into request_picture (business_id, request_id, position, file_id)
    select business_id, r.id, 0, f.id from (select *, row_number() over (partition by business_id) n from order_request) r
      join (select *, row_number() over (partition by business_id) n from file) f using (business_id, n)`);
  await test.asOwner(`insert into orders (business_id, id, number, client_name, client_key, delivery_date, currency,
      items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
    select id, gen_random_uuid(), n, 'c', 'c', date '2026-11-01' + n % 60, 'ILS', 1, 1, 'c', '2026-11-01', now(), now()
      from business, generate_series(1, 100) n`);
  await test.asOwner("vacuum analyze");
});
afterAll(() => test.close());

async function planOf(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  const plans = await explainWork(test, businessId, work);
  return plans.join("\n");
}

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ["one request", (tx) => loadRequest(tx, id)],
  ["one request, to change it", (tx) => lockRequest(tx, id)],
  ["what waits", (tx) => countWaiting(tx)],
  ["what waits, the newest", (tx) => listNewestOpen(tx, 3)],
  ["the pictures of an item", (tx) => loadItem(tx, id)],
])("%s is found without reading a whole table", async (_what, work) => {
  const plan = await planOf(work);
  expect(plan).toContain("Index");
  expect(plan).not.toContain("Seq Scan");
});

it("what functions read of a menu stands under indexes too", async () => {
  const before = await test.asOwner<{ relname: string; seq_scan: string }>(countScans);
  await test.asOwner(
    "insert into menu_address (slug, business_id, is_open) values ('plans', $1, true)",
    [businessId],
  );
  await test.deps.database.transact({ kind: "menu", slug: "plans" }, async (tx) => {
    await tx.query(menuStatement());
    await tx.query(menuPictureStatement(id));
    await listAskableItems(tx, [id]);
    await countDayOrders(tx, "2026-11-01", "2026-11-21");
    await tx.query({ text: "select pg_stat_force_next_flush()", values: [] });
  });
  expect(before.length).toBeGreaterThan(5);
  expect(await test.asOwner(countScans)).toEqual(before);
});

const countScans = `select relname, seq_scan from pg_stat_user_tables
  where relname in ('catalog_item', 'catalog_section', 'catalog_picture', 'file', 'orders', 'order_request')
  order by relname`;

it("the lists go over the index of their order", async () => {
  const page = { patterns: [], from: null, to: null, timeZone: "UTC", limit: 26 };
  const items = { patterns: [], sectionId: null, isActive: null, limit: 26 };
  expect(await planOf((tx) => listByDay(tx, page, ["2026-11-20", "10:00", id]))).toContain(
    "order_request_open",
  );
  const instant = "2026-11-26T12:00:00.000Z";
  for (const [tab, index] of [
    ["accepted", "order_request_accepted"],
    ["closed", "order_request_closed"],
    ["all", "order_request_newest"],
  ] as const) {
    expect(await planOf((tx) => listNewest(tx, { ...page, tab }, [instant, id]))).toContain(index);
  }
  expect(await planOf((tx) => listNewestItems(tx, items, [instant, id]))).toContain(
    "catalog_item_by_age",
  );
  expect(await planOf((tx) => listInMenuOrder(tx, items, [1, 2, id]))).not.toContain("Seq Scan");
  expect(await planOf((tx) => listByPhone(tx, "10000001"))).toContain("client_by_phone");
});
