import { expect, it } from "vitest";
import { writeBakeText } from "./bake-text.rules.ts";

const wedding = {
  id: "o1",
  number: 12,
  clientName: "דנה",
  deliveryDate: "2026-11-26",
  deliveryTime: null,
  status: "pending",
  readyAt: null,
  allergens: [],
  allergyNote: "",
  notes: "three tiers",
} as const;
const plain = { productId: null, orders: [] };
const withoutNuts = { productId: null, orders: [{ ...wedding, allergens: [], quantity: 1 }] };

it("writes the bake list as lines that a message can carry", () => {
  const text = writeBakeText(
    {
      items: [
        { ...plain, key: "1", dessert_name: "Challah", category: "Bread", quantity: 6, made: 6 },
        {
          ...withoutNuts,
          key: "2",
          dessert_name: "עוגת דבש",
          category: null,
          quantity: 1.5,
          made: 0,
        },
      ],
      withoutItems: [
        { ...wedding, allergens: [] },
        { ...wedding, number: 13, allergens: [], status: "completed", notes: null },
      ],
    },
    {
      title: "Bake list, Thursday, November 26",
      other: "Other",
      number: String,
      forbidden: ({ orders }) => (orders[0]?.number === 12 ? "No tree nuts" : null),
      withoutItems: "Orders without items",
      orderNumber: (number) => `#${number}`,
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
      "",
      "Orders without items",
      "#12 \u2068דנה\u2069 (three tiers · No tree nuts)",
      "✓ #13 \u2068דנה\u2069",
    ].join("\n"),
  );
});
