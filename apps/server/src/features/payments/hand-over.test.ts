import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(baker: Caller, agreedPrice = 185): Promise<string> {
  const made = await baker.post("/api/orders", {
    clientName: "Dana",
    deliveryDate: "2026-11-26",
    agreedPrice,
  });
  return made.body.id as string;
}

const handOver = (
  baker: Caller,
  id: string,
  body: object = {},
): Promise<AnswerTo<"POST", "/api/orders/{id}/hand-over">> =>
  baker.post(`/api/orders/${id}/hand-over`, { amount: 185, method: "cash", ...body });

async function standing(baker: Caller, id: string) {
  const { balance, items } = (await baker.get(`/api/orders/${id}/payments`)).body;
  const { status } = (await baker.get(`/api/orders/${id}`)).body;
  return {
    status,
    balance: balance.balance,
    kinds: items.map((one: { kind: string }) => one.kind),
  };
}

describe("handing an order over", () => {
  it("completes it and records what was taken, today and in its currency", async () => {
    const baker = await test.member();
    const id = await order(baker);
    const { status, body } = await handOver(baker, id, { method: "card" });
    expect(status).toBe(201);
    const payment = (await baker.get(`/api/payments/${body.paymentId}`)).body;
    expect(payment).toMatchObject({ amount: 185, method: "card", paidAt: "2026-11-26" });
    expect(await standing(baker, id)).toEqual({
      status: "completed",
      balance: 0,
      kinds: ["payment"],
    });
  });

  it("takes the money once, however often and from however many devices it is sent", async () => {
    const baker = await test.member();
    const id = await order(baker);
    const answers = await Promise.all([
      handOver(baker, id),
      handOver(baker, id),
      handOver(baker, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.filter(({ body }) => body.paymentId !== null)).toHaveLength(1);
    expect((await standing(baker, id)).kinds).toEqual(["payment"]);
  });

  it("does neither where one is refused: more than the balance, a cancelled order", async () => {
    const baker = await test.member();
    const id = await order(baker, 100);
    const over = await handOver(baker, id);
    expect([over.status, over.body.error.code]).toEqual([409, "payment_over_balance"]);
    expect(await standing(baker, id)).toEqual({ status: "pending", balance: 100, kinds: [] });
    await baker.post(`/api/orders/${id}/cancel`, {});
    expect((await handOver(baker, id, { amount: 100 })).body.error.code).toBe("order_is_cancelled");
  });

  it("is taken back with its payment, and with no other", async () => {
    const baker = await test.member();
    const [id, other] = [await order(baker), await order(baker)];
    const { paymentId } = (await handOver(baker, id)).body;
    const undo = (orderId: string) =>
      baker.post(`/api/orders/${orderId}/hand-over/undo`, { status: "in_progress", paymentId });
    expect((await undo(other)).status).toBe(404);
    expect((await standing(baker, other)).status).toBe("pending");
    expect((await undo(id)).status).toBe(200);
    expect(await standing(baker, id)).toEqual({
      status: "in_progress",
      balance: 185,
      kinds: ["payment", "void"],
    });
    expect((await undo(id)).body.error.code).toBe("payment_voided");
  });
});
