/** One row of the table behind a chart: its words, and its numbers as they are and as they are written. */
export interface ChartRow {
  id: string;
  label: string;
  values: readonly number[];
  written: readonly string[];
}

/** What a chart shows, as a table: the same numbers, for a screen reader, for paper and for its picture. */
export interface ChartTable {
  /** What the first column says. */
  head: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** The sums under the columns, where they mean something. */
  foot?: readonly string[];
}
