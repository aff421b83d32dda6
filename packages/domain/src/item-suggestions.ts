import type { AllergenStatement, FoodMark } from "@marzipan/contract/food-facts";
import { toMajor } from "./money.ts";

/** A name that earlier orders bore, in one currency. */
export interface RememberedItem {
  nameKey: string;
  dessertName: string;
  productId: string | null;
  currency: string;
  unitPriceMinor: number;
  uses: number;
}

/** A product that an item may be. */
export interface SuggestedProduct extends AllergenStatement {
  id: string;
  name: string;
  nameKey: string;
  marks: FoodMark[];
  /** What its item on the menu costs; `null` without one. */
  priceMinor: number | null;
  currency: string | null;
}

/** An item to offer while its name is typed. */
export interface SuggestedItem extends AllergenStatement {
  dessert_name: string;
  productId: string | null;
  unit_price: number | null;
  currency: string | null;
  marks: FoodMark[];
}

/** The most items that are offered at once. */
const mostSuggestions = 20;

/**
 * Returns what to offer, most used first: products and earlier names, those of one product as one. A price
 * is offered only from the same currency (rulings §1): the one of the most used name, else that of the menu (rulings §4).
 */
export function suggest(
  remembered: readonly RememberedItem[],
  products: readonly SuggestedProduct[],
  currency: string,
): SuggestedItem[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = new Map(products.map((product) => [product.nameKey, product]));
  const found = new Map<string, SuggestedItem & { uses: number }>();
  for (const item of remembered.toSorted((a, b) => b.uses - a.uses)) {
    const product = byId.get(item.productId ?? "") ?? byName.get(item.nameKey);
    const key = product?.id ?? item.nameKey;
    const known = found.get(key) ?? { ...describe(product, item.dessertName), uses: 0 };
    const hasPrice =
      item.currency === currency && item.unitPriceMinor > 0 && known.unit_price === null;
    const price = hasPrice ? { unit_price: toMajor(item.unitPriceMinor), currency } : {};
    found.set(key, { ...known, ...price, uses: known.uses + item.uses });
  }
  for (const product of products) {
    if (!found.has(product.id))
      found.set(product.id, { ...describe(product, product.name), uses: 0 });
  }
  return [...found.values()]
    .toSorted((a, b) => b.uses - a.uses || a.dessert_name.localeCompare(b.dessert_name))
    .slice(0, mostSuggestions)
    .map(({ uses: _uses, ...item }) =>
      item.unit_price === null
        ? { ...item, ...menuPrice(byId.get(item.productId ?? ""), currency) }
        : item,
    );
}

function menuPrice(
  product: SuggestedProduct | undefined,
  currency: string,
): Pick<SuggestedItem, "unit_price" | "currency"> | undefined {
  if (!product?.priceMinor || product.currency !== currency) return undefined;
  return { unit_price: toMajor(product.priceMinor), currency };
}

function describe(product: SuggestedProduct | undefined, name: string): SuggestedItem {
  return {
    dessert_name: product?.name ?? name,
    productId: product?.id ?? null,
    unit_price: null,
    currency: null,
    allergens: product?.allergens ?? [],
    allergensStated: product?.allergensStated ?? false,
    marks: product?.marks ?? [],
  };
}
