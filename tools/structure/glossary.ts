import { readArticles } from "@marzipan/help/read-articles";
import { linesOf } from "@marzipan/help/say-article";
import type { Language } from "@marzipan/contract/languages";
import type { LanguagePhrases } from "@marzipan/phrases/translate";
import { otherWords, quotedLabels, severalSenses } from "./glossary-table.ts";
import type { SourceFile } from "./files.ts";
import type { AnyBook, AnyPhrase } from "./phrase-books.ts";
import { languageRules, translatedEnglish } from "./phrase-table.ts";

/** A text that people read, and where it is kept. */
export interface SaidText {
  place: string;
  text: string;
}

/** Lists every text of a language's phrases: the app's, the mails', the reports' and the public menu's. */
export function textsOfBook(book: AnyBook): SaidText[] {
  return Object.entries(book).flatMap(([section, phrases]) =>
    Object.entries(phrases).flatMap(([key, phrase]) =>
      (typeof phrase === "string" ? [phrase] : Object.values(phrase.forms)).map((text) => ({
        place: `${section}.${key}`,
        text,
      })),
    ),
  );
}

/** Lists what a language's help articles say; what people ask in their own words is not among it. */
export function textsOfHelp(language: Language, phrases: LanguagePhrases): SaidText[] {
  return readArticles(language, phrases).flatMap((article) =>
    [article.title, article.summary, ...linesOf(article)].map((text) => ({
      place: `help/${article.id}`,
      text,
    })),
  );
}

/** Lists the lines of a language's written pages: the legal texts and the documentation. */
export function textsOfPages(language: Language, files: readonly SourceFile[]): SaidText[] {
  return files
    .filter(({ path }) => path.endsWith(`.${language}.md`))
    .flatMap(({ path, text }) => text.split("\n").map((line) => ({ place: path, text: line })));
}

/** Lists the texts whose English reads as translated. */
export function complainOfTranslatedEnglish(texts: readonly SaidText[]): string[] {
  return texts.flatMap(({ place, text }) =>
    translatedEnglish
      .filter(({ pattern }) => pattern.test(text))
      .map(({ because }) => `${place} says “${text}”: ${because}`),
  );
}

/** Lists the texts that call a thing by another word than the term base does (terms.md §2). */
export function complainOfOtherWords(language: Language, texts: readonly SaidText[]): string[] {
  const rules = otherWords[language] ?? [];
  return texts.flatMap(({ place, text }) =>
    rules
      .filter(({ pattern }) => pattern.test(text))
      .map(({ because }) => `${place} (${language}) says “${text}”: ${because}`),
  );
}

/** Lists the lines of help articles that a language's writing rules refuse (terms.md §1). */
export function complainOfHelpWriting(language: Language, texts: readonly SaidText[]): string[] {
  const rules = languageRules[language] ?? [];
  return texts.flatMap(({ place, text }) =>
    rules
      .filter(({ pattern }) => pattern.test(text))
      .map(({ because }) => `${place} (${language}) says “${text}”: ${because}`),
  );
}

/** Lists the texts that point to a place by another name than its label. */
export function complainOfUnquotedLabels(
  language: Language,
  book: AnyBook,
  english: AnyBook,
): string[] {
  return quotedLabels.flatMap((name) => {
    const [section = "", key = ""] = name.split(".");
    const label = plainOf(english[section]?.[key] ?? "");
    const said = plainOf(book[section]?.[key] ?? "");
    const pointing = textsOfBook(english).filter(({ text }) => text.includes(label));
    const places = new Set(pointing.map(({ place }) => place));
    return textsOfBook(book)
      .filter(({ place, text }) => places.has(place) && !text.includes(said))
      .map(({ place, text }) => `${place} (${language}) says “${text}”: the label is “${said}”`);
  });
}

/**
 * Lists what is said in one way in English and in two in another language: the same thing has the same word in the
 * app, in mails, in reports and on the public menu. Words of several senses are left out.
 */
export function complainOfTwoWords(language: Language, book: AnyBook, english: AnyBook): string[] {
  const sayings = new Map<string, Map<string, string[]>>();
  for (const [section, phrases] of Object.entries(english)) {
    for (const [key, phrase] of Object.entries(phrases)) {
      const said = book[section]?.[key];
      if (said === undefined || severalSenses.has(plainOf(phrase))) continue;
      const ways = sayings.get(plainOf(phrase)) ?? new Map<string, string[]>();
      ways.set(JSON.stringify(said), [
        ...(ways.get(JSON.stringify(said)) ?? []),
        `${section}.${key}`,
      ]);
      sayings.set(plainOf(phrase), ways);
    }
  }
  return [...sayings].flatMap(([text, ways]) =>
    ways.size < 2
      ? []
      : [
          `${language}: “${text}” is said in ${ways.size} ways: ${[...ways]
            .map(([said, places]) => `${said} (${places.join(", ")})`)
            .join(" and ")}`,
        ],
  );
}

function plainOf(phrase: AnyPhrase): string {
  return typeof phrase === "string" ? phrase : (phrase.forms["other"] ?? "");
}
