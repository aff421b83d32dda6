import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { findCategory, loadCategories } from "./categories.store.ts";
import { listByName, listDeleted, listNewest } from "./product-lists.store.ts";
import { countProducts } from "./products.store.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function addNamed(baker: Caller, names: string[], category?: string): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await baker.post("/api/products", { name, category: category ?? null })).body.id);
  }
  return ids;
}

async function namesFor(baker: Caller, query: string): Promise<string[]> {
  const answer = await baker.get(`/api/products?${query}`);
  return answer.body.items.map((one: { name: string }) => one.name);
}

describe("the list of products", () => {
  it.each(["ש", "ﷺ", "菓"])("goes on after the longest name of %s", async (letter) => {
    const baker = await test.member();
    const names = [letter.repeat(158) + " 1", letter.repeat(158) + " 2"];
    await addNamed(baker, names);
    expect(await namesFor(baker, "limit=1")).toEqual([names[0]]);
    const { nextCursor } = (await baker.get("/api/products?limit=1")).body;
    expect(await namesFor(baker, `limit=1&cursor=${nextCursor}`)).toEqual([names[1]]);
  });

  it("stands by name or newest first, and can be filtered by category", async () => {
    const baker = await test.member();
    await addNamed(baker, ["Éclair"], "Choux");
    test.clock.forward(1000);
    await addNamed(baker, ["cheesecake"], "Cakes");
    test.clock.forward(1000);
    await addNamed(baker, ["Donut"]);
    expect(await namesFor(baker, "")).toEqual(["cheesecake", "Donut", "Éclair"]);
    expect(await namesFor(baker, "sort=newest")).toEqual(["Donut", "cheesecake", "Éclair"]);
    const [cakes] = (await baker.get("/api/categories")).body.items;
    expect(await namesFor(baker, `categoryId=${cakes?.id}`)).toEqual(["cheesecake"]);
    expect(await namesFor(baker, `categoryId=${cakes?.id}&q=donut`)).toEqual([]);
  });

  it.each([
    ["עוּגַת גבינה", "עוגת"],
    ["كعكة الشوكولاتة", "كعكه"],
    ["Crème brûlée", "creme brulee"],
    ["100% cacao", "100%"],
  ])("finds %s by %s", async (name, q) => {
    const baker = await test.member();
    await addNamed(baker, [name, "Something 1000"]);
    expect(await namesFor(baker, `q=${encodeURIComponent(q)}`)).toEqual([name]);
  });

  it.each(["sort=name", "sort=newest", "deleted=true", "category"])(
    "gives every product exactly once over all pages under ties: %s",
    async (query) => {
      const baker = await test.member();
      const ids = await addNamed(
        baker,
        Array.from({ length: 7 }, () => "Same"),
        "All",
      );
      const [category] = (await baker.get("/api/categories")).body.items;
      if (query === "deleted=true") for (const id of ids) await baker.delete(`/api/products/${id}`);
      const filter = query === "category" ? `categoryId=${category?.id}` : query;
      for (const limit of [1, 3, 7]) {
        const items = await readAllPages(baker, `/api/products?${filter}`, limit);
        expect(items.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
      }
    },
  );

  it("refuses another order's cursor", async () => {
    const baker = await test.member();
    await addNamed(baker, ["A", "B"]);
    const { nextCursor } = (await baker.get("/api/products?limit=1")).body;
    const answer = await baker.get(`/api/products?sort=newest&cursor=${nextCursor}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, "bad_cursor"]);
  });
});

describe("categories", () => {
  it("are made, renamed and deleted; their products stay", async () => {
    const baker = await test.member();
    const made = await baker.post("/api/categories", { name: "Cakes" });
    expect(made.status).toBe(201);
    const path = `/api/categories/${made.body.id}`;
    const [product] = await addNamed(baker, ["Tart"], "cakes");
    const renamed = await baker.patch(path, { name: "Tarts" });
    expect(renamed.body).toMatchObject({ name: "Tarts", productsCount: 1 });
    expect((await baker.get(`/api/products/${product}`)).body.category).toBe("Tarts");
    expect((await baker.delete(path)).body).toEqual({ ok: true });
    expect((await baker.get(`/api/products/${product}`)).body).toMatchObject({
      name: "Tart",
      category: null,
      categoryId: null,
    });
    expect([(await baker.get(path)).status, (await baker.delete(path)).status]).toEqual([404, 404]);
  });

  it("have names of their own, capitals and accents aside", async () => {
    const baker = await test.member();
    await baker.post("/api/categories", { name: "Gâteaux" });
    const { body } = await baker.post("/api/categories", { name: "Breads" });
    const twin = await baker.post("/api/categories", { name: "gateaux" });
    expect([twin.status, twin.body.error.code]).toEqual([409, "already_exists"]);
    const renamed = await baker.patch(`/api/categories/${body.id}`, { name: "GATEAUX" });
    expect([renamed.status, renamed.body.error.code]).toEqual([409, "already_exists"]);
    expect((await baker.patch(`/api/categories/${body.id}`, { name: "BREADS" })).body.name).toBe(
      "BREADS",
    );
    const both = await Promise.all(
      [1, 2].map(() => baker.post("/api/categories", { name: "Pies" })),
    );
    expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
    const other = await test.member();
    expect((await other.post("/api/categories", { name: "Gâteaux" })).status).toBe(201);
  });

  it("are made once for one key", async () => {
    const baker = await test.member();
    const send = () => baker.post("/api/categories", { name: "Once" }, { "idempotency-key": "c1" });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it("are listed by name over all pages, and count their own products only", async () => {
    const baker = await test.member();
    const names = Array.from({ length: 7 }, (_, n) => `C${n}`);
    for (const name of names) await baker.post("/api/categories", { name });
    const items = await readAllPages(baker, "/api/categories", 2);
    expect(items.map((one) => one.name)).toEqual(names);
    expect(items.map((one) => one.productsCount)).toEqual(names.map(() => 0));
  });

  it("of another business are not found, and are no filter", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    await addNamed(other, ["Theirs"], "Theirs");
    const [category] = (await other.get("/api/categories")).body.items;
    const path = `/api/categories/${category?.id}`;
    const answers = [
      await baker.get(path),
      await baker.patch(path, { name: "Stolen" }),
      await baker.delete(path),
    ];
    expect(answers.map((one) => one.status)).toEqual([404, 404, 404]);
    expect(await namesFor(baker, `categoryId=${category?.id}`)).toEqual([]);
    expect((await other.get(path)).body).toEqual(category);
  });
});

describe("the plans of the statements", () => {
  it("go over indexes, never over all rows", async () => {
    const baker = await test.member();
    const businessId = await businessOf(baker);
    await test.asOwner(`
      with many as (
        insert into business (id, name, created_at, updated_at)
        select gen_random_uuid(), 'b', now(), now() from generate_series(1, 200) returning id
      ), own as (select id from many union all select '${businessId}'),
      categories as (
        insert into category (business_id, id, name, name_key, created_at, updated_at)
        select id, gen_random_uuid(), 'c' || n, 'c' || n, now(), now() from own, generate_series(1, 30) n
        returning business_id, id
      )
      insert into product (business_id, id, name, name_key, category_id, created_at, updated_at, deleted_at)
      select business_id, gen_random_uuid(), 'n' || n, 'n' || n, id, timestamptz '2026-11-26T12:00:00Z' - n * interval '1 minute', now(),
        case when n % 10 = 0 then now() end
        from categories, generate_series(1, case business_id when '${businessId}' then 60 else 10 end) n`);
    for (const table of ["product", "category"]) await test.asOwner(`vacuum analyze ${table}`);
    const [category] = await test.asOwner<{ id: string }>(
      "select id from category where business_id = $1",
      [businessId],
    );
    const id = "01890000-0000-7000-8000-000000000000";
    const page = { patterns: [], categoryId: null, limit: 26 };
    const byName = await explainWork(test, businessId, (tx) => listByName(tx, page, ["n1", id]));
    const newest = await explainWork(test, businessId, (tx) =>
      listNewest(tx, page, ["2026-11-26T12:00:00.000Z", id]),
    );
    const ofCategory = await explainWork(test, businessId, (tx) =>
      listByName(tx, { ...page, categoryId: category?.id ?? "" }, null),
    );
    const others = await explainWork(test, businessId, async (tx) => {
      await listDeleted(tx, page, new Date("2026-01-01"), null);
      await listByName(tx, { ...page, patterns: ["%n1%"] }, null);
      await loadCategories(tx, 26, ["c1", id]);
      await findCategory(tx, "c1");
      await countProducts(tx);
    });
    for (const plan of [...byName, ...newest, ...ofCategory, ...others]) {
      expect(plan).not.toContain("Seq Scan");
    }
    expect(byName.join()).toMatch(/Index Scan using product_by_name/);
    expect(newest.join()).toMatch(/Index Scan using product_by_age/);
    expect(ofCategory.join()).toMatch(/product_by_category/);
    expect([byName, newest].join()).not.toContain("Sort Key");
  });
});
