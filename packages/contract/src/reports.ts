import * as z from "zod/mini";
import { figureQuery } from "./analytics.ts";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { pageOwnerFields } from "./page-owner.ts";
import { Id, Instant } from "./primitives.ts";

/** What a report can be about; `workbook` has all of them. */
export const reportKinds = [
  "orders",
  "payments",
  "expenses",
  "clients",
  "products",
  "profit-and-loss",
  "owed",
  "workbook",
] as const;

/** What a report is about. */
export type ReportKind = (typeof reportKinds)[number];

/** The reports that are one table, which CSV can hold. */
export const csvKinds = ["orders", "payments", "expenses", "clients", "owed"] as const;

/** A report that is one table. */
export type CsvKind = (typeof csvKinds)[number];

/** How a report is made: a workbook, a paper, one table as text, or the expenses' files with their workbook. */
export const reportFormats = ["xlsx", "pdf", "csv", "zip"] as const;

/** How a report is made. */
export type ReportFormat = (typeof reportFormats)[number];

/** How many last downloads are told. */
export const downloadsKept = 10;

const Language = z.enum(languages, "invalid");
const Kind = z.enum(reportKinds, "invalid");

/** A report's period, its currency (without one, each apart) and its language (without one, the person's). */
const query = z.strictObject({ ...figureQuery, language: z.optional(Language) });
const params = z.strictObject({ kind: Kind });

/** A download is opened by a link, which says whose page it is on. */
const downloadQuery = z.strictObject({
  ...figureQuery,
  ...pageOwnerFields,
  language: z.optional(Language),
});

const common = {
  method: "GET",
  access: "member",
  capability: "money",
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["range_too_long", "report_data_failed", "report_failed"],
} as const;

/** Creates a report as Excel workbook. */
export const getReportWorkbook = endpoint({
  ...common,
  id: "reports.xlsx",
  path: "/api/reports/{kind}.xlsx",
  feature: "export_excel",
  summary:
    "Streams a report of a period as Excel workbook, all of it from one instant; waits in line while two others are made.",
  params,
  query: downloadQuery,
});

/** Creates a report as PDF. */
export const getReportPdf = endpoint({
  ...common,
  id: "reports.pdf",
  path: "/api/reports/{kind}.pdf",
  feature: "export_pdf",
  summary: "Returns a report of a period as PDF. Long tables show their first 3,000 lines.",
  params,
  query: downloadQuery,
});

/** Creates a report of one table as CSV. */
export const getReportCsv = endpoint({
  ...common,
  id: "reports.csv",
  path: "/api/reports/{kind}.csv",
  feature: "export_excel",
  summary: "Streams a report that is one table as CSV.",
  params: z.strictObject({ kind: z.enum(csvKinds, "invalid") }),
  query: downloadQuery,
});

/** Takes the files of a period's expenses with their workbook. */
export const getExpenseFiles = endpoint({
  ...common,
  id: "reports.zip",
  path: "/api/reports/expenses.zip",
  feature: "export_excel",
  summary: "Streams the files of a period's expenses and their workbook as ZIP.",
  replyType: "zip",
  query: downloadQuery,
});

/**
 * A table of a preview; a number is at the end of its column. A phone shows the brief columns, at most three, a
 * wider screen the short ones, at most six with the brief ones among them.
 */
const PreviewTable = z.object({
  title: z.string(),
  columns: z.array(
    z.object({
      title: z.string(),
      isNumber: z.boolean(),
      isBrief: z.boolean(),
      isShort: z.boolean(),
    }),
  ),
  rows: z.array(z.array(z.string())),
  rowsCount: z.number(),
  sums: z.array(z.array(z.string())),
});

/** Shows what a report will have. */
export const previewReport = endpoint({
  id: "reports.preview",
  method: "GET",
  path: "/api/reports/{kind}/preview",
  access: "member",
  feature: "export_excel",
  capability: "money",
  summary:
    "Returns the first five rows of each table of a report as they will be written, the number of rows, and the totals for each currency.",
  params,
  query,
  reply: z.object({ tables: z.array(PreviewTable) }),
  errors: ["range_too_long", "report_data_failed"],
});

/** The state of a download: in line behind two others, being made, made, stopped by who asked, or failed. */
export const downloadStates = ["waiting", "running", "done", "stopped", "failed"] as const;

/** A download of the last ten, with what makes it again. */
const ReportDownload = z.object({
  id: Id,
  kind: Kind,
  format: z.enum(reportFormats),
  from: z.string(),
  to: z.string(),
  currency: z.nullable(z.string()),
  language: Language,
  state: z.enum(downloadStates),
  rowsCount: z.nullable(z.number()),
  sizeBytes: z.nullable(z.number()),
  at: Instant,
});

/** Lists the last downloads. */
export const listReportDownloads = endpoint({
  id: "reports.downloads",
  method: "GET",
  path: "/api/reports/downloads",
  access: "member",
  feature: "export_excel",
  capability: "money",
  summary:
    "Lists the business's last ten downloads, the last first; the same kind, format, period, currency and language make one again.",
  reply: z.object({ items: z.array(ReportDownload) }),
});
