import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(baker: Caller, more: object = {}): Promise<{ id: string; number: number }> {
  const made = await baker.post("/api/orders", {
    clientName: "Dana",
    deliveryDate: "2026-11-20",
    agreedPrice: 100,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body;
}

const pay = (baker: Caller, more: object = {}): Promise<AnswerTo<"POST", "/api/payments">> =>
  baker.post("/api/payments", { amount: 40, method: "cash", ...more });

const balanceOf = async (baker: Caller, id: string): Promise<Record<string, unknown>> =>
  (await baker.get(`/api/orders/${id}/payments`)).body.balance;

describe("recording a payment", () => {
  it("keeps what was sent, today and in the order's currency unless told otherwise", async () => {
    const baker = await test.member();
    const { id, number } = await order(baker, { currency: "EUR" });
    const { status, body } = await pay(baker, { orderId: id, reference: "A1", note: "on pick-up" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "payment",
      orderId: id,
      orderNumber: number,
      clientName: "Dana",
      amount: 40,
      currency: "EUR",
      method: "cash",
      reference: "A1",
      note: "on pick-up",
      paidAt: "2026-11-26",
      refundable: 40,
      isVoided: false,
    });
    const loose = await pay(baker, { paidAt: "2026-11-01", method: "bank_transfer" });
    expect(loose.body).toMatchObject({ orderId: null, currency: "ILS", paidAt: "2026-11-01" });
    expect((await pay(baker, { amount: 0 })).status).toBe(400);
    expect((await pay(baker, { method: "gold" })).status).toBe(400);
  });

  it("asks before it takes more than the balance, and does it when that is confirmed", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    await pay(baker, { orderId: id, amount: 70 });
    const asked = await pay(baker, { orderId: id, amount: 30.01 });
    expect(asked.status).toBe(409);
    expect(asked.body.error).toMatchObject({
      code: "payment_over_balance",
      facts: { balance: 30, currency: "ILS" },
    });
    expect(await balanceOf(baker, id)).toMatchObject({ paid: 70, balance: 30 });
    expect((await pay(baker, { orderId: id, amount: 30.01, confirmsOver: true })).status).toBe(201);
    expect(await balanceOf(baker, id)).toMatchObject({ balance: -0.01, state: "overpaid" });
  });

  it("asks before it takes another currency than the order's, and keeps it apart from the balance", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    const dollars = { orderId: id, amount: 500, currency: "USD" };
    const asked = await pay(baker, dollars);
    expect(asked.status).toBe(409);
    expect(asked.body.error).toMatchObject({
      code: "payment_in_other_currency",
      facts: { balance: 100, currency: "ILS" },
    });
    expect((await pay(baker, { ...dollars, confirmsCurrency: true })).status).toBe(201);
    expect(await balanceOf(baker, id)).toMatchObject({
      currency: "ILS",
      paid: 0,
      balance: 100,
      state: "nothing",
      otherCurrencies: [{ currency: "USD", paid: 500 }],
    });
  });

  it("bears a day from 2000 to today in the business's own calendar, a refund one from its payment on", async () => {
    const baker = await test.member();
    const kiritimati = await test.member({ timeZone: "Pacific/Kiritimati" });
    const problemOf = ({ body }: Answer): unknown => body.error.facts.fields;
    const early = await pay(baker, { paidAt: "1999-12-31" });
    expect(problemOf(early)).toEqual([{ path: "paidAt", problem: "day_too_early" }]);
    const tomorrow = await pay(baker, { paidAt: "2026-11-27" });
    expect(problemOf(tomorrow)).toEqual([{ path: "paidAt", problem: "day_in_future" }]);
    expect((await pay(kiritimati, { paidAt: "2026-11-27" })).status).toBe(201);
    const payment = (await pay(baker, { paidAt: "2026-11-20" })).body;
    const refund = (paidAt: string) =>
      baker.post(`/api/payments/${payment.id}/refund`, { amount: 1, paidAt });
    expect(problemOf(await refund("2026-11-19"))).toEqual([
      { path: "paidAt", problem: "day_before_payment" },
    ]);
    expect(problemOf(await refund("2026-11-27"))).toEqual([
      { path: "paidAt", problem: "day_in_future" },
    ]);
    expect((await refund("2026-11-20")).status).toBe(201);
  });

  it("happens once for a repeated key, and two at once cannot both take the rest", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    const key = { "idempotency-key": "pay-once" };
    const body = { orderId: id, amount: 60, method: "card" };
    await baker.post("/api/payments", body, key);
    await baker.post("/api/payments", body, key);
    expect(await balanceOf(baker, id)).toMatchObject({ paid: 60 });
    const both = await Promise.all([
      pay(baker, { orderId: id, amount: 40 }),
      pay(baker, { orderId: id, amount: 40 }),
    ]);
    expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
  });

  it("needs the plan's feature; who lost it still reads, refunds and voids", async () => {
    const baker = await test.member({ plan: "pro" });
    const { id } = await order(baker);
    const payment = (await pay(baker, { orderId: id })).body;
    await test.asOwner(
      "update subscription set current_period_end_at = '2026-11-01' where business_id = $1",
      [await businessOf(baker)],
    );
    const refused = await pay(baker, { orderId: id });
    expect(refused.body.error.code).toBe("plan_too_low");
    const refund = await baker.post(`/api/payments/${payment.id}/refund`, { amount: 1 });
    expect(refund.status).toBe(201);
    await baker.post(`/api/payments/${refund.body.id}/void`);
    expect((await baker.get("/api/payments")).body.items).toHaveLength(3);
    expect((await baker.get("/api/payments/debtors")).status).toBe(200);
    expect((await baker.post(`/api/payments/${payment.id}/void`)).status).toBe(200);
  });
});

