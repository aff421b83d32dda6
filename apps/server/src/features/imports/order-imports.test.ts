import type { ErrorBody } from "@marzipan/contract/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { listDifferences } from "../figures/day-sums.actions.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
});
beforeEach(async () => {
  test.clock.now = new Date("2026-11-20T10:00:00Z");
  baker = await test.member();
});

interface SentOrder {
  cells: Record<string, string>;
  items?: { name: string; quantity: number; unitPrice: number }[];
  payments?: object[];
}

const numbered = (orders: readonly SentOrder[]) =>
  orders.map((order, index) => ({ row: index + 2, ...order }));

async function begin(kind = "orders"): Promise<string> {
  const answer = await baker.post("/api/imports", { kind, fileName: "Orders.xlsx" });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const send = (id: string, orders: readonly SentOrder[]) =>
  baker.post(`/api/imports/${id}/rows`, { rows: numbered(orders) });

const check = (orders: readonly SentOrder[], kind = "orders") =>
  baker.post("/api/imports/check", { kind, rows: numbered(orders) });

const cake = { name: "Honey cake", quantity: 2, unitPrice: 140 };

const past: SentOrder = {
  cells: { name: "Dana Peretz", phone: "052-555-0121", date: "2026-10-04", status: "pending" },
  items: [cake],
};

const future: SentOrder = {
  cells: { name: "Café Masada", email: "cafe@example.com", date: "2026-12-03", time: "14:00" },
  items: [cake, { name: "Rugelach", quantity: 24, unitPrice: 7 }],
  payments: [{ amount: 100, method: "cash", paidAt: "2026-11-18" }],
};

const orders = async () => (await baker.get("/api/orders?sort=delivery&limit=100")).body.items;

async function sumsDiffer(): Promise<unknown> {
  const businessId = await businessOf(baker);
  return await test.deps.database.transact({ kind: "job", businessId }, listDifferences);
}

describe("importing orders", () => {
  it("shows what becomes of each and stores nothing", async () => {
    const answer = await check([
      past,
      future,
      { cells: { name: "Yoav", date: "2026-12-11" } },
      { cells: { name: "Yoav", date: "11/12" }, items: [cake] },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.rows).toMatchObject([
      { row: 2, outcome: "new", client: "new" },
      { row: 3, outcome: "new", client: "new" },
      { row: 4, outcome: "refused", problems: [{ path: "items", problem: "required" }] },
      { row: 5, outcome: "refused", problems: [{ path: "date", problem: "bad_date" }] },
    ]);
    expect(await orders()).toEqual([]);
  });

  it("stores past ones as completed history, and coming ones as pending", async () => {
    const id = await begin();
    const answer = await send(id, [past, future]);
    expect(answer.status).toBe(201);
    expect(answer.body.import).toMatchObject({ made: 2, refused: 0 });
    const [dana, cafe] = await orders();
    expect(dana).toMatchObject({ clientName: "Dana Peretz", status: "completed", totalPrice: 280 });
    expect(cafe).toMatchObject({
      clientName: "Café Masada",
      status: "pending",
      totalPrice: 448,
      deliveryTime: "14:00",
    });
    expect(await sumsDiffer()).toEqual([]);
    const owed = await baker.get("/api/orders?owed=true");
    expect(owed.body.items.map((one: { id: string }) => one.id)).toEqual([cafe?.id]);
    const found = await baker.get("/api/orders?q=rugelach");
    expect(found.body.items).toHaveLength(1);
  });

  it("owes for a past order only what the file states", async () => {
    await send(await begin(), [{ ...past, cells: { ...past.cells, isOwed: "1" } }]);
    const owed = await baker.get("/api/orders?owed=true");
    expect(owed.body.items).toHaveLength(1);
  });

  it("does not count against the plan's orders", async () => {
    await send(await begin(), [future]);
    expect((await baker.get("/api/usage")).body.orders).toMatchObject({ used: 0 });
  });

  it("links a client by phone or email, never by the name alone", async () => {
    const dana = await baker.post("/api/clients", { name: "Dana P.", phone: "+972525550121" });
    await baker.post("/api/clients", { name: "Yoav Barak", phone: "0545550166" });
    const answer = await send(await begin(), [
      past,
      { cells: { name: "Yoav Barak", date: "2026-10-05" }, items: [cake] },
      { cells: { name: "Noa", date: "2026-10-06" }, items: [cake] },
    ]);
    expect(answer.body.rows).toMatchObject([
      { client: "known" },
      { client: "none" },
      { client: "new" },
    ]);
    const [first, second] = await orders();
    expect(first?.clientId).toBe(dana.body.id);
    expect(second).toMatchObject({ clientId: null, clientName: "Yoav Barak" });
  });

  it("links an item to the only product with its name", async () => {
    const cakes = await baker.post("/api/products", { name: "HONEY  Cake" });
    for (const name of ["Rugelach", "rugelach"]) await baker.post("/api/products", { name });
    const deleted = await baker.post("/api/products", { name: "Babka" });
    await baker.delete(`/api/products/${deleted.body.id}`);
    const items = ["Honey cake", "Rugelach", "Babka", "Strudel"].map((name) => ({ ...cake, name }));
    await send(await begin(), [{ ...past, items }]);
    const [order] = await orders();
    expect(order?.items.map((item: { productId: string | null }) => item.productId)).toEqual([
      cakes.body.id,
      null,
      null,
      null,
    ]);
  });

  it("keeps what optional fields cannot take in the notes", async () => {
    const answer = await send(await begin(), [
      {
        cells: {
          ...past.cells,
          phone: "*65",
          email: "none at all",
          time: "noonish",
          notes: "Candles",
        },
        items: [cake],
      },
    ]);
    expect(answer.body.rows).toMatchObject([{ moved: ["phone", "email", "time"] }]);
    const [order] = await orders();
    expect(order).toMatchObject({ phone: null, customerEmail: null, deliveryTime: null });
    expect(order?.notes).toBe("Candles\n*65\nnone at all\nnoonish");
  });

  it("adds nothing when a file comes again, and keeps equal rows of one file", async () => {
    await send(await begin(), [past, past]);
    const again = await send(await begin(), [past, past, past]);
    expect(again.body.rows.map((row: { outcome: string }) => row.outcome)).toEqual([
      "unchanged",
      "unchanged",
      "new",
    ]);
  });

  it("refuses a currency that orders cannot have instead of converting it", async () => {
    const answer = await check([{ ...past, cells: { ...past.cells, currency: "GBP" } }]);
    expect(answer.body.rows[0]).toMatchObject({
      outcome: "refused",
      problems: [{ path: "currency", problem: "invalid" }],
    });
  });

  it("takes all of it back: orders, payments, sums and the clients that it made", async () => {
    const id = await begin();
    await send(id, [past, future]);
    const answer = await baker.post(`/api/imports/${id}/take-back`, {});
    expect(answer.body).toMatchObject({ kept: 0 });
    expect(await orders()).toEqual([]);
    expect((await baker.get("/api/clients")).body.items).toEqual([]);
    expect(await sumsDiffer()).toEqual([]);
    const deleted = await baker.get("/api/orders?deleted=true");
    expect(deleted.body.items).toHaveLength(2);
  });

  it("keeps an order that was changed or paid since, with its client", async () => {
    const id = await begin();
    await send(id, [past, future]);
    const [, cafe] = await orders();
    test.clock.now = new Date("2026-11-20T10:00:30Z");
    await baker.post("/api/payments", { orderId: cafe?.id, amount: 10, method: "cash" });
    const answer = await baker.post(`/api/imports/${id}/take-back`, {});
    expect(answer.body).toMatchObject({ kept: 1 });
    expect(await orders()).toMatchObject([{ id: cafe?.id }]);
    expect((await baker.get("/api/clients")).body.items).toMatchObject([{ name: "Café Masada" }]);
    expect(await sumsDiffer()).toEqual([]);
  });

  it("leaves orders unlinked where the plan has no room for clients", async () => {
    baker = await test.member({ plan: "basic" });
    const many = Array.from({ length: 27 }, (_none, at) => ({
      cells: { name: `Client ${at}`, phone: `05255501${at + 10}`, date: "2026-10-04" },
      items: [cake],
    }));
    const answer = await send(await begin(), many);
    expect(answer.body.import).toMatchObject({ made: 27, refused: 0 });
    const kinds = answer.body.rows.map((row) => row.client);
    expect(kinds.filter((kind) => kind === "none")).toHaveLength(2);
  });

  it("does not reach another business's clients and products", async () => {
    const stranger = await test.member();
    const theirs = await stranger.post("/api/clients", { name: "Theirs", phone: "0525550199" });
    const product = await stranger.post("/api/products", { name: "Theirs" });
    await send(await begin(), [
      {
        cells: { ...past.cells, clientId: theirs.body.id },
        items: [{ ...cake, productId: product.body.id } as typeof cake],
      },
    ]);
    const [order] = await orders();
    expect(order?.clientId).not.toBe(theirs.body.id);
    expect(order?.items[0]?.productId).toBeNull();
  });
});

describe("importing catalog items and expenses", () => {
  it("makes catalog items with prices and sections, and fills empty fields of known ones", async () => {
    const id = await begin("catalog");
    const answer = await baker.post(`/api/imports/${id}/rows`, {
      rows: numbered([
        { cells: { name: "Babka", price: "42.5", category: "Cakes", allergens: "milk, eggs" } },
        { cells: { name: "Challah", price: "18", availability: "hidden" } },
        { cells: { name: "Tart", price: "forty" } },
        { cells: { name: "babka", price: "50", description: "Chocolate" } },
      ]),
    });
    expect(answer.body.rows).toMatchObject([
      { outcome: "new" },
      { outcome: "new" },
      { outcome: "refused", problems: [{ path: "price", problem: "bad_price" }] },
      { outcome: "joined" },
    ]);
    const { body } = await baker.get("/api/catalog-items");
    expect(body.items).toMatchObject([
      { name: "Babka", price: 42.5, sectionName: "Cakes", allergens: ["milk", "eggs"] },
      { name: "Challah", price: 18, isActive: false },
    ]);
    await baker.post(`/api/imports/${id}/take-back`, {});
    expect((await baker.get("/api/catalog-items")).body.items).toEqual([]);
  });

  it("makes expenses with their sums, once each, and takes them back", async () => {
    const rows = [
      { cells: { date: "2026-10-02", amount: "120.5", name: "Mill", category: "supplies" } },
      { cells: { date: "2026-10-02", amount: "99", name: "Shop", currency: "GBP", notes: "Tins" } },
      { cells: { date: "2026-10-03", amount: "0", name: "Shop" } },
    ];
    const id = await begin("expenses");
    const answer = await send(id, rows);
    expect(answer.body.rows).toMatchObject([
      { outcome: "new" },
      { outcome: "new" },
      { outcome: "refused", problems: [{ path: "amount" }] },
    ]);
    const again = await check(rows, "expenses");
    expect(again.body.rows).toMatchObject([{ outcome: "unchanged" }, { outcome: "unchanged" }, {}]);
    expect(await sumsDiffer()).toEqual([]);
    await baker.post(`/api/imports/${id}/take-back`, {});
    expect((await baker.get("/api/expenses")).body.items).toEqual([]);
    expect(await sumsDiffer()).toEqual([]);
  });

  it("asks for the plan that has the menu and the payments", async () => {
    baker = await test.member({ plan: "basic" });
    for (const kind of ["catalog", "expenses"]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await baker.post("/api/imports", { kind, fileName: "File.xlsx" });
      expect((answer.body as unknown as ErrorBody).error.code).toBe("plan_too_low");
    }
  });
});
