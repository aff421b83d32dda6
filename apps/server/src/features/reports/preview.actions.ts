import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { ReportKind, previewReport } from "@marzipan/contract/reports";
import { readOrFail } from "./open-report.actions.ts";
import type { OpenedReport } from "./open-report.actions.ts";
import { tablesOfReport } from "./report-tables.actions.ts";
import { isNumber, readHead } from "./table-head.actions.ts";

type Preview = ReplyOf<typeof previewReport>;

const shownRows = 5;

/** Returns the first rows of each table of a report as a reader sees them, how many there are, and their sums. */
export async function previewOf(kind: ReportKind, { source }: OpenedReport): Promise<Preview> {
  return await readOrFail(async () => {
    const tables: Preview["tables"] = [];
    for (const table of await tablesOfReport(kind, source)) {
      const { rows, rowsCount, total } = await readHead(table, shownRows, source);
      tables.push({
        title: table.title,
        columns: table.columns.map((column) => ({
          title: column.title,
          isNumber: isNumber(column.kind),
          isBrief: column.isBrief ?? false,
          isShort: column.isShort ?? column.isBrief ?? false,
        })),
        rows,
        rowsCount,
        sums: total.length > 0 && rowsCount > 0 ? [total] : [],
      });
    }
    return { tables };
  });
}
