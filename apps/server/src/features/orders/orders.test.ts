import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

const draft = { clientName: "Dana Cohen", deliveryDate: "2026-12-01" };
const items = [
  { dessert_name: "Cheesecake", quantity: 2, unit_price: 120.5 },
  { dessert_name: "Rugelach", quantity: 1.125, unit_price: 80 },
];

async function problemsOf(body: object): Promise<string[]> {
  const answer = await baker.post("/api/orders", { ...draft, ...body });
  expect([answer.status, answer.body.error?.code]).toEqual([400, "invalid_input"]);
  const fields = answer.body.error.facts.fields ?? [];
  return fields.map((field) => `${field.path} ${field.problem}`);
}

describe("a new order", () => {
  it("gets the server's number and total, and is answered as it is stored", async () => {
    const newcomer = await test.member();
    const made = await newcomer.post("/api/orders", {
      ...draft,
      items,
      deliveryTime: "14:30",
      phone: "054-1234567",
      notes: "no nuts",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      number: 1,
      clientName: "Dana Cohen",
      clientId: null,
      phone: "054-1234567",
      deliveryDate: "2026-12-01",
      deliveryTime: "14:30",
      status: "pending",
      currency: "ILS",
      itemsTotal: 331,
      agreedPrice: null,
      totalPrice: 331,
      items: [
        {
          dessert_name: "Cheesecake",
          quantity: 2,
          unit_price: 120.5,
          lineTotal: 241,
          productId: null,
        },
        {
          dessert_name: "Rugelach",
          quantity: 1.125,
          unit_price: 80,
          lineTotal: 90,
          productId: null,
        },
      ],
      createdAt: "2026-11-26T12:00:00+00:00",
      history: [{ kind: "created", from: null, to: null, byName: expect.stringMatching(/^Baker/) }],
    });
    expect((await newcomer.get(`/api/orders/${made.body.id}`)).body).toEqual(made.body);
    const {
      history: _history,
      pictures: _pictures,
      clientLanguage: _language,
      hasPage: _hasPage,
      pagePath: _path,
      customerUpdate: _customerUpdate,
      ...inList
    } = made.body;
    expect((await newcomer.get("/api/orders")).body).toEqual({ items: [inList], nextCursor: null });
  });

  it("keeps everything that an order carries", async () => {
    const full = {
      ...draft,
      customerEmail: "dana@example.test",
      fulfilment: "delivery",
      address: "1 Herzl St",
      notes: "ring\nthe bell",
      allergens: ["milk", "eggs"],
      allergyNote: "also strawberries",
      agreedPrice: 300,
      depositKind: "percent",
      depositValue: 12.5,
      depositDueDate: "2026-11-28",
      status: "in_progress",
    };
    const { body } = await baker.post("/api/orders", { ...full, items });
    expect(body).toMatchObject({ ...full, itemsTotal: 331, totalPrice: 300 });
  });

  it.each([
    ["missing", undefined],
    ["no list", "cakes"],
    ["null", null],
  ])("has no items where they are %s (spec §3)", async (_name, sent) => {
    const { status, body } = await baker.post("/api/orders", { ...draft, items: sent });
    expect([status, body.items, body.itemsTotal, body.totalPrice]).toEqual([201, [], 0, 0]);
  });

  it("fills the spec's defaults inside an item", async () => {
    const { body } = await baker.post("/api/orders", { ...draft, items: [{}] });
    expect(body.items).toEqual([
      { dessert_name: "", quantity: 0, unit_price: 0, lineTotal: 0, productId: null },
    ]);
  });

  it("rounds a line half up to the minor unit", async () => {
    const { body } = await baker.post("/api/orders", {
      ...draft,
      items: [
        { quantity: 0.125, unit_price: 0.2 },
        { quantity: 1.005, unit_price: 1 },
      ],
    });
    expect(body.items.map((item: { lineTotal: number }) => item.lineTotal)).toEqual([0.03, 1.01]);
    expect(body.totalPrice).toBe(1.04);
  });

  it("may be agreed for nothing", async () => {
    const { body } = await baker.post("/api/orders", { ...draft, items, agreedPrice: 0 });
    expect(body).toMatchObject({ itemsTotal: 331, agreedPrice: 0, totalPrice: 0 });
  });

  it("keeps the currency of its making when the business changes its own", async () => {
    const newcomer = await test.member({ currency: "USD" });
    const { body } = await newcomer.post("/api/orders", draft);
    expect(body.currency).toBe("USD");
    await newcomer.patch("/api/settings/business", { currency: "EUR" });
    expect((await newcomer.get(`/api/orders/${body.id}`)).body.currency).toBe("USD");
    expect((await newcomer.post("/api/orders", draft)).body.currency).toBe("EUR");
    expect((await newcomer.post("/api/orders", { ...draft, currency: "ILS" })).body.currency).toBe(
      "ILS",
    );
  });

  it("carries markup, right-to-left and combining characters as they were typed", async () => {
    const clientName = '<b onclick="x">שָׁלוֹם</b> \u202eمرحبا\u202c e\u0301 👩‍🍳';
    const { body } = await baker.post("/api/orders", {
      ...draft,
      clientName,
      items: [{ dessert_name: clientName }],
    });
    expect([body.clientName, body.items[0]?.dessert_name]).toEqual([clientName, clientName]);
  });
});

