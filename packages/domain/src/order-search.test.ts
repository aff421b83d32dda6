import { expect, it } from "vitest";
import { orderSearchText } from "./order-search.ts";

it("holds client, phone digits and each item's name once, normalised", () => {
  const line = { quantity: 1, unitPriceMinor: 0, productId: null };
  const lines = ["Crème Brûlée", "creme brulee", "", "עוּגה"].map((dessertName) => ({
    ...line,
    dessertName,
  }));
  expect(orderSearchText({ clientName: "Zoë  Ünal", phone: "+972 (54) 123-4567", lines })).toBe(
    "zoe unal 972541234567 creme brulee עוגה",
  );
});
