import { describe, expect, it } from "vitest";
import { PhoneCode, SixDigits, TotpAnswer } from "./codes.ts";

describe("a code is kept in plain digits", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["\u200f١٢٣٤٥٦", "123456"],
    ["۱۲۳ ۴۵۶", "123456"],
    ["१२३४५६", "123456"],
    ["１２３４５６", "123456"],
  ])("%j as %j, wherever one is asked for", (typed, kept) => {
    for (const schema of [PhoneCode, SixDigits, TotpAnswer])
      expect(schema.safeParse(typed).data).toBe(kept);
  });

  it("and letters of a recovery code", () => {
    expect(TotpAnswer.safeParse(" abcde-٢fghj ").data).toBe("abcde2fghj");
    for (const schema of [PhoneCode, SixDigits])
      for (const typed of ["12345", "1234567", "12345a", "", "---"])
        expect(schema.safeParse(typed).success).toBe(false);
  });
});
