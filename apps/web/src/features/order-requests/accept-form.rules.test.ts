import { describe, expect, it } from "vitest";
import { acceptBody, acceptValues } from "./accept-form.rules.ts";
import { isDayFull, priceOf } from "./request-state.rules.ts";
import type { RequestView } from "./requests.types.ts";

const request = {
  deliveryDate: "2026-11-27",
  deliveryTime: "10:00",
  fulfilment: "delivery",
  address: "Herzl 5",
  items: [{ name: "Babka", quantity: 2, unit_price: 48, productId: null }],
  quote: null,
} as unknown as RequestView;

describe("changing a request before it becomes an order", () => {
  const before = acceptValues(request);

  it("sends nothing that stays as it was asked", () => {
    expect(acceptBody(before, acceptValues(request))).toEqual({});
  });

  it("sends the changed day, price and items only", () => {
    const items = before.items.map((line) => ({ ...line, quantity: 3 }));
    const now = { ...before, deliveryDate: "2026-11-28", agreedPrice: 120, items };
    expect(acceptBody(before, now)).toEqual({
      deliveryDate: "2026-11-28",
      agreedPrice: 120,
      items: [{ dessert_name: "Babka", quantity: 3, unit_price: 48, productId: null }],
    });
  });

  it("takes the address away with the delivery", () => {
    expect(acceptBody(before, { ...before, fulfilment: "pickup" })).toEqual({
      fulfilment: "pickup",
      address: null,
    });
  });
});

describe("what a request costs and whether its day has a place", () => {
  it("is the offered price once there is one, else at least the sum", () => {
    expect(priceOf({ total: 96, isFromTotal: true, quote: null })).toEqual({
      amount: 96,
      isFrom: true,
    });
    expect(priceOf({ total: 96, isFromTotal: true, quote: { price: 110 } })).toEqual({
      amount: 110,
      isFrom: false,
    });
  });

  it("knows a full day, and none without a limit", () => {
    expect(isDayFull({ taken: 10, limit: 10 })).toBe(true);
    expect(isDayFull({ taken: 9, limit: 10 })).toBe(false);
    expect(isDayFull({ taken: 99, limit: null })).toBe(false);
  });
});
