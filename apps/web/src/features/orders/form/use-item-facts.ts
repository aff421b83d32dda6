import { statedAllergens } from "@marzipan/domain/allergies";
import type { ItemContents } from "@marzipan/domain/allergies";
import { suggestItems } from "@marzipan/contract/orders";
import { nameKey } from "@marzipan/domain/search";
import { useQueries } from "@tanstack/react-query";
import { queryOf } from "../../../platform/api/query-of.ts";
import type { FormLine } from "../items/item-lines.rules.ts";
import type { SuggestedItem } from "../orders.types.ts";

/**
 * Returns what the lines contain; unknown ones are looked up by name and are left out until the answer arrives. An item
 * that is on no list is not stated.
 */
export function useItemFacts(
  lines: readonly FormLine[],
  currency: string,
  isWanted: boolean,
): ItemContents[] {
  const unknown = lines.filter((line) => line.allergens === null);
  const looked = useQueries({
    queries: unknown.map((line) => ({
      ...queryOf(suggestItems, { query: { q: line.dessert_name.slice(0, 100), currency } }),
      enabled: isWanted,
    })),
  });
  return lines.flatMap((line): ItemContents[] => {
    const { dessert_name } = line;
    if (line.allergens !== null) return [{ dessert_name, allergens: line.allergens }];
    const lookup = looked[unknown.indexOf(line)];
    if (lookup?.isPending || dessert_name.trim() === "") return [];
    const item = lookup?.data?.items.find((found) => isOf(line, found));
    return [{ dessert_name, allergens: item ? statedAllergens(item) : null }];
  });
}

function isOf(line: FormLine, item: SuggestedItem): boolean {
  if (line.productId !== null) return line.productId === item.productId;
  return nameKey(line.dessert_name) === nameKey(item.dessert_name);
}
