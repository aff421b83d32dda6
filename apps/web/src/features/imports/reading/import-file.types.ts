import type { OwnData } from "@marzipan/domain/imports/own-data";

/** A sheet of a file: every row of it, empty ones too, with the text of each cell up to the last one that is filled. */
export interface Sheet {
  /** Empty where the file knows no sheets. */
  name: string;
  rows: readonly (readonly string[])[];
}

/** What was read from a file. */
export interface ReadFile {
  sheets: readonly Sheet[];
  /** Contact cards: the first row is ours, and a row's number is that of its card. */
  isCards: boolean;
  /** What a ZIP of the own data holds; there are no sheets then. */
  ownData?: OwnData;
  /** The encoding of a text, as `TextDecoder` names it; `null` for UTF-8 and workbooks, where there is nothing to choose. */
  encoding: string | null;
}

/** Why a file cannot be read. */
export type FileProblem =
  | "too_large"
  | "too_many_rows"
  | "too_many_columns"
  | "empty"
  | "headings_only"
  | "old_excel"
  | "password"
  | "numbers"
  | "pdf"
  | "picture"
  | "other_kind"
  | "broken";

/** A file that cannot be read, with the reason. */
export class FileRefused extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.name = "FileRefused";
    this.problem = problem;
  }
}

/** What the columns of contact cards are called. */
export interface CardLabels {
  name: string;
  phone: string;
  otherPhone: string;
  email: string;
  company: string;
  address: string;
  birthday: string;
  notes: string;
}

/** A row of a table with its number in the file. */
export interface TableRow {
  row: number;
  cells: readonly string[];
}

/** A sheet as a table: its headings and what stands below them. */
export interface Table {
  /** As many as there are columns; empty texts where a column has none, or the sheet has no headings. */
  headings: readonly string[];
  /** The headings' row in the file; `null` for a sheet without. */
  headingRow: number | null;
  rows: readonly TableRow[];
}
