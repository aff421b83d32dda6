import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { writeMultipart } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
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
  menu = await openMenu(baker);
});

const tomorrow = "2026-11-27T12:00:00.000Z";

/** Sends a request as a customer; returns its id and its private token. */
async function ask(changes: object = {}): Promise<{ id: string; token: string }> {
  const asked = await askOn(test, menu, changes);
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  return { id: body.items[0]?.id ?? "", token: asked.body.token };
}

const accept = (id: string, body: object = {}) =>
  baker.post(`/api/order-requests/${id}/accept`, body);
const statusOf = async (token: string) =>
  (await test.stranger().get(`/api/public/order-requests/${token}`)).body;
const codeOf = ({ status, body }: Answer): string => `${status} ${body.error?.code ?? ""}`.trim();

describe("accepting a request", () => {
  it("makes the pending order with client, lines, note and pictures, and tells the customer", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c86" } })
      .png()
      .toBuffer();
    const { payload, contentType } = writeMultipart([
      { field: "file", fileName: "p.png", bytes: png },
    ]);
    const picture = await test.stranger().send({
      method: "POST",
      url: `/api/public/menus/${menu.slug}/pictures`,
      payload,
      headers: { "content-type": contentType },
    });
    await baker.patch("/api/menu-settings", { depositKind: "percent", depositValue: 50 });
    const { id, token } = await ask({
      phone: "054-1112223",
      email: "dana@example.test",
      language: "he",
      note: "Gold leaf",
      allergens: ["eggs"],
      fulfilment: "delivery",
      address: "1 Herzl St",
      pictureIds: [picture.body.id],
    });
    const accepted = await accept(id, { message: "Gladly!" });
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatchObject({
      status: "accepted",
      answerMessage: "Gladly!",
      orderNumber: 1,
    });
    const order = (await baker.get(`/api/orders/${accepted.body.orderId}`)).body;
    expect(order).toMatchObject({
      status: "pending",
      clientName: "Dana Peretz",
      phone: "054-1112223",
      customerEmail: "dana@example.test",
      deliveryDate: "2026-12-01",
      deliveryTime: "11:00",
      fulfilment: "delivery",
      address: "1 Herzl St",
      notes: "Gold leaf",
      allergens: ["eggs"],
      currency: "ILS",
      totalPrice: 20,
      depositKind: "percent",
      depositValue: 50,
      clientLanguage: "he",
      items: [{ dessert_name: "Honey cake", quantity: 2, unit_price: 10 }],
      pictures: [{ id: picture.body.id }],
    });
    expect((await baker.get("/api/clients")).body.items).toMatchObject([
      { name: "Dana Peretz", language: "he", ordersCount: 1 },
    ]);
    const view = await statusOf(token);
    expect(view).toMatchObject({
      status: "accepted",
      canWithdraw: false,
      order: { number: 1, deposit: 10, totalPrice: 20 },
    });
    const mails = await readOutbox(test.deps.database.lookUp, 20);
    const texts = mails
      .filter((one) => one.recipient === "dana@example.test")
      .map((one) => one.text);
    expect(texts.some((text) => text.includes("Gladly!"))).toBe(true);
    expect(decodeURIComponent(accepted.body.whatsappUrl ?? "")).toContain(token);
    expect(accepted.body.whatsappUrl).toMatch(/^https:\/\/wa\.me\/972541112223\?/);
  });

  it("takes changed date, lines and price, and is done once however often it is sent", async () => {
    const { id } = await ask();
    const change = {
      deliveryDate: "2026-12-02",
      deliveryTime: "15:00",
      items: [{ dessert_name: "Large honey cake", quantity: 1, unit_price: 30 }],
      agreedPrice: 25,
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(id, change)));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((one) => one.body.orderId)).size).toBe(1);
    const { items } = (await baker.get("/api/orders")).body;
    expect(items).toMatchObject([
      {
        deliveryDate: "2026-12-02",
        deliveryTime: "15:00",
        itemsTotal: 30,
        agreedPrice: 25,
        totalPrice: 25,
      },
    ]);
  });

  it("links the client with the same phone, however it is written, and makes none", async () => {
    const client = await baker.post("/api/clients", {
      name: "Mrs Peretz",
      phone: "+972 54 999 8887",
    });
    const { id } = await ask({ phone: "054-9998887" });
    expect((await baker.get(`/api/order-requests/${id}`)).body.knownClient).toEqual({
      id: client.body.id,
      name: "Mrs Peretz",
    });
    const { body } = await accept(id);
    expect((await baker.get(`/api/orders/${body.orderId}`)).body.clientId).toBe(client.body.id);
    expect((await baker.get("/api/clients")).body.items).toHaveLength(1);
  });

  it("is possible on every plan; at the client limit the order keeps name and phone unlinked", async () => {
    const { id } = await ask();
    await test.asOwner(
      `with b as (select business_id from account where email = $1), s as (
         update subscription set plan = 'basic' where business_id = (select business_id from b))
       insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
         select business_id, gen_random_uuid(), 'C' || n, 'c', 'c', now(), now() from b, generate_series(1, 25) n`,
      [baker.email],
    );
    const { status, body } = await accept(id);
    expect(status).toBe(200);
    expect((await baker.get(`/api/orders/${body.orderId}`)).body).toMatchObject({
      clientId: null,
      clientName: "Dana Peretz",
    });
  });

  it("warns of a full day and goes over it on purpose only; cancelled orders leave their place", async () => {
    await baker.patch("/api/menu-settings", { maxOrdersADay: 1 });
    const [first, second] = [await ask(), await ask()];
    const { orderId } = (await accept(first.id)).body;
    const full = await accept(second.id);
    expect([full.status, full.body.error]).toMatchObject([
      409,
      { code: "day_full", facts: { taken: 1, limit: 1 } },
    ]);
    expect((await baker.get(`/api/order-requests/${second.id}`)).body.day).toEqual({
      taken: 1,
      limit: 1,
    });
    await baker.post(`/api/orders/${orderId}/status`, { status: "completed" });
    expect(codeOf(await accept(second.id))).toBe("409 day_full");
    await baker.post(`/api/orders/${orderId}/cancel`, {});
    expect(codeOf(await accept(second.id))).toBe("200");
    const back = baker.post(`/api/orders/${orderId}/uncancel`, {});
    expect(codeOf(await back)).toBe("409 day_full");
    const third = await ask({ deliveryDate: "2026-12-02" });
    expect(codeOf(await accept(third.id, { deliveryDate: "2026-12-01" }))).toBe("409 day_full");
    expect(codeOf(await accept(third.id, { deliveryDate: "2026-12-01", overCapacity: true }))).toBe(
      "200",
    );
  });
});

