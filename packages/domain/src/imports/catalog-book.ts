import type { Currency } from "@marzipan/contract/currencies";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import { normalise } from "../search.ts";
import { emptyFieldsFilled } from "./decision.ts";
import type { Decision, Entry } from "./decision.ts";

/** A catalog item of a file; its price in minor units. */
export interface ImportedItem {
  name: string;
  priceMinor: number;
  currency: Currency;
  category: string | null;
  description: string;
  unitNote: string;
  allergens: Allergen[];
  /** None of the 14 is in it. */
  hasNoAllergens: boolean;
  marks: FoodMark[];
  isActive: boolean;
  isFromPrice: boolean;
  soldOutUntil: string | null;
  minQuantity: number;
  quantityStep: number;
  /** Texts by language, as they are stored. */
  translations: Record<string, { name?: string; description?: string; unitNote?: string }>;
  productId: string | null;
}

/** What of an item that exists a row may fill. */
export type FillableItem = Pick<ImportedItem, "name" | "category" | "description" | "unitNote">;

/** An item that exists, as rows are compared with it. */
export type BookedItem = Entry & FillableItem;

/** The catalog items that rows of a file are compared with, earlier rows among them. */
export interface CatalogBook {
  /** Returns what becomes of a row; the book itself stays as it is. */
  decide: (row: ImportedItem) => Decision<ImportedItem>;
  /** Adds an item, or replaces the one of its name. */
  put: (item: BookedItem) => void;
}

/** Returns a book of catalog items: a row belongs to the one of its name, capitals and accents aside. */
export function makeCatalogBook(known: Iterable<BookedItem>): CatalogBook {
  const byName = new Map<string, BookedItem>();
  for (const item of known) {
    const key = normalise(item.name);
    if (!byName.has(key)) byName.set(key, item);
  }
  return {
    put: (item) => byName.set(normalise(item.name), item),
    decide: (row) => {
      const same = byName.get(normalise(row.name));
      if (!same) return { known: null };
      const filled = emptyFieldsFilled<FillableItem>(same, row, [
        "category",
        "description",
        "unitNote",
      ]);
      return { known: same, by: "name", filled };
    },
  };
}
