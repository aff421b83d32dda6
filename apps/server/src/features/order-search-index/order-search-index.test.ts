import { searchedAs } from "../../platform/database/searched-as.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { personPatterns } from "@marzipan/domain/search-words";
import type { Tx } from "../../platform/database/database.ts";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { countOrders, listOrders } from "../orders/order-lists.store.ts";
import { findCandidates, indexAllBusinesses } from "./order-search-index.actions.ts";
import { wordsLike } from "./order-search-index.store.ts";

let test: TestApp;
let baker: Caller;
let own: string;

/** What a search finds beside numbers, clients and phones: rare items, and items of every order. */
const usualWords = `' honey cake' || case when n % 97 = 0 then ' pavlova' else '' end
  || case when n % 500 = 0 then ' עוגת־דבש 50%_off großes weißbrot' else '' end`;

/** Gives a business orders with the next numbers, of 200 clients with phones. */
async function addOrders(count: number, words = usualWords, business = own): Promise<void> {
  await test.asOwner(
    `insert into orders (business_id, id, number, client_name, client_key, delivery_date, delivery_time, status, currency,
      items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
     select business_id, gen_random_uuid(), n, 'c', 'c', date '2026-07-01' + n * 7919 % 180,
      time '08:00' + n % 600 * interval '1 minute', (array['completed', 'pending', 'in_progress'])[1 + n % 3], 'ILS', 100,
      100, '#' || n || ' client' || n % 200 || ' 05' || 20000000 + n % 200 || ${words},
      date '2026-07-01', timestamptz '2026-07-01' + n * interval '1 minute', now()
     from business_counter, generate_series(last_order_number + 1, last_order_number + $2) n where business_id = $1`,
    [business, count],
  );
  await test.asOwner(
    "update business_counter set last_order_number = last_order_number + $2 where business_id = $1",
    [business, count],
  );
}

beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
  own = await businessOf(baker);
  await addOrders(3400);
  await indexAllBusinesses(test.deps);
});
afterAll(() => test.close());

async function within<T>(work: (tx: Tx) => Promise<T>, businessId = own): Promise<T> {
  return await test.deps.database.transact({ kind: "job", businessId }, work);
}

/** Returns the numbers of the orders that hold a search's words, as reading every order finds them. */
async function numbersRead(q: string): Promise<number[]> {
  const rows = await test.asOwner<{ number: number }>(
    `select number from orders where business_id = $1 and deleted_at is null
        and ${searchedAs("search_key", personPatterns(q))} like all ($2)
      order by delivery_date, delivery_time, id`,
    [own, personPatterns(q)],
  );
  return rows.map(({ number }) => number);
}

async function expectRight(q: string): Promise<void> {
  const asked = encodeURIComponent(q);
  const listed = await readAllPages(baker, `/api/orders?q=${asked}`, 100);
  const right = await numbersRead(q);
  expect([q, listed.map(({ number }) => number)]).toEqual([q, right]);
  expect([q, (await baker.get(`/api/orders/counts?q=${asked}`)).body.all]).toEqual([
    q,
    right.length,
  ]);
}

async function change(number: number, patch: object): Promise<void> {
  const [order] = await test.asOwner<{ id: string }>(
    "select id from orders where business_id = $1 and number = $2",
    [own, number],
  );
  const answer = await baker.patch(`/api/orders/${order?.id}`, patch);
  expect(answer.status).toBe(200);
}

const searches = [
  "pavlova",
  "avlo",
  "client77",
  "client1 pavlova",
  "client7 honey",
  "nobody",
  "qz",
  "0520000123",
  "20000123",
  "123",
  "#123",
  "#",
  "עוגת",
  "דבש client100",
  "50%",
  "Weißbrot",
  "WEISSBROT",
  "eis",
  "grosses weissbrot",
  "%_o",
  "\\",
  "x".repeat(100),
];

it.each(searches)("a search among listed orders answers what reading all answers: %s", (q) =>
  expectRight(q),
);

it("finds rare words by their list, common ones by the orders themselves", async () => {
  expect(await within((tx) => findCandidates(tx, ["pavlova"]))).toEqual({
    numbers: expect.arrayContaining([97, 194]) as number[],
    after: 3000,
  });
  expect(await within((tx) => findCandidates(tx, ["nobody"]))).toEqual({
    numbers: [],
    after: 3000,
  });
  expect(await within((tx) => findCandidates(tx, ["honey"]))).toBeNull();
});

it("finds an order that was changed or made after its words were listed, and not by what it lost", async () => {
  await change(388, { clientName: "Zoë Ünal", phone: "03-7654321" });
  await change(3390, { clientName: "Zoë Later" });
  const body = { clientName: "Zoë Newest", deliveryDate: "2026-12-01" };
  expect((await baker.post("/api/orders", body)).status).toBe(201);
  expect(await numbersRead("zoe")).toHaveLength(3);
  await expectRight("zoe");
  await expectRight("37654321");
  await expectRight("pavlova");
  await expectRight("zoe later");
});

