import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadMenuPages } from "../../platform/http/menu-pages.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { forgetActs, isOneTooMany } from "../../platform/limits/throttle.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
let path: `/order/${string}`;
beforeAll(async () => {
  if ((await loadMenuPages()) === null) throw new Error("the public pages are not built");
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker);
  const { body } = await askOn(test, menu, { name: "Dana <Peretz>", note: "<b>Gold</b>" });
  path = new URL(body.statusUrl).pathname as typeof path;
});

const open = (query = ""): Promise<Answer<string>> => test.stranger().get(`${path}${query}`);

/** Presses a button of the page as a browser without scripts does. */
function press(act: string, fields: Record<string, string> = {}): Promise<Answer<string>> {
  return test.stranger().send({
    method: "POST",
    url: `${path}/${act}?lang=en`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost:3000",
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function quote(price: number): Promise<void> {
  const { body } = await baker.get("/api/order-requests");
  const validUntil = new Date(test.clock.now.getTime() + 20 * 3_600_000).toISOString();
  await baker.post(`/api/order-requests/${body.items[0]?.id}/quote`, { price, validUntil });
}

describe("a customer's status page", () => {
  it("shows the request in the language of the asking, to its customer only, and is not indexed", async () => {
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    expect(page.body).toContain("Your request is sent");
    expect(page.body).toContain("&lt;b&gt;Gold&lt;/b&gt;");
    expect((await open("?lang=he")).body).toContain('<html lang="he" dir="rtl"');
  });

  it("says kindly that a token leads nowhere", async () => {
    const answer = await test.stranger().get("/order/nobodys-token");
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("This link doesn’t work");
  });

  it("says to try again soon, and not that there is no request, where one address asks too often", async () => {
    const key = "request-status:127.0.0.1";
    const window = { lengthMs: 60_000, most: 1000 };
    for (let count = 0; count < 120; count += 1) await isOneTooMany(test.deps, { key, window });
    const answer = await open("?lang=en");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("Please try again in a minute");
    expect(answer.body).not.toContain("link doesn’t work");
    await forgetActs(test.deps, key);
  });

  it("accepts a price by its button, and not by being opened", async () => {
    await quote(25);
    expect((await open()).body).toContain("sent you a price");
    expect((await open()).body).toContain("Accept price");
    const done = await press("accept", { price: "25" });
    expect([done.status, done.headers["location"]]).toEqual([303, `${path}?lang=en`]);
    const { body } = await open();
    expect(body).toContain("Your order is confirmed");
    expect(body).toMatch(/Agreed price<.*₪25.*Paid<.*₪0.*Balance due<.*₪25/);
  });

  it("says why a press was refused: the price is another by now", async () => {
    await quote(25);
    const refused = await press("accept", { price: "20" });
    expect(refused.headers["location"]).toBe(`${path}?lang=en&problem=price_changed`);
    const page = await open("?lang=en&problem=price_changed");
    expect(page.body).toContain("Check the new one before you accept");
  });

  it("says what can be done where the day was filled meanwhile, or the request was answered", async () => {
    await quote(25);
    const deliveryDate = (await baker.get("/api/order-requests")).body.items[0]?.deliveryDate;
    await baker.patch("/api/menu-settings", { maxOrdersADay: 1 });
    await baker.post("/api/orders", {
      clientName: "Noa",
      deliveryDate,
      items: [{ dessert_name: "Babka", quantity: 1, unit_price: 40 }],
    });
    const full = await press("accept", { price: "25" });
    expect(full.headers["location"]).toBe(`${path}?lang=en&problem=day_full`);
    const { body } = await open("?lang=en&problem=day_full");
    expect(body).toMatch(/That day is no longer free. Write to .+ to find another/);
    expect(body).not.toContain("Choose another day");
    await baker.patch("/api/menu-settings", { maxOrdersADay: null });
    await press("accept", { price: "25" });
    const late = await press("withdraw");
    expect(late.headers["location"]).toBe(`${path}?lang=en&problem=request_is_answered`);
    const answered = await open("?lang=en&problem=request_is_answered");
    expect(answered.body).toContain("Its current status is below");
    expect(answered.body).not.toContain("Reload");
  });

  it("withdraws by its button, once", async () => {
    expect((await press("withdraw")).status).toBe(303);
    expect((await press("withdraw")).headers["location"]).toBe(`${path}?lang=en`);
    expect((await open()).body).toContain("You withdrew this request");
  });

  it("refuses a button that another site presses", async () => {
    const answer = await test.stranger().send({
      method: "POST",
      url: `${path}/withdraw`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://elsewhere.example",
      },
      payload: "",
    });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: "bad_origin" } } });
  });
});
