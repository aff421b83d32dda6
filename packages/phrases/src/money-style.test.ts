import { currencies } from "@marzipan/contract/currencies";
import { languages } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { makeFormat } from "./format.ts";
import { locales } from "./locales.ts";
import { describeMoney, writeMoney } from "./money-style.ts";

const amounts = [0, 5, 12.5, 145, 999.99, 1000, 1234.5, 9999, 10_000, 123_456, 1_234_567.05];

describe("sums written without Intl", () => {
  it.each(languages)("are what Intl writes in %s", (language) => {
    const format = makeFormat(language);
    for (const currency of currencies) {
      const style = describeMoney(locales[language].tag, currency);
      for (const amount of amounts) {
        expect(writeMoney(style, Math.round(amount * 100))).toBe(format.money(amount, currency));
      }
      const alike = describeMoney(locales[language].tag, currency, [25, 12.5]);
      for (const amount of amounts) {
        const written = format.moneyAlike([25, 12.5])(amount, currency);
        expect(writeMoney(alike, Math.round(amount * 100))).toBe(written);
      }
    }
  });
});
