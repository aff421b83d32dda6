import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import { describe, expect, it } from "vitest";
import { readArticles } from "./read-articles.ts";
import { linesOf } from "./say-article.ts";

/** A postal address in each language: a client has none, an order has one. */
const postalAddress: Readonly<Record<Language, RegExp>> = {
  en: /\baddress/i,
  he: /כתובת/,
  ar: /العنوان/,
  fr: /\badresse/i,
  de: /\bAdresse/,
  es: /\bdirección/i,
  zh: /地址/,
  hi: /पता[,।\s]/,
  ja: /住所/,
  pt: /\bendereço/i,
};

describe.each(languages)("what articles in %s promise", async (language) => {
  const phrases = await loadPhrases(language);
  const t = makeTranslate(language, phrases);
  const articles = readArticles(language, phrases);
  const textOf = (id: string): string => {
    const article = articles.find((one) => one.id === id);
    if (!article) throw new Error(`no article ${id}`);
    return linesOf(article).join("\n");
  };

  it("of a client's form is in the form", () => {
    expect(textOf("clients")).not.toMatch(postalAddress[language]);
  });

  it("of the bake list names both states in which an order stays and counts as made", () => {
    expect(textOf("bake-list")).toContain(t("common.status_ready"));
    expect(textOf("bake-list")).toContain(t("common.status_completed"));
  });
});
