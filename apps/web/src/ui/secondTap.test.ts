import { describe, expect, it } from "vitest";
import { isSecondTap } from "./secondTap.ts";

const first = { x: 200, y: 700, at: 1000 };

describe("the second half of a double tap", () => {
  it("comes soon after the first and at the same spot", () => {
    expect(isSecondTap(first, { x: 200, y: 700, at: 1000 })).toBe(true);
    expect(isSecondTap(first, { x: 214, y: 688, at: 1400 })).toBe(true);
  });

  it("is a tap of its own later or elsewhere", () => {
    expect(isSecondTap(first, { x: 200, y: 700, at: 1401 })).toBe(false);
    expect(isSecondTap(first, { x: 225, y: 700, at: 1100 })).toBe(false);
  });
});