describe("bad input", () => {
  it.each<[object, string]>([
    [{ clientName: undefined }, "clientName required"],
    [{ clientName: "  " }, "clientName required"],
    [{ clientName: "x".repeat(121) }, "clientName too_long"],
    [{ clientName: "a\u0000b" }, "clientName invalid"],
    [{ clientName: 5 }, "clientName required"],
    [{ deliveryDate: undefined }, "deliveryDate required"],
    [{ deliveryDate: "2026-02-30" }, "deliveryDate bad_date"],
    [{ deliveryTime: "25:00" }, "deliveryTime bad_time"],
    [{ customerEmail: "nobody" }, "customerEmail bad_email"],
    [{ phone: "call me" }, "phone bad_phone"],
    [{ fulfilment: "drone" }, "fulfilment invalid"],
    [{ status: "done" }, "status invalid"],
    [{ notes: "x".repeat(4001) }, "notes too_long"],
    [{ allergens: ["sugar"] }, "allergens.0 invalid"],
    [{ currency: "GBP" }, "currency invalid"],
    [{ agreedPrice: -1 }, "agreedPrice too_small"],
    [{ agreedPrice: 1.005 }, "agreedPrice too_precise"],
    [{ agreedPrice: "12" }, "agreedPrice not_a_number"],
    [{ items: [{ quantity: 1.0001 }] }, "items.0.quantity too_precise"],
    [{ items: [{ quantity: -1 }] }, "items.0.quantity too_small"],
    [{ items: [{}, { unit_price: 0.001 }] }, "items.1.unit_price too_precise"],
    [{ items: [{ dessert_name: "x".repeat(161) }] }, "items.0.dessert_name too_long"],
    [{ items: [{ price: 1 }] }, "items.0.price unknown_field"],
    [{ items: Array.from({ length: 101 }, () => ({})) }, "items too_many"],
    [{ items: [{ quantity: 999_999, unit_price: 99_999_999 }] }, "items too_big"],
    [{ depositKind: "sum" }, "depositValue required"],
    [{ depositValue: 5 }, "depositKind required"],
    [{ depositKind: "percent", depositValue: 101 }, "depositValue too_big"],
    [{ clientId: "7" }, "clientId invalid"],
    [{ total: 5 }, "total unknown_field"],
    [{ number: 5 }, "number unknown_field"],
  ])("%j is refused at its field", async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem]);
  });

  it("leaves no order, and no gap in the numbers", async () => {
    const newcomer = await test.member();
    await newcomer.post("/api/orders", { ...draft, clientName: "" });
    await newcomer.post("/api/orders", {
      ...draft,
      clientId: "00000000-0000-7000-8000-000000000000",
    });
    expect((await newcomer.get("/api/orders")).body.items).toEqual([]);
    expect((await newcomer.post("/api/orders", draft)).body.number).toBe(1);
  });
});

describe("another business's", () => {
  it("orders are not there, whatever is asked of them", async () => {
    const { id } = (await baker.post("/api/orders", draft)).body;
    const stranger = await test.member();
    const path = `/api/orders/${id}`;
    const answers = [
      await stranger.get(path),
      await stranger.patch(path, { notes: "mine" }),
      await stranger.delete(path),
      await stranger.post(`${path}/status`, { status: "completed" }),
      await stranger.post(`${path}/ready`, { ready: true }),
      await stranger.post(`${path}/cancel`, {}),
      await stranger.post(`${path}/uncancel`),
      await stranger.post(`${path}/restore`),
      await stranger.post(`${path}/duplicate`, { deliveryDate: "2026-12-02" }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.error.code])).toEqual(
      answers.map(() => [404, "not_found"]),
    );
    expect((await stranger.get("/api/orders")).body.items).toEqual([]);
    expect((await stranger.get("/api/orders/counts")).body.all).toBe(0);
    expect((await stranger.get("/api/bake-list?from=2026-12-01")).body.items).toEqual([]);
    expect(
      (await stranger.get("/api/orders/calendar?from=2026-12-01&to=2026-12-31")).body.items,
    ).toEqual([]);
    expect((await stranger.get("/api/orders/same-day?date=2026-12-01")).body.items).toEqual([]);
    expect((await baker.get(path)).body).toMatchObject({
      status: "pending",
      notes: null,
      deletedAt: null,
    });
  });

  it("clients, products and pictures cannot be used in an order, and the refusal names the field", async () => {
    const stranger = await test.member();
    const client = (await stranger.post("/api/clients", { name: "Theirs" })).body;
    const product = (await stranger.post("/api/products", { name: "Theirs" })).body;
    const picture = "00000000-0000-7000-8000-000000000000";
    for (const [body, path] of [
      [{ clientId: client.id }, "clientId"],
      [{ items: [{}, { productId: product.id }] }, "items.1.productId"],
      [{ pictureIds: [picture] }, "pictureIds.0"],
    ] as const) {
      const made = await baker.post("/api/orders", { ...draft, ...body });
      expect([made.status, made.body.error?.facts.fields?.[0]?.path]).toEqual([404, path]);
      const own = (await baker.post("/api/orders", draft)).body;
      const patched = await baker.patch(`/api/orders/${own.id}`, body);
      expect([patched.status, patched.body.error?.facts.fields?.[0]?.path]).toEqual([404, path]);
    }
  });
});

it("an id that is none leads nowhere", async () => {
  const answer = await baker.get("/api/orders/7");
  expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
});
