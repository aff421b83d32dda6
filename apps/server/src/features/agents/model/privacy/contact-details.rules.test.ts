import { getCountries, getExampleNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { hideContacts } from "./contact-details.rules.ts";

const nothing = { phones: [], addresses: [] };
const hide = (text: string): string => hideContacts(text, nothing);

/** Digits 0 to 9 of scripts that people type, by their zero. */
const zeros = ["0", "\u0660", "\u06f0", "\u0966", "\uff10", "\u0e50", "\u{1d7ce}"];
const inScript = (text: string, zero: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
const dashes = [
  "-",
  "\u2010",
  "\u2011",
  "\u2013",
  "\u2014",
  "\u2212",
  "\uff0d",
  " ",
  "\u00a0",
  ".",
  "\u200b",
  "/",
];

describe("phone numbers", () => {
  it("are hidden in every country's notation, script and kind of dash", () => {
    const shown: string[] = [];
    for (const country of getCountries()) {
      const number = getExampleNumber(country, examples);
      if (!number || number.nationalNumber.length < 7) continue;
      const written = [number.formatNational(), number.formatInternational(), number.number];
      for (const one of written) {
        for (const zero of zeros) {
          for (const dash of dashes) {
            const text = `who is ${inScript(one.replace(/[ -]/g, dash), zero)}, please?`;
            if (hide(text) !== "who is [phone], please?") shown.push(`${country}: ${text}`);
          }
        }
      }
    }
    expect(shown).toEqual([]);
  });

  it.each([
    "(917) 555-0122",
    "1 (917) 555-0122",
    "917.555.0122",
    "(11) 91234-5678",
    "98765 43210",
    "600 123 456",
    "50 123 4567",
    "555-0122",
    "5550122",
    "９１７５５５０１２２",
    "+（972）54 123 4567",
    "06.12.34.56.78",
    "917~555~0122",
  ])("are hidden: %s", (phone) => {
    expect(hide(`call ${phone}.`)).toMatch(/^call \(?\[phone\]\.$/);
  });

  it("of clients are hidden where the digits could be a figure", () => {
    const known = { phones: ["972541234567", "6550"], addresses: [] };
    expect(hideContacts("order 41234567 and 34567", known)).toBe("order [phone] and [phone]");
    expect(hideContacts("order 41234568 and 34568", known)).toBe("order 41234568 and 34568");
  });
});

describe("email addresses", () => {
  it.each([
    "dana@example.com",
    "dana at example dot com",
    "dana @ example . com",
    "dana(at)example(dot)com",
    "dana [at] example.com",
    "dana.levi+cakes@mail.example.co.il",
    "дана@пример.рф",
    "dána@x.com",
    "dana＠example．com",
    "דנה שטרודל example נקודה com",
    "dana arroba example punto com",
    "dana arobase example point fr",
  ])("are hidden: %s", (email) => {
    expect(hide(email)).toBe("[email]");
  });

  it("leave the words around them in a script without spaces", () => {
    expect(hide("我的邮箱是dana@example.com谢谢")).toBe("我的邮箱是[email]谢谢");
  });
});

describe("street addresses", () => {
  it.each([
    "12 Herzl Street",
    "221b Baker St.",
    "ברחוב הרצל 12",
    "Hauptstraße 12a",
    "12 rue de la Paix",
    "Rua Augusta, 55",
    "Calle Mayor, 12",
    "شارع الملك فيصل 12",
    "中山路12号",
    "渋谷区神南1-2-3",
    "12 एमजी रोड",
  ])("are hidden as ten languages write them: %s", (address) => {
    expect(hide(address)).toBe("[address]");
  });

  it("of clients are hidden by words and house number, in any order", () => {
    const known = { phones: [], addresses: ["12 Herzl St, Tel Aviv", "Jardins 7"] };
    expect(hideContacts("what went to Herzl 12 and to Jardins 7?", known)).toBe(
      "what went to [address] and to [address]?",
    );
    expect(hideContacts("orders in Tel Aviv, 12 cakes", known)).toBe(
      "orders in Tel Aviv, 12 cakes",
    );
  });
});

describe("figures", () => {
  it.each([
    "between 05.10.2026 and 2026-10-12: 1,234.50 of 12000",
    "01/10/2026-31/10/2026",
    "2026-11-01 - 2026-11-30",
    "1.10-31.10",
    "2024 2025 2026",
    "2025-2026",
    "1 234 567,50 €",
    "₪1.234.567",
    "1500000 ₪",
    "1,500,000",
    "order #10001234",
    "order 1234567",
    "הזמנה 1234567",
    "הזמנה מספר 1234567",
    "20261128",
    "12.50-13.75",
    "15:00-17:00",
    "1/2 1/4 3/4 1/8",
    "10-12 cakes, 250 g, 5%",
    "11/28/2026",
    "28.11.26",
    "1200 שקל",
    "12,000円",
    "2026年11月28日",
    "٢٠٢٦-١١-٢٨",
    "Which street food sells best on the 12th?",
  ])("stay: %s", (text) => {
    expect(hide(text)).toBe(text);
  });
});
