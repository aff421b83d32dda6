import { makeProductBook } from "@marzipan/domain/imports/product-book";
import type { ImportedProduct, ProductBook } from "@marzipan/domain/imports/product-book";
import { blankProduct } from "@marzipan/domain/products";
import type { Tx } from "../../platform/database/database.ts";
import { findOrMakeCategory } from "./categories.actions.ts";
import { addProducts, listNamed, lockKept, markAllDeleted, writeFields } from "./imports.store.ts";
import { columnsOf, countProducts, touchMenuOfProducts } from "./products.store.ts";

/** Returns the products that rows of a file may belong to (rulings §10.6). */
export async function openProductBook(
  tx: Tx,
  rows: readonly ImportedProduct[],
  importId: string | null,
): Promise<ProductBook> {
  return makeProductBook(
    await listNamed(
      tx,
      rows.map(({ name }) => name),
      importId,
    ),
  );
}

/** Counts the products, for the plan's limit. */
export const countImportedProducts = countProducts;

/** Creates products from rows of a file, and the categories that are new. */
export async function makeImportedProducts(
  tx: Tx,
  products: readonly (ImportedProduct & { id: string })[],
): Promise<void> {
  const categories = await categoriesOf(
    tx,
    products.map(({ category }) => category),
  );
  const rows = products.map(({ id, ...product }) => ({
    ...columnsOf({ ...blankProduct, ...product }, categories.get(product.category) ?? null),
    id,
  }));
  await addProducts(tx, rows);
}

/** Writes fields of products, by their ids; returns since when each is as it is. */
export async function writeProducts(
  tx: Tx,
  changes: ReadonlyMap<string, Partial<ImportedProduct>>,
): Promise<Map<string, Date>> {
  if (changes.size === 0) return new Map();
  const written = [...changes.values()];
  const categories = await categoriesOf(
    tx,
    written.map(({ category }) => category),
  );
  const columns = [...changes].map(([id, { category, description, allergens, marks }]) => ({
    id,
    ...(allergens === undefined ? {} : { allergens }),
    ...(marks === undefined ? {} : { marks }),
    ...(category === undefined ? {} : { category_id: categories.get(category) ?? null }),
    ...(description === undefined ? {} : { description }),
  }));
  return await writeFields(tx, columns);
}

/** Categories are found or made before a product is locked, as by anyone who deletes one. */
async function categoriesOf(
  tx: Tx,
  names: readonly (string | null | undefined)[],
): Promise<Map<string | null | undefined, string>> {
  const ids = new Map<string | null | undefined, string>();
  for (const name of new Set(names)) {
    if (name) ids.set(name, await findOrMakeCategory(tx, name));
  }
  return ids;
}

/** Returns since when each of the products that are not deleted is as it is; no one else changes them before the commit. */
export const holdImportedProducts = lockKept;

/** Deletes products into Recently deleted. */
export async function deleteImportedProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await markAllDeleted(tx, ids);
  await touchMenuOfProducts(tx);
}

/** What a product's field is when nothing is written there. */
export const emptyProductFields: Omit<ImportedProduct, "name"> = {
  category: null,
  description: "",
  allergens: [],
  allergensStated: false,
  marks: [],
};
