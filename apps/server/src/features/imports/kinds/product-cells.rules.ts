import type { ImportField } from "@marzipan/contract/imports";
import { readAllergens, readMarks, statesNoAllergens } from "@marzipan/domain/imports/food-words";
import { cutToFit, linesOf, nameOf, oneLineOrNothing } from "./cell-text.rules.ts";
import type { Cells } from "./cell-text.rules.ts";

const limits = { name: 160, category: 80, description: 2000 } as const;

/** A product as a row says it, and which of its cells were too long for their fields. */
export interface ProductOfCells {
  draft: {
    name: string;
    category: string | null;
    description: string;
    allergens: ReturnType<typeof readAllergens>["names"];
    /** None of the 14 is in it. */
    allergensStated: boolean;
    marks: ReturnType<typeof readMarks>["names"];
  };
  moved: ImportField[];
}

/**
 * Returns a product's fields as a form would send them, from what a row's columns say. Of several categories
 * (`Cakes, Cakes > Birthday`, `A;B`) the first is taken, of a path its last part. A name or category that is too long is
 * cut and is whole in the description.
 */
export function productOfCells(cells: Cells): ProductOfCells {
  const allergens = readAllergens(cells.allergens);
  const told = nameOf(cells.name);
  const name = cutToFit(told, limits.name);
  const path = categoryOf(oneLineOrNothing(cells.category));
  const category = cutToFit(path, limits.category);
  const lines = [
    linesOf(cells.description),
    linesOf(allergens.rest),
    name === told ? "" : told,
    category === path ? "" : path,
  ];
  const text = lines.filter((line) => line !== "").join("\n");
  const description = cutToFit(text, limits.description);
  const moved: ImportField[] = [];
  if (name !== told) moved.push("name");
  if (category !== path) moved.push("category");
  if (description !== text) moved.push("description");
  return {
    draft: {
      name,
      category: category || null,
      description,
      allergens: allergens.names,
      allergensStated: statesNoAllergens(cells.allergens),
      marks: readMarks(cells.marks).names,
    },
    moved,
  };
}

function categoryOf(cell: string): string {
  const isPath = / > /.test(cell);
  const [first = ""] = cell.split(isPath ? /[,;|]\s*/ : /[;|]\s*/).filter((one) => one !== "");
  return first.split(" > ").at(-1)?.trim() ?? "";
}
