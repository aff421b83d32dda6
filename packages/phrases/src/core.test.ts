import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { fillPhrase, plural } from "./core.ts";
import type { Phrase, PluralCategories } from "./core.ts";
import { locales } from "./locales.ts";

const categories: { readonly [Code in Language]: readonly PluralCategories[Code][] } = {
  en: ["one", "other"],
  he: ["one", "two", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
  fr: ["one", "many", "other"],
  de: ["one", "other"],
  es: ["one", "many", "other"],
  zh: ["other"],
  hi: ["one", "other"],
  ja: ["other"],
  pt: ["one", "many", "other"],
};

function fill(language: Language, phrase: Phrase, values?: Record<string, string | number>) {
  const { tag } = locales[language];
  return fillPhrase(phrase, values, new Intl.PluralRules(tag), new Intl.NumberFormat(tag));
}

describe("plural categories", () => {
  it.each(languages)("of %s are those of Intl", (language) => {
    const { pluralCategories } = new Intl.PluralRules(locales[language].tag).resolvedOptions();
    expect(pluralCategories.toSorted()).toEqual([...categories[language]].toSorted());
  });
});

describe("a plural phrase", () => {
  const orders = plural("ar", {
    zero: "لا طلبيات",
    one: "طلبية واحدة",
    two: "طلبيتان",
    few: "{n} طلبيات",
    many: "{n} طلبية",
    other: "{n} طلبية.",
  });

  it.each([
    [0, "لا طلبيات"],
    [1, "طلبية واحدة"],
    [2, "طلبيتان"],
    [3, "3 طلبيات"],
    [10, "10 طلبيات"],
    [11, "11 طلبية"],
    [99, "99 طلبية"],
    [100, "100 طلبية."],
    [103, "103 طلبيات"],
  ])("says %d in Arabic with Western digits", (n, text) => {
    expect(fill("ar", orders, { n })).toBe(text);
  });

  it("has a word of its own for two in Hebrew", () => {
    const days = plural("he", { one: "יום אחד", two: "יומיים", other: "{n} ימים" });
    expect([1, 2, 3, 20].map((n) => fill("he", days, { n }))).toEqual([
      "יום אחד",
      "יומיים",
      "3 ימים",
      "20 ימים",
    ]);
  });

  it("counts zero with the singular in French, Hindi and Portuguese, not in English", () => {
    const phrase: Phrase = { forms: { one: "one", many: "many", other: "other" } };
    const forms = (["fr", "hi", "pt", "en"] as const).map((language) =>
      fill(language, phrase, { n: 0 }),
    );
    expect(forms).toEqual(["one", "one", "one", "other"]);
  });

  it("takes the million's form in French, Spanish and Portuguese", () => {
    const phrase: Phrase = { forms: { one: "one", many: "{n} de commandes", other: "other" } };
    expect(fill("fr", phrase, { n: 1_000_000 })).toBe("1\u202F000\u202F000 de commandes");
    expect(fill("es", phrase, { n: 2_000_000 })).toBe("2.000.000 de commandes");
    expect(fill("pt", phrase, { n: 1_000_000 })).toBe("1.000.000 de commandes");
  });
});

describe("placeholders", () => {
  it("take texts as they are and numbers in the language's writing", () => {
    const phrase = "{name}: {amount}";
    expect(fill("de", phrase, { name: "Café 5", amount: 1234.5 })).toBe("Café 5: 1.234,5");
    expect(fill("hi", phrase, { name: "x", amount: 123456 })).toBe("x: 1,23,456");
  });

  it("do not read what people typed as another placeholder", () => {
    expect(fill("en", "{a} and {b}", { a: "{b}", b: "$&" })).toBe("{b} and $&");
  });

  it("without a value stay visible", () => {
    expect(fill("en", "Order #{number}", { name: "x" })).toBe("Order #{number}");
  });
});
