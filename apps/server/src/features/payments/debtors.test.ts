import { depositMinor } from "@marzipan/domain/orders";
import { dueOn } from "@marzipan/domain/payments";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAllPages } from "../../platform/testing/pages.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

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

describe("who owes me", () => {
  it("keeps two people of one name apart by their phones, and one person's phone together", async () => {
    const baker = await test.member();
    const dana = { clientName: "Dana Levi", items: [] };
    await order(baker, { ...dana, phone: "054-1111111" });
    await order(baker, { ...dana, phone: "+972 54 111 1111", agreedPrice: 5 });
    await order(baker, { ...dana, phone: "054-2222222", agreedPrice: 7 });
    await order(baker, { ...dana, agreedPrice: 9 });
    const pages = await readAllPages(baker, "/api/payments/debtors", 1);
    expect(
      pages.toSorted((a, b) => a.amount - b.amount).map(({ phone, amount }) => [phone, amount]),
    ).toEqual([
      ["054-2222222", 7],
      [null, 9],
      ["054-1111111", 105],
    ]);
  });

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

  it("counts a client of two currencies once, and as overdue who owes since before today", async () => {
    const baker = await test.member();
    await order(baker, { clientName: "Today", deliveryDate: "2026-11-26" });
    await order(baker, { clientName: "Late", currency: "USD" });
    await order(baker, { clientName: "Late", deliveryDate: "2026-11-26" });
    const { body } = await baker.get("/api/payments/debtors?limit=1");
    expect(body.clients).toEqual({ count: 2, overdue: 1 });
    const nobody = await test.member();
    const { clients } = (await nobody.get("/api/payments/debtors")).body;
    expect(clients).toEqual({ count: 0, overdue: 0 });
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
      const due = dueOn(
        { ...one, isCancelled: false, isSettled: false },
        one.paidMinor,
        "2026-11-26",
      );
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
