import { readFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { readLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { meantWords, orderLexicons } from "./meant-words.ts";

const readLexiconText = (language: Language): string =>
  readFileSync(new URL(`../../lexicon/${language}.txt`, import.meta.url), "utf8");
const lexicons = languages.map((language) => readLexicon(language, readLexiconText(language)));

function conceptsIn(text: string): string[] {
  return [...text.matchAll(/^(\w+): /gm)].map(([, concept]) => concept ?? "");
}

function ask(language: Language, text: string): string[] {
  const isOwn = (lexicon: Lexicon): boolean => lexicon.language === language;
  const ordered = [...lexicons.filter(isOwn), ...lexicons.filter((one) => !isOwn(one))];
  return meantWords(text, orderLexicons(text, ordered)).flatMap(({ concepts }) => concepts);
}

describe("what people mean", () => {
  it.each(languages)("has the same concepts in %s as in English", (language) => {
    const concepts = conceptsIn(readLexiconText(language));
    expect(concepts).toEqual([...new Set(concepts)]);
    expect(concepts.toSorted()).toEqual(conceptsIn(readLexiconText("en")).toSorted());
  });

  it.each([
    ["en", "canceled orders", ["cancel", "order"]],
    ["en", "how to give her money back", ["refund"]],
    ["en", "pasword", ["password"]],
    ["en", "doesnt open", ["dontopen"]],
    ["de", "Passwortänderung", ["password", "change"]],
    ["he", "ולמחוק הזמנות", ["delete", "order"]],
    ["he", "לעשות refund", ["refund"]],
    ["ar", "بالواتساب", ["whatsapp"]],
    ["hi", "kharcha", ["expense"]],
    ["ja", "注文をキャンセルしたい", ["order", "cancel"]],
    ["zh", "删除订单", ["delete", "order"]],
    ["en", "annuler la commande", ["cancel", "order"]],
  ] as const)("in %s: %s", (language, text, concepts) => {
    expect(ask(language, text)).toEqual(concepts);
  });
});
