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

/** A report that was begun, and the last of the same before it. */
export interface Begun {
  making: Making;
  lastId: string | null;
}

/** Returns the id of the last download of such a report; the last stand first. */
export function lastIdOf(making: Making, downloads: readonly ReportDownload[]): string | null {
  return lastOf(making, downloads)?.id ?? null;
}

/** Returns whether a report that was begun has failed, as the last downloads tell. */
export function hasFailed(
  { making, lastId }: Begun,
  downloads: readonly ReportDownload[],
): boolean {
  const last = lastOf(making, downloads);
  return last !== undefined && last.id !== lastId && last.state === "failed";
}

function lastOf(
  { kind, format, query: { from, to } }: Making,
  downloads: readonly ReportDownload[],
): ReportDownload | undefined {
  return downloads.find(
    (one) => one.kind === kind && one.format === format && one.from === from && one.to === to,
  );
}
