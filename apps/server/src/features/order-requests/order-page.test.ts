import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadMenuPages } from "../../platform/http/menu-pages.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

const paint = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a8174b" } })
    .png()
    .toBuffer();

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  if ((await loadMenuPages()) === null) throw new Error("the public pages are not built");
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
});

const cake = { dessert_name: "Honey cake", quantity: 2, unit_price: 15.5 };
const draft = {
  clientName: "Tamar Azulay",
  phone: "052-555-0147",
  deliveryDate: "2026-12-04",
  deliveryTime: "10:30",
  notes: "Write “Dad 70” on it",
  allergens: ["sesame"],
  items: [cake],
};

async function order(changes: object = {}): Promise<{ id: string; path: `/order/${string}` }> {
  const { status, body } = await baker.post("/api/orders", { ...draft, ...changes });
  expect(status).toBe(201);
  return { id: body.id, path: body.pagePath as `/order/${string}` };
}

const open = (path: string, query = "?lang=en"): Promise<Answer<string>> =>
  test.stranger().get(`${path as "/"}${query}`) as unknown as Promise<Answer<string>>;
const read = (path: string) =>
  test.stranger().get(`/api/public/order-requests/${path.split("/").at(-1) ?? ""}`);

describe("the page of an order that the owner made", () => {
  it("shows what, when, where, the allergy, the notes and the balance to anyone with the link, unindexed", async () => {
    const { id, path } = await order({ fulfilment: "delivery", address: "9 Lane" });
    expect((await baker.get(`/api/orders/${id}`)).body.pagePath).toBe(path);
    await baker.post("/api/payments", { orderId: id, amount: 10, method: "cash" });
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(page.headers["cache-control"]).toBe("no-store");
    for (const text of ["Honey cake", "4 December", "10:30", "9 Lane", "sesame", "Dad 70", "21"])
      expect(page.body.toLowerCase()).toContain(text.toLowerCase());
    for (const secret of ["Azulay", "555-0147"]) expect(page.body).not.toContain(secret);
  });

  it("speaks the client's language, and the owner's where that is not known", async () => {
    const { path } = await order();
    expect((await open(path, "")).body).toContain('<html lang="en"');
    const client = await baker.post("/api/clients", { name: "Rina", language: "he" });
    const own = await order({ clientId: client.body.id, clientName: "Rina" });
    expect((await open(own.path, "")).body).toContain('<html lang="he" dir="rtl"');
  });

  it("follows the order, and shows the day it was moved from for three days", async () => {
    const { id, path } = await order();
    expect((await open(path)).body).toContain("Your order is confirmed");
    await baker.patch(`/api/orders/${id}`, { deliveryDate: "2026-12-06" });
    const moved = (await open(path)).body;
    expect(moved).toMatch(/<del[^>]*>Friday,? 4 December<\/del>/);
    expect(moved).toContain("6 December");
    await baker.post(`/api/orders/${id}/ready`, { ready: true });
    expect((await open(path)).body).toContain("Your order is ready");
    await baker.post(`/api/orders/${id}/cancel`, {});
    expect((await open(path)).body).toContain("This order was cancelled");
    test.clock.forward(4 * 86_400_000);
    expect((await read(path)).body.order?.movedFrom).toBeNull();
    test.clock.forward(-4 * 86_400_000);
  });

  it("gives the day for a calendar, and the payment confirmation once something is paid", async () => {
    const { id, path } = await order();
    const api = `/api/public/order-requests/${path.split("/").at(-1) ?? ""}` as const;
    expect((await test.stranger().get(`${api}/calendar.ics`)).body).toContain("BEGIN:VEVENT");
    expect((await read(path)).body.receiptPath).toBeNull();
    await baker.post("/api/payments", { orderId: id, amount: 10, method: "cash" });
    expect((await read(path)).body.receiptPath).toBe(`${api}/confirmation.pdf`);
    const pdf = await test.stranger().get(`${api}/confirmation.pdf`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
  });

  it("shows the product's picture under the link only", async () => {
    const picture = (await uploadAs(baker, await paint())).body.id;
    const product = await baker.post("/api/products", { name: "Babka", imageId: picture });
    const { path } = await order({
      items: [{ dessert_name: "Babka", quantity: 1, unit_price: 5, productId: product.body.id }],
    });
    const url = (await read(path)).body.items[0]?.thumbUrl as string;
    expect((await open(url, "")).status).toBe(200);
    const other = await order({ clientName: "Other" });
    const stolen = url.replace(/order-requests\/[^/]+/, `order-requests/${other.path.slice(7)}`);
    expect((await open(stolen, "")).status).toBe(404);
  });
});

describe("the link to an order's page", () => {
  const isGone = async (path: string): Promise<boolean> => {
    const page = await open(path);
    return page.status === 404 && page.body.includes("This link doesn’t work");
  };

  it("is another after renewing, off while it is switched off, and the same when switched on again", async () => {
    const { id, path } = await order();
    const renewed = await baker.patch(`/api/orders/${id}/page`, { isRenewed: true });
    expect(renewed.body.pagePath).not.toBe(path);
    expect(await isGone(path)).toBe(true);
    const fresh = renewed.body.pagePath ?? "";
    expect((await open(fresh)).status).toBe(200);
    const off = await baker.patch(`/api/orders/${id}/page`, { isOn: false });
    expect([off.body.hasPage, off.body.pagePath]).toEqual([false, null]);
    expect(await isGone(fresh)).toBe(true);
    expect((await baker.patch(`/api/orders/${id}/page`, { isOn: true })).body.pagePath).toBe(fresh);
  });

  it("ends for all orders of the business when the owner renews or switches off all", async () => {
    const { id, path } = await order();
    await baker.patch("/api/settings/business", { hasOrderPages: false });
    expect(await isGone(path)).toBe(true);
    expect((await baker.get(`/api/orders/${id}`)).body.pagePath).toBeNull();
    expect((await order()).path).toBeNull();
    await baker.patch("/api/settings/business", { hasOrderPages: true });
    expect((await open(path)).status).toBe(200);
    await baker.patch("/api/settings/business", { renewsOrderPages: true });
    expect(await isGone(path)).toBe(true);
    expect(await isGone((await baker.get(`/api/orders/${id}`)).body.pagePath ?? "")).toBe(false);
  });

  it("ends with the order, with the client's personal data, and with the account", async () => {
    const deleted = await order();
    await baker.delete(`/api/orders/${deleted.id}`);
    expect(await isGone(deleted.path)).toBe(true);
    await baker.post(`/api/orders/${deleted.id}/restore`, {});
    expect(await isGone(deleted.path)).toBe(false);
    const client = (await baker.post("/api/clients", { name: "Rina" })).body.id;
    const erased = await order({ clientId: client, clientName: "Rina" });
    await baker.post(`/api/clients/${client}/erase`, {});
    expect(await isGone(erased.path)).toBe(true);
    const [business] = await test.asOwner<{ id: string }>(
      "select business_id as id from orders where id = $1",
      [deleted.id],
    );
    await test.asOwner("update account set closed_at = now() where business_id = $1", [
      business?.id,
    ]);
    expect(await isGone(deleted.path)).toBe(true);
  });

  it("stays when its client is merged into another", async () => {
    const [from, into] = await Promise.all(
      ["Rina", "Rina L."].map(async (name) => (await baker.post("/api/clients", { name })).body.id),
    );
    const { path } = await order({ clientId: from, clientName: "Rina" });
    const merged = await baker.post(`/api/clients/${from}/merge`, { intoId: into });
    expect(merged.status).toBe(200);
    expect((await open(path)).status).toBe(200);
  });

  it("of a request that was accepted works beside the request's, until it is renewed", async () => {
    const menu = await openMenu(baker);
    const asked = await askOn(test, menu);
    const page = new URL(asked.body.statusUrl).pathname;
    const { body } = await baker.get("/api/order-requests");
    const accepted = await baker.post(`/api/order-requests/${body.items[0]?.id}/accept`, {});
    const id = accepted.body.orderId ?? "";
    const own = (await baker.get(`/api/orders/${id}`)).body.pagePath ?? "";
    expect((await open(own)).body).toContain("Your order is confirmed");
    expect((await open(page)).status).toBe(200);
    await baker.patch(`/api/orders/${id}/page`, { isRenewed: true });
    expect(await isGone(page)).toBe(true);
    expect(await isGone(own)).toBe(true);
  });

  it("that was sent before orders had pages leads to the page", async () => {
    const menu = await openMenu(baker);
    const { token } = (await askOn(test, menu)).body;
    const answer = await test.stranger().get(`/r/${token}?lang=he`);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(`/order/${token}?lang=he`);
  });

  it("opens no other order: a changed number, code or business leads nowhere, and guessing is limited", async () => {
    const { path } = await order();
    await order();
    const token = path.slice("/order/".length);
    const flip = (at: number): string =>
      token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    for (const guess of [flip(30), flip(3), `${token.slice(0, 44)}2`, `${token.slice(0, 44)}01`])
      expect(await isGone(`/order/${guess}`)).toBe(true);
    let status = 404;
    for (let count = 0; count < 130 && status === 404; count += 1)
      ({ status } = await open(`/order/${flip(30)}`));
    expect(status).toBe(429);
  });
});
