import { depositMinor } from "@marzipan/domain/orders";
import { dueOn } from "@marzipan/domain/payments";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, Caller } from "../../platform/testing/test-caller.ts";

// The clock stands at 2026-11-26.
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

const pay = (baker: Caller, more: object = {}): Promise<Answer> =>
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

  it("keeps another currency apart from the balance", async () => {
    const baker = await test.member();
    const { id } = await order(baker);
    expect((await pay(baker, { orderId: id, amount: 500, currency: "USD" })).status).toBe(201);
    expect(await balanceOf(baker, id)).toMatchObject({
      currency: "ILS",
      paid: 0,
      balance: 100,
      state: "nothing",
      otherCurrencies: [{ currency: "USD", paid: 500 }],
    });
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

  it("needs the plan's feature, as a refund does; who lost it still reads and voids", async () => {
    const baker = await test.member({ plan: "pro" });
    const { id } = await order(baker);
    const payment = (await pay(baker, { orderId: id })).body;
    await test.asOwner("update subscription set plan = 'basic' where business_id = $1", [
      await businessOf(baker),
    ]);
    const refused = await pay(baker, { orderId: id });
    expect(refused.body.error.code).toBe("plan_too_low");
    const refund = await baker.post(`/api/payments/${payment.id}/refund`, { amount: 1 });
    expect(refund.body.error.code).toBe("plan_too_low");
    expect((await baker.get("/api/payments")).body.items).toHaveLength(1);
    expect((await baker.get("/api/payments/debtors")).status).toBe(200);
    expect((await baker.post(`/api/payments/${payment.id}/void`)).status).toBe(200);
  });
});

