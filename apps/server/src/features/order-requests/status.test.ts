import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "@marzipan/contract/languages";
import { cleanUp } from "../../housekeeping/housekeeping.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { uploadAs } from "../../platform/testing/multipart.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { textOf } from "../../platform/testing/test-caller.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { expirePassed, forgetClosed } from "./request-jobs.actions.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
const start = new Date("2026-11-26T12:00:00Z");
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  baker = await test.member();
  menu = await openMenu(baker, {
    address: "14 Masada St, Haifa; 2nd floor",
    whatsappPhone: "050-1234567",
  });
});

const hourMs = 3_600_000;

async function ask(changes: object = {}): Promise<{ id: string; token: string }> {
  const asked = await askOn(test, menu, changes);
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  return { id: body.items[0]?.id ?? "", token: asked.body.token };
}

async function mailsTo(recipient: string) {
  const mails = await readOutbox(test.deps.database.lookUp, 1000);
  return mails.filter((one) => one.recipient === recipient);
}

const read = (token: string) => test.stranger().get(`/api/public/order-requests/${token}`);

describe("the customer's status page", () => {
  it("shows the picture of what was asked for, as long as the menu shows it", async () => {
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: "#c86" },
    })
      .png()
      .toBuffer();
    const { body: uploaded } = await uploadAs(baker, picture);
    const item = `/api/catalog-items/${menu.itemId}`;
    await baker.patch(item, { imageIds: [uploaded.id] });
    const { token } = await ask();
    const thumbOf = async () => (await read(token)).body.items[0]?.thumbUrl;
    const url = await thumbOf();
    expect(url).toBe(`/api/public/menus/${menu.slug}/pictures/${uploaded.id}/thumb`);
    expect((await test.stranger().get(url ?? "")).status).toBe(200);
    await baker.patch(item, { isActive: false });
    expect(await thumbOf()).toBeNull();
    await baker.patch(item, { isActive: true });
    await baker.put("/api/menu-settings/addresses/slug", { isOpen: false });
    expect(await thumbOf()).toBeNull();
  });

  it("shows what was asked, the business, and what has happened, the order's steps too", async () => {
    const { id, token } = await ask();
    expect((await read(token)).body).toMatchObject({
      number: 1,
      status: "new",
      total: 20,
      order: null,
      calendarPath: null,
      business: {
        address: "14 Masada St, Haifa; 2nd floor",
        menuPath: `/m/${menu.slug}`,
        today: "2026-11-26",
      },
      history: [{ kind: "asked" }],
    });
    const { orderId } = (await baker.post(`/api/order-requests/${id}/accept`, {})).body;
    await baker.post(`/api/orders/${orderId}/status`, { status: "in_progress" });
    await baker.post(`/api/orders/${orderId}/ready`, { ready: true });
    const { body } = await read(token);
    expect(body.history.map((one: { kind: string }) => one.kind)).toEqual([
      "asked",
      "accepted",
      "in_progress",
      "ready",
    ]);
    expect(body.order).toMatchObject({ status: "in_progress", number: 1, deposit: null });
    expect(body.order?.readyAt).not.toBeNull();
    expect(decodeURIComponent(body.business.whatsappUrl ?? "")).toContain("#1");
    await baker.delete(`/api/orders/${orderId}`);
    expect((await read(token)).body).toMatchObject({ status: "accepted", order: null });
  });

  it("says what was paid and what is due in the order's own currency, where the plan has payments", async () => {
    const { id, token } = await ask();
    const { orderId } = (await baker.post(`/api/order-requests/${id}/accept`, {})).body;
    const balanceOf = async () => (await read(token)).body.order?.balance;
    expect(await balanceOf()).toEqual({ paid: 0, due: 20, toReturn: 0 });
    await baker.patch(`/api/orders/${orderId}`, { agreedPrice: 18.5 });
    const pay = (amount: number, more: object = {}) =>
      baker.post("/api/payments", { orderId, amount, method: "cash", ...more });
    const first = await pay(5);
    await pay(7, { currency: "USD", confirmsCurrency: true });
    expect(await balanceOf()).toEqual({ paid: 5, due: 13.5, toReturn: 0 });
    await baker.post(`/api/payments/${first.body.id}/void`, {});
    await pay(30, { confirmsOver: true });
    expect(await balanceOf()).toEqual({ paid: 30, due: 0, toReturn: 11.5 });
    await baker.post(`/api/orders/${orderId}/cancel`, { reason: "Ill" });
    expect(await balanceOf()).toEqual({ paid: 30, due: 0, toReturn: 30 });
    await test.asOwner("update subscription set plan = 'basic'");
    expect(await balanceOf()).toBeNull();
  });

  it("gives the day to calendar programs", async () => {
    const { id, token } = await ask();
    const url = `/api/public/order-requests/${token}/calendar.ics`;
    expect((await test.stranger().get(url)).status).toBe(404);
    await baker.post(`/api/order-requests/${id}/accept`, {});
    const answer = await test.stranger().get(url);
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const body = textOf(answer);
    expect(body).toContain("DTSTART:20261201T090000Z\r\n");
    expect(body).toContain("LOCATION:14 Masada St\\, Haifa\\; 2nd floor\r\n");
    expect(body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("opens by its token only; guesses look alike and are limited; a blocked business shows nothing", async () => {
    const { token } = await ask();
    const guess = (text: string, from: string) =>
      test
        .stranger()
        .send({ method: "GET", url: `/api/public/order-requests/${text}`, remoteAddress: from });
    for (const text of ["x", `${token}x`, token.slice(1), "..%2f..", "0".repeat(43)]) {
      const answer = await guess(text, "10.4.0.1");
      expect([answer.status, answer.body.error.code, answer.body.error.facts]).toEqual([
        404,
        "not_found",
        {},
      ]);
    }
    const codes: number[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await guess(`guess-${n}`, "10.4.0.2")).status);
    expect([codes[59], codes[60]]).toEqual([404, 429]);
    const kept = await test.asOwner<{ text: string }>(
      "select t::text as text from request_token t union all select r::text from order_request r",
    );
    expect(kept.some((row) => row.text.includes(token))).toBe(false);
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    expect((await read(token)).status).toBe(404);
  });

  it("ends when the client is erased", async () => {
    const { id, token } = await ask();
    await baker.post(`/api/order-requests/${id}/accept`, {});
    const [client] = (await baker.get("/api/clients")).body.items;
    await baker.post(`/api/clients/${client?.id}/erase`, {});
    expect((await read(token)).status).toBe(404);
  });
});

