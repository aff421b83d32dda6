import type { Language } from "@marzipan/contract/languages";
import type { Shot } from "../pictures.ts";
import taken from "./article-pictures.json" with { type: "json" };

/** A picture of a step: the line of the article that it belongs to, and the name on the screen that it rings. */
export interface ArticlePicture extends Shot {
  line: number;
  says: string;
}

type ByLanguage = Partial<Record<Language, readonly ArticlePicture[]>>;

/** Every picture of the help articles, taken from the demo bakery by `npm run pictures`. */
export const articlePictures: Readonly<Record<string, ByLanguage | undefined>> = taken;

/** Returns an article's pictures by line; the English ones where the language has none of its own. */
export function findPictures(
  article: string,
  language: Language,
): ReadonlyMap<number, ArticlePicture> {
  const found = articlePictures[article];
  const pictures = found?.[language] ?? found?.en ?? [];
  return new Map(pictures.map((picture) => [picture.line, picture]));
}
