import { groupByCategory, isBakeOrderOpen, isMade } from "./bake-items.rules.ts";
import type { BakeOrder, BakeRow } from "./bake-items.rules.ts";
import type { BakeListReply } from "./bake-list.types.ts";

/** The words that the text of a bake list needs, in the language in use. */
export interface BakeTextWords {
  /** The first line: the list's name and its days. */
  title: string;
  /** The head of what has no category. */
  other: string;
  number: (value: number) => string;
  /** What must not be in an item; `null` when everything may. */
  forbidden: (item: { orders: readonly BakeOrder[] }) => string | null;
  /** The head of the orders without items, and what an order is called by its number. */
  withoutItems: string;
  orderNumber: (number: number) => string;
}

/**
 * Writes a bake list as plain text for a message: one line per item, under its category, with a
 * tick for what is made, then the orders without items with their notes. Typed names are wrapped in isolates (U+2068, U+2069), so that
 * left-to-right and right-to-left names mix.
 */
export function writeBakeText(
  list: Pick<BakeListReply, "items" | "withoutItems">,
  words: BakeTextWords,
): string {
  const groups = groupByCategory(list.items).map(({ category, items }) =>
    [category ?? words.other, ...items.map((item) => writeItem(item, words))].join("\n"),
  );
  const orders = list.withoutItems.map((order) => writeOrder(order, words));
  const rest = orders.length > 0 ? [[words.withoutItems, ...orders].join("\n")] : [];
  return [words.title, ...groups, ...rest].join("\n\n");
}

function writeOrder(order: BakeOrder, words: BakeTextWords): string {
  const tick = isBakeOrderOpen(order) ? "" : "✓ ";
  const line = `${tick}${words.orderNumber(order.number)} \u2068${order.clientName}\u2069`;
  const facts = [order.notes?.trim() ?? "", words.forbidden({ orders: [order] }) ?? ""];
  const said = facts.filter((fact) => fact !== "");
  return said.length === 0 ? line : `${line} (${said.join(" · ")})`;
}

function writeItem(item: BakeRow, words: BakeTextWords): string {
  const tick = isMade(item) ? "✓ " : "";
  const forbidden = words.forbidden(item);
  const line = `${tick}${words.number(item.quantity)} × \u2068${item.dessert_name}\u2069`;
  return forbidden === null ? line : `${line} (${forbidden})`;
}
