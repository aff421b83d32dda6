import { oneLine } from "./cell-text.rules.ts";
import type { Cells } from "./cell-text.rules.ts";

/** Returns a product's fields as a form would send them, from what a row's columns say. */
export function productOfCells(cells: Cells) {
  return {
    name: oneLine(cells.name),
    category: oneLine(cells.category) || null,
    description: cells.description?.trim() ?? "",
  };
}