it("stays right when a change waits for the listing of its order, and the other way round", async () => {
  await addOrders(1600);
  await Promise.all([
    indexAllBusinesses(test.deps),
    change(3010, { clientName: "Mid Way" }),
    change(4500, { clientName: "Mid Later" }),
    change(90, { clientName: "Mid Early" }),
  ]);
  expect(await within((tx) => findCandidates(tx, ["mid"]))).toMatchObject({ after: 5000 });
  expect(await numbersRead("mid")).toHaveLength(3);
  await expectRight("mid");
});

it("finds common words that stand together in few orders, or in none, without reading all", async () => {
  const other = await test.member();
  const business = await businessOf(other);
  const sides = `case when n % 700 = 0 then ' left right' when n % 2 = 0 then ' left' else ' right' end`;
  await addOrders(
    5000,
    `${sides} || ' cake' || case when n % 2 = 0 then ' tin' else ' box' end`,
    business,
  );
  await indexAllBusinesses(test.deps);
  const find = (...parts: string[]) => within((tx) => findCandidates(tx, parts), business);
  const sevenHundreds = [700, 1400, 2100, 2800, 3500, 4200, 4900];
  expect(await find("left", "righ")).toEqual({ numbers: sevenHundreds, after: 5000 });
  expect(await find("box", "tin")).toEqual({ numbers: [], after: 5000 });
  expect(await find("left", "cake")).toBeNull();
  const found = async (q: string): Promise<number> => {
    const { body } = await other.get(`/api/orders/counts?q=${encodeURIComponent(q)}`);
    return body.all;
  };
  expect(await found("right left")).toBe(7);
  expect(await found("tin box")).toBe(0);
  const [order] = await test.asOwner<{ id: string }>(
    "select id from orders where business_id = $1 and number = 4998",
    [business],
  );
  await other.patch(`/api/orders/${order?.id}`, { clientName: "Tin Box" });
  expect(await found("tin box")).toBe(1);
  expect(await find("box", "tin")).toEqual({ numbers: [4998], after: 5000 });
});

it("reads orders by their numbers and words by the business", async () => {
  await test.asOwner(`
    with others as (
      insert into business (id, name, created_at, updated_at)
      select gen_random_uuid(), 'b', now(), now() from generate_series(1, 50) returning id
    )
    insert into order_word (business_id, word, numbers) select id, 'w' || n, '{1}' from others, generate_series(1, 500) n`);
  for (const table of ["orders", "order_word"]) await test.asOwner(`vacuum analyze ${table}`);
  const among = { numbers: Array.from({ length: 300 }, (_, at) => at * 9), after: 5000 };
  const filter = { patterns: ["%pavlova%"], among };
  const plans = await explainWork(test, own, async (tx) => {
    const page = { sort: "delivery", after: null, limit: 25, deletedSince: new Date() } as const;
    await tx.query(listOrders(tx.businessId, { ...filter, ...page }));
    await countOrders(tx, filter, "2026-11-26");
    await tx.query(wordsLike(tx, filter.patterns, 200));
  });
  const byNumber = /orders_business_id_number_key[^]*orders_business_id_number_key/;
  expect(plans[0]).toMatch(byNumber);
  expect(plans[1]).toMatch(byNumber);
  expect(plans[2]).toMatch(/order_word_pkey/);
  expect(plans.join("\n")).not.toContain("Seq Scan on orders");
});

it("forgets the words of a person who is erased, and of orders that are gone", async () => {
  const { body: client } = await baker.post("/api/clients", {
    name: "Shira Özdemir",
    phone: "054-7778888",
  });
  await change(40, { clientId: client.id, clientName: "Shira Özdemir", phone: "054-7778888" });
  await expectRight("ozdemir");
  const words = async (): Promise<string[]> => {
    const rows = await test.asOwner<{ word: string }>(
      "select word from order_word where business_id = $1",
      [own],
    );
    return rows.map(({ word }) => word);
  };
  expect(await words()).toContain("ozdemir");
  expect((await baker.post(`/api/clients/${client.id}/erase`, {})).status).toBe(200);
  expect(await words()).toEqual([]);
  await expectRight("ozdemir");
  await indexAllBusinesses(test.deps);
  expect(await words()).not.toContain("ozdemir");
  await expectRight("client41");
  expect(await words()).toContain("mid");
  await test.asOwner("delete from orders where business_id = $1 and search_key like '% mid %'", [
    own,
  ]);
  test.clock.forward(8 * 86_400_000);
  await indexAllBusinesses(test.deps);
  expect(await words()).not.toContain("mid");
  expect(await words()).toContain("pavlova");
});
