import { describe, expect, it } from "vitest";
import { callLink, numberForWhatsapp, plainPhone, problemOfPhone } from "./phone.ts";
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
    expect(Phone.safeParse(`\u202a${"٥".repeat(15)}\u202c`).data).toBe("5".repeat(15));
    expect(Phone.safeParse("5".repeat(16)).success).toBe(false);
    expect(Phone.safeParse("\u200f\u200f\u200f").success).toBe(false);
    expect(Phone.safeParse("٠٥٠ call").success).toBe(false);
  });

  it("and one of megabytes is refused without being read", () => {
    const started = performance.now();
    expect(Phone.safeParse("٥\u200b".repeat(2_000_000)).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("a phone number in a form", () => {
  it.each([
    "050-1234567",
    "+972 (52) 555-0147",
    "030/1234567",
    "03.1234.567",
    "*6550",
    "*65-50",
    "03-1234567 ext. 3",
    "03-1234567 x12",
    "+49 30 1234567 Durchwahl 12",
    "03-1234567 שלוחה 4",
  ])("takes %s", (phone) => {
    expect(problemOfPhone(phone)).toBeNull();
    expect(Phone.safeParse(phone).success).toBe(true);
  });

  it.each([
    "050-1234567, 052-7654321",
    "050-1234567 / 052-7654321",
    "0501234567 0527654321",
    "050-1234567 or 052-7654321",
    "+972501234567 +972527654321",
    "050-1234567;052-7654321",
  ])("asks for one of %s", (phone) => {
    expect(problemOfPhone(phone)).toBe("several_phones");
  });

  it.each(["call me", "12", "Dana 050-1234567", "*", "*12", "ext 3"])("refuses %s", (phone) => {
    expect(problemOfPhone(phone)).toBe("bad_phone");
  });

  it.each([
    ["+972 (52) 555-0147", "tel:+972525550147"],
    ["*6550", "tel:*6550"],
    ["03-1234567 ext. 3", "tel:031234567;ext=3"],
  ])("%s is called by %s", (phone, link) => {
    expect(callLink(phone)).toBe(link);
  });

  it.each([
    ["+52 1 55 1234 5678", "+525512345678"],
    ["0052 1 (55) 1234-5678", "+525512345678"],
    ["+52 55 1234 5678", "+52 55 1234 5678"],
    ["03-1234567 ext. 3", "03-1234567"],
  ])("%s is %s for WhatsApp", (phone, number) => {
    expect(numberForWhatsapp(phone)).toBe(number);
  });
});
