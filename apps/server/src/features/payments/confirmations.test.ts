import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "@marzipan/contract/languages";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { textOf } from "../../platform/testing/test-caller.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
  baker = await test.member();
});
afterAll(() => test.close());

async function makeOrder(caller: Caller, more: object = {}): Promise<string> {
  const { body } = await caller.post("/api/orders", {
    clientName: "Dana",
    deliveryDate: "2026-11-28",
    items: [{ dessert_name: "Cake", quantity: 2, unit_price: 60 }],
    ...more,
  });
  return body.id as string;
}

const confirmationOf = async (caller: Caller, id: string) =>
  (await caller.get(`/api/orders/${id}/confirmation`)).body;

describe("an order's confirmation", () => {
  it("says the hour, how and where it is handed over, allergies, notes and the phone, also in the mail", async () => {
    await baker.patch("/api/settings/business", { phone: "+972-50-555-0100" });
    await baker.patch("/api/menu-settings", { address: "14 Masada St" });
    const facts = { deliveryTime: "10:30", allergens: ["sesame"], notes: "Write “Dad 70” on it" };
    const pickUp = await makeOrder(baker, facts);
    expect((await confirmationOf(baker, pickUp)).confirmation).toMatchObject({
      ...facts,
      fulfilment: "pickup",
      address: "14 Masada St",
      businessPhone: "+972-50-555-0100",
    });
    const brought = { ...facts, fulfilment: "delivery", address: "9 Lane" };
    const id = await makeOrder(baker, brought);
    expect((await confirmationOf(baker, id)).confirmation).toMatchObject(brought);
    const to = { email: "tamar@example.test", language: "en" };
    expect((await baker.post(`/api/orders/${id}/confirmation/mail`, to)).status).toBe(201);
    const [mail] = (await readOutbox(test.deps.database.lookUp, 5)).filter(
      ({ recipient }) => recipient === to.email,
    );
    for (const text of ["10:30", "9 Lane", "sesame", "Dad 70", "555-0100"])
      expect(mail?.text).toContain(text);
  });

  it("is a summary with the balance due while nothing is paid, and a confirmation that lists what is", async () => {
    const id = await makeOrder(baker);
    const before = await confirmationOf(baker, id);
    expect(before.confirmation).toMatchObject({
      kind: "summary",
      clientName: "Dana",
      issuedDate: "2026-11-26",
      items: [{ name: "Cake", quantity: 2, unitPrice: 60, lineTotal: 120 }],
      total: 120,
      paid: 0,
      balance: 120,
      payments: [],
    });
    const pay = { orderId: id, method: "card" };
    await baker.post("/api/payments", { ...pay, amount: 50, paidAt: "2026-11-20" });
    const wrong = await baker.post("/api/payments", { ...pay, amount: 10 });
    await baker.post(`/api/payments/${wrong.body.id}/void`);
    const apart = { currency: "USD", confirmsCurrency: true };
    const other = { ...pay, ...apart, amount: 5, paidAt: "2026-11-21" };
    await baker.post("/api/payments", other);
    expect((await confirmationOf(baker, id)).confirmation).toMatchObject({
      kind: "confirmation",
      paid: 50,
      balance: 70,
      payments: [
        { kind: "payment", paidAt: "2026-11-20", method: "card", amount: 50, currency: "ILS" },
        { kind: "payment", amount: 5, currency: "USD" },
      ],
    });
  });

  it("is a summary again once all was given back", async () => {
    const id = await makeOrder(baker);
    const pay = { orderId: id, method: "card", amount: 50 };
    const { body } = await baker.post("/api/payments", pay);
    await baker.post(`/api/payments/${body.id}/refund`, { amount: 50 });
    const { confirmation } = await confirmationOf(baker, id);
    expect(confirmation).toMatchObject({ kind: "summary", paid: 0, balance: 120 });
    expect(confirmation.payments).toHaveLength(2);
  });

  it("speaks the client's language, else the owner's, and says when the order is cancelled", async () => {
    const client = await baker.post("/api/clients", { name: "Noa", language: "ar" });
    const id = await makeOrder(baker, { clientId: client.body.id });
    await baker.post(`/api/orders/${id}/cancel`, {});
    const { confirmation } = await confirmationOf(baker, id);
    expect(confirmation).toMatchObject({ language: "ar", isCancelled: true, total: 0, balance: 0 });
    expect((await confirmationOf(baker, await makeOrder(baker))).confirmation.language).toBe("en");
  });

  it("is set as PDF in all ten languages on both papers, whatever was typed", async () => {
    const typed = '#read("/etc/passwd") $x$ *bold* ${1+1}';
    const id = await makeOrder(baker, { clientName: typed, notes: "" });
    await baker.post("/api/payments", { orderId: id, amount: 20, method: "cash" });
    for (const language of languages) {
      const query = `language=${language}&paper=${language === "he" ? "slip" : "a4"}`;
      const answer = await baker.get(`/api/orders/${id}/confirmation/pdf?${query}`);
      expect([language, answer.status, answer.headers["content-type"]]).toEqual([
        language,
        200,
        "application/pdf",
      ]);
      expect(textOf(answer).slice(0, 5)).toBe("%PDF-");
    }
  });
});

