import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const cake = { name: "Honey cake", price: 145 };

async function addItem(baker: Caller, draft: object = {}): Promise<string> {
  const { status, body } = await baker.post("/api/catalog-items", { ...cake, ...draft });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as string;
}

async function namesOf(baker: Caller, query = ""): Promise<string[]> {
  const { body } = await baker.get(`/api/catalog-items?${query}`);
  return body.items.map((one: { name: string }) => one.name);
}

function codeOf({ body }: Answer): string {
  return body.error.code;
}

function problemOf({ body }: Answer): string {
  const [field] = body.error.facts.fields ?? [];
  return field ? `${field.path}: ${field.problem}` : body.error.code;
}

async function paint(colour: string): Promise<Buffer> {
  return await sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

describe("a catalog item", () => {
  it("is made, shown, changed, hidden, deleted and brought back", async () => {
    const baker = await test.member();
    const made = await baker.post("/api/catalog-items", {
      ...cake,
      description: "Seven layers",
      unitNote: "serves 8",
      minQuantity: 0.5,
      quantityStep: 0.25,
      allergens: ["eggs", "eggs"],
      marks: ["dairy"],
      translations: { he: { name: "עוגת דבש" } },
      soldOutUntil: "2026-12-01",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...cake,
      currency: "ILS",
      needsPrice: false,
      isActive: true,
      isSoldOut: true,
      minQuantity: 0.5,
      quantityStep: 0.25,
      allergens: ["eggs"],
      imageUrl: null,
      translations: { he: { name: "עוגת דבש" } },
    });
    const { id, updatedAt } = made.body;
    const changed = await baker.patch(`/api/catalog-items/${id}`, {
      isActive: false,
      soldOutUntil: null,
      price: 150.5,
      expectedUpdatedAt: updatedAt,
    });
    expect(changed.body).toMatchObject({
      name: cake.name,
      description: "Seven layers",
      price: 150.5,
      isActive: false,
      isSoldOut: false,
    });
    const late = await baker.patch(`/api/catalog-items/${id}`, {
      name: "X",
      expectedUpdatedAt: updatedAt,
    });
    expect(late.body.error.code).toBe("changed_elsewhere");
    expect((await baker.delete(`/api/catalog-items/${id}`)).status).toBe(200);
    expect((await baker.delete(`/api/catalog-items/${id}`)).status).toBe(200);
    expect(await namesOf(baker)).toEqual([]);
    expect(await namesOf(baker, "deleted=true")).toEqual([cake.name]);
    expect((await baker.post(`/api/catalog-items/${id}/restore`)).body.isActive).toBe(false);
    expect(await namesOf(baker)).toEqual([cake.name]);
  });

  it("takes the same change again, whose answer was lost", async () => {
    const baker = await test.member();
    const { id, updatedAt } = (await baker.post("/api/catalog-items", cake)).body;
    const pictures = [
      await uploadAs(baker, await paint("#c86")),
      await uploadAs(baker, await paint("#68c")),
    ];
    const imageIds = pictures.map(({ body }) => body.id as string);
    const translations = { he: { name: "עוגה" }, ar: { name: "كعكة" } };
    const change = { price: 99.9, imageIds, translations, expectedUpdatedAt: updatedAt };
    await baker.patch(`/api/catalog-items/${id}`, change);
    const again = await baker.patch(`/api/catalog-items/${id}`, change);
    expect([again.status, again.body.price]).toEqual([200, 99.9]);
    const turned = { ...change, imageIds: imageIds.toReversed() };
    const other = await baker.patch(`/api/catalog-items/${id}`, turned);
    expect([other.status, other.body.error.code]).toEqual([409, "changed_elsewhere"]);
  });

  it.each([
    [{}, "name: item_needs_name_and_price"],
    [{ price: 5 }, "name: item_needs_name_and_price"],
    [{ name: "  ", price: 5 }, "name: item_needs_name_and_price"],
    [{ name: "Cake" }, "price: item_needs_name_and_price"],
    [{ name: "Cake", price: null }, "price: item_needs_name_and_price"],
    [{ name: "Cake", price: "" }, "price: item_needs_name_and_price"],
    [{ name: "Cake", price: "ten" }, "price: bad_price"],
    [{ name: "Cake", price: -1 }, "price: bad_price"],
    [{ name: "Cake", price: 9.999 }, "price: bad_price"],
    [{ name: "Cake", price: 1_000_000 }, "price: bad_price"],
    [{ name: "Cake", price: 5, minQuantity: 0 }, "minQuantity: too_small"],
    [{ name: "Cake", price: 5, quantityStep: 0.0001 }, "quantityStep: too_small"],
    [{ name: "Cake", price: 5, soldOutUntil: "soon" }, "soldOutUntil: bad_date"],
    [{ name: "Cake\u0000", price: 5 }, "name: invalid"],
  ])("as %j is refused: %s", async (draft, problem) => {
    const baker = await test.member();
    const answer = await baker.post("/api/catalog-items", draft);
    expect([answer.status, problemOf(answer)]).toEqual([400, problem]);
  });

  it("is made of a product in one step, in the section of its category, with its picture", async () => {
    const baker = await test.member();
    const picture = await uploadAs(baker, await paint("#c86"));
    const product = await baker.post("/api/products", {
      name: "Babka",
      category: "Cakes",
      description: "Chocolate",
      imageId: picture.body.id,
      allergens: ["gluten"],
    });
    const make = () =>
      baker.post("/api/catalog-items/from-product", { productId: product.body.id, price: 58 });
    const first = await make();
    expect(first.body).toMatchObject({
      name: "Babka",
      description: "Chocolate",
      sectionName: "Cakes",
      productId: product.body.id,
      allergens: ["gluten"],
      imageUrl: `/api/files/${picture.body.id}/medium`,
    });
    expect((await make()).body.sectionId).toBe(first.body.sectionId);
    expect((await baker.get("/api/catalog-sections")).body.items).toHaveLength(1);
  });

  it("becomes a product in one step, in the category of its section, linked and only once", async () => {
    const baker = await test.member();
    const [first, second] = [
      await uploadAs(baker, await paint("#c86")),
      await uploadAs(baker, await paint("#68c")),
    ];
    const section = await baker.post("/api/catalog-sections", { name: "Cakes" });
    const item = await baker.post("/api/catalog-items", {
      name: "Babka",
      description: "Chocolate",
      price: 58,
      sectionId: section.body.id,
      imageIds: [first.body.id, second.body.id],
      allergens: ["gluten"],
      marks: ["parve"],
    });
    const make = () =>
      baker.post("/api/products/from-catalog-item", { catalogItemId: item.body.id });
    const made = await make();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "Babka",
      description: "Chocolate",
      category: "Cakes",
      imageId: first.body.id,
      allergens: ["gluten"],
      marks: ["parve"],
    });
    const linked = (await baker.get(`/api/catalog-items/${item.body.id}`)).body;
    expect(linked).toEqual({ ...item.body, productId: made.body.id });
    expect(codeOf(await make())).toBe("already_exists");
    await baker.delete(`/api/products/${made.body.id}`);
    expect((await baker.get(`/api/catalog-items/${item.body.id}`)).body.productId).toBeNull();
    expect((await make()).status).toBe(201);
    await baker.delete(`/api/catalog-items/${item.body.id}`);
    expect((await make()).status).toBe(404);
  });

  it("becomes a product on every plan, up to the plan's limit of products", async () => {
    const baker = await test.member();
    const item = { catalogItemId: await addItem(baker) };
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", [
      await businessOf(baker),
    ]);
    for (let index = 0; index < 10; index += 1) {
      await baker.post("/api/products", { name: `Product ${index}` });
    }
    expect(codeOf(await baker.post("/api/products/from-catalog-item", item))).toBe("limit_reached");
    const [product] = (await baker.get("/api/products?limit=1")).body.items;
    await baker.delete(`/api/products/${product?.id}`);
    expect((await baker.post("/api/products/from-catalog-item", item)).status).toBe(201);
  });

  it("keeps its currency when the catalog's changes, and says that it needs a price", async () => {
    const baker = await test.member();
    const id = await addItem(baker);
    await baker.patch("/api/menu-settings", { catalogCurrency: "EUR" });
    const kept = (await baker.get(`/api/catalog-items/${id}`)).body;
    expect([kept.price, kept.currency, kept.needsPrice]).toEqual([145, "ILS", true]);
    const priced = (await baker.patch(`/api/catalog-items/${id}`, { price: 40 })).body;
    expect([priced.price, priced.currency, priced.needsPrice]).toEqual([40, "EUR", false]);
  });

  it("loses pictures that nothing shows any more, and keeps those that a product shows", async () => {
    const baker = await test.member();
    const [own, shared] = [
      await uploadAs(baker, await paint("#111")),
      await uploadAs(baker, await paint("#222")),
    ];
    await baker.post("/api/products", { name: "Cake", imageId: shared.body.id });
    const id = await addItem(baker, { imageIds: [own.body.id, shared.body.id] });
    await baker.patch(`/api/catalog-items/${id}`, { imageIds: [] });
    expect((await baker.get(own.body.url)).status).toBe(404);
    expect((await baker.get(shared.body.url)).status).toBe(200);
  });
});

