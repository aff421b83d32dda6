import { NumberParser } from "@internationalized/number";
import { describe, expect, it } from "vitest";
import { moneyFormatOf } from "./moneyFormat.ts";

const decimalSigns = {
  "en-US": ".",
  "he-IL": ".",
  "ar-AE-u-nu-latn": ".",
  "fr-FR": ",",
  "de-DE": ",",
  "es-ES": ",",
  "zh-CN": ".",
  "hi-IN-u-nu-latn": ".",
  "ja-JP": ".",
  "pt-BR": ",",
};

describe("a sum in a field", () => {
  it.each(Object.entries(decimalSigns))("keeps the decimals that are typed in %s", (tag, sign) => {
    for (const shown of [null, 140, 65.5]) {
      const parser = new NumberParser(tag, moneyFormatOf("ILS", shown));
      expect(parser.parse(`65${sign}5`)).toBe(65.5);
      expect(parser.parse(`1234${sign}05`)).toBe(1234.05);
      expect(parser.isValidPartialNumber(`65${sign}`)).toBe(true);
    }
  });

  it.each(Object.keys(decimalSigns))("is read back as it is written in %s", (tag) => {
    for (const amount of [0, 140, 65.5, 1234.05]) {
      const options = moneyFormatOf("ILS", amount);
      const written = new Intl.NumberFormat(tag, options).format(amount);
      expect(new NumberParser(tag, options).parse(written)).toBe(amount);
    }
  });

  it("has decimals only where there are any, and then both", () => {
    const write = (amount: number) =>
      new Intl.NumberFormat("en-US", moneyFormatOf("USD", amount)).format(amount);
    expect([write(140), write(65.5)]).toEqual(["$140", "$65.50"]);
  });

  it("has the decimals of its currency where the field is told them", () => {
    const write = (amount: number, decimals: number) =>
      new Intl.NumberFormat("en-US", moneyFormatOf("KWD", amount, decimals)).format(amount);
    expect([write(140, 3), write(65.5, 3), write(65.505, 3)]).toEqual([
      "KWD\u00A0140",
      "KWD\u00A065.500",
      "KWD\u00A065.505",
    ]);
    expect([write(0.1 + 0.2, 2), write(65.505, 2), write(65.5, 0)]).toEqual([
      "KWD\u00A00.30",
      "KWD\u00A065.505",
      "KWD\u00A065.5",
    ]);
  });
});
