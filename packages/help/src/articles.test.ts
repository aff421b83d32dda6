import { readFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { describe, expect, it } from "vitest";
import { parseArticle } from "./parse-article.ts";
import { listArticleIds, readArticles } from "./read-articles.ts";
import { linesOf, sayArticle } from "./say-article.ts";

const settingsSections = [
  "profile",
  "look",
  "security",
  "devices",
  "business",
  "requests",
  "texts",
  "notifications",
];
const paths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...[...settingsSections, "plan", "data"].map((section) => `/settings/${section}`),
];
const english = readArticles("en", await loadPhrases("en"));

describe.each(languages)("articles in %s", async (language) => {
  const articles = readArticles(language, await loadPhrases(language));

  it("are all there and name only phrases that exist", () => {
    expect(articles.map(({ id }) => id)).toEqual(listArticleIds());
    expect(articles.length).toBeGreaterThanOrEqual(40);
  });

  it.each(articles)("$id leads to pages that exist, as in English", (article) => {
    const same = english.find(({ id }) => id === article.id);
    expect(article.pages).toEqual(same?.pages);
    expect(paths).toEqual(expect.arrayContaining([...article.pages, ...linksOf(article)]));
    expect(linksOf(article)).toEqual(same && linksOf(same));
  });

  it.each(articles)(
    "$id states the facts of the English article: names, steps and numbers",
    (article) => {
      const same = english.find(({ id }) => id === article.id);
      expect(readFacts(article.id, language)).toEqual(readFacts(article.id, "en"));
      // A language may write further numbers in digits, such as those of counters in Japanese.
      expect(numbersOf(article)).toEqual(expect.arrayContaining(same ? numbersOf(same) : []));
    },
  );

  it.each(articles)("$id has its length and is asked for in six ways", (article) => {
    const words = countWords(linesOf(article).join("\n"), locales[language].tag);
    expect(words).toBeGreaterThanOrEqual(100);
    expect(words).toBeLessThanOrEqual(400);
    expect(new Set(article.ask).size).toBeGreaterThanOrEqual(6);
    expect(article.title.length).toBeLessThanOrEqual(70);
  });
});

/** Reads the phrases that an article names, and how many items each of its lists has. */
function readFacts(id: string, language: Language) {
  const url = new URL(`../articles/${id}/${language}.md`, import.meta.url);
  const { blocks } = parseArticle(id, language, readFileSync(url, "utf8"));
  const lists = blocks.flatMap((block) => (block.kind === "paragraph" ? [] : [block]));
  const pieces = blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.pieces : block.items.flat(),
  );
  const names = pieces.flatMap((piece) => (piece.kind === "text" ? [] : piece.name));
  return {
    names: [...new Set(names)].toSorted(),
    lists: lists.map(({ kind, items }) => `${kind}: ${items.length}`).toSorted(),
  };
}

/** Returns the numbers written in digits outside of the numbering of steps. */
function numbersOf(article: (typeof english)[number]): string[] {
  const lines = linesOf(article).map((line) => line.replace(/^\d+\. /, ""));
  return (lines.join("\n").match(/\d[\d.,\u202F]*\d|\d/g) ?? []).map((one) =>
    one.replace(/\D/g, ""),
  );
}

function linksOf(article: (typeof english)[number]): string[] {
  const pieces = article.blocks.flatMap((block) =>
    block.kind === "paragraph" ? block.pieces : block.items.flat(),
  );
  return pieces.flatMap(({ path }) => path ?? []).toSorted();
}

function countWords(text: string, tag: string): number {
  const words = new Intl.Segmenter(tag, { granularity: "word" }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

describe("an article as plain text", () => {
  const plainOf = (language: (typeof languages)[number], body: string): string[] => {
    const source = `---\ntitle: T\nsummary: S\nask: [a]\nwords: w\npages: [/orders]\n---\n${body}`;
    const names: Readonly<Record<string, string>> = {
      "common.undo": "X",
      "plans.text": "All of it.",
    };
    return linesOf(sayArticle(parseArticle("x", language, source), (name) => names[name] ?? ""));
  };

  it("quotes the names of buttons and pages in the language's style", () => {
    const body = "[common.undo](/orders)\n\n1. **common.undo**";
    const quoted = Object.fromEntries(languages.map((one) => [one, plainOf(one, body)[0]]));
    expect(quoted).toEqual({
      en: "“X”",
      he: "״X״",
      ar: "«X»",
      fr: "«\u00A0X\u00A0»",
      de: "„X“",
      es: "“X”",
      zh: "“X”",
      hi: "“X”",
      ja: "「X」",
      pt: "“X”",
    });
    expect(plainOf("ja", body)[1]).toBe("1. 「X」");
  });

  it("leaves whole sentences unquoted", () => {
    expect(plainOf("en", "**plans.text** Write to us.")).toEqual(["All of it. Write to us."]);
  });
});

describe("reading an article", () => {
  const head = "---\ntitle: T\nsummary: S\nask: [a]\nwords: w\npages: [/orders]\n---\n";

  it("knows bold as a phrase, also where a letter is joined to it", () => {
    const { blocks } = parseArticle("x", "ar", `${head}ثم و**orders.add** الآن`);
    expect(blocks).toEqual([
      {
        kind: "paragraph",
        pieces: [
          { kind: "text", text: "ثم و" },
          { kind: "phrase", name: "orders.add" },
          { kind: "text", text: " الآن" },
        ],
      },
    ]);
  });

  it.each(["# heading", "`code`", "<b>html</b>", "![picture](x.png)", "*soft*"])(
    "refuses %s",
    (body) => {
      expect(() => parseArticle("x", "en", head + body)).toThrow("x/en.md");
    },
  );
});
