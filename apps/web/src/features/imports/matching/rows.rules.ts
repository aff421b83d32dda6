import { longestCell } from "@marzipan/contract/imports";
import type { ImportField } from "@marzipan/contract/imports";
import { plainHeading, targetByHeading } from "./headings.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table, TableRow } from "../reading/import-file.types.ts";
import type { Match } from "./matching.rules.ts";
import { lettersOf } from "./table.rules.ts";

/** What a row says of each field, as it is sent. */
export type SentCells = Partial<Record<ImportField, string>>;

/** A row as it is sent. */
export interface SentRow {
  row: number;
  cells: SentCells;
}

/** Fields of several lines. */
const isLong = (field: ImportField): boolean =>
  field === "notes" || field === "description" || field === "allergyNote";

/** The columns that hold something, by what they hold. */
type Columns = ReadonlyMap<Target, readonly number[]>;

function columnsOf(matches: readonly Match[]): Columns {
  const columns = new Map<Target, number[]>();
  for (const [column, { target }] of matches.entries())
    columns.set(target, [...(columns.get(target) ?? []), column]);
  return columns;
}

/** Joins what goes to the notes, a line each; what is no column of notes says what it is. */
function notesOf(table: Table, columns: readonly number[], { cells }: TableRow): string {
  return columns
    .flatMap((column) => {
      const heading = table.headings[column] ?? "";
      const value = cells[column] ?? "";
      if (value === "") return [];
      const isNotes =
        plainHeading(heading) !== "" && targetByHeading("clients", heading) === "notes";
      if (isNotes || (heading === "" && columns.length === 1)) return [value];
      return [`${heading || lettersOf(column)}: ${value}`];
    })
    .join("\n");
}

/**
 * Returns what a row says of each field. A name is the column of names, else the first and the last name joined; empty
 * fields are left out.
 */
function cellsOf(table: Table, columns: Columns, row: TableRow): SentCells {
  const textOf = (target: Target): string => row.cells[columns.get(target)?.[0] ?? -1] ?? "";
  const name = textOf("name") || `${textOf("first_name")} ${textOf("last_name")}`;
  const texts: Partial<Record<ImportField, string>> = {
    name,
    phone: textOf("phone"),
    email: textOf("email"),
    language: textOf("language"),
    allergens: textOf("allergens"),
    marks: textOf("marks"),
    allergyNote: textOf("allergyNote"),
    notes: notesOf(table, columns.get("notes") ?? [], row),
    category: textOf("category"),
    description: textOf("description"),
  };
  const cells: SentCells = {};
  for (const [field, text] of Object.entries(texts) as [ImportField, string][]) {
    const written = isLong(field) ? text.trim() : text.replaceAll(/\s+/g, " ").trim();
    if (written !== "") cells[field] = written.slice(0, longestCell);
  }
  return cells;
}

/** Returns the rows of a table as they are sent; those of which nothing comes in are left out. */
export function rowsToSend(table: Table, matches: readonly Match[]): SentRow[] {
  const columns = columnsOf(matches);
  return table.rows.flatMap((row) => {
    const cells = cellsOf(table, columns, row);
    return Object.keys(cells).length === 0 ? [] : [{ row: row.row, cells }];
  });
}

/** Cuts rows into calls of at most `most`. */
export function inCalls<Row>(rows: readonly Row[], most: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_none, call) =>
    rows.slice(call * most, (call + 1) * most),
  );
}
