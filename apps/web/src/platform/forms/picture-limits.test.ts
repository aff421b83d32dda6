import { expect, it } from "vitest";
import { isTooLarge } from "./picture-limits.ts";

it("takes a picture of exactly 10 MB and no byte more", () => {
  expect(isTooLarge(10 * 1024 * 1024)).toBe(false);
  expect(isTooLarge(10 * 1024 * 1024 + 1)).toBe(true);
});
