import type { ReplyOf } from "@marzipan/contract/endpoint";
import { downloadsKept } from "@marzipan/contract/reports";
import type { listReportDownloads } from "@marzipan/contract/reports";
import type { Tx } from "../../platform/database/database.ts";
import { listDownloads } from "./downloads.store.ts";

/** Lists the last ten downloads. */
export async function readDownloads(tx: Tx): Promise<ReplyOf<typeof listReportDownloads>> {
  const rows = await listDownloads(tx, downloadsKept);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      format: row.format,
      from: row.from_date,
      to: row.to_date,
      currency: row.currency,
      language: row.language,
      state: row.state,
      rowsCount: row.rows_count,
      sizeBytes: row.size_bytes,
      at: row.created_at.toISOString(),
    })),
  };
}
