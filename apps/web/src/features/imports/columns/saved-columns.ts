import { findImportMapping, saveImportMapping } from "@marzipan/contract/import-mappings";
import type { SavedColumn } from "@marzipan/contract/import-mappings";
import type { ImportKind } from "@marzipan/contract/imports";
import { call } from "../../../platform/api/call.ts";
import { headingsOf } from "../matching/matching.rules.ts";
import type { Table } from "../reading/import-file.types.ts";

/** How long a file waits for its saved columns, in milliseconds; without them it is matched by its headings. */
const mostWaitMs = 8000;

/**
 * Returns how the columns of the business's last file with the same headings were matched, on any device. Empty
 * without such a file, and where the server can't be reached in time.
 */
export async function findColumns(kind: ImportKind, table: Table): Promise<readonly SavedColumn[]> {
  const headings = headingsOf(table);
  if (headings.length === 0) return [];
  try {
    const signal = AbortSignal.timeout(mostWaitMs);
    const { columns } = await call(findImportMapping, { body: { kind, headings }, signal });
    return columns ?? [];
  } catch {
    return [];
  }
}

/** Saves how a file's columns are matched; where that fails, the next file is matched by its headings. */
export function saveColumns(kind: ImportKind, columns: readonly SavedColumn[]): void {
  if (columns.length === 0) return;
  call(saveImportMapping, { body: { kind, columns: [...columns] } }).catch(() => {});
}
