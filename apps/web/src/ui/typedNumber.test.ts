import { NumberParser } from "@internationalized/number";
import { describe, expect, it } from "vitest";
import { moneyFormatOf } from "./moneyFormat.ts";
import { meantNumber, takeTyped } from "./typedNumber.ts";

const pointTags = ["en-US", "he-IL", "ar-AE-u-nu-latn", "zh-CN", "hi-IN-u-nu-latn", "ja-JP"];
const commaTags = ["fr-FR", "de-DE", "es-ES", "pt-BR"];
const allTags = [...pointTags, ...commaTags];

/** Reads what is typed as the field does: sign by sign, then as a whole. */
function read(typed: string, tag: string): number {
  const parser = new NumberParser(tag, moneyFormatOf("ILS", null));
  let text = "";
  for (const sign of typed) {
    const next = text + takeTyped(sign, tag);
    if (parser.isValidPartialNumber(next)) text = next;
  }
  return parser.parse(meantNumber(text, tag));
}

describe("a number as it is typed", () => {
  it.each(allTags)("takes a lone point or comma for the decimal sign in %s", (tag) => {
    for (const sign of [".", ","]) {
      expect(read(`12${sign}5`, tag)).toBe(12.5);
      expect(read(`0${sign}05`, tag)).toBe(0.05);
      expect(read(`65${sign}50`, tag)).toBe(65.5);
      expect(read(`1234${sign}5`, tag)).toBe(1234.5);
    }
  });

  it.each(["de-DE", "es-ES", "pt-BR"])("keeps the point of thousands in %s", (tag) => {
    expect(read("1.234", tag)).toBe(1234);
    expect(read("1.234.567", tag)).toBe(1_234_567);
    expect(read("1.234,5", tag)).toBe(1234.5);
    expect(read("0.125", tag)).toBe(0.125);
  });

  it.each(pointTags)("keeps the comma of thousands in %s", (tag) => {
    expect(read("1,234", tag)).toBe(1234);
    expect(read("1,234,567", tag)).toBe(1_234_567);
    expect(read("1,234.5", tag)).toBe(1234.5);
  });

  it.each(["de-DE", "es-ES", "pt-BR", ...pointTags])(
    "reads the other way to write in %s",
    (tag) => {
      expect(read(commaTags.includes(tag) ? "1,234.56" : "1.234,56", tag)).toBe(1234.56);
    },
  );

  it("leaves a sum with its currency as it is written", () => {
    for (const tag of allTags) {
      for (const currency of ["ILS", "AED", "USD", "EUR", "JPY"]) {
        const written = new Intl.NumberFormat(tag, moneyFormatOf(currency, 1234.5)).format(1234.5);
        expect(meantNumber(written, tag)).toBe(written);
      }
    }
    expect(meantNumber("12.5 د.إ.", "ar-AE-u-nu-latn")).toBe("12.5 د.إ.");
    expect(meantNumber(".5", "de-DE")).toBe(",5");
  });

  it("takes the digits and the decimal sign of other scripts", () => {
    expect(read("١٢٫٥", "ar-AE-u-nu-latn")).toBe(12.5);
    expect(read("۱۲", "ar-AE-u-nu-latn")).toBe(12);
    expect(read("१२.५", "hi-IN-u-nu-latn")).toBe(12.5);
    expect(read("１２", "ja-JP")).toBe(12);
  });
});
