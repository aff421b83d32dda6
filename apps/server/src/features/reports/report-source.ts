import type { Language } from "@marzipan/contract/languages";
import type { Span } from "@marzipan/domain/figures";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { rowsInPieces } from "../../platform/database/rows-in-pieces.ts";
import type { Cell } from "../../platform/sheets/table.ts";
import type { RowsOf, UsedCurrency } from "./report-rows.store.ts";

/** What the tables of a report are made from: one snapshot of the business, in one language. */
export interface ReportSource {
  tx: Tx;
  span: Span;
  today: string;
  /** The business's own currency. */
  own: string;
  /** The one currency that was asked for, `null` for each apart. */
  chosen: string | null;
  used: readonly UsedCurrency[];
  language: Language;
  t: Translate;
  format: Format;
}

/** Lists the currencies that get a table: the chosen one, else the business's own and those that have rows. */
export function currenciesFor(source: ReportSource, of: UsedCurrency["of"]): string[] {
  if (source.chosen !== null) return [source.chosen];
  const used = source.used.filter((one) => one.of === of).map(({ currency }) => currency);
  return [...new Set([source.own, ...used.toSorted()])];
}

/** Names a table: with its currency where others are next to it. */
export function titleIn(title: string, currency: string, currencies: readonly string[]): string {
  return currencies.length > 1 ? `${title} ${currency}` : title;
}

/** Reads the rows of a currency as cells, in pieces. */
export function readCells<Row extends object>(
  { tx, span }: ReportSource,
  currency: string,
  statement: (of: RowsOf) => Statement<Row>,
  cellsOf: (row: Row) => readonly Cell[],
): () => AsyncGenerator<(readonly Cell[])[]> {
  return async function* pieces() {
    const of = { businessId: tx.businessId, currency, span };
    for await (const rows of rowsInPieces(tx, statement(of))) yield rows.map(cellsOf);
  };
}
