import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { ReportFormat, ReportKind, listReportDownloads } from "@marzipan/contract/reports";
import type { ReportQuery } from "./report-view.rules.ts";

/** A report among the last downloads. */
export type ReportDownload = ReplyOf<typeof listReportDownloads>["items"][number];

/** What makes a report. */
export interface Making {
  kind: ReportKind;
  format: ReportFormat;
  query: ReportQuery;
}

/** How the download of a report goes. */
export type MakingState =
  | { making: Making; kind: "running" | "done" }
  | { making: Making; kind: "failed"; error: unknown };
