import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blankClient } from "@marzipan/domain/clients";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { listByName, listDeleted, listNewest, listRecent } from "./client-lists.store.ts";
import { countClients, listNamesakes, loadOrderStats } from "./clients.store.ts";
import { listLikely } from "./imports.store.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function addNamed(baker: Caller, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await baker.post("/api/clients", { name })).body.id);
  return ids;
}

async function addOrder(
  baker: Caller,
  clientId: string,
  deliveryDate: string,
  more = "",
): Promise<void> {
  await test.asOwner(
    `insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, currency,
       items_total_minor, total_minor, search_key, created_day, created_at, updated_at, ${more || "notes"})
     select $1, gen_random_uuid(), coalesce(max(number), 0) + 1, $2, 'x', 'x', $3, 'ILS', 1050, 1050, 'x', $3,
       now(), now(), ${more ? "now()" : "null"} from orders where business_id = $1`,
    [await businessOf(baker), clientId, deliveryDate],
  );
}

async function namesFor(baker: Caller, query: string): Promise<string[]> {
  const answer = await baker.get(`/api/clients?${query}`);
  return answer.body.items.map((one: { name: string }) => one.name);
}

describe("the list of clients", () => {
  it("stands by name in any script, capitals and accents aside", async () => {
    const baker = await test.member();
    await addNamed(baker, "Zoë", "éclair Ann", "Dana", "dana B", "בני", "أحمد");
    expect(await namesFor(baker, "")).toEqual([
      "Dana",
      "dana B",
      "éclair Ann",
      "Zoë",
      "בני",
      "أحمد",
    ]);
    expect(await namesFor(baker, "sort=name")).toEqual(await namesFor(baker, ""));
  });

  it("is searched with ue for ü and ü for ue", async () => {
    const baker = await test.member();
    await addNamed(baker, "Müller", "Anna Mueller", "Muller", "Miller");
    for (const q of ["mueller", "Müller", "MUELLER", "müll"]) {
      const { body } = await baker.get(`/api/clients?q=${encodeURIComponent(q)}`);
      const names = body.items.map(({ name }: { name: string }) => name).toSorted();
      expect([q, names]).toEqual([q, ["Anna Mueller", "Muller", "Müller"]]);
    }
  });

  it("is searched with ss for ß and ß for ss", async () => {
    const baker = await test.member();
    await addNamed(baker, "Müller-Straße", "Meyer Strasse", "Straden");
    for (const q of ["strasse", "straße", "STRASSE", "stras"])
      expect(await namesFor(baker, `sort=name&q=${encodeURIComponent(q)}`)).toEqual([
        "Meyer Strasse",
        "Müller-Straße",
      ]);
    expect(await namesFor(baker, `q=${encodeURIComponent("muller-strasse")}`)).toHaveLength(1);
  });

  it("stands by the last order, cancelled and deleted ones aside, who has none last", async () => {
    const baker = await test.member();
    const [ada = "", bo = "", cy = ""] = await addNamed(baker, "Ada", "Bo", "Cy", "Di");
    await addOrder(baker, ada, "2026-03-01");
    await addOrder(baker, bo, "2026-05-01");
    await addOrder(baker, bo, "2026-01-01");
    await addOrder(baker, cy, "2026-09-01", "cancelled_at");
    await addOrder(baker, cy, "2026-09-02", "deleted_at");
    const { items } = (await baker.get("/api/clients?sort=recent")).body;
    const seen = items.map((one) => [one.name, one.ordersCount, one.lastOrderDate]);
    expect(seen).toEqual([
      ["Bo", 2, "2026-05-01"],
      ["Ada", 1, "2026-03-01"],
      ["Di", 0, null],
      ["Cy", 0, null],
    ]);
    const details = await baker.get(`/api/clients/${bo}`);
    expect(details.body).toMatchObject({
      ordersCount: 2,
      totals: [{ currency: "ILS", totalPrice: 21 }],
    });
  });

  it("stands newest first", async () => {
    const baker = await test.member();
    await addNamed(baker, "First");
    test.clock.forward(1000);
    await addNamed(baker, "Second");
    expect(await namesFor(baker, "sort=newest")).toEqual(["Second", "First"]);
  });

  it.each(["sort=name", "sort=newest", "sort=recent", "deleted=true", "q=same"])(
    "gives every client exactly once over all pages under ties: %s",
    async (query) => {
      const baker = await test.member();
      const ids = await addNamed(baker, ...Array.from({ length: 11 }, () => "Same"));
      for (const id of ids.slice(0, 6)) await addOrder(baker, id, "2026-04-04");
      if (query === "deleted=true") for (const id of ids) await baker.delete(`/api/clients/${id}`);
      for (const limit of [1, 3, 11]) {
        const items = await readAllPages(baker, `/api/clients?${query}`, limit);
        expect(items.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
      }
    },
  );

  it("refuses cursors that are none, or another order's", async () => {
    const baker = await test.member();
    await addNamed(baker, "A", "B");
    const byName = (await baker.get("/api/clients?limit=1")).body.nextCursor;
    const write = (...values: unknown[]) =>
      Buffer.from(JSON.stringify(values)).toString("base64url");
    const id = "01890000-0000-7000-8000-000000000000";
    for (const [sort, cursor] of [
      ["newest", byName],
      ["recent", byName],
      ["name", "nonsense"],
      ["name", write("a\u0000", id)],
      ["name", write("a", "not an id")],
      ["name", write("a")],
      ["newest", write("2026-99-99T00:00:00.000Z", id)],
      ["recent", write("2026-13-01", id)],
    ]) {
      const answer = await baker.get(`/api/clients?sort=${sort}&cursor=${cursor}`);
      expect([answer.status, answer.body.error.code]).toEqual([400, "bad_cursor"]);
    }
  });

  it("refuses limits out of range and unknown fields", async () => {
    const baker = await test.member();
    const answers = await Promise.all(
      ["limit=0", "limit=101", "limit=x", "colour=red", "sort=age"].map((query) =>
        baker.get(`/api/clients?${query}`),
      ),
    );
    expect(answers.map((one) => one.status)).toEqual([400, 400, 400, 400, 400]);
  });
});

describe("searching clients", () => {
  it.each([
    ["Hebrew without points", "שָׁלוֹם", "שלום"],
    ["Hebrew with points", "שלום", "שָׁלוֹם"],
    ["Arabic with other letters", "أَحْمَد فاطمة", "احمد فاطمه"],
    ["accents left out", "Zoë Ångström", "zoe angstrom"],
    ["accents typed in", "Zoe", "ZOË"],
    ["words in another order", "Dana Levi", "levi dan"],
    ["full width", "Ｍｉｋａ", "mika"],
    ["Japanese", "山田 花子", "花子"],
  ])("finds %s", async (_what, name, q) => {
    const baker = await test.member();
    await addNamed(baker, name, "Somebody Else");
    expect(await namesFor(baker, `q=${encodeURIComponent(q)}`)).toEqual([name]);
  });

  it.each([
    ["054-123 4567", "+972 54-1234567"],
    ["541234567", "054 123 4567"],
    ["(054) 123", "0541234567"],
    ["٠٥٤١٢٣", "054-1234567"],
    ["०५४१२३", "054-1234567"],
    ["۰۵۴۱۲۳", "054-1234567"],
  ])("finds a phone by its digits: %s", async (q, phone) => {
    const baker = await test.member();
    await baker.post("/api/clients", { name: "Ada", phone });
    await baker.post("/api/clients", { name: "Bo", phone: "03 999 9999" });
    expect(await namesFor(baker, `q=${encodeURIComponent(q)}`)).toEqual(["Ada"]);
  });

  it("finds an email, and takes wildcards literally", async () => {
    const baker = await test.member();
    await baker.post("/api/clients", { name: "Ada", email: "Ada.B@Example.test" });
    await addNamed(baker, "100% sweet", "Under_score");
    expect(await namesFor(baker, "q=ada.b%40ex")).toEqual(["Ada"]);
    expect(await namesFor(baker, "q=%25")).toEqual(["100% sweet"]);
    expect(await namesFor(baker, "q=_")).toEqual(["Under_score"]);
    expect(await namesFor(baker, "q=%5C")).toEqual([]);
  });

  it("searches the deleted ones among themselves", async () => {
    const baker = await test.member();
    const [ada] = await addNamed(baker, "Ada", "Bo");
    await baker.delete(`/api/clients/${ada}`);
    expect(await namesFor(baker, "q=ada")).toEqual([]);
    expect(await namesFor(baker, "q=ada&deleted=true")).toEqual(["Ada"]);
  });
});

describe("the plans of the statements", () => {
  it("go over indexes, never over all rows", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    const [ada = ""] = await addNamed(baker, "Ada");
    await test.asOwner(`
      with many as (
        insert into business (id, name, created_at, updated_at)
        select gen_random_uuid(), 'b', now(), now() from generate_series(1, 200) returning id
      )
      insert into client (business_id, id, name, name_key, search_key, created_at, updated_at, deleted_at)
      select id, gen_random_uuid(), 'n' || n, 'n' || n, 'n' || n, timestamptz '2026-11-26T12:00:00Z' - n * interval '1 minute', now(),
        case when n % 10 = 0 then now() end
        from (select id, 100 as clients from many union all select '${businessId}', 1500) b,
          generate_series(1, b.clients) n`);
    // Otherwise the foreign key of each order may be checked by a plan made while there were few clients.
    await test.asOwner("vacuum analyze client");
    await test.asOwner(`
      insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, currency,
        items_total_minor, total_minor, search_key, created_day, created_at, updated_at)
      select business_id, gen_random_uuid(), 100 + row_number() over (partition by business_id), id, name, name_key,
        date '2026-01-01' + (n * 37 + length(name) * 11) % 300, 'ILS', 1, 1, name_key, '2026-01-01', now(), now()
        from client cross join generate_series(1, case business_id when '${businessId}' then 10 else 1 end) n`);
    await test.asOwner("vacuum analyze orders");
    const page = { patterns: [], limit: 26 };
    const search = { patterns: ["%n1%"], limit: 26 };
    const id = "01890000-0000-7000-8000-000000000000";
    const since = new Date("2026-01-01");
    const plansOf = (work: Parameters<typeof explainWork>[2]) =>
      explainWork(test, businessId, work);
    const byName = await plansOf((tx) => listByName(tx, page, ["n1", id]));
    const newest = await plansOf((tx) => listNewest(tx, page, ["2026-11-26T12:00:00.000Z", id]));
    const recent = await plansOf((tx) => listRecent(tx, page, ["2026-11-26", id]));
    const deleted = await plansOf((tx) => listDeleted(tx, page, since, null));
    const others = await plansOf(async (tx) => {
      await listByName(tx, search, ["n1", id]);
      await countClients(tx);
      await listNamesakes(tx, "n1");
      const row = { ...blankClient, name: "n1", phone: "052-555-0142", email: "a@b.co" };
      await listLikely(tx, [row], null);
      await loadOrderStats(tx, ada);
    });
    for (const plan of [...byName, ...newest, ...recent, ...deleted, ...others]) {
      expect(plan).not.toContain("Seq Scan");
    }
    expect(byName.join()).toMatch(/Index Scan using client_by_name/);
    expect(newest.join()).toMatch(/Index Scan using client_by_age/);
    expect([byName.join(), newest.join()].join()).not.toContain("Sort Key: client.");
    expect(deleted.join()).toMatch(/using client_deleted|on client_deleted/);
    expect(recent[0]).toMatch(/Backward using orders_by_delivery/);
    expect(recent[1]).toMatch(/orders_by_client/);
  });
});
