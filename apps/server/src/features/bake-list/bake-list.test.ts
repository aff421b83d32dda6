import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(
  baker: Caller,
  deliveryDate: string,
  items: object[],
  more: object = {},
): Promise<string> {
  const made = await baker.post("/api/orders", {
    clientName: "Dana",
    deliveryDate,
    items,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.id;
}

interface Listed {
  key: string;
  dessert_name: string;
  quantity: number;
  made: number;
}

async function listOf(baker: Caller, query: string): Promise<(string | number)[][]> {
  const { status, body } = await baker.get(`/api/bake-list?${query}`);
  expect(status).toBe(200);
  return body.items.map((item: Listed) => [item.dessert_name, item.quantity, item.made]);
}

describe("GET /api/bake-list", () => {
  it("sums a day's items with the orders behind each sum", async () => {
    const baker = await test.member();
    const product = (await baker.post("/api/products", { name: "Cheesecake", category: "Cakes" }))
      .body;
    const first = await order(
      baker,
      "2026-12-01",
      [{ dessert_name: "Cheesecake", quantity: 2, productId: product.id }],
      {
        deliveryTime: "09:00",
        allergens: ["milk"],
        allergyNote: "and nuts",
        notes: "a candle",
      },
    );
    await order(baker, "2026-12-01", [
      { dessert_name: "my cheesecake", quantity: 0.5, productId: product.id },
      { dessert_name: "Crème  brûlée", quantity: 3 },
      { dessert_name: "creme brulee", quantity: 1 },
    ]);
    await order(baker, "2026-12-02", [{ dessert_name: "Tomorrow", quantity: 1 }]);
    const { body } = await baker.get("/api/bake-list?from=2026-12-01");
    expect(body).toMatchObject({ from: "2026-12-01", to: "2026-12-01", ordersCount: 2 });
    expect(body.items).toMatchObject([
      {
        key: `p:${product.id}`,
        dessert_name: "Cheesecake",
        category: "Cakes",
        quantity: 2.5,
        made: 0,
      },
      {
        key: "n:creme brulee",
        dessert_name: "Crème  brûlée",
        category: null,
        productId: null,
        quantity: 4,
      },
    ]);
    expect(body.items[0]?.orders).toMatchObject([
      {
        id: first,
        number: 1,
        deliveryTime: "09:00",
        quantity: 2,
        allergens: ["milk"],
        allergyNote: "and nuts",
        notes: "a candle",
      },
      { number: 2, deliveryTime: null, quantity: 0.5 },
    ]);
    expect(body.items[1]?.orders).toMatchObject([{ number: 2, quantity: 4 }]);
  });

  it("leaves out cancelled and deleted orders and quantities of 0", async () => {
    const baker = await test.member();
    const cake = [{ dessert_name: "Cake", quantity: 1 }];
    await order(baker, "2026-12-01", [...cake, { dessert_name: "None", quantity: 0 }]);
    await baker.post(`/api/orders/${await order(baker, "2026-12-01", cake)}/cancel`, {});
    await baker.delete(`/api/orders/${await order(baker, "2026-12-01", cake)}`);
    const { body } = await baker.get("/api/bake-list?from=2026-12-01");
    expect(body).toMatchObject({ ordersCount: 1, withoutItems: [] });
    expect(body.items).toMatchObject([{ dessert_name: "Cake", quantity: 1 }]);
  });

  it("names the orders that have nothing to sum: those of an agreed price alone, and quantities of 0", async () => {
    const baker = await test.member();
    const wedding = { agreedPrice: 1200, notes: "three tiers", deliveryTime: "10:00" };
    await order(baker, "2026-12-01", [], { ...wedding, allergens: ["milk"] });
    await order(baker, "2026-12-01", [{ dessert_name: "None", quantity: 0 }]);
    await order(baker, "2026-12-01", [{ dessert_name: "Cake", quantity: 1 }]);
    const { body } = await baker.get("/api/bake-list?from=2026-12-01");
    expect(body.ordersCount).toBe(3);
    expect(body.items).toHaveLength(1);
    expect(body.withoutItems).toMatchObject([
      { number: 1, deliveryTime: "10:00", notes: "three tiers", allergens: ["milk"] },
      { number: 2, deliveryTime: null },
    ]);
    expect(body.withoutItems[0]).not.toHaveProperty("quantity");
  });

  it("spans at most 31 days", async () => {
    const baker = await test.member();
    expect((await baker.get("/api/bake-list?from=2026-12-01&to=2026-12-31")).status).toBe(200);
    const long = await baker.get("/api/bake-list?from=2026-12-01&to=2027-01-01");
    expect([long.status, long.body.error.code, long.body.error.facts.limit]).toEqual([
      400,
      "range_too_long",
      31,
    ]);
    const tick = { from: "2026-12-01", to: "2027-01-01", key: "n:cake", made: 1 };
    expect((await baker.put("/api/bake-list/ticks", tick)).body.error.code).toBe("range_too_long");
    const turned = await baker.get("/api/bake-list?from=2026-12-02&to=2026-12-01");
    expect(turned.body.error.facts.fields).toEqual([{ path: "to", problem: "date_order" }]);
  });
});

describe("PUT /api/bake-list/ticks", () => {
  const tick = (baker: Caller, body: object) =>
    baker.put("/api/bake-list/ticks", { key: "n:cake", ...body });
  const cakes = (quantity: number): object[] => [{ dessert_name: "Cake", quantity }];

  it("ticks a quantity, so that a later order shows what is still missing", async () => {
    const baker = await test.member();
    await order(baker, "2026-12-01", cakes(3));
    expect((await tick(baker, { from: "2026-12-01", made: 3 })).body).toEqual({ ok: true });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 3, 3]]);
    await order(baker, "2026-12-01", cakes(2));
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 3]]);
    await tick(baker, { from: "2026-12-01", made: 1.5 });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 1.5]]);
    await tick(baker, { from: "2026-12-01", made: 0 });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 0]]);
  });

  it("fills the earliest day of a span first, and puts the rest on the last", async () => {
    const baker = await test.member();
    for (const [day, quantity] of [
      ["2026-12-01", 3],
      ["2026-12-02", 4],
      ["2026-12-03", 2],
    ] as const) {
      await order(baker, day, cakes(quantity));
    }
    const span = { from: "2026-12-01", to: "2026-12-03" };
    const made = async (): Promise<unknown[]> =>
      Promise.all(
        ["01", "02", "03"].map(async (day) => (await listOf(baker, `from=2026-12-${day}`))[0]?.[2]),
      );
    await tick(baker, { ...span, made: 5 });
    expect(await made()).toEqual([3, 2, 0]);
    await tick(baker, { ...span, made: 11 });
    expect(await made()).toEqual([3, 4, 4]);
    await tick(baker, { ...span, made: 2 });
    expect(await made()).toEqual([2, 0, 0]);
    expect(await listOf(baker, "from=2026-12-01&to=2026-12-03")).toEqual([["Cake", 9, 2]]);
  });

  it("never says less than what is ready or handed over", async () => {
    const baker = await test.member();
    const first = await order(baker, "2026-12-01", cakes(2));
    await order(baker, "2026-12-01", cakes(3), { status: "completed" });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 3]]);
    await tick(baker, { from: "2026-12-01", made: 1 });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 3]]);
    await baker.post(`/api/orders/${first}/ready`, { ready: true });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([["Cake", 5, 5]]);
  });

  it("ticks one item, and in one business", async () => {
    const baker = await test.member();
    const other = await test.member();
    for (const who of [baker, other])
      await order(who, "2026-12-01", [...cakes(2), { dessert_name: "Pie", quantity: 1 }]);
    await tick(baker, { from: "2026-12-01", key: "n:pie", made: 1 });
    await tick(baker, { from: "2026-12-01", made: 2 });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([
      ["Cake", 2, 2],
      ["Pie", 1, 1],
    ]);
    expect(await listOf(other, "from=2026-12-01")).toEqual([
      ["Cake", 2, 0],
      ["Pie", 1, 0],
    ]);
    await tick(baker, { from: "2026-12-01", made: 0 });
    expect(await listOf(baker, "from=2026-12-01")).toEqual([
      ["Cake", 2, 0],
      ["Pie", 1, 1],
    ]);
  });

  it("takes two ticks at once", async () => {
    const baker = await test.member();
    await order(baker, "2026-12-01", cakes(9));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((made) => tick(baker, { from: "2026-12-01", made })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await listOf(baker, "from=2026-12-01"))[0]?.[2]).toBeGreaterThan(0);
  });

  it("refuses bad quantities and keys at their fields", async () => {
    const baker = await test.member();
    for (const [body, path] of [
      [{ from: "2026-12-01", made: -1 }, "made"],
      [{ from: "2026-12-01", made: 0.0001 }, "made"],
      [{ from: "2026-12-01", made: 1, key: "" }, "key"],
      [{ made: 1 }, "from"],
    ] as const) {
      const answer = await tick(baker, body);
      expect([answer.status, answer.body.error.facts.fields?.[0]?.path]).toEqual([400, path]);
    }
  });
});
