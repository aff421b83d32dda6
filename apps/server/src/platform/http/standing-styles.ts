import { readFileSync } from "node:fs";
import type { PreloadList } from "./page-preloads.ts";

/** The one stylesheet that the built page links itself. */
const linked = /<link rel="stylesheet"[^>]* href="(\/[^"]+)"[^>]*>/;

/** All styles of a page as one text, and the page's head with that text in place of its link. */
export interface StandingStyles {
  text: string;
  putInto: (page: string) => string;
}

/**
 * Creates the function that returns the styles which a page needs before it can be drawn, so that they are in the page and
 * nothing is fetched before the first paint; `null` for a page that is not on the list. `folder` is where the build lies.
 */
export function makeStylesReader({ pages }: PreloadList, folder: string) {
  const known = new Map<string, StandingStyles>();
  return (path: string): StandingStyles | null => {
    const page = pages[path];
    if (!page) return null;
    const styles = known.get(path) ?? readStyles(folder, page.styles);
    known.set(path, styles);
    return styles;
  };
}

function readStyles(folder: string, ofPage: readonly string[]): StandingStyles {
  const [, first = ""] = linked.exec(readFileSync(`${folder}/index.html`, "utf8")) ?? [];
  const files = [first, ...ofPage];
  const text = files.map((file) => readFileSync(`${folder}${file}`, "utf8").trim()).join("\n");
  // A disabled stylesheet is not fetched; its link tells the app's loader that the styles are there.
  const links = files.map(
    (file) => `<link rel="stylesheet" crossorigin href="${file}" disabled />`,
  );
  const head = [`<style>${text}</style>`, ...links].join("\n    ");
  return { text, putInto: (page) => page.replace(linked, () => head) };
}