describe("the balances of a list of orders", () => {
  const balances = (
    baker: Caller,
    ids: readonly string[],
  ): Promise<AnswerTo<"GET", "/api/payments/balances">> =>
    baker.get(`/api/payments/balances?orderIds=${ids.join(",")}`);

  it("are what is left of each, in its own currency, and 0 once cancelled", async () => {
    const baker = await test.member();
    const open = await order(baker);
    const paidUp = await order(baker);
    const cancelled = await order(baker);
    await pay(baker, { orderId: open.id, amount: 30.5 });
    await pay(baker, { orderId: open.id, amount: 20, currency: "USD", confirmsCurrency: true });
    await pay(baker, { orderId: paidUp.id, amount: 100 });
    await baker.post(`/api/orders/${cancelled.id}/cancel`, {});
    const { status, body } = await balances(baker, [open.id, paidUp.id, cancelled.id]);
    expect(status).toBe(200);
    const found = new Map(
      (body.items as { orderId: string; balance: number }[]).map((one) => [
        one.orderId,
        one.balance,
      ]),
    );
    expect([open, paidUp, cancelled].map(({ id }) => found.get(id))).toEqual([69.5, 0, 0]);
  });

  it("leave out what is deleted or a stranger's, and take only ids, 100 at most", async () => {
    const baker = await test.member();
    const stranger = await test.member();
    const gone = await order(baker);
    const theirs = await order(stranger);
    await baker.delete(`/api/orders/${gone.id}`);
    expect((await balances(baker, [gone.id, theirs.id])).body.items).toEqual([]);
    expect((await balances(baker, ["x"])).status).toBe(400);
    expect((await balances(baker, [])).status).toBe(400);
    expect(
      (
        await balances(
          baker,
          Array.from({ length: 101 }, () => gone.id),
        )
      ).status,
    ).toBe(400);
  });
});

describe("a mistake and a refund", () => {
  it("are rows of their own: a void takes the day of its payment, a refund its own", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    const first = (await pay(baker, { orderId: id, amount: 60, paidAt: "2026-10-30" })).body;
    const second = (await pay(baker, { orderId: id, amount: 40 })).body;
    const voided = await baker.post(`/api/payments/${first.id}/void`);
    expect(voided.body).toMatchObject({ kind: "void", refersToId: first.id, paidAt: "2026-10-30" });
    const refund = await baker.post(`/api/payments/${second.id}/refund`, { amount: 15 });
    expect(refund.status).toBe(201);
    expect(refund.body).toMatchObject({ kind: "refund", refersToId: second.id, amount: 15 });
    const { body } = await baker.get(`/api/orders/${id}/payments`);
    expect(body.items).toHaveLength(4);
    expect(body.items[0]).toMatchObject({ isVoided: true, refundable: 0 });
    expect(body.items[1]).toMatchObject({ isVoided: false, refundable: 25 });
    expect(body.balance).toMatchObject({ paid: 25, balance: 75, state: "part_paid" });
    const sums = await baker.get("/api/payments/sums?from=2026-10-01&to=2026-11-30");
    expect(sums.body.items).toEqual([
      { month: "2026-10", method: "cash", currency: "ILS", amount: 0 },
      { month: "2026-11", method: "cash", currency: "ILS", amount: 25 },
    ]);
  });

  it("are refused twice, for too much, and in the wrong order", async () => {
    const baker = await test.member();
    const payment = (await pay(baker)).body;
    const url = `/api/payments/${payment.id}` as const;
    const tooMuch = await baker.post(`${url}/refund`, { amount: 40.01 });
    expect(tooMuch.body.error).toMatchObject({ code: "refund_too_big", facts: { limit: 40 } });
    const refund = (await baker.post(`${url}/refund`, { amount: 40 })).body;
    expect((await baker.post(`${url}/void`)).body.error.code).toBe("payment_has_refunds");
    await baker.post(`/api/payments/${refund.id}/void`);
    expect((await baker.get(url)).body.refundable).toBe(40);
    expect((await baker.post(`${url}/void`)).status).toBe(200);
    expect((await baker.post(`${url}/void`)).body.error.code).toBe("payment_voided");
    expect((await baker.post(`${url}/refund`, { amount: 1 })).body.error.code).toBe(
      "payment_voided",
    );
    const both = (await pay(baker)).body;
    const answers = await Promise.all([
      baker.post(`/api/payments/${both.id}/void`),
      baker.post(`/api/payments/${both.id}/void`),
    ]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });
});

