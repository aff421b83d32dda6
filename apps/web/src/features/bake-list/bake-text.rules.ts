import { groupByCategory, isMade } from "./bake-items.rules.ts";
import type { BakeRow } from "./bake-items.rules.ts";

/** The words that the text of a bake list needs, in the language in use. */
export interface BakeTextWords {
  /** The first line: the list's name and its days. */
  title: string;
  /** The head of what has no category. */
  other: string;
  number: (value: number) => string;
  /** What must not be in an item; `null` when everything may. */
  forbidden: (item: BakeRow) => string | null;
}

/**
 * Writes a bake list as plain text for a message: one line per item, under its category, with a
 * tick for what is made. Typed names are wrapped in isolates (U+2068, U+2069), so that
 * left-to-right and right-to-left names mix.
 */
export function writeBakeText(list: { items: readonly BakeRow[] }, words: BakeTextWords): string {
  const groups = groupByCategory(list.items).map(({ category, items }) =>
    [category ?? words.other, ...items.map((item) => writeItem(item, words))].join("\n"),
  );
  return [words.title, ...groups].join("\n\n");
}

function writeItem(item: BakeRow, words: BakeTextWords): string {
  const tick = isMade(item) ? "✓ " : "";
  const forbidden = words.forbidden(item);
  const line = `${tick}${words.number(item.quantity)} × \u2068${item.dessert_name}\u2069`;
  return forbidden === null ? line : `${line} (${forbidden})`;
}
