import { describe, expect, it } from "vitest";
import { guardFormula, unguardFormula } from "./formula-guard.ts";

describe("a text in a CSV cell", () => {
  it.each([
    "=1+1",
    "+972541234567",
    "-2",
    "@SUM(A1)",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM",
    "﹦1",
    "﹢1",
    "﹣1",
    "﹫A",
    "−1",
    "\u200b=1+1",
    "\ufeff=1+1",
    "\u00a0=1",
    "\u3000＝1",
    "\u2066=1",
    "  =1",
    "\u0000=1",
    "\t1",
    "\r=1",
    "\n=1",
    "\u3164=1",
  ])("is no formula, and is read back unchanged: %j", (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  });

  it.each(["Babka", "a=b", "", " ", "'quoted'", "1-2", "٢", "ー", "–dash", "#1"])(
    "stays as it is: %j",
    (text) => {
      expect(guardFormula(text)).toBe(text);
      expect(unguardFormula(text)).toBe(text);
    },
  );
});