describe("a confirmation with emoji, rare scripts and endless words", () => {
  it("is set as PDF for the owner and for the customer", async () => {
    const own = await test.member();
    const id = await makeOrder(own, {
      clientName: "Dana 🎂👩‍🍳🇮🇱 สมหญิง ნინო ሰላም \u202e \ue000",
      items: [{ dessert_name: "Pneumonoultramicroscopic".repeat(5), quantity: 1, unit_price: 9 }],
    });
    const { body } = await own.post(`/api/orders/${id}/confirmation/links`);
    const token = (body.path as string).split("/").at(-1) ?? "";
    for (const paper of ["a4", "slip"]) {
      const mine = await own.get(`/api/orders/${id}/confirmation/pdf?language=he&paper=${paper}`);
      const theirs = await test
        .stranger()
        .get(`/api/shared/confirmations/${token}/pdf?language=en&paper=${paper}`);
      expect([mine.status, theirs.status]).toEqual([200, 200]);
    }
  });
});

describe("a link to a confirmation", () => {
  it("opens that confirmation to whoever has it, until it is revoked", async () => {
    const id = await makeOrder(baker);
    const { body } = await baker.post(`/api/orders/${id}/confirmation/links`);
    const token = (body.path as string).split("/").at(-1) ?? "";
    expect(token.length).toBeGreaterThanOrEqual(40);
    expect((await confirmationOf(baker, id)).openLinks).toBe(1);
    const stranger = test.stranger();
    const shared = await stranger.get(`/api/shared/confirmations/${token}`);
    expect(shared.body).toEqual((await confirmationOf(baker, id)).confirmation);
    expect(shared.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    const paper = await stranger.get(`/api/shared/confirmations/${token}/pdf`);
    expect(paper.headers["content-type"]).toBe("application/pdf");
    await baker.delete(`/api/orders/${id}/confirmation/links`);
    expect((await stranger.get(`/api/shared/confirmations/${token}`)).status).toBe(404);
    expect((await stranger.get("/api/shared/confirmations/not-a-token-of-anybody")).status).toBe(
      404,
    );
  });

  it("is kept as a hash, also where the call was made with a key", async () => {
    const id = await makeOrder(baker);
    const { body } = await baker.post(`/api/orders/${id}/confirmation/links`, undefined, {
      "idempotency-key": "link",
    });
    const token = (body.path as string).split("/").at(-1) ?? "";
    for (const table of ["receipt_link", "idempotency"]) {
      const rows = await test.asOwner<{ text: string }>(`select t::text as text from ${table} t`);
      expect(rows.map((row) => row.text).join("\n")).not.toContain(token);
    }
  });

  it("opens nothing of a deleted order, or of a blocked business", async () => {
    const own = await test.member();
    const id = await makeOrder(own);
    const { body } = await own.post(`/api/orders/${id}/confirmation/links`);
    const url = `/api/shared/confirmations/${(body.path as string).split("/").at(-1)}`;
    await own.delete(`/api/orders/${id}`);
    expect((await test.stranger().get(url)).status).toBe(404);
    await own.post(`/api/orders/${id}/restore`);
    expect((await test.stranger().get(url)).status).toBe(200);
    await test.asOwner("update account set blocked_at = now() where email = $1", [own.email]);
    expect((await test.stranger().get(url)).status).toBe(404);
  });

  it("is mailed in the client's language, named by what it is", async () => {
    const id = await makeOrder(baker);
    const sent = await baker.post(`/api/orders/${id}/confirmation/mail`, {
      email: "dana@example.test",
      language: "de",
    });
    expect(sent.status).toBe(201);
    const [mail] = await test.asOwner<{ subject: string; text_body: string }>(
      "select subject, text_body from outbox_message where recipient = 'dana@example.test'",
    );
    expect(mail?.subject).toContain("Bestellübersicht");
    await baker.post("/api/payments", { orderId: id, amount: 20, method: "cash" });
    await baker.post(`/api/orders/${id}/confirmation/mail`, { email: "paid@example.test" });
    const [paid] = await test.asOwner<{ subject: string }>(
      "select subject from outbox_message where recipient = 'paid@example.test'",
    );
    expect(paid?.subject).toContain("Payment confirmation");
    expect((await confirmationOf(baker, id)).openLinks).toBe(2);
  });

  it("greets nobody by the dash that stands for a client who was erased", async () => {
    const client = (await baker.post("/api/clients", { name: "Noa" })).body;
    const id = await makeOrder(baker, { clientName: "Noa", clientId: client.id });
    await baker.post(`/api/clients/${client.id}/erase`);
    await baker.post(`/api/orders/${id}/confirmation/mail`, { email: "erased@example.test" });
    const [mail] = await test.asOwner<{ text_body: string }>(
      "select text_body from outbox_message where recipient = 'erased@example.test'",
    );
    expect(mail?.text_body).toContain("shared/receipt/");
    expect(mail?.text_body).not.toContain("—");
  });

  it("is mailed once however often the call is repeated with its key, and not when it fails", async () => {
    const id = await makeOrder(baker);
    const mails = async () =>
      await test.asOwner<{ text_body: string }>(
        "select text_body from outbox_message where recipient = 'once@example.test'",
      );
    const send = () =>
      baker.post(
        `/api/orders/${id}/confirmation/mail`,
        { email: "once@example.test" },
        { "idempotency-key": "mail-once" },
      );
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [201, { ok: true }]),
    );
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect((await confirmationOf(baker, id)).openLinks).toBe(1);
    const token = /shared\/receipt\/([\w-]+)/.exec(mail?.text_body ?? "")?.[1] ?? "";
    expect((await test.stranger().get(`/api/shared/confirmations/${token}`)).status).toBe(200);
    const other = await baker.post(
      `/api/orders/${id}/confirmation/mail`,
      { email: "other@example.test" },
      { "idempotency-key": "mail-once" },
    );
    expect(other.body.error.code).toBe("idempotency_key_reused");
    expect(
      await test.asOwner("select 1 from outbox_message where recipient = 'other@example.test'"),
    ).toEqual([]);
  });
});
