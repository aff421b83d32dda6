import { expect, it } from "vitest";
import { writeBakeText } from "./bake-text.rules.ts";

const nothing = { productId: null, orders: [] };

it("writes the bake list as lines that a message can carry", () => {
  const text = writeBakeText(
    {
      items: [
        { ...nothing, key: "1", dessert_name: "Challah", category: "Bread", quantity: 6, made: 6 },
        { ...nothing, key: "2", dessert_name: "עוגת דבש", category: null, quantity: 1.5, made: 0 },
      ],
    },
    {
      title: "Bake list, Thursday, November 26",
      other: "Other",
      number: String,
      forbidden: (item) => (item.key === "2" ? "No tree nuts" : null),
    },
  );
  expect(text).toBe(
    [
      "Bake list, Thursday, November 26",
      "",
      "Bread",
      "✓ 6 × \u2068Challah\u2069",
      "",
      "Other",
      "1.5 × \u2068עוגת דבש\u2069 (No tree nuts)",
    ].join("\n"),
  );
});
