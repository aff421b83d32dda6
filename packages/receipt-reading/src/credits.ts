import { findAmounts } from "./amounts.ts";
import { numberLabel } from "./receipt-number.ts";
import type { Row } from "./seen-text.ts";
import { cuesOf, patternOf } from "./words/index.ts";

const titleRows = 15;
const title = new RegExp(
  String.raw`^(?:(?:tax|vat|sales|original|copy|מקור|העתק)\s+)?(?:${patternOf(cuesOf("credit"))})(?![\p{L}\p{M}])[\s:.#-]*(.*)$`,
  "iu",
);
/** What may follow the title: a number with its label, and the invoice that is credited. */
const numberOnly = new RegExp(
  String.raw`^${numberLabel}?[\s:.#]*[A-Z]{0,6}[-/]?[A-Z0-9/-]*\s*(?:(?:${patternOf(cuesOf("correctedInvoice"))}).*)?$`,
  "iu",
);

/** Returns whether a receipt is titled as a credit note or as one for returned goods. */
export function isCreditNote(rows: readonly Row[]): boolean {
  return rows.slice(0, titleRows).some(({ pieces }) =>
    pieces.some(({ text }) => {
      const rest = title.exec(text)?.[1]?.trim();
      if (rest === undefined) return false;
      const hasAmount = findAmounts(rest).some((one) => one.decimals === 2 || one.hasCurrency);
      return !hasAmount && numberOnly.test(rest);
    }),
  );
}
