import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { readLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { meantWords, orderLexicons } from "./meant-words.ts";
import { listArticleIds, readLexiconText, readMeaningsText } from "./read-articles.ts";

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

  it("is asked of every article, in concepts that exist", () => {
    const concepts = new Set(conceptsIn(readLexiconText("en")));
    const lines = readMeaningsText().split("\n");
    const asked = lines.flatMap((line) => (line.startsWith("# ") ? line.slice(2) : []));
    expect(asked.toSorted()).toEqual([...listArticleIds(), "elsewhere"].toSorted());
    const used = lines.filter((line) => !line.startsWith("# ")).flatMap((line) => line.split(" "));
    expect(used.filter((one) => one !== "" && !concepts.has(one))).toEqual([]);
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
