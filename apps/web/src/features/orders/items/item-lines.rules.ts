import type { Allergen } from "@marzipan/contract/food-facts";
import { statedAllergens } from "@marzipan/domain/allergies";
import { toMinor } from "@marzipan/domain/money";
import type { OrderLine as PricedLine } from "@marzipan/domain/orders";
import { nameKey } from "@marzipan/domain/search";
import type { LastItem, OrderLine, SuggestedItem } from "../orders.types.ts";

/** A line of the order form. */
export interface FormLine {
  /** A key of the line while it is edited; not stored. */
  key: string;
  dessert_name: string;
  quantity: number;
  /** In major units; `null` while no price is set, which counts as 0. */
  unit_price: number | null;
  productId: string | null;
  /** What the item contains; `null` where that is not known or not stated. */
  allergens: readonly Allergen[] | null;
}

/** Returns the form's lines of a stored order: 0 means no price, what they contain is not known yet. */
export function linesOf(items: readonly OrderLine[]): FormLine[] {
  return items.map((item, index) => ({
    key: `stored-${index}`,
    dessert_name: item.dessert_name,
    quantity: item.quantity,
    unit_price: item.unit_price === 0 ? null : item.unit_price,
    productId: item.productId,
    allergens: null,
  }));
}

/**
 * Adds one of an offered item. An item that stands on the order already becomes one more; its price
 * stays. A price in another currency is not taken (rulings §1).
 */
export function addSuggested(
  lines: readonly FormLine[],
  item: SuggestedItem,
  currency: string,
  key: string,
): FormLine[] {
  const known = lines.find((line) => isSameItem(line, item));
  if (known) {
    // 0.14 and 1 add up to more decimals than a quantity may have.
    return changeLine(lines, known.key, { quantity: Number((known.quantity + 1).toFixed(3)) });
  }
  const isPriced = item.unit_price !== null && item.currency === currency;
  return [
    ...lines,
    {
      key,
      dessert_name: item.dessert_name,
      quantity: 1,
      unit_price: isPriced ? item.unit_price : null,
      productId: item.productId,
      allergens: statedAllergens(item),
    },
  ];
}

/** Adds items of the client's latest order in their amounts; those that are on the order already stay as they are. */
export function addLastTime(
  lines: readonly FormLine[],
  items: readonly LastItem[],
  currency: string,
): FormLine[] {
  return items.reduce<FormLine[]>(
    (so, item) => {
      if (so.some((line) => isSameItem(line, item))) return so;
      const key = crypto.randomUUID();
      const added = addSuggested(so, item, currency, key);
      return changeLine(added, key, { quantity: item.quantity });
    },
    [...lines],
  );
}

/** Returns the items of the client's latest order that are not on the order yet. */
export function notTakenYet(lines: readonly FormLine[], items: readonly LastItem[]): LastItem[] {
  return items.filter((item) => !lines.some((line) => isSameItem(line, item)));
}

/**
 * Adds an item by its bare name. The name may still be that of a product, typed faster than the
 * suggestions arrived, so its allergens count as unknown.
 */
export function addNamed(lines: readonly FormLine[], name: string, key: string): FormLine[] {
  const dessert_name = name.trim();
  if (dessert_name === "") return [...lines];
  const own = { key, dessert_name, quantity: 1, unit_price: null, productId: null };
  return [...lines, { ...own, allergens: null }];
}

/** Returns the lines with the text left in the adding field as one more line. */
export function withTyped(lines: readonly FormLine[], typed: string): FormLine[] {
  return addNamed(lines, typed, crypto.randomUUID());
}

/**
 * Adds one of what was typed: the offered item of that name, whatever its case, with its price; else one that is
 * only named.
 */
export function addTyped(
  lines: readonly FormLine[],
  typed: string,
  offered: readonly SuggestedItem[],
  currency: string,
): FormLine[] {
  const known = offered.find((item) => nameKey(item.dessert_name) === nameKey(typed));
  return known
    ? addSuggested(lines, known, currency, crypto.randomUUID())
    : withTyped(lines, typed);
}

/** Changes one line; a quantity of 0 takes it away, another name cuts it from its product. */
export function changeLine(
  lines: readonly FormLine[],
  key: string,
  change: Partial<Omit<FormLine, "key">>,
): FormLine[] {
  if (change.quantity === 0) return lines.filter((line) => line.key !== key);
  return lines.map((line) => {
    if (line.key !== key) return line;
    const isRenamed =
      change.dessert_name !== undefined && change.dessert_name !== line.dessert_name;
    return { ...line, ...change, ...(isRenamed && { productId: null, allergens: null }) };
  });
}

/**
 * Clears all prices when the order's currency changes: they were agreed in the other one (rulings
 * §1).
 */
export function withoutPrices(lines: readonly FormLine[]): FormLine[] {
  return lines.map((line) => ({ ...line, unit_price: null }));
}

/** Returns the lines as sums are reckoned from them; a line without a price costs nothing. */
export function pricedLines(lines: readonly FormLine[]): PricedLine[] {
  return lines.map((line) => ({
    dessertName: line.dessert_name,
    quantity: line.quantity,
    unitPriceMinor: toMinor(line.unit_price ?? 0),
    productId: line.productId,
  }));
}

/**
 * Two entries are the same item when their products are, or, where neither has a product, their
 * names.
 */
function isSameItem(line: FormLine, item: SuggestedItem): boolean {
  if (line.productId !== null || item.productId !== null) return line.productId === item.productId;
  return line.dessert_name === item.dessert_name;
}
