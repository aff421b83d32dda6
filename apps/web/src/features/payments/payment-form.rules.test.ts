import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import {
  PaymentFormSchema,
  followOrder,
  noteWith,
  offeredAmount,
  paymentBody,
  paymentFormValues,
} from "./payment-form.rules.ts";
import { receivedByCurrency, signedPayment } from "./payments-view.rules.ts";
import type { Payable } from "./payments.types.ts";

const order: Payable = {
  id: "01890000-0000-7000-8000-000000000000",
  number: 7,
  clientName: "Dana",
  deliveryDate: "2026-11-28",
  isCancelled: false,
  currency: "EUR",
  total: 100,
  paid: 10,
  balance: 90,
  depositMissing: 20,
};

describe("the form of a payment", () => {
  it("offers the deposit that is missing, then the balance, and nothing of what is paid", () => {
    expect(offeredAmount(order)).toBe(20);
    expect(offeredAmount({ ...order, depositMissing: 0 })).toBe(90);
    expect(offeredAmount({ ...order, depositMissing: 0, balance: -5 })).toBeNull();
  });

  it("begins with the order's client, currency and offered amount, today and in cash", () => {
    expect(paymentFormValues(order, "2026-11-26", "ILS")).toMatchObject({
      orderId: order.id,
      orderText: "Dana",
      amount: 20,
      currency: "EUR",
      method: "cash",
      paidAt: "2026-11-26",
    });
    expect(paymentFormValues(null, "2026-11-26", "ILS")).toMatchObject({
      orderId: null,
      amount: null,
      currency: "ILS",
    });
  });

  it("needs an amount, and sends no more than the server knows", () => {
    const values = paymentFormValues(order, "2026-11-26", "ILS");
    expect(z.safeParse(PaymentFormSchema, { ...values, amount: null }).success).toBe(false);
    expect(z.safeParse(PaymentFormSchema, { ...values, amount: 0 }).success).toBe(false);
    expect(paymentBody(z.parse(PaymentFormSchema, values))).not.toHaveProperty("orderText");
  });
});

describe("choosing another order", () => {
  const other: Payable = {
    ...order,
    id: "01890000-0000-7000-8000-000000000009",
    currency: "USD",
    depositMissing: 0,
    balance: 12,
  };

  it("takes what the first one brought along, and keeps what was typed", () => {
    const brought = { amount: 20, currency: "EUR" as const };
    expect(followOrder(brought, order, null, "ILS")).toEqual({
      orderId: null,
      amount: null,
      currency: "ILS",
    });
    expect(followOrder(brought, order, other, "ILS")).toEqual({
      orderId: other.id,
      amount: 12,
      currency: "USD",
    });
    expect(followOrder({ ...brought, amount: 90 }, order, null, "ILS").amount).toBeNull();
    expect(followOrder({ ...brought, amount: 33 }, order, null, "ILS").amount).toBe(33);
    expect(followOrder({ amount: 33, currency: "ILS" }, null, other, "ILS")).toEqual({
      orderId: other.id,
      amount: 33,
      currency: "USD",
    });
    expect(followOrder({ amount: null, currency: "EUR" }, null, other, "ILS").currency).toBe("EUR");
  });
});

describe("what is kept of a payer without an order", () => {
  it("stands before the note, no longer than a note can be", () => {
    expect(noteWith(" Dana ", "for the cake")).toBe("Dana · for the cake");
    expect(noteWith("Dana", "")).toBe("Dana");
    expect(noteWith("D".repeat(700), "x")).toHaveLength(500);
  });
});

describe("sums of payments", () => {
  it("keep currencies apart and show what leaves the till with a minus", () => {
    const items = [
      { currency: "ILS", amount: 0.1 },
      { currency: "USD", amount: 5 },
      { currency: "ILS", amount: 0.2 },
    ];
    expect(receivedByCurrency(items)).toEqual([
      { currency: "ILS", amount: 0.3 },
      { currency: "USD", amount: 5 },
    ]);
    expect(signedPayment({ kind: "refund", amount: 5 })).toBe(-5);
    expect(signedPayment({ kind: "payment", amount: 5 })).toBe(5);
  });
});