describe("the order of the menu", () => {
  it("is by hand, for sections and items, page by page", async () => {
    const baker = await test.member();
    const section = async (name: string): Promise<string> =>
      (await baker.post("/api/catalog-sections", { name })).body.id;
    const [cakes, bread] = [await section("Cakes"), await section("Bread")];
    const [a, b, c, d] = [
      await addItem(baker, { name: "a", sectionId: cakes }),
      await addItem(baker, { name: "b", sectionId: cakes }),
      await addItem(baker, { name: "c", sectionId: bread }),
      await addItem(baker, { name: "d" }),
    ];
    expect(await namesOf(baker)).toEqual(["a", "b", "c", "d"]);
    await baker.put("/api/catalog-sections/order", { ids: [bread] });
    await baker.put("/api/catalog-items/order", { sectionId: cakes, ids: [d, b] });
    expect(await namesOf(baker)).toEqual(["c", "d", "b", "a"]);
    const first = (await baker.get("/api/catalog-items?limit=3")).body;
    const second = (await baker.get(`/api/catalog-items?limit=3&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items].map((one) => one.id)).toEqual([c, d, b, a]);
    await baker.delete(`/api/catalog-sections/${cakes}`);
    expect(await namesOf(baker)).toEqual(["c", "d", "b", "a"]);
    expect((await baker.get("/api/catalog-sections")).body.items).toMatchObject([
      { name: "Bread", itemsCount: 1 },
    ]);
  });

  it("refuses a section's name that is there, and ids given twice", async () => {
    const baker = await test.member();
    await baker.post("/api/catalog-sections", { name: "Cakes" });
    const again = await baker.post("/api/catalog-sections", { name: "CAKES" });
    expect(again.body.error.code).toBe("already_exists");
    const id = await addItem(baker);
    const twice = await baker.put("/api/catalog-items/order", { sectionId: null, ids: [id, id] });
    expect(problemOf(twice)).toBe("ids: invalid");
  });

  it("finds items by name, by section, by newest and by whether they are shown", async () => {
    const baker = await test.member();
    await addItem(baker, { name: "עוּגַת גבינה" });
    test.clock.forward(1000);
    await addItem(baker, { name: "Éclair", isActive: false });
    expect(await namesOf(baker, "sort=newest")).toEqual(["Éclair", "עוּגַת גבינה"]);
    expect(await namesOf(baker, "visibility=hidden")).toEqual(["Éclair"]);
    expect(await namesOf(baker, `q=${encodeURIComponent("עוגת")}`)).toEqual(["עוּגַת גבינה"]);
    expect(await namesOf(baker, "q=eclair&visibility=active")).toEqual([]);
  });
});

const losePlan = (baker: Caller) =>
  test.asOwner(
    "update subscription set plan = 'basic' where business_id = (select business_id from account where email = $1)",
    [baker.email],
  );

describe("a business that lost the menu's plan", () => {
  it("makes and opens nothing new, and goes on editing, deleting and restoring what is there", async () => {
    const baker = await test.member({ plan: "pro" });
    const id = await addItem(baker);
    const section = await baker.post("/api/catalog-sections", { name: "Cakes" });
    await losePlan(baker);
    for (const answer of [
      await baker.post("/api/catalog-items", cake),
      await baker.post("/api/catalog-sections", { name: "Breads" }),
      await baker.put("/api/menu-settings/addresses/slug", { isOpen: true }),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([403, "plan_too_low"]);
    }
    const statuses = [
      await baker.get(`/api/catalog-items/${id}`),
      await baker.patch(`/api/catalog-items/${id}`, { price: 1 }),
      await baker.patch(`/api/catalog-sections/${section.body.id}`, { name: "Cookies" }),
      await baker.patch("/api/menu-settings", { tagline: "x" }),
      await baker.put("/api/menu-settings/addresses/slug", { isOpen: false }),
      await baker.delete(`/api/catalog-items/${id}`),
      await baker.post(`/api/catalog-items/${id}/restore`),
      await baker.delete(`/api/catalog-items/${id}`),
      await baker.patch("/api/menu-settings", { tagline: "y" }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it("and one that never had it is told which plan brings it", async () => {
    const baker = await test.member({ plan: "basic" });
    const answer = await baker.patch("/api/menu-settings", { tagline: "x" });
    expect([answer.status, answer.body.error.code]).toEqual([403, "plan_too_low"]);
  });
});
