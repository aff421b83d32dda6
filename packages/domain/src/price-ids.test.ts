import { describe, expect, it } from "vitest";
import { faultOfPriceId, priceIdFaults } from "./price-ids.ts";

describe("a price's id", () => {
  it.each([
    ["", "Price ID is empty"],
    ["  ", "Price ID is empty"],
    ["prod_1", 'Price ID must start with "pri_"'],
    ["pri_01example_pro", "Price ID is a placeholder - configure real price IDs"],
  ])("%j is refused: %s", (id, words) => {
    const fault = faultOfPriceId(id);
    expect(fault && priceIdFaults[fault]).toBe(words);
  });

  it("is sound when it is one of the provider's", () => {
    expect(faultOfPriceId("pri_01gsz8z1q1n00f12qt82y31smh")).toBeNull();
  });
});
