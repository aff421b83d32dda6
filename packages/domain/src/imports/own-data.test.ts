import { describe, expect, it } from "vitest";
import { readOwnData } from "./own-data.ts";

const order = (id: string, fields = {}) => ({ id, number: "1", currency: "EUR", ...fields });
const payment = (id: string, orderId: string, fields = {}) => ({
  id,
  order_id: orderId,
  kind: "payment",
  amount: "10",
  method: "cash",
  currency: "EUR",
  refers_to_id: "",
  ...fields,
});

describe("payments of the own data", () => {
  it("come with their order, without what was voided", () => {
    const { orders, leftPayments } = readOwnData({
      orders: [order("a")],
      payment: [
        payment("1", "a"),
        payment("2", "a", { kind: "refund", refers_to_id: "1", amount: "4" }),
        payment("3", "a"),
        payment("4", "a", { kind: "void", refers_to_id: "3" }),
      ],
    });
    expect(orders[0]?.payments).toMatchObject([{ amount: 10 }, { amount: 4, refundOf: 0 }]);
    expect(leftPayments).toBe(0);
  });

  it("are counted where they stay behind: of a deleted order, or in another currency", () => {
    const { orders, leftPayments } = readOwnData({
      orders: [order("a"), order("b", { deleted_at: "2026-11-01" })],
      payment: [
        payment("1", "a"),
        payment("2", "a", { currency: "USD" }),
        payment("3", "b"),
        payment("4", "b", { kind: "refund", refers_to_id: "3" }),
      ],
    });
    expect(orders).toHaveLength(1);
    expect(orders[0]?.payments).toHaveLength(1);
    expect(leftPayments).toBe(3);
  });
});
