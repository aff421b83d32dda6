import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(baker: Caller, items: object[], more: object = {}): Promise<string> {
  const made = await baker.post("/api/orders", {
    clientName: "Dana",
    deliveryDate: "2026-12-01",
    items,
    ...more,
  });
  return made.body.id;
}

interface Offered {
  dessert_name: string;
  unit_price: number | null;
}

async function offersOf(baker: Caller, query = ""): Promise<(string | number | null)[][]> {
  const { status, body } = await baker.get(`/api/orders/item-suggestions${query}`);
  expect(status).toBe(200);
  return body.items.map((item: Offered) => [item.dessert_name, item.unit_price]);
}

describe("GET /api/orders/item-suggestions", () => {
  it("offers earlier items most used first with their last price, and products", async () => {
    const baker = await test.member();
    await baker.post("/api/products", {
      name: "Apple pie",
      allergens: ["gluten"],
      marks: ["vegan"],
    });
    await order(baker, [{ dessert_name: "Babka", unit_price: 40 }]);
    await order(baker, [{ dessert_name: "Cake", unit_price: 90 }]);
    await order(baker, [{ dessert_name: "cake", unit_price: 95 }, { dessert_name: "" }]);
    expect(await offersOf(baker)).toEqual([
      ["cake", 95],
      ["Babka", 40],
      ["Apple pie", null],
    ]);
    const { body } = await baker.get("/api/orders/item-suggestions?q=app");
    expect(body.items).toMatchObject([
      { productId: expect.any(String), allergens: ["gluten"], marks: ["vegan"], currency: null },
    ]);
  });

  it("finds by letters anywhere, without accents", async () => {
    const baker = await test.member();
    await order(
      baker,
      ["Crème Brûlée", "עוּגת גבינה", "Cake"].map((dessert_name) => ({
        dessert_name,
        unit_price: 1,
      })),
    );
    expect(await offersOf(baker, "?q=BRULEE")).toEqual([["Crème Brûlée", 1]]);
    expect(await offersOf(baker, `?q=${encodeURIComponent("גבינה עוגת")}`)).toEqual([
      ["עוּגת גבינה", 1],
    ]);
    expect(await offersOf(baker, "?q=nothing")).toEqual([]);
  });

  it("offers a price only from the same currency", async () => {
    const baker = await test.member({ currency: "ILS" });
    await order(baker, [{ dessert_name: "Cake", unit_price: 90 }]);
    await order(baker, [{ dessert_name: "Cake", unit_price: 25 }], { currency: "USD" });
    expect(await offersOf(baker)).toEqual([["Cake", 90]]);
    expect(await offersOf(baker, "?currency=USD")).toEqual([["Cake", 25]]);
    expect(await offersOf(baker, "?currency=EUR")).toEqual([["Cake", null]]);
  });

  it("keeps a known price when an item comes without one, and learns from an edit what is new in it", async () => {
    const baker = await test.member();
    await order(baker, [{ dessert_name: "Cake", unit_price: 90 }]);
    const id = await order(baker, [{ dessert_name: "Cake" }]);
    expect(await offersOf(baker)).toEqual([["Cake", 90]]);
    await baker.patch(`/api/orders/${id}`, {
      items: [
        { dessert_name: "Cake", unit_price: 99 },
        { dessert_name: "Pie", unit_price: 30 },
      ],
    });
    expect(await offersOf(baker)).toEqual([
      ["Cake", 99],
      ["Pie", 30],
    ]);
    await baker.patch(`/api/orders/${id}`, {
      items: [
        { dessert_name: "Cake", unit_price: 99 },
        { dessert_name: "Pie", unit_price: 30 },
        { dessert_name: "Tart", unit_price: 7 },
      ],
    });
    const rows = await test.asOwner<{ uses: number }>(
      "select uses from item_memory where name_key = 'pie'",
    );
    expect(rows).toEqual([{ uses: 1 }]);
  });

  it("offers a renamed product under its new name with the price of the old, and none that is deleted", async () => {
    const baker = await test.member();
    const product = (await baker.post("/api/products", { name: "Cheesecake" })).body;
    await order(baker, [{ dessert_name: "Cheesecake", unit_price: 120, productId: product.id }]);
    await baker.patch(`/api/products/${product.id}`, { name: "Käsekuchen" });
    expect(await offersOf(baker, "?q=kase")).toEqual([["Käsekuchen", 120]]);
    await baker.delete(`/api/products/${product.id}`);
    const { body } = await baker.get("/api/orders/item-suggestions");
    expect(body.items).toMatchObject([
      { dessert_name: "Cheesecake", productId: null, unit_price: 120 },
    ]);
  });

  it("offers at most 20, and only the business's own", async () => {
    const baker = await test.member();
    await order(
      baker,
      Array.from({ length: 30 }, (_, n) => ({ dessert_name: `Cake ${n}` })),
    );
    expect(await offersOf(baker)).toHaveLength(20);
    expect(await offersOf(await test.member())).toEqual([]);
  });
});

