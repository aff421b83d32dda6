import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Table.module.css";

/** A column of a table: its head, and how a row's cell is drawn. */
export interface TableColumn<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** end: at the inline end. number: at the end, never broken. */
  align?: "start" | "end" | "number";
  /** Names its row for screen readers; one column should. */
  isRowHead?: boolean;
  /** Left out under 768 px. */
  isSecondary?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows. */
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  className?: string | undefined;
}

const alignments = { start: "", end: styles.tableEnd, number: styles.tableNumber };

/** A plain table for a wide screen. On a phone only its main columns stay; a list of cards is often the better form there. */
export function Table<Row>({
  caption,
  isCaptionHidden = true,
  columns,
  rows,
  rowId,
  className,
}: TableProps<Row>) {
  const classOf = (column: TableColumn<Row>) =>
    joinClasses(
      column.align && alignments[column.align],
      column.isSecondary && styles.tableSecondary,
    );
  return (
    <table className={joinClasses(styles.table, className)}>
      <caption className={isCaptionHidden ? "sr-only" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map((column) =>
              column.isRowHead ? (
                <th key={column.id} scope="row" className={classOf(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
