import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu, readMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
});

const unstated = { allergens: [], allergensStated: false };
const none = { allergens: [], allergensStated: true };
const milk = { allergens: ["milk"], allergensStated: true };

describe("an item without ticked allergens (rulings §5)", () => {
  it.each([
    ["/api/products", { name: "Meringue" }],
    ["/api/catalog-items", { name: "Meringue", price: 5 }],
  ])("at %s is not stated until its owner says more", async (path, draft) => {
    const made = (await baker.post(path, draft)).body;
    expect(made).toMatchObject(unstated);
    const patch = async (body: object) =>
      (await baker.patch(`${path}/${String(made.id)}`, body)).body;
    expect(await patch({ allergensStated: true })).toMatchObject(none);
    expect(await patch({ name: "Pavlova" })).toMatchObject(none);
    expect(await patch({ allergens: ["milk"] })).toMatchObject(milk);
    expect(await patch({ allergens: [] })).toMatchObject(unstated);
    expect(await patch(none)).toMatchObject(none);
    expect(await patch(unstated)).toMatchObject(unstated);
    expect((await baker.post(path, { ...draft, ...none })).body).toMatchObject(none);
    expect((await baker.post(path, { ...draft, allergens: ["milk"] })).body).toMatchObject(milk);
  });

  it.each([unstated, none, milk])(
    "keeps %j when it is made from or into a product",
    async (facts) => {
      const product = (await baker.post("/api/products", { name: "Tart", ...facts })).body;
      const made = { productId: product.id, price: 5 };
      expect((await baker.post("/api/catalog-items/from-product", made)).body).toMatchObject(facts);
      const item = (await baker.post("/api/catalog-items", { name: "Pie", price: 5, ...facts }))
        .body;
      const into = { catalogItemId: item.id };
      expect((await baker.post("/api/products/from-catalog-item", into)).body).toMatchObject(facts);
    },
  );

  it("is told apart on the public menu, on its pages and in what the order form offers", async () => {
    const { slug: address } = await openMenu(baker, {});
    await baker.post("/api/catalog-items", { name: "Meringue", price: 5, ...none });
    await baker.put("/api/menu-settings/addresses/list", { isOpen: true });
    const { body } = await readMenu(test.stranger(), address);
    const facts = body.sections[0]?.items.map(({ name, allergens, allergensStated }) => [
      name,
      allergens,
      allergensStated,
    ]);
    expect(facts).toEqual([
      ["Honey cake", [], false],
      ["Meringue", [], true],
    ]);
    await baker.post("/api/products", { name: "Scone", ...none });
    await baker.post("/api/products", { name: "Sconce" });
    const offered = (await baker.get("/api/orders/item-suggestions?q=sco")).body.items;
    expect(offered).toMatchObject([
      { dessert_name: "Sconce", ...unstated },
      { dessert_name: "Scone", ...none },
    ]);
  });

  it("is named on a request of a customer with an allergy, beside those that contain it", async () => {
    const menu = await openMenu(baker, {});
    const read = async (body: object) => {
      await askOn(test, menu, body);
      const { items } = (await baker.get("/api/order-requests?tab=all&limit=1")).body;
      const { body: details } = await baker.get(`/api/order-requests/${items[0]?.id}`);
      return [details.allergyConflicts, details.unstatedAllergens];
    };
    expect(await read({ allergens: ["milk"] })).toEqual([[], ["Honey cake"]]);
    expect(await read({ allergyNote: "kiwi" })).toEqual([[], ["Honey cake"]]);
    expect(await read({})).toEqual([[], []]);
    await baker.patch(`/api/catalog-items/${menu.itemId}`, none);
    expect(await read({ allergens: ["milk"] })).toEqual([[], []]);
    await baker.patch(`/api/catalog-items/${menu.itemId}`, milk);
    expect(await read({ allergens: ["milk"] })).toEqual([
      [{ item: "Honey cake", allergens: ["milk"] }],
      [],
    ]);
  });
});