describe("GET /api/orders/last-time", () => {
  it("answers each client's latest order that is not cancelled, and none of another business", async () => {
    const baker = await test.member();
    const product = (await baker.post("/api/products", { name: "Babka", allergens: ["gluten"] }))
      .body;
    const clientId = (await baker.post("/api/clients", { name: "Noa" })).body.id as string;
    const of = { clientId, clientName: "Noa" };
    await order(baker, [{ dessert_name: "Old", quantity: 1 }], {
      ...of,
      deliveryDate: "2026-10-01",
    });
    await order(
      baker,
      [
        { dessert_name: "Babka", quantity: 2.5, unit_price: 40, productId: product.id },
        { dessert_name: "Candles", quantity: 6 },
      ],
      { ...of, deliveryDate: "2026-11-01" },
    );
    const gone = await order(baker, [{ dessert_name: "Gone", quantity: 1 }], {
      ...of,
      deliveryDate: "2026-11-20",
    });
    await baker.post(`/api/orders/${gone}/cancel`, {});
    const otherId = (await baker.post("/api/clients", { name: "Dana" })).body.id as string;
    await order(baker, [{ dessert_name: "Halva", quantity: 1 }], {
      clientId: otherId,
      clientName: "Dana",
    });
    const read = async (caller: Caller) =>
      (await caller.get(`/api/orders/last-time?clientId=${clientId}`)).body.clients[0]?.items;
    const nothing = { allergens: [], allergensStated: false, marks: [], thumbUrl: null };
    expect(await read(baker)).toEqual([
      {
        ...nothing,
        dessert_name: "Babka",
        productId: product.id,
        quantity: 2.5,
        unit_price: 40,
        currency: "ILS",
        allergens: ["gluten"],
        allergensStated: true,
      },
      {
        ...nothing,
        dessert_name: "Candles",
        productId: null,
        quantity: 6,
        unit_price: null,
        currency: null,
      },
    ]);
    const both = await baker.get(
      `/api/orders/last-time?clientId=${otherId}&clientId=${clientId}&clientId=${otherId}`,
    );
    expect(namesOf(both.body.clients)).toEqual([
      [otherId, ["Halva"]],
      [clientId, ["Babka", "Candles"]],
    ]);
    expect(await read(await test.member())).toEqual([]);
  });

  it("answers the last order that is over rather than one that is still to come", async () => {
    const baker = await test.member();
    const clientId = (await baker.post("/api/clients", { name: "Noa" })).body.id as string;
    const of = { clientId, clientName: "Noa" };
    const days = { Earlier: "2020-05-01", Last: "2020-06-01", Next: "2099-01-01" };
    for (const [dessert_name, deliveryDate] of Object.entries(days))
      await order(baker, [{ dessert_name, quantity: 1 }], { ...of, deliveryDate });
    const answer = await baker.get(`/api/orders/last-time?clientId=${clientId}`);
    expect(namesOf(answer.body.clients)).toEqual([[clientId, ["Last"]]]);
  });

  it("refuses more clients than are offered at a time", async () => {
    const baker = await test.member();
    const ids = Array.from({ length: 9 }, () => `clientId=${randomUUID()}`).join("&");
    expect(await baker.get(`/api/orders/last-time?${ids}`)).toMatchObject({ status: 400 });
  });
});

describe("a product that no order had yet", () => {
  it("is offered at the price of its item on the menu, while that is there and in its currency (rulings §4)", async () => {
    const baker = await test.member();
    const productId = (await baker.post("/api/products", { name: "Babka" })).body.id as string;
    const priceIn = async (currency: string) =>
      (await baker.get(`/api/orders/item-suggestions?q=bab&currency=${currency}`)).body.items.map(
        (item) => [item.unit_price, item.currency],
      );
    expect(await priceIn("ILS")).toEqual([[null, null]]);
    const onMenu = await baker.post("/api/catalog-items/from-product", { productId, price: 25 });
    expect(await priceIn("ILS")).toEqual([[25, "ILS"]]);
    expect(await priceIn("USD")).toEqual([[null, null]]);
    await order(baker, [{ dessert_name: "Babka", quantity: 1, unit_price: 30, productId }]);
    expect(await priceIn("ILS")).toEqual([[30, "ILS"]]);
    await baker.post("/api/products", { name: "Babka with nuts" });
    await baker.delete(`/api/catalog-items/${onMenu.body.id}`);
    expect(await priceIn("ILS")).toEqual([
      [30, "ILS"],
      [null, null],
    ]);
  });
});

function namesOf(
  clients: readonly { clientId: string; items: readonly { dessert_name: string }[] }[],
): [string, string[]][] {
  return clients.map(({ clientId, items }) => [clientId, items.map((item) => item.dessert_name)]);
}
