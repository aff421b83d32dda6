import { readFileSync } from "node:fs";
import type { Language } from "@marzipan/contract/languages";

/** What the build of the web wrote: the files of each page and of each language's phrases, by their addresses. */
export interface PreloadList {
  pages: Partial<Record<string, { scripts: string[]; styles: string[] }>>;
  phrases: Record<Language, string>;
}

/** Reads the list beside the built page. */
export function readPreloads(file: string): PreloadList {
  return JSON.parse(readFileSync(file, "utf8")) as PreloadList;
}

/** Scripts beside Latin that a language is written in and whose letters have a font of their own. */
const fontsOf: Partial<Record<Language, string>> = { he: "hebrew", ar: "arabic" };

/**
 * Returns the links that ask for the fonts of a language before the styles that name them have been read. Every page has Latin
 * letters and digits; a font of another script comes when a name is written in it.
 */
export function linkFonts(language: Language): string {
  return ["latin", fontsOf[language]]
    .filter((script) => script !== undefined)
    .map(
      (script) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/rubik-${script}.woff2" />`,
    )
    .join("\n    ");
}

/** Returns the link to what a device is told that puts the app on its home screen, in a language (rulings §10). */
export function linkManifest(language: Language): string {
  return `<link rel="manifest" href="/manifests/${language}.webmanifest" />`;
}

/** Returns the links to the styles of a page, which the first paint waits for. */
export function linkStyles({ pages }: PreloadList, path: string): string {
  return (pages[path]?.styles ?? [])
    .map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`)
    .join("\n    ");
}

/**
 * Returns the links that let a browser ask at once for all scripts that a page needs, in the language that it will most
 * likely show; nothing for a page that is not on the list.
 */
export function linkPreloads(list: PreloadList, path: string, language: Language): string {
  const page = list.pages[path];
  if (!page) return "";
  const scripts = [...page.scripts, list.phrases[language]];
  return scripts.map((href) => `<link rel="modulepreload" href="${href}" />`).join("\n    ");
}
