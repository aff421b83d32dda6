import { existsSync, readdirSync, statSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import { readArticles } from "@marzipan/help/read-articles";
import { linePieces } from "@marzipan/help/say-article";
import { loadPhrases } from "@marzipan/phrases/load";
import { describe, expect, it } from "vitest";
import { articlePictures } from "./article-pictures.ts";

const folder = new URL("../../../../web/public", import.meta.url);
const pictured = languages.filter((language) =>
  Object.values(articlePictures).some((byLanguage) => byLanguage?.[language]),
);

describe("the pictures of the help articles", () => {
  it("are there in four languages, each with its file, in at most 25 MB", () => {
    expect(pictured).toEqual(expect.arrayContaining(["en", "he", "ar", "ja"]));
    const all = Object.values(articlePictures).flatMap((byLanguage) =>
      Object.values(byLanguage ?? {}).flat(),
    );
    const files = all.flatMap(({ avif, plain }) => (avif === null ? [plain] : [avif, plain]));
    expect(files.filter((file) => !existsSync(`${folder.pathname}${file}`))).toEqual([]);
    const kept = readdirSync(new URL(`${folder.href}/pictures`));
    const bytes = kept.reduce(
      (sum, file) => sum + statSync(new URL(`${folder.href}/pictures/${file}`)).size,
      0,
    );
    expect(bytes).toBeLessThan(25_000_000);
  });

  it.each(pictured)("are not older than what they show in %s", async (language) => {
    const older: string[] = [];
    for (const article of readArticles(language, await loadPhrases(language))) {
      const lines = linePieces(article);
      for (const { line, says } of articlePictures[article.id]?.[language] ?? []) {
        const isNamed = lines[line]?.some(({ text, isName }) => isName && text === says);
        if (!isNamed) older.push(`${article.id}, line ${line + 1}: "${says}"`);
      }
    }
    // What is listed was taken when a button had another name or the step stood elsewhere: `npm run pictures -- articles`.
    expect(older).toEqual([]);
  });
});
