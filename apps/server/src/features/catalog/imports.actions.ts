import { makeCatalogBook } from "@marzipan/domain/imports/catalog-book";
import type { CatalogBook, ImportedItem } from "@marzipan/domain/imports/catalog-book";
import { nameKey } from "@marzipan/domain/search";
import type { Tx } from "../../platform/database/database.ts";
import { keepOwnProducts } from "../products/for-orders.actions.ts";
import { mostItems } from "./catalog-items.actions.ts";
import { addItems, countItems, touchMenu } from "./catalog-items.store.ts";
import type { ItemFields } from "./catalog-items.store.ts";
import { listNamed, lockKept, markAllDeleted, writeFields } from "./imports.store.ts";
import { findOrMakeSection } from "./sections.actions.ts";

/** Returns the catalog items that rows of a file may be, without those that an own-data import itself made. */
export async function openCatalogBook(
  tx: Tx,
  rows: readonly ImportedItem[],
  importId: string | null,
): Promise<CatalogBook> {
  return makeCatalogBook(
    await listNamed(
      tx,
      rows.map(({ name }) => name),
      importId,
    ),
  );
}

/** Returns how many items the catalog still takes. */
export async function catalogRoom(tx: Tx): Promise<number> {
  return Math.max(0, mostItems - (await countItems(tx)));
}

/** Makes catalog items of rows of a file, and the sections that are new. */
export async function makeImportedItems(
  tx: Tx,
  items: readonly (ImportedItem & { id: string })[],
): Promise<void> {
  await touchMenu(tx);
  const sections = await sectionsOf(
    tx,
    items.map(({ category }) => category),
  );
  const linked = items.flatMap(({ productId }) => productId ?? []);
  const products = await keepOwnProducts(tx, linked);
  await addItems(
    tx,
    items.map((item) => ({ id: item.id, fields: fieldsOf(item, sections, products) })),
  );
}

function fieldsOf(
  item: ImportedItem,
  sections: ReadonlyMap<string, string>,
  products: ReadonlySet<string>,
): ItemFields {
  return {
    section_id: sections.get(item.category ?? "") ?? null,
    name: item.name,
    name_key: nameKey(item.name),
    description: item.description,
    unit_note: item.unitNote,
    price_minor: item.priceMinor,
    currency: item.currency,
    is_from_price: item.isFromPrice,
    is_active: item.isActive,
    min_quantity: item.minQuantity,
    quantity_step: item.quantityStep,
    sold_out_until: item.soldOutUntil,
    allergens: item.allergens,
    has_no_allergens: item.hasNoAllergens && item.allergens.length === 0,
    marks: item.marks,
    translations: item.translations,
    product_id: item.productId !== null && products.has(item.productId) ? item.productId : null,
  };
}

/** Writes fields of catalog items, by their ids; returns since when each is as it is. */
export async function writeItems(
  tx: Tx,
  changes: ReadonlyMap<string, Partial<ImportedItem>>,
): Promise<Map<string, Date>> {
  if (changes.size === 0) return new Map();
  await touchMenu(tx);
  const sections = await sectionsOf(
    tx,
    [...changes.values()].map(({ category }) => category ?? null),
  );
  const columns = [...changes].map(([id, { category, description, unitNote }]) => ({
    id,
    ...(category === undefined ? {} : { section_id: sections.get(category ?? "") ?? null }),
    ...(description === undefined ? {} : { description }),
    ...(unitNote === undefined ? {} : { unit_note: unitNote }),
  }));
  return await writeFields(tx, columns);
}

async function sectionsOf(tx: Tx, names: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const name of new Set(names)) {
    // One connection: one statement after the other.
    // oxlint-disable-next-line no-await-in-loop
    if (name) ids.set(name, await findOrMakeSection(tx, name));
  }
  return ids;
}

/** Returns since when each of the items that are not deleted is as it is, locked until the transaction ends. */
export const holdImportedItems = lockKept;

/** Deletes catalog items into Recently deleted. */
export async function deleteImportedItems(tx: Tx, ids: readonly string[]): Promise<void> {
  await touchMenu(tx);
  await markAllDeleted(tx, ids);
}
