import { nameKey } from "./search.ts";

/** An item of the menu that is sold out on some day; `until` is the first day on which it can be had again. */
export interface SoldOutItem {
  name: string;
  productId: string | null;
  until: string;
}

/**
 * Returns whether an item is sold out for a delivery day; `soldOutUntil` is the first day on which it can be had
 * again (rulings §5).
 */
export function isSoldOut(soldOutUntil: string | null, deliveryDate: string): boolean {
  return soldOutUntil !== null && soldOutUntil > deliveryDate;
}

/** Returns those of the sold-out items that an order contains, by their product or their name. */
export function soldOutIn(
  lines: readonly { dessert_name: string; productId: string | null }[],
  soldOut: readonly SoldOutItem[],
): SoldOutItem[] {
  const productIds = new Set(lines.map((line) => line.productId));
  const names = new Set(lines.map((line) => nameKey(line.dessert_name)));
  return soldOut.filter(
    ({ name, productId }) =>
      (productId !== null && productIds.has(productId)) || names.has(nameKey(name)),
  );
}
