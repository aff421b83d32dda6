/** What a column holds. A day is a text `yyyy-mm-dd`, a time a text, money whole minor units of the table's currency. */
export type ColumnKind = "text" | "day" | "money" | "number" | "count";

/** A value of a cell; `null` leaves it empty. */
export type Cell = string | number | null;

/** One column of a table. */
export interface Column {
  title: string;
  kind: ColumnKind;
  /** One of the at most three that are shown where there is room for three. */
  isBrief?: boolean;
  /** Shown beside these where there is room for six. */
  isShort?: boolean;
  /** Its sum is under the last row. */
  isSummed?: boolean;
  /** The formula of a row's cell in a workbook, which gives the cell's value. */
  formula?: (row: number) => string;
}

/** How many rows a table has, and the sums of its summed columns, in their order and as their cells hold them. */
export interface TableSums {
  rowsCount: number;
  sums: readonly number[];
}

/** One table of a report; its rows come in pieces, so that they are never all in memory. */
export interface Table {
  /** The name of the sheet, at most 31 characters. */
  title: string;
  columns: readonly Column[];
  /** The currency of its money, `null` without any. */
  currency: string | null;
  rows: () => AsyncIterable<readonly (readonly Cell[])[]>;
  /** Returns what the rows come to without reading them; a table without it has few. */
  sums?: () => Promise<TableSums>;
}

const thousandths = 1000;

/** Adds up columns while rows go by: money and counts as whole numbers, quantities as whole thousandths. */
export class Sums {
  rowsCount = 0;
  readonly #sums: number[];
  readonly #columns: readonly Column[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#sums = columns.map(() => 0);
  }

  /** Adds the rows of one piece. */
  add(rows: readonly (readonly Cell[])[]): void {
    this.rowsCount += rows.length;
    this.#columns.forEach((column, at) => {
      if (!column.isSummed) return;
      const times = column.kind === "number" ? thousandths : 1;
      for (const row of rows) this.#sums[at] = (this.#sums[at] ?? 0) + toWhole(row[at], times);
    });
  }

  /** Returns how many rows went by, and what they come to. */
  all(): TableSums {
    return {
      rowsCount: this.rowsCount,
      sums: this.#columns.map((_, at) => this.of(at)).filter((sum) => sum !== null),
    };
  }

  /** Returns a column's sum as its cells hold it, `null` where it has none. */
  of(at: number): number | null {
    const column = this.#columns[at];
    if (!column?.isSummed) return null;
    const sum = this.#sums[at] ?? 0;
    return column.kind === "number" ? sum / thousandths : sum;
  }
}

function toWhole(value: Cell | undefined, times: number): number {
  return typeof value === "number" ? Math.round(value * times) : 0;
}