describe("money by method", () => {
  it("leaves the till that a refund was taken from", async () => {
    const baker = await test.member();
    const card = (await pay(baker, { amount: 100, method: "card" })).body;
    const refund = await baker.post(`/api/payments/${card.id}/refund`, {
      amount: 30,
      method: "cash",
      reference: "R1",
      note: "spoiled",
    });
    expect(refund.body).toMatchObject({ method: "cash", reference: "R1", note: "spoiled" });
    const sums = async () =>
      (await baker.get("/api/payments/sums?from=2026-11-01&to=2026-11-30")).body.items.map(
        ({ method, amount }: { method: string; amount: number }) => [method, amount],
      );
    expect(await sums()).toEqual([
      ["card", 100],
      ["cash", -30],
    ]);
    await baker.post(`/api/payments/${refund.body.id}/void`);
    expect(await sums()).toEqual([
      ["card", 100],
      ["cash", 0],
    ]);
  });
});

describe("an order with payments", () => {
  it("keeps its currency, until they are void", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    const payment = (await pay(baker, { orderId: id })).body;
    const dollars = { currency: "USD", agreedPrice: 100 };
    const refused = await baker.patch(`/api/orders/${id}`, dollars);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: "order_currency_fixed",
      facts: { currency: "ILS" },
    });
    expect(await balanceOf(baker, id)).toMatchObject({ currency: "ILS", paid: 40 });
    await baker.post(`/api/payments/${payment.id}/void`);
    expect((await baker.patch(`/api/orders/${id}`, dollars)).status).toBe(200);
  });

  it("keeps them when it is cancelled, owes nothing then, and owes again when restored", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    await pay(baker, { orderId: id });
    await baker.post(`/api/orders/${id}/cancel`, {});
    expect(await balanceOf(baker, id)).toMatchObject({ total: 0, balance: -40, state: "overpaid" });
    await baker.post(`/api/orders/${id}/uncancel`);
    expect(await balanceOf(baker, id)).toMatchObject({ balance: 60, state: "part_paid" });
  });

  it("offers cancelling before it is deleted; deleted all the same, its number stays and cash does not change", async () => {
    const baker = await test.member();
    const { id, number } = await order(baker);
    const payment = (await pay(baker, { orderId: id })).body;
    const refused = await baker.delete(`/api/orders/${id}`);
    expect(refused.body.error.code).toBe("order_has_payments");
    expect((await baker.delete(`/api/orders/${id}?withPayments=true`)).status).toBe(200);
    await test.asOwner("update payment set order_id = null where order_id = $1", [id]);
    await test.asOwner("delete from orders where id = $1", [id]);
    expect((await baker.get(`/api/payments/${payment.id}`)).body).toMatchObject({
      orderId: null,
      orderNumber: number,
      clientName: null,
      amount: 40,
    });
    const sums = await baker.get("/api/payments/sums?from=2026-11-01&to=2026-11-30");
    expect(sums.body.items).toMatchObject([{ amount: 40 }]);
    const other = await order(baker);
    await pay(baker, { orderId: other.id });
    await baker.post(`/api/orders/${other.id}/cancel`, {});
    expect((await baker.delete(`/api/orders/${other.id}`)).status).toBe(200);
  });
});

describe("the list of payments", () => {
  it("shows the last day first, filtered, searched and paged", async () => {
    const baker = await test.member();
    const { id, number } = await order(baker, { clientName: "נועה כהן" });
    await pay(baker, { orderId: id, paidAt: "2026-11-03" });
    await pay(baker, { paidAt: "2026-11-02", method: "check", reference: "cheque 77" });
    await pay(baker, { paidAt: "2026-10-01", currency: "USD" });
    const days = async (query: string): Promise<string[]> =>
      (await readAllPages(baker, `/api/payments?${query}`, 1)).map((one) => one.paidAt);
    expect(await days("")).toEqual(["2026-11-03", "2026-11-02", "2026-10-01"]);
    expect(await days("q=נועה")).toEqual(["2026-11-03"]);
    expect(await days(`q=%23${number}`)).toEqual(["2026-11-03"]);
    expect(await days("q=77")).toEqual(["2026-11-02"]);
    expect(await days("method=check")).toEqual(["2026-11-02"]);
    expect(await days("currency=USD")).toEqual(["2026-10-01"]);
    expect(await days("from=2026-11-01&to=2026-11-02")).toEqual(["2026-11-02"]);
  });
});
