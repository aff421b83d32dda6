import { longestCell } from "@marzipan/contract/imports";
import type { ImportField, ImportKind } from "@marzipan/contract/imports";
import { isPlaceholder } from "@marzipan/domain/imports/clean-cell";
import { columnsByKind, plainHeading, targetByHeading } from "./headings.rules.ts";
import type { Target } from "../kinds/kind-columns.types.ts";
import type { Table, TableRow } from "../reading/import-file.types.ts";
import { plainText } from "./plain-text.ts";
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
      const value = plainText(cells[column] ?? "").trim();
      if (value === "") return [];
      const isNotes =
        plainHeading(heading) !== "" && targetByHeading("clients", heading) === "notes";
      if (isNotes || (heading === "" && columns.length === 1)) return [value];
      return [`${heading || lettersOf(column)}: ${value}`];
    })
    .join("\n");
}

interface Reading {
  table: Table;
  matches: readonly Match[];
  columns: Columns;
  /** Where a value goes that its field does not take. */
  spare: Target;
}

/** Returns the values of a row for a target with their columns, the closest first, without empty ones. */
function valuesFor({ matches, columns }: Reading, target: Target, { cells }: TableRow) {
  return [...(columns.get(target) ?? [])]
    .toSorted((one, other) => leads(matches, one) - leads(matches, other))
    .map((column) => ({
      column,
      rank: matches[column]?.rank ?? 0,
      value: plainText(cells[column] ?? "").trim(),
    }))
    .filter(({ value }) => value !== "" && !isPlaceholder(value));
}

const leads = (matches: readonly Match[], column: number): number => {
  const match = matches[column];
  return match?.clash === null ? -2 : (match?.rank ?? 0);
};

/** A company is a name only where no person is named. */
const companyRank = 2;

/** Returns the name of a row: a column of names, else its parts joined, else the company. */
function nameOf(reading: Reading, row: TableRow): string {
  const names = valuesFor(reading, "name", row);
  const person = names.find(({ rank }) => rank < companyRank);
  const parts = (["first_name", "middle_name", "last_name"] as const)
    .flatMap((part) => valuesFor(reading, part, row)[0]?.value ?? [])
    .join(" ");
  return person?.value ?? (parts === "" ? (names[0]?.value ?? "") : parts);
}

/** Returns a JSON list of words, as own exports write it, as people write a list. */
const listed = (value: string): string =>
  /^\["[^[\]]*"\]$/.test(value)
    ? value.slice(1, -1).replaceAll('"', "").replaceAll(",", ", ")
    : value;

const comparable = (field: ImportField, text: string): string =>
  field === "phone" ? text.replaceAll(/\D/g, "") : text.toLowerCase();

/** Returns what the columns of a field say beside the value that it takes, each with its heading. */
function leftOf(reading: Reading, field: ImportField, taken: string, row: TableRow): string[] {
  const same = comparable(field, taken);
  return valuesFor(reading, field, row)
    .filter(({ value }) => !same.includes(comparable(field, value)))
    .map(({ column, value }) => {
      const heading = reading.table.headings[column] || lettersOf(column);
      return `${heading}: ${listed(value)}`;
    });
}

/** Returns what a row says of each field; empty fields are left out. */
function cellsOf(reading: Reading, row: TableRow): SentCells {
  const textOf = (field: ImportField): string => valuesFor(reading, field, row)[0]?.value ?? "";
  const texts = {
    name: nameOf(reading, row),
    phone: textOf("phone"),
    email: textOf("email"),
    language: textOf("language"),
    allergens: textOf("allergens"),
    marks: textOf("marks"),
    allergyNote: listed(textOf("allergyNote")),
    notes: notesOf(reading.table, reading.columns.get("notes") ?? [], row),
    category: textOf("category"),
    description: textOf("description"),
  };
  if (reading.spare === "notes") {
    const fields = ["name", "phone", "email", "language", "allergyNote"] as const;
    const left = fields.flatMap((field) => leftOf(reading, field, texts[field], row));
    texts.notes = [texts.notes, ...left].filter((line) => line !== "").join("\n");
  }
  const cells: SentCells = {};
  for (const [field, raw] of Object.entries(texts) as [keyof typeof texts, string][]) {
    const text = isLong(field) ? raw : raw.replaceAll(/\s+/g, " ");
    if (text.trim() !== "") cells[field] = text.trim().slice(0, longestCell);
  }
  return cells;
}

/** Returns the rows of a table as they are sent; those of which nothing is imported are left out. */
export function rowsToSend(kind: ImportKind, table: Table, matches: readonly Match[]): SentRow[] {
  const reading = { table, matches, columns: columnsOf(matches), spare: columnsByKind[kind].spare };
  return table.rows.flatMap((row) => {
    const cells = cellsOf(reading, row);
    return Object.keys(cells).length === 0 ? [] : [{ row: row.row, cells }];
  });
}

/** Cuts rows into calls of at most `most`. */
export function inCalls<Row>(rows: readonly Row[], most: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_none, call) =>
    rows.slice(call * most, (call + 1) * most),
  );
}
