import type { Language } from "@marzipan/contract/languages";
import type { ReportFormat, ReportKind, downloadStates } from "@marzipan/contract/reports";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** Where a download stands. */
export type DownloadState = (typeof downloadStates)[number];

/** A download as it is stored. */
export interface DownloadRow {
  id: string;
  kind: ReportKind;
  format: ReportFormat;
  from_date: Column<"report_download.from_date">;
  to_date: Column<"report_download.to_date">;
  currency: string | null;
  language: Language;
  state: DownloadState;
  rows_count: Column<"report_download.rows_count">;
  size_bytes: Column<"report_download.size_bytes">;
  created_at: Column<"report_download.created_at">;
}

/** Stores a download that waits, and forgets those before the last ones. */
export async function addDownload(
  tx: Tx,
  row: Omit<DownloadRow, "state" | "rows_count" | "size_bytes" | "created_at">,
  kept: number,
): Promise<void> {
  await tx.send([
    build
      .insertInto("report_download")
      .values({ ...row, business_id: tx.businessId, state: "waiting", created_at: tx.now }),
    {
      name: "forget_downloads",
      text: `delete from report_download where business_id = $1 and id not in (
          select id from report_download where business_id = $1 order by created_at desc, id desc limit $2)`,
      values: [tx.businessId, kept],
    },
  ]);
}

/** Notes where a download stands. */
export async function noteDownload(
  tx: Tx,
  id: string,
  changes: {
    state: DownloadState;
    rows_count?: Column<"report_download.rows_count">;
    size_bytes?: Column<"report_download.size_bytes">;
  },
): Promise<void> {
  await tx.query(
    build
      .updateTable("report_download")
      .set(changes)
      .where("business_id", "=", tx.businessId)
      .where("id", "=", id),
  );
}

/** Lists the last downloads, the last first. */
export async function listDownloads(tx: Tx, limit: number): Promise<DownloadRow[]> {
  return await tx.query<DownloadRow>({
    name: "downloads",
    text: `select id, kind, format, from_date, to_date, currency, language, state, rows_count, size_bytes, created_at
      from report_download where business_id = $1 order by created_at desc, id desc limit $2`,
    values: [tx.businessId, limit],
  });
}