describe("the balances of a list of orders", () => {
  const balances = (baker: Caller, ids: readonly string[]): Promise<Answer> =>
    baker.get(`/api/payments/balances?orderIds=${ids.join(",")}`);

  it("are what is left of each, in its own currency, and 0 once cancelled", async () => {
    const baker = await test.member();
    const open = await order(baker);
    const paidUp = await order(baker);
    const cancelled = await order(baker);
    await pay(baker, { orderId: open.id, amount: 30.5 });
    await pay(baker, { orderId: open.id, amount: 20, currency: "USD" });
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
    const url = `/api/payments/${payment.id}`;
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

describe("an order with payments", () => {
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

describe("orders found while one is typed", () => {
  it("come with their balance, those that owe first", async () => {
    const baker = await test.member();
    const paid = await order(baker, { clientName: "Dana Paid", deliveryDate: "2026-11-26" });
    await pay(baker, { orderId: paid.id, amount: 100 });
    const open = await order(baker, { clientName: "Dana Open", phone: "054-1234567" });
    await order(baker, { clientName: "Noa" });
    const found = async (q: string): Promise<{ id: string; balance: number }[]> =>
      (await baker.get(`/api/payments/orders?${q}`)).body.items;
    expect((await found("q=dana")).map((one) => [one.id, one.balance])).toEqual([
      [open.id, 100],
      [paid.id, 0],
    ]);
    expect((await found("q=0541234567")).map((one) => one.id)).toEqual([open.id]);
    expect((await found(`orderId=${paid.id}`)).map((one) => one.id)).toEqual([paid.id]);
    expect(await found("")).toHaveLength(3);
    const stranger = await test.member();
    expect((await stranger.get(`/api/payments/orders?orderId=${paid.id}`)).body.items).toEqual([]);
  });
});

describe("who owes me", () => {
  it("lists what is due by client and currency, the oldest first, with its orders", async () => {
    const baker = await test.member();
    const client = (
      await baker.post("/api/clients", { name: "Noa", phone: "054-7654321", language: "he" })
    ).body;
    const linked = { clientId: client.id, clientName: "Noa" };
    const old = await order(baker, { ...linked, deliveryDate: "2026-11-10" });
    await order(baker, { ...linked, deliveryDate: "2026-11-24", agreedPrice: 50 });
    await order(baker, { ...linked, deliveryDate: "2026-11-24", agreedPrice: 9, currency: "USD" });
    await order(baker, { clientName: "Walk-in", deliveryDate: "2026-11-12" });
    await pay(baker, { orderId: old.id, amount: 30 });
    const { body } = await baker.get("/api/payments/debtors");
    expect(body.items).toMatchObject([
      {
        clientName: "Noa",
        phone: "054-7654321",
        language: "he",
        currency: "ILS",
        amount: 120,
        oldestDate: "2026-11-10",
        orders: [{ id: old.id, paid: 30, amount: 70 }, { amount: 50 }],
      },
      { clientName: "Walk-in", clientId: null, amount: 100, oldestDate: "2026-11-12" },
      { clientName: "Noa", currency: "USD", amount: 9 },
    ]);
    expect(body.totals).toEqual([
      { currency: "ILS", amount: 220, ordersCount: 3 },
      { currency: "USD", amount: 9, ordersCount: 1 },
    ]);
    const pages = await readAllPages(baker, "/api/payments/debtors", 1);
    expect(pages.map((one) => one.amount)).toEqual([120, 100, 9]);
  });

  it("leaves out what is paid, cancelled, deleted or not due yet, and asks for deposits from their date on", async () => {
    const baker = await test.member();
    const paid = await order(baker);
    await pay(baker, { orderId: paid.id, amount: 100 });
    const cancelled = await order(baker);
    await baker.post(`/api/orders/${cancelled.id}/cancel`, {});
    const deleted = await order(baker);
    await baker.delete(`/api/orders/${deleted.id}`);
    await order(baker, { deliveryDate: "2026-12-20" });
    const deposit = { deliveryDate: "2026-12-20", depositKind: "percent", depositValue: 30 };
    await order(baker, { ...deposit, depositDueDate: "2026-11-27" });
    const due = await order(baker, { ...deposit, depositDueDate: "2026-11-25" });
    const { body } = await baker.get("/api/payments/debtors");
    expect(body.items).toMatchObject([
      {
        amount: 30,
        oldestDate: "2026-11-25",
        orders: [{ id: due.id, isDeposit: true, total: 100 }],
      },
    ]);
  });

  it("says for each order what the rule says, whatever its deposit and payments", async () => {
    const baker = await test.member();
    const day = fc.constantFrom("2026-11-20", "2026-11-26", "2026-11-27", "2026-12-15");
    const cases = fc.sample(
      fc.record({
        totalMinor: fc.integer({ min: 1, max: 99_999 }),
        deliveryDate: day,
        depositKind: fc.constantFrom("sum" as const, "percent" as const),
        depositValueMinor: fc.integer({ min: 1, max: 10_000 }),
        depositDueDate: fc.option(day),
        paidMinor: fc.integer({ min: 0, max: 60_000 }),
      }),
      40,
    );
    const expected = new Map<string, number>();
    for (const one of cases) {
      const { id } = await order(baker, {
        deliveryDate: one.deliveryDate,
        agreedPrice: one.totalMinor / 100,
        depositKind: one.depositKind,
        depositValue: one.depositValueMinor / 100,
        depositDueDate: one.depositDueDate,
      });
      if (one.paidMinor > 0)
        await pay(baker, { orderId: id, amount: one.paidMinor / 100, confirmsOver: true });
      const due = dueOn({ ...one, isCancelled: false }, one.paidMinor, "2026-11-26");
      if (due) expected.set(id, due.amountMinor);
      expect(await balanceOf(baker, id)).toMatchObject({
        due: (due?.amountMinor ?? 0) / 100,
        deposit: depositMinor(one, one.totalMinor) / 100,
      });
    }
    const { body } = await baker.get("/api/payments/debtors");
    const listed = (body.items as { orders: { id: string; amount: number }[] }[]).flatMap(
      (one) => one.orders,
    );
    expect(new Map(listed.map((one) => [one.id, Math.round(one.amount * 100)]))).toEqual(expected);
  });
});
