import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cleanUp } from "../../housekeeping/housekeeping.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker, { address: "14 Masada St", whatsappPhone: "050-1234567" });
});

async function ask(changes: object = {}): Promise<{ id: string; token: string }> {
  const asked = await askOn(test, menu, changes);
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  return { id: body.items[0]?.id ?? "", token: asked.body.token };
}

const accept = (id: string, body: object = {}) =>
  baker.post(`/api/order-requests/${id}/accept`, body);
const read = async (token: string) =>
  (await test.stranger().get(`/api/public/order-requests/${token}`)).body;
const page = async (token: string, language = "en"): Promise<string> =>
  (await test.stranger().get(`/order/${token}?lang=${language}`)).body as unknown as string;

describe("a customer's page after her order changed", () => {
  it("promises nothing once the order is deleted, says where to ask, and promises again after undo", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    expect(await page(token)).toContain("Your order is confirmed");
    await baker.delete(`/api/orders/${orderId}`);
    const gone = await page(token);
    expect(gone).not.toContain("confirmed");
    expect(gone).toContain("This order was deleted");
    expect(gone).toContain("wa.me/972501234567");
    expect(await page(token, "he")).toContain("ההזמנה נמחקה");
    const owners = (await baker.get(`/api/order-requests/${id}`)).body;
    expect(decodeURIComponent(owners.whatsappUrl ?? "")).not.toContain("confirmed");
    await baker.post(`/api/orders/${orderId}/restore`, {});
    expect(await page(token)).toContain("Your order is confirmed");
  });

  it("says until when a ready order can be fetched only while the bakery is open", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    await baker.post(`/api/orders/${orderId}/ready`, { ready: true });
    expect(await page(token)).toContain("here until");
    const closedDays = [{ from: "2026-11-26", to: "2026-11-26" }];
    await baker.patch("/api/menu-settings", { closedDays });
    expect(await page(token)).not.toContain("here until");
    await baker.patch("/api/menu-settings", { closedDays: [] });
    test.clock.forward(6 * 3_600_000);
    expect(await page(token)).not.toContain("here until");
    test.clock.forward(-6 * 3_600_000);
  });

  it("shows the lines that stand, which add up to the total, in the words of the menu", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    await baker.patch(`/api/orders/${orderId}`, {
      items: [
        { dessert_name: "Honey cake", quantity: 3, unit_price: 10 },
        { dessert_name: "Candles", quantity: 1, unit_price: 5 },
      ],
    });
    const view = await read(token);
    expect(view.items).toMatchObject([
      { name: "Honey cake", quantity: 3, lineTotal: 30, catalogItemId: menu.itemId },
      { name: "Candles", quantity: 1, lineTotal: 5, catalogItemId: null },
    ]);
    const sum = view.items.reduce(
      (all: number, one: { lineTotal: number }) => all + one.lineTotal,
      0,
    );
    expect(sum).toBe(view.order?.totalPrice);
  });

  it("shows the address of the order when it is brought after all", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    await baker.patch(`/api/orders/${orderId}`, { fulfilment: "delivery", address: "9 Lane" });
    expect(await read(token)).toMatchObject({
      address: "9 Lane",
      order: { fulfilment: "delivery" },
    });
    const calendar = await test.stranger().get(`/api/public/order-requests/${token}/calendar.ics`);
    expect(calendar.body).toContain("LOCATION:9 Lane");
    await baker.patch(`/api/orders/${orderId}`, { address: null });
    expect(await page(token)).toContain("Address to be agreed");
  });

  it("tells the order's money in the order's currency once the business changed it", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    const items = [{ dessert_name: "Honey cake", quantity: 2, unit_price: 15.5 }];
    await baker.patch(`/api/orders/${orderId}`, { currency: "EUR", items });
    const view = await read(token);
    expect([view.currency, view.order?.currency]).toEqual(["ILS", "EUR"]);
    const shown = await page(token);
    expect(shown).toContain("€31");
    expect(shown).not.toContain("₪");
    const owners = (await baker.get(`/api/order-requests/${id}`)).body;
    const said = decodeURIComponent(owners.whatsappUrl ?? "");
    expect(said).toContain("€31");
    expect(said).not.toContain("₪");
  });

  it("says what is to be given back of what was paid", async () => {
    const { id, token } = await ask();
    const { orderId } = (await accept(id)).body;
    await baker.post("/api/payments", { orderId, amount: 15, method: "cash" });
    expect((await read(token)).order?.balance).toEqual({ paid: 15, due: 5, toReturn: 0 });
    await baker.post(`/api/orders/${orderId}/cancel`, {});
    expect((await read(token)).order?.balance).toEqual({ paid: 15, due: 0, toReturn: 15 });
    expect(await page(token)).toContain("To be refunded to you");
    await baker.post(`/api/orders/${orderId}/uncancel`, {});
    await baker.patch(`/api/orders/${orderId}`, { agreedPrice: 12 });
    expect((await read(token)).order?.balance).toEqual({ paid: 15, due: 0, toReturn: 3 });
  });
});

describe("accepting", () => {
  it("goes on once the deleted product behind an item was removed for good, but not with a sent id of it", async () => {
    const from = { catalogItemId: menu.itemId };
    const productId = (await baker.post("/api/products/from-catalog-item", from)).body.id;
    await baker.delete(`/api/products/${productId}`);
    const { id } = await ask();
    const longAgo = new Date(test.clock.now.getTime() - 31 * 86_400_000);
    await test.asOwner("update product set deleted_at = $2 where id = $1", [productId, longAgo]);
    await cleanUp(test.deps, test.ownerUrl);
    expect(await test.asOwner("select id from product where id = $1", [productId])).toEqual([]);
    const items = [{ dessert_name: "Honey cake", quantity: 2, unit_price: 10, productId }];
    expect((await accept(id, { items })).status).toBe(404);
    const accepted = await accept(id);
    expect(accepted.status).toBe(200);
    const order = (await baker.get(`/api/orders/${accepted.body.orderId}`)).body;
    expect(order.items).toMatchObject([{ dessert_name: "Honey cake", quantity: 2 }]);
    expect(order.items[0]?.productId ?? null).toBeNull();
  });

  it("a second time with other terms is refused, with the same it is answered again", async () => {
    const { id } = await ask();
    const terms = { deliveryDate: "2026-12-02", agreedPrice: 25 };
    const first = await accept(id, terms);
    const same = await accept(id, terms);
    expect([same.status, same.body.orderId]).toEqual([200, first.body.orderId]);
    for (const other of [{}, { ...terms, agreedPrice: 30 }, { ...terms, message: "Hi" }]) {
      const answer = await accept(id, other);
      expect([answer.status, answer.body.error.code]).toEqual([409, "request_is_answered"]);
    }
  });

  it("for another day tells the customer of that day", async () => {
    const { id } = await ask({ email: "rina@example.test" });
    const { body } = await accept(id, { deliveryDate: "2026-12-03", deliveryTime: "15:00" });
    const mails = await readOutbox(test.deps.database.lookUp, 20);
    const told = mails.find(
      (one) => one.recipient === "rina@example.test" && /confirmed|accepted/i.test(one.subject),
    );
    expect(told?.text).toContain("December 3");
    expect(decodeURIComponent(body.whatsappUrl ?? "")).toContain("December 3");
  });
});
