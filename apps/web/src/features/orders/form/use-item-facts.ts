import type { Allergen } from "@marzipan/contract/food-facts";
import { suggestItems } from "@marzipan/contract/orders";
import { nameKey } from "@marzipan/domain/search";
import { useQueries } from "@tanstack/react-query";
import { queryOf } from "../../../platform/api/query-of.ts";
import type { FormLine } from "../items/item-lines.rules.ts";
import type { SuggestedItem } from "../orders.types.ts";

/** Returns the lines with their allergens; those that are unknown are looked up by name. */
export function useItemFacts(
  lines: readonly FormLine[],
  currency: string,
  isWanted: boolean,
): { dessert_name: string; allergens: readonly Allergen[] }[] {
  const unknown = lines.filter((line) => line.allergens === null);
  const looked = useQueries({
    queries: unknown.map((line) => ({
      ...queryOf(suggestItems, { query: { q: line.dessert_name.slice(0, 100), currency } }),
      enabled: isWanted,
    })),
  });
  return lines.map((line) => {
    const found = looked[unknown.indexOf(line)]?.data?.items;
    const allergens = line.allergens ?? found?.find((item) => isOf(line, item))?.allergens ?? [];
    return { dessert_name: line.dessert_name, allergens };
  });
}

function isOf(line: FormLine, item: SuggestedItem): boolean {
  if (line.productId !== null) return line.productId === item.productId;
  return nameKey(line.dessert_name) === nameKey(item.dessert_name);
}
