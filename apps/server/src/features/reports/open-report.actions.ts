import type { Language } from "@marzipan/contract/languages";
import type { Span } from "@marzipan/domain/figures";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { listUsedCurrencies, loadBusinessName } from "./report-rows.store.ts";
import type { ReportSource } from "./report-source.ts";

/** What a report is asked for. */
export interface Asked {
  span: Span;
  currency: string | null;
  language: Language;
}

/** The report's source, and the name of the business. */
export interface OpenedReport {
  source: ReportSource;
  businessName: string;
}

/** Opens what the tables of a report are made from; `report_data_failed` when it cannot be read. */
export async function openReport(
  tx: Tx,
  asked: Asked,
  { today, own }: { today: string; own: string },
): Promise<OpenedReport> {
  const { span, currency, language } = asked;
  const [used, businessName] = await readOrFail(async () => [
    await listUsedCurrencies(tx, span),
    await loadBusinessName(tx),
  ]);
  const source: ReportSource = {
    tx,
    span,
    today,
    own,
    chosen: currency,
    used,
    language,
    t: await wordsIn(language),
    format: formatIn(language),
  };
  return { source, businessName };
}

/** Runs a reading of a report's data; a failure that is no refusal says that the data could not be loaded. */
export async function readOrFail<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("report_data_failed", {}, error);
  }
}