describe("two hundred customers for ten places", () => {
  it("are all kept, and exactly ten are accepted, each once", async () => {
    await baker.patch("/api/menu-settings", { maxOrdersADay: 10 });
    const asked: AnswerTo<"POST", "/api/public/menus/{slug}/order-requests">[] = [];
    for (let round = 0; round < 10; round += 1) {
      asked.push(...(await Promise.all(Array.from({ length: 20 }, () => askOn(test, menu)))));
    }
    expect(new Set(asked.map((one) => one.status))).toEqual(new Set([201]));
    expect(new Set(asked.map((one) => one.body.number)).size).toBe(200);
    const rows = await test.asOwner<{ id: string }>(
      "select r.id from order_request r join account a using (business_id) where a.email = $1",
      [baker.email],
    );
    expect(rows).toHaveLength(200);
    // A busy machine answers some with 503 and when to try again, as pages do.
    const insist = async (
      id: string,
    ): Promise<AnswerTo<"POST", "/api/order-requests/{id}/accept">> => {
      const answer = await accept(id);
      return answer.status === 503 ? await insist(id) : answer;
    };
    // Forty at once, five for each connection: more would only wait, be turned away and come again.
    const answers: Answer[] = [];
    for (let begin = 0; begin < rows.length; begin += 20) {
      const some = rows.slice(begin, begin + 20);
      answers.push(...(await Promise.all(some.flatMap(({ id }) => [insist(id), insist(id)]))));
    }
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === "200")).toHaveLength(20);
    expect(codes.filter((code) => code === "409 day_full")).toHaveLength(380);
    expect((await baker.get("/api/orders/counts")).body.all).toBe(10);
    expect((await baker.get("/api/order-requests/counts")).body).toMatchObject({
      all: 200,
      accepted: 10,
      new: 190,
    });
    const late = await askOn(test, menu);
    expect(late.body.error.code).toBe("day_full");
  }, 120_000);
});

