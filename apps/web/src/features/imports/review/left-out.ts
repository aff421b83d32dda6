import { writeCsv } from "../reading/csv.rules.ts";
import type { Table } from "../reading/import-file.types.ts";
import { saveFile } from "../save-file.ts";
import { lettersOf } from "../matching/table.rules.ts";

/** Saves rows of a file as they stand in it, with its headings: to be mended there and sent again. */
export function saveLeftOut(
  { fileName, table }: { fileName: string; table: Table },
  numbers: readonly number[],
): void {
  const wanted = new Set(numbers);
  const heads = table.headings.map((heading, column) => heading || lettersOf(column));
  const rows = table.rows.filter(({ row }) => wanted.has(row)).map(({ cells }) => cells);
  const end = fileName.lastIndexOf(".");
  saveFile(
    `${end > 0 ? fileName.slice(0, end) : fileName} (${rows.length}).csv`,
    writeCsv([heads, ...rows]),
  );
}
