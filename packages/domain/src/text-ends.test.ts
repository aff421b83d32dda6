import { expect, it } from "vitest";
import { withoutEnd } from "./text-ends.ts";

it("takes marks off the end of a text, and off nowhere else", () => {
  expect(withoutEnd("/m/cakes///", "/")).toBe("/m/cakes");
  expect(withoutEnd("-a-b--", "-")).toBe("-a-b");
  expect(withoutEnd("///", "/")).toBe("");
  expect(withoutEnd("", "/")).toBe("");
});
