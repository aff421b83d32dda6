import { importedProductFields } from "../products.ts";
import type { ProductFields, ProductFieldsAs } from "../products.ts";
import { normalise } from "../search.ts";
import { emptyFieldsFilled } from "./decision.ts";
import type { Decision, Entry } from "./decision.ts";

/** What a file may say of a product. */
export type ImportedProduct = Pick<ProductFields, ProductFieldsAs<"name" | "fill" | "stated">>;

/** A product that is there, as rows are compared with it. */
export type BookedProduct = Entry & ImportedProduct;

/** The products that rows of a file are compared with, the rows before among them. */
export interface ProductBook {
  /** Returns what becomes of a row; the book itself stays as it is. */
  decide: (row: ImportedProduct) => Decision<ImportedProduct>;
  /** Adds a product, or puts it in the place of the one of its name. */
  put: (product: BookedProduct) => void;
}

/** Returns a book of products: a row belongs to the one of its name, capitals and accents aside. */
export function makeProductBook(known: Iterable<BookedProduct>): ProductBook {
  const byName = new Map<string, BookedProduct>();
  for (const product of known) {
    const key = normalise(product.name);
    if (!byName.has(key)) byName.set(key, product);
  }
  return {
    put: (product) => byName.set(normalise(product.name), product),
    decide: (row) => {
      const same = byName.get(normalise(row.name));
      if (!same) return { known: null };
      const filled = emptyFieldsFilled<ImportedProduct>(same, row, importedProductFields);
      return { known: same, by: "name", filled };
    },
  };
}