describe("offering a price", () => {
  it("is accepted by the customer, which makes the order at that price, once", async () => {
    const { id, token } = await ask({ email: "q@example.test" });
    const quoted = await baker.post(`/api/order-requests/${id}/quote`, {
      price: 265,
      validUntil: tomorrow,
      message: "With gold leaf",
    });
    expect(quoted.body).toMatchObject({
      status: "quoted",
      quote: { price: 265, isExpired: false, message: "With gold leaf" },
    });
    expect(await statusOf(token)).toMatchObject({
      status: "quoted",
      canAcceptQuote: true,
      canWithdraw: true,
    });
    const url = `/api/public/order-requests/${token}/accept-quote`;
    expect(codeOf(await test.stranger().post(url, { price: 200 }))).toBe("409 price_changed");
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.stranger().post(url, { price: 265 })),
    );
    expect(answers.map(codeOf)).toEqual(["200", "200", "200"]);
    expect(answers[0]?.body).toMatchObject({
      status: "accepted",
      order: { totalPrice: 265, agreedPrice: 265, itemsTotal: 20 },
    });
    expect((await baker.get("/api/orders")).body.items).toMatchObject([
      { agreedPrice: 265, totalPrice: 265, status: "pending" },
    ]);
  });

  it("holds until its instant, and not longer", async () => {
    const { id, token } = await ask();
    const past = await baker.post(`/api/order-requests/${id}/quote`, {
      price: 5,
      validUntil: test.clock.now.toISOString(),
    });
    expect(past.body.error.facts.fields).toEqual([{ path: "validUntil", problem: "not_possible" }]);
    await baker.post(`/api/order-requests/${id}/quote`, { price: 5, validUntil: tomorrow });
    test.clock.forward(24 * 3_600_000);
    const late = await test
      .stranger()
      .post(`/api/public/order-requests/${token}/accept-quote`, { price: 5 });
    expect(codeOf(late)).toBe("409 quote_expired");
    expect(await statusOf(token)).toMatchObject({
      canAcceptQuote: false,
      quote: { isExpired: true },
    });
    test.clock.forward(-24 * 3_600_000);
  });

  it("meets a day that has filled up, unless the owner offered it over the places", async () => {
    await baker.patch("/api/menu-settings", { maxOrdersADay: 1 });
    const [one, two, three] = [await ask(), await ask(), await ask()];
    const quote = (id: string, overCapacity = false) =>
      baker.post(`/api/order-requests/${id}/quote`, {
        price: 5,
        validUntil: tomorrow,
        overCapacity,
      });
    expect(codeOf(await quote(one.id))).toBe("200");
    expect(codeOf(await quote(two.id, true))).toBe("200");
    await accept(three.id);
    const take = (token: string) =>
      test.stranger().post(`/api/public/order-requests/${token}/accept-quote`, { price: 5 });
    expect(codeOf(await take(one.token))).toBe("409 day_full");
    expect(codeOf(await take(two.token))).toBe("200");
    expect(codeOf(await quote(one.id))).toBe("409 day_full");
  });
});

describe("declining and withdrawing", () => {
  it("end a request; nothing else can be answered then", async () => {
    const [declined, withdrawn] = [await ask(), await ask()];
    expect(codeOf(await baker.post(`/api/order-requests/${declined.id}/decline`, {}))).toBe(
      "400 invalid_input",
    );
    const answer = await baker.post(`/api/order-requests/${declined.id}/decline`, {
      message: "We are away",
    });
    expect(answer.body).toMatchObject({ status: "declined", answerMessage: "We are away" });
    expect(await statusOf(declined.token)).toMatchObject({
      status: "declined",
      answerMessage: "We are away",
      canWithdraw: false,
    });
    const withdraw = (token: string) =>
      test.stranger().post(`/api/public/order-requests/${token}/withdraw`);
    expect(codeOf(await withdraw(declined.token))).toBe("409 request_is_answered");
    expect((await withdraw(withdrawn.token)).body.status).toBe("withdrawn");
    expect((await withdraw(withdrawn.token)).body.status).toBe("withdrawn");
    expect(codeOf(await accept(withdrawn.id))).toBe("409 request_is_answered");
    expect(codeOf(await accept(declined.id))).toBe("409 request_is_answered");
  });

  it("of a request that was changed elsewhere is refused where the owner looked before", async () => {
    const { id } = await ask();
    const { updatedAt } = (await baker.get(`/api/order-requests/${id}`)).body;
    await baker.post(`/api/order-requests/${id}/quote`, { price: 5, validUntil: tomorrow });
    expect(codeOf(await accept(id, { expectedUpdatedAt: updatedAt }))).toBe(
      "409 changed_elsewhere",
    );
  });

  it("of two answers at once lets one stand", async () => {
    const { id, token } = await ask();
    const answers = await Promise.all([
      accept(id),
      baker.post(`/api/order-requests/${id}/decline`, { message: "No" }),
      test.stranger().post(`/api/public/order-requests/${token}/withdraw`),
    ]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    const orders = (await baker.get("/api/orders/counts")).body.all;
    expect(orders).toBe((await statusOf(token)).status === "accepted" ? 1 : 0);
  });
});
