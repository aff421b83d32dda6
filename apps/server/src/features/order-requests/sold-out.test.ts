import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu, readMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker, {});
});

const sellOut = (until: string | null) =>
  baker.patch(`/api/catalog-items/${menu.itemId}`, { soldOutUntil: until });

async function waiting(deliveryDate: string): Promise<string> {
  await askOn(test, menu, { deliveryDate });
  return (await baker.get("/api/order-requests?tab=all&limit=1")).body.items[0]?.id ?? "";
}

describe("an item that is sold out until December 10 (rulings §5)", () => {
  it("can be requested for that day and later ones, not for an earlier one", async () => {
    await sellOut("2026-12-10");
    const asked = async (deliveryDate: string) =>
      (await askOn(test, menu, { deliveryDate })).body.error?.code ?? "taken";
    expect(await asked("2026-12-09")).toBe("item_sold_out");
    expect(await asked("2026-12-10")).toBe("taken");
    expect(await asked("2026-12-15")).toBe("taken");
    await sellOut("2026-11-26");
    expect(await asked("2026-11-29")).toBe("taken");
  });

  it("stays on the menu with its day", async () => {
    await sellOut("2026-12-10");
    const { body } = await readMenu(test.stranger(), menu.slug);
    expect(body.sections[0]?.items[0]?.soldOutUntil).toBe("2026-12-10");
    const readPage = async () => (await test.app.inject(`/m/${menu.slug}`)).body;
    const page = await readPage();
    expect(page).toContain("Sold out until");
    const addButton = /<button[^>]* data-more/;
    expect(page).toMatch(addButton);
    await sellOut("2099-01-01");
    expect(await readPage()).not.toMatch(addButton);
  });

  it("is asked about when a waiting request is accepted or quoted for an earlier day", async () => {
    const id = await waiting("2026-12-08");
    await sellOut("2026-12-10");
    const validUntil = "2026-12-01T10:00:00Z";
    const quote = { price: 25, validUntil };
    const at = `/api/order-requests/${id}`;
    expect((await baker.post(`${at}/accept`, {})).body.error.code).toBe("item_sold_out");
    expect((await baker.post(`${at}/quote`, quote)).body.error.code).toBe("item_sold_out");
    expect((await baker.post(`${at}/quote`, { ...quote, overCapacity: true })).status).toBe(200);
    const moved = await baker.post(`${at}/accept`, { deliveryDate: "2026-12-10" });
    expect(moved.body).toMatchObject({ status: "accepted" });
  });

  it("does not break a price that was offered before", async () => {
    const asked = await askOn(test, menu, { deliveryDate: "2026-12-08" });
    const { items } = (await baker.get("/api/order-requests?tab=all&limit=1")).body;
    const validUntil = "2026-12-01T10:00:00Z";
    await baker.post(`/api/order-requests/${items[0]?.id}/quote`, { price: 25, validUntil });
    await sellOut("2026-12-10");
    const url = `/api/public/order-requests/${asked.body.token}/accept-quote`;
    expect((await test.stranger().post(url, { price: 25 })).status).toBe(200);
  });

  it("is told in the owner's order form for an earlier day only", async () => {
    await sellOut("2026-12-10");
    const soldOutOn = async (date: string) =>
      (await baker.get(`/api/orders/same-day?date=${date}`)).body.soldOut;
    expect(await soldOutOn("2026-12-09")).toEqual([
      { name: "Honey cake", productId: null, until: "2026-12-10" },
    ]);
    expect(await soldOutOn("2026-12-10")).toEqual([]);
  });
});
