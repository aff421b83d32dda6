import { describe, expect, it } from "vitest";
import { showPlaceholders, storePlaceholders } from "./placeholders.rules.ts";

const placeholders = [
  { token: "{name}", shown: "{שם הלקוח}" },
  { token: "{number}", shown: "{מספר הזמנה}" },
];

describe("the placeholders of a message", () => {
  it("are shown in the owner's language and stored by name", () => {
    const message = "Hi {name}, {name}! {number}";
    const shown = "Hi {שם הלקוח}, {שם הלקוח}! {מספר הזמנה}";
    expect(showPlaceholders(message, placeholders)).toBe(shown);
    expect(storePlaceholders(shown, placeholders)).toBe(message);
  });

  it("leave other words in braces, and names typed as stored", () => {
    expect(showPlaceholders("{other} {name", placeholders)).toBe("{other} {name");
    expect(storePlaceholders("{שם} {name}", placeholders)).toBe("{שם} {name}");
  });
});
