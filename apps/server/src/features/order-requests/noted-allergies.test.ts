import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

const phone = "054-1112223";
const noted = { allergens: ["tree_nuts"], allergyNote: "Anaphylaxis!" };

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
let clientId: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker, {});
  const client = { name: "Dana Peretz", phone, ...noted };
  clientId = (await baker.post("/api/clients", client)).body.id;
});

async function ask(changes: object = {}): Promise<string> {
  await askOn(test, menu, { phone, ...changes });
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  return body.items[0]?.id ?? "";
}

const allergiesOf = async (orderId: string | null | undefined) => {
  const { allergens, allergyNote } = (await baker.get(`/api/orders/${orderId}`)).body;
  return { allergens, allergyNote };
};

describe("a known client's noted allergies (rulings §10.5)", () => {
  it("stand on the order of her accepted request beside those that she told, each once", async () => {
    const id = await ask({ allergens: ["eggs", "tree_nuts"], allergyNote: "Kiwi" });
    const { orderId } = (await baker.post(`/api/order-requests/${id}/accept`, {})).body;
    expect(await allergiesOf(orderId)).toEqual({
      allergens: ["eggs", "tree_nuts"],
      allergyNote: "Kiwi, Anaphylaxis!",
    });
  });

  it("stand on the order whose price she accepted herself", async () => {
    const asked = await askOn(test, menu, { phone });
    const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
    const id = body.items[0]?.id;
    const validUntil = new Date(test.clock.now.getTime() + 86_400_000).toISOString();
    await baker.post(`/api/order-requests/${id}/quote`, { price: 25, validUntil });
    const url = `/api/public/order-requests/${asked.body.token}/accept-quote`;
    expect((await test.stranger().post(url, { price: 25 })).status).toBe(200);
    const { orderId } = (await baker.get(`/api/order-requests/${id}`)).body;
    expect(await allergiesOf(orderId)).toEqual(noted);
  });

  it("are told on the request, with each item that contains what she must not eat", async () => {
    await baker.patch(`/api/catalog-items/${menu.itemId}`, { allergens: ["milk", "tree_nuts"] });
    const id = await ask({ allergens: ["eggs"] });
    const { allergies, allergyConflicts } = (await baker.get(`/api/order-requests/${id}`)).body;
    expect(allergies).toEqual({
      allergens: ["eggs", "tree_nuts"],
      allergyNote: "Anaphylaxis!",
    });
    expect(allergyConflicts).toEqual([{ item: "Honey cake", allergens: ["tree_nuts"] }]);
  });

  it("stand on an order that finds her by phone, and on one that names her and tells none", async () => {
    const draft = { clientName: "Dana Peretz", phone, deliveryDate: "2026-12-01", items: [] };
    const found = await baker.post("/api/orders", { ...draft, allergens: [], saveClient: true });
    expect(found.body.clientId).toBe(clientId);
    expect(found.body).toMatchObject(noted);
    const named = await baker.post("/api/orders", { ...draft, clientId });
    expect(named.body).toMatchObject(noted);
    const without = await baker.post("/api/orders", { ...draft, clientId, allergens: [] });
    expect(without.body).toMatchObject({ allergens: [], allergyNote: "" });
  });

  it("stand on a copy of an order from before they were noted", async () => {
    const draft = { clientName: "Dana Peretz", clientId, deliveryDate: "2026-12-01" };
    const { body } = await baker.post("/api/orders", { ...draft, allergens: ["milk"] });
    const copy = await baker.post(`/api/orders/${body.id}/duplicate`, {
      deliveryDate: "2026-12-08",
    });
    expect(copy.body).toMatchObject({
      allergens: ["milk", "tree_nuts"],
      allergyNote: "Anaphylaxis!",
    });
  });
});
