import { describe, expect, it } from "vitest";
import { plainPhone } from "./phone.ts";
import { Phone } from "./primitives.ts";

describe("a phone number is kept in plain writing", () => {
  it.each([
    ["  050-123-4567 ", "050-123-4567"],
    ["\u202a+972 50-123-4567\u202c", "+972 50-123-4567"],
    ["050\u2013123\u20144567", "050-123-4567"],
    ["050\u2011123\u22124567", "050-123-4567"],
    ["050-1234567\u200b", "050-1234567"],
    ["+972\u00a050\u202f1234567", "+972 50 1234567"],
    ["tel:+972501234567", "+972501234567"],
    ["TEL: 050-1234567", "050-1234567"],
    ["\u2066tel:050\u2069", "050"],
    ["٠٥٢١٢٣٤٥٦٧", "0521234567"],
    ["+۹۸ ۰۵۰ ۱۲۳", "+98 050 123"],
    ["०५०१२३", "050123"],
    ["＋９７２（５０）１２３－４５６７", "+972(50)123-4567"],
    ["call me", "call me"],
    ["", ""],
  ])("%j as %j", (typed, kept) => {
    expect(plainPhone(typed)).toBe(kept);
  });

  it("and checked and counted in it", () => {
    expect(Phone.safeParse(`\u202a${"٥".repeat(32)}\u202c`).data).toBe("5".repeat(32));
    expect(Phone.safeParse("5".repeat(33)).success).toBe(false);
    expect(Phone.safeParse("\u200f\u200f\u200f").success).toBe(false);
    expect(Phone.safeParse("٠٥٠ call").success).toBe(false);
  });

  it("and one of megabytes is refused without being read", () => {
    const started = performance.now();
    expect(Phone.safeParse("٥\u200b".repeat(2_000_000)).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
