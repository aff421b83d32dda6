import type { SourceFile } from "./files.ts";

const turned = /dir="auto"[^<>]*>\s*\{\s*(?:t|say|format\.list)\(/g;

/**
 * Lists elements that take their direction from a whole sentence or list of the page's language: one that begins with
 * a name in other letters would turn round. Typed text alone decides for itself; names in sentences are isolated.
 */
export function complainOfTurnedText(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(turned)].map(
      ({ index }) =>
        `${path}:${text.slice(0, index).split("\n").length} turns a sentence by its first letter: dir="auto" is for typed text`,
    ),
  );
}
