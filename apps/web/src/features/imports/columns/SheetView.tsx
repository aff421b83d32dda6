import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useIsWide } from "../../../platform/screen/use-is-wide.ts";
import type { Table } from "../reading/import-file.types.ts";
import { directionOf } from "../matching/cell-direction.rules.ts";
import { lettersOf } from "../matching/table.rules.ts";
import columnStyles from "./import-columns.module.css";

/** How many rows and columns are shown: a picture of the beginning. */
const shownRows = 3;
const onPhone = 3;
const onDesktop = 6;

/** The beginning of the file as a spreadsheet shows it; what it says stands in the list of columns, too. */
export function SheetView({ table }: { table: Table }) {
  const t = useT();
  const format = useFormat();
  const shown = Math.min(useIsWide() ? onDesktop : onPhone, table.headings.length);
  const columns = Array.from({ length: shown }, (_none, column) => column);
  return (
    <div>
      <div className={columnStyles.sheetView} role="img" aria-label={t("imports.first_rows")}>
        <table>
          <thead>
            <tr>
              <th />
              {columns.map((column) => (
                <th key={column}>{lettersOf(column)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.headingRow !== null && (
              <tr data-state="completed">
                <td>{format.number(table.headingRow)}</td>
                {columns.map((column) => (
                  <td key={column}>
                    <bdi>{table.headings[column]}</bdi>
                  </td>
                ))}
              </tr>
            )}
            {table.rows.slice(0, shownRows).map(({ row, cells }) => (
              <tr key={row}>
                <td>{format.number(row)}</td>
                {columns.map((column) => (
                  <td key={column}>
                    <bdi dir={directionOf(cells[column] ?? "")}>{cells[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < table.headings.length && (
        <p className={columnStyles.sheetNote}>
          {t("imports.first_columns", { all: table.headings.length, shown })}
        </p>
      )}
    </div>
  );
}
