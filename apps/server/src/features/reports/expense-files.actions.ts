import type { Readable } from "node:stream";
import { rowsInPieces } from "../../platform/database/rows-in-pieces.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { writeZip } from "../../platform/formats/zip.ts";
import type { ZipEntry } from "../../platform/formats/zip.ts";
import { ownFile } from "../files/pictures.actions.ts";
import { receiptName } from "./receipt-names.rules.ts";
import { expensesStatement } from "./report-rows.store.ts";
import { currenciesFor } from "./report-source.ts";
import type { ReportSource } from "./report-source.ts";

/** A file of an expense: where it is kept, and its name beside the workbook. */
export interface ExpenseFile {
  key: string;
  name: string;
}

/** Lists the files of a span's expenses. */
export async function listExpenseFiles(source: ReportSource): Promise<ExpenseFile[]> {
  const { tx, span } = source;
  const { businessId } = tx;
  const files: ExpenseFile[] = [];
  for (const currency of currenciesFor(source, "expenses")) {
    for await (const rows of rowsInPieces(tx, expensesStatement({ businessId, currency, span }))) {
      for (const row of rows) {
        const { file_id: id, content_type: contentType } = row;
        if (id === null) continue;
        const { key } = ownFile(businessId, { id, contentType });
        files.push({ key, name: receiptName(row) ?? id });
      }
    }
  }
  return files;
}

/** A workbook beside the files that it names. */
interface Archive {
  name: string;
  content: Uint8Array;
  files: readonly ExpenseFile[];
  /** What a text in the archive says above the names of files that are gone. */
  lostText: string;
}

/** Returns a ZIP of a workbook and the files that it names; of files that are gone, a text next to it holds the names. */
export function zipFiles(deps: Deps, archive: Archive, at: Date): Readable {
  return writeZip(entriesOf(deps, archive), at);
}

async function* entriesOf(
  deps: Deps,
  { name, content, files, lostText }: Archive,
): AsyncGenerator<ZipEntry> {
  yield { name, content: once(content), isStored: true };
  const lost: string[] = [];
  for (const file of files) {
    const bytes = await deps.files.get(file.key);
    if (bytes) yield { name: file.name, content: once(bytes), isStored: true };
    else lost.push(file.name);
  }
  if (lost.length === 0) return;
  const text = [lostText, "", ...lost, ""].join("\r\n");
  yield { name: "missing.txt", content: once(Buffer.from(`\uFEFF${text}`)) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
