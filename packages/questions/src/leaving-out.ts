import { entriesOf } from "./words.ts";

/** Words by which a question asks for all but what it names. */
const words: ReadonlySet<string> = new Set(
  entriesOf(
    "without except excluding excluded besides בלי ללא חוץ למעט מלבד بدون عدا باستثناء sans sauf hors excepté ohne außer ausgenommen sin excepto salvo sem exceto बिना छोड़कर अलावा",
  ),
);
const unspaced = /除了|除去|不算|不含|不包括|以外|除く|除いて|抜き/u;

/**
 * Returns whether a text (as `plainText` returns it) asks for all but what it names, by a word that is a part of none
 * of the names: "without challah", not "cake without gluten".
 */
export function leavesOut(text: string, names: readonly string[]): boolean {
  const parts = new Set(names.flatMap((name) => name.split(" ")));
  const said = text.split(" ").filter((word) => words.has(word) && !parts.has(word));
  const bare = names.reduce((rest, name) => rest.replaceAll(name, " "), text);
  return said.length > 0 || unspaced.test(bare);
}
