import type { SourceFile } from "./files.ts";
import { dynamicBeginnings, sectionsReachedByCode } from "./phrase-table.ts";
import type { AnyBook } from "./phrase-books.ts";

/** The names and beginnings of names (`section.status_`) that code says. */
export interface PhraseUse {
  names: ReadonlySet<string>;
  beginnings: readonly string[];
}

/**
 * Finds every name `"section.name"` and every beginning `` `section.beginning${…}` `` that occurs in
 * code.
 */
export function findPhraseUse(files: readonly SourceFile[]): PhraseUse {
  const names = new Set<string>();
  const beginnings = new Set<string>(dynamicBeginnings);
  for (const { text } of files) {
    for (const [, name] of text.matchAll(/["'`]([a-z_]+\.\w+)["'`]/g)) names.add(name ?? "");
    for (const [, beginning] of text.matchAll(/`([a-z_]+\.\w*)\$\{/g))
      beginnings.add(beginning ?? "");
  }
  return { names, beginnings: [...beginnings] };
}

/** Lists the phrases that no code says. */
export function complainOfUnused(english: AnyBook, use: PhraseUse): string[] {
  return Object.entries(english).flatMap(([section, phrases]) =>
    sectionsReachedByCode.includes(section)
      ? []
      : Object.keys(phrases)
          .map((name) => `${section}.${name}`)
          .filter((key) => !use.names.has(key))
          .filter((key) => !use.beginnings.some((beginning) => key.startsWith(beginning)))
          .map((key) => `${key} is said nowhere: use it or delete it in all languages`),
  );
}

/**
 * Lists the phrases that these files use although their section is loaded by another app only, so that
 * the phrase would be missing at run time.
 */
export function complainOfSectionsElsewhere(
  files: readonly SourceFile[],
  elsewhere: readonly string[],
): string[] {
  return files.flatMap((file) => {
    const { names, beginnings } = findPhraseUse([file]);
    return [...names, ...beginnings.filter((beginning) => !dynamicBeginnings.includes(beginning))]
      .filter((key) => elsewhere.includes(key.split(".")[0] ?? ""))
      .map((key) => `${file.path} says ${key}, whose section the app does not load`);
  });
}