describe("time", () => {
  it("lets an open request expire when its day has passed where the business is", async () => {
    const { id, token } = await ask();
    test.clock.now = new Date("2026-12-01T21:59:00Z");
    await expirePassed(test.deps);
    expect((await read(token)).body.status).toBe("new");
    test.clock.now = new Date("2026-12-01T22:01:00Z");
    await expirePassed(test.deps);
    const { body } = await read(token);
    expect([body.status, body.history.at(-1)?.kind]).toEqual(["expired", "expired"]);
    await test.asOwner(
      "update session set expires_at = '2100-01-01', idle_expires_at = '2100-01-01'",
    );
    const rows = await test.asOwner<{ status: string }>(
      "select status from order_request where id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "expired" }]);
  });

  it("tells customers in their own language that their request expired, of each once", async () => {
    for (const language of languages) await ask({ email: `${language}@example.test`, language });
    await ask({ email: "later@example.test", deliveryDate: "2026-12-03" });
    const { name } = (await baker.get("/api/me")).body.business;
    test.clock.now = new Date("2026-12-02T08:00:00Z");
    await expirePassed(test.deps);
    await expirePassed(test.deps);
    for (const [index, language] of languages.entries()) {
      const t = await wordsIn(language);
      const said = { business: name, number: String(index + 1) };
      const subject = t("mails.request_expired_subject", said);
      const mails = await mailsTo(`${language}@example.test`);
      expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
      expect(mails).toHaveLength(2);
    }
    expect(await mailsTo("later@example.test")).toHaveLength(1);
  });

  it("tells the others also when one of them cannot be told", async () => {
    const broken = await ask({ email: "broken@example.test" });
    await ask({ email: "after@example.test" });
    await test.asOwner("update order_request set email = 'not, an address' where id = $1", [
      broken.id,
    ]);
    test.clock.now = new Date("2026-12-02T08:00:00Z");
    await expirePassed(test.deps);
    expect(await mailsTo("after@example.test")).toHaveLength(2);
  });

  it("tells the customer once that an offered price holds no longer, and again of the next one", async () => {
    const email = "lapsed@example.test";
    const { id } = await ask({ email });
    const minuteMs = 60_000;
    const offer = async () => {
      const validUntil = new Date(test.clock.now.getTime() + minuteMs).toISOString();
      const answer = await baker.post(`/api/order-requests/${id}/quote`, { price: 25, validUntil });
      expect(answer.status).toBe(200);
    };
    const countLapses = async (): Promise<number> => {
      await expirePassed(test.deps);
      const mails = await mailsTo(email);
      return mails.filter(({ subject }) => subject.includes("no longer valid")).length;
    };
    await offer();
    expect(await countLapses()).toBe(0);
    test.clock.forward(minuteMs);
    expect([await countLapses(), await countLapses()]).toEqual([1, 1]);
    await offer();
    expect(await countLapses()).toBe(1);
    test.clock.forward(minuteMs);
    expect(await countLapses()).toBe(2);
  });

  it("tells nobody of the requests to a business that is blocked", async () => {
    await ask({ email: "blocked@example.test" });
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    test.clock.now = new Date("2026-12-02T08:00:00Z");
    await expirePassed(test.deps);
    expect(await mailsTo("blocked@example.test")).toHaveLength(1);
  });

  it("takes name, phone and pictures from closed requests after ninety days, and only from those", async () => {
    const [declined, open] = [
      await ask({ note: "secret note" }),
      await ask({ deliveryDate: "2026-12-02" }),
    ];
    await baker.post(`/api/order-requests/${declined.id}/quote`, {
      price: 20,
      validUntil: "2026-11-30T12:00:00.000Z",
      message: "For Dana's party",
    });
    await baker.post(`/api/order-requests/${declined.id}/decline`, { message: "Sorry, Dana" });
    test.clock.forward(90 * 24 * hourMs);
    await forgetClosed(test.deps);
    expect((await read(declined.token)).body.name).toBe("Dana Peretz");
    test.clock.forward(1000);
    await forgetClosed(test.deps);
    expect((await read(declined.token)).body).toMatchObject({
      name: "",
      phone: "",
      note: "",
      answerMessage: "",
      quote: { price: 20, message: "" },
      total: 20,
    });
    expect((await read(open.token)).body.name).toBe("Dana Peretz");
  });

  it("removes pictures that no request took", async () => {
    const business = (await baker.get("/api/me")).body.business.id;
    await test.asOwner(
      `insert into file (business_id, id, kind, width, height, size_bytes, content_hash, created_at)
       values ($1, gen_random_uuid(), 'request', 1, 1, 5, 'x', $2)`,
      [business, start],
    );
    test.clock.forward(25 * hourMs);
    await cleanUp(test.deps, test.ownerUrl);
    const rows = await test.asOwner(
      "select from file where business_id = $1 and kind = 'request'",
      [business],
    );
    expect(rows).toEqual([]);
  });
});
