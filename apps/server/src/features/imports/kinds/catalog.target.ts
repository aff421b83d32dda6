import { CatalogItemDraft } from "@marzipan/contract/catalog";
import { CurrencyCode } from "@marzipan/contract/primitives";
import { readAllergens, readMarks, statesNoAllergens } from "@marzipan/domain/imports/food-words";
import type { ImportedItem } from "@marzipan/domain/imports/catalog-book";
import { toMinor } from "@marzipan/domain/money";
import { tryBy } from "../../../platform/http/validate.ts";
import {
  catalogRoom,
  deleteImportedItems,
  holdImportedItems,
  makeImportedItems,
  openCatalogBook,
  writeItems,
} from "../../catalog/imports.actions.ts";
import { oneLine } from "./cell-text.rules.ts";
import { isNo, isYes, numberOf, paragraphs } from "./cell-values.rules.ts";
import { ownEntriesOf } from "./row-context.ts";
import type { SentRow } from "./row-context.ts";
import type { ReadRow, Target } from "./target.types.ts";

const empty: Omit<ImportedItem, "name" | "priceMinor" | "currency"> = {
  category: null,
  description: "",
  unitNote: "",
  allergens: [],
  hasNoAllergens: false,
  marks: [],
  isActive: true,
  isFromPrice: false,
  soldOutUntil: null,
  minQuantity: 1,
  quantityStep: 1,
  translations: {},
  productId: null,
};

/** Reads texts in other languages as the own data has them; what cannot be read is left out. */
function translationsOf(cell: string | undefined): unknown {
  try {
    return JSON.parse(cell ?? "{}");
  } catch {
    return {};
  }
}

/** Returns an item's fields as a form would send them. */
function itemOfCells(cells: SentRow["cells"]) {
  const allergens = readAllergens(cells.allergens);
  const description = [cells.description ?? "", allergens.rest].filter(Boolean).join("\n");
  return {
    name: oneLine(cells.name),
    price: numberOf(cells.price),
    description: paragraphs(description, 2000),
    unitNote: oneLine(cells.unitNote).slice(0, 60),
    isFromPrice: isYes(cells.isFromPrice),
    isActive: !isNo(cells.availability),
    soldOutUntil: cells.soldOutUntil || null,
    ...(cells.minQuantity && { minQuantity: numberOf(cells.minQuantity) }),
    ...(cells.quantityStep && { quantityStep: numberOf(cells.quantityStep) }),
    allergens: allergens.names,
    marks: readMarks(cells.marks).names,
    translations: translationsOf(cells.translations),
    productId: cells.productId || null,
  };
}

function readItem(cells: SentRow["cells"], ownCurrency: string): ReadRow<ImportedItem> {
  const { data, problems } = tryBy(CatalogItemDraft, itemOfCells(cells));
  const currency = tryBy(CurrencyCode, cells.currency || ownCurrency);
  if (problems || currency.problems) {
    const wrong = currency.problems?.map((one) => ({ ...one, path: "currency" }));
    return { problems: [...(problems ?? []), ...(wrong ?? [])] };
  }
  const { price, imageIds: _none, sectionId: _section, ...fields } = data;
  const item: ImportedItem = {
    ...empty,
    ...(fields as Partial<ImportedItem>),
    name: data.name,
    priceMinor: toMinor(price),
    currency: currency.data,
    category: oneLine(cells.category).slice(0, 80) || null,
    hasNoAllergens: statesNoAllergens(cells.allergens),
  };
  return { fields: item, problems: null };
}

/** Rows that are catalog items. */
export const catalogTarget: Target<ImportedItem> = {
  kind: "catalog",
  empty,
  read: ({ cells }, { member }) => readItem(cells, member.currency),
  openBook: (tx, rows, context) => openCatalogBook(tx, rows, ownEntriesOf(context)),
  room: catalogRoom,
  make: makeImportedItems,
  write: writeItems,
  hold: holdImportedItems,
  remove: deleteImportedItems,
};
