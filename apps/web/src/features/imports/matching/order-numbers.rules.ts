import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table } from "../reading/import-file.types.ts";
import { plainHeading } from "./headings.rules.ts";

/** How many rows are looked at. */
const looksAt = 200;

const number = /^#?[A-Z]{0,4}-?\d{1,12}$/;

/** Headings of the shop's own ids, which give way to the number that people see. */
const innerIds = new Set(["id", "transaction id", "sale id", "receipt number"]);

function holdsNumbers({ rows }: Table, column: number): boolean {
  const texts = rows.slice(0, looksAt).flatMap(({ cells }) => cells[column]?.trim() || []);
  return texts.length > 0 && texts.filter((text) => number.test(text)).length > texts.length * 0.8;
}

/**
 * Finds the one column with the numbers of orders: Shopify calls it `Name`, and shops have ids of their own beside it.
 * The others are not imported.
 */
export function settleOrderNumbers<Match extends { target: Target; by: string | null }>(
  table: Table,
  told: readonly Match[],
  unknown: Match,
): Match[] {
  const named = told.map((match, column): Match =>
    match.target === "name" && match.by === "heading" && holdsNumbers(table, column)
      ? { ...match, target: "number" }
      : match,
  );
  const columns = named.flatMap(({ target, by }, column) =>
    target === "number" && by === "heading" ? [column] : [],
  );
  const isInner = (column: number): boolean =>
    innerIds.has(plainHeading(table.headings[column] ?? ""));
  const best = columns.find((column) => !isInner(column)) ?? columns[0];
  return named.map((match, column) =>
    columns.includes(column) && column !== best ? unknown : match,
  );
}
