import type { Language } from "@marzipan/contract/languages";
import type { SaidArticle } from "@marzipan/help/say-article";
import { sayArticles } from "@marzipan/help/say-articles";
import { loadPhrases } from "@marzipan/phrases/load";

const files = import.meta.glob<string>("../../../../../packages/help/articles/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const said = new Map<Language, Promise<ReadonlyMap<string, SaidArticle>>>();

/** Returns the help articles of a language, by id, once. */
export function sayHelp(language: Language): Promise<ReadonlyMap<string, SaidArticle>> {
  const known = said.get(language);
  if (known) return known;
  const made = say(language);
  said.set(language, made);
  return made;
}

async function say(language: Language): Promise<ReadonlyMap<string, SaidArticle>> {
  const sources = Object.entries(files).flatMap(([path, source]) => {
    const [id = "", file] = path.split("/").slice(-2);
    return file === `${language}.md` ? [[id, source] as const] : [];
  });
  const articles = sayArticles(language, new Map(sources), await loadPhrases(language));
  return new Map(articles.map((article) => [article.id, article]));
}
