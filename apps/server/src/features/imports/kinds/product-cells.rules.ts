import { readAllergens, readMarks } from "@marzipan/domain/imports/food-words";
import { oneLine } from "./cell-text.rules.ts";
import type { Cells } from "./cell-text.rules.ts";

/** Returns a product's fields as a form would send them, from what a row's columns say. */
export function productOfCells(cells: Cells) {
  const allergens = readAllergens(cells.allergens);
  return {
    name: oneLine(cells.name),
    category: oneLine(cells.category) || null,
    description: [cells.description?.trim(), allergens.rest].filter(Boolean).join("\n"),
    allergens: allergens.names,
    marks: readMarks(cells.marks).names,
  };
}
