import { expect, it } from "vitest";
import { markParts } from "./mark-parts.ts";

it.each([
  ["Ask for a deposit", "Deposit", ["Ask for a ", "deposit", ""]],
  ["לבקש מקדמה", "מקדמה", ["לבקש ", "מקדמה", ""]],
  ["売り切れにする", "売り切れ", ["", "売り切れ", "にする"]],
  ["Move an order", "order? mov.", ["", "Mov", "e an ", "order", ""]],
  ["A deposit (late)", "a (", ["A deposit (late)"]],
  ["Nothing of it", "", ["Nothing of it"]],
])("cuts “%s” at the words of “%s”", (text, query, parts) => {
  expect(markParts(text, query)).toEqual(parts);
});
