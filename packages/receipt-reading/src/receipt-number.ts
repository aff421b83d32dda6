import type { Row } from "./seen-text.ts";
import { cuesOf, patternOf } from "./words/index.ts";

/** The words before a number, as a part of another pattern. */
export const numberLabel = String.raw`(?:#|no\.?|nº|n°|nr\.?|num(?:ber|mer|ero|éro)?|número|מס(?:פר|['.])?|رقم|号码?|編号|番号|संख्या|क्रमांक|सं\.?)`;
const anyNumber = String.raw`([A-Z]{0,6}[-/]?[A-Z0-9]*\d[A-Z0-9/-]{2,})`;
const creditLabel = new RegExp(
  String.raw`(?:${patternOf(cuesOf("credit"))})\s*${numberLabel}?\s*[:.#=]*\s*${anyNumber}`,
  "iu",
);
const corrected = new RegExp(
  String.raw`(?:${patternOf(cuesOf("correctedInvoice"))})\s*${numberLabel}?\s*[:.#=]*\s*(?:${anyNumber}|$)`,
  "iu",
);

const label =
  /(?:(?:tax |cash )?invoice|receipt|\brcpt|\bbill|\bdoc(?:ument)?|\binv|\btrans(?:action)?|\bslip|\bcheck|\bticket|\bref|חשבונית(?: מס)?(?:[ /]*קבלה)?|קבלה|מסמך|فاتورة|إيصال|ايصال|السند|rechnung(?:s)?|beleg|bon|quittung|facture|reçu|factura|recibo|fatura|cupom|nota|发票(?:号码)?|小票|单号|流水|收据|領収書?|レシート|伝票|रसीद|बिल|चालान)\s*(?:[-]?\s?(?:#|no\.?|nº|n°|nr\.?|num(?:ber|mer|ero|éro)?|número|id|מס(?:פר|['.])?|رقم|号码?|編号|番号|संख्या|क्रमांक|सं\.?))?\s*[:.#=]*\s*([A-Z]{0,6}[-/]?[A-Z0-9]*\d[A-Z0-9/-]{2,})/iu;
const bare =
  /(?:^|\s)(?:no\.?|nº|nr\.?|#|מס['.]?|رقم|号|番号|सं\.?)\s*[:.#]\s*([A-Z]{0,4}-?\d[A-Z0-9/-]{3,})/iu;
const elsewhere =
  /gst|sst|\breg|tel|fax|co\.? ?no|ח\.?פ|עוסק|ضريبي|cnpj|ust|siret|cif|nif|登録|税号|gstin|table|member|card|account|@/i;
const onlyNumber = new RegExp(String.raw`^\s*${anyNumber}\s*$`, "iu");

/** A number on a receipt, and how sure its letters are (0 to 1). */
export interface FoundNumber {
  value: string;
  confidence: number;
}

/** The receipt's own number, and that of the invoice which it corrects or credits; `null` where none was found. */
export interface ReceiptNumbers {
  own: FoundNumber | null;
  corrected: FoundNumber | null;
}

/** Finds the numbers of a receipt; the number of a corrected invoice is never the receipt's own. */
export function findReceiptNumbers(rows: readonly Row[]): ReceiptNumbers {
  let found: FoundNumber | null = null;
  const others: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row) continue;
    const match = corrected.exec(row.text);
    const below = match && !match[1] && next ? onlyNumber.exec(next.text) : null;
    const value = match?.[1] ?? below?.[1];
    if (!match || !value || isDate(value)) {
      others.push(row);
      continue;
    }
    found ??= answer(value, row.confidence, 0.03);
    others.push({ ...row, text: row.text.slice(0, match.index) });
    if (below) at += 1;
  }
  return { own: findOwnNumber(others), corrected: found };
}

/** Finds what follows a word for the number, in its row or the next. */
function findOwnNumber(rows: readonly Row[]): FoundNumber | null {
  for (const [at, row] of rows.entries()) {
    const own = creditLabel.exec(row.text) ?? label.exec(row.text);
    if (own?.[1] && !isDate(own[1])) return answer(own[1], row.confidence, 0.03);
    const isLabel = /(?:invoice|receipt|bill|doc|inv)\w*\s*(?:no|#|num)\w*\s*[:.#]*\s*$/i.test(
      row.text,
    );
    const next = rows[at + 1];
    const below = isLabel && next ? /^\s*([A-Z]{0,6}-?\d[A-Z0-9/-]{3,})/i.exec(next.text) : null;
    if (next && below?.[1] && !isDate(below[1])) return answer(below[1], next.confidence, 0.2);
  }
  for (const row of rows) {
    const found = elsewhere.test(row.text) ? null : bare.exec(row.text);
    if (found?.[1] && !isDate(found[1])) return answer(found[1], row.confidence, 0.25);
  }
  return null;
}

function answer(value: string, confidence: number, doubt: number) {
  return {
    value: value.replace(/[-/]+$/, "").slice(0, 60),
    confidence: Math.max(0.1, confidence - doubt),
  };
}

function isDate(text: string): boolean {
  return /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$|^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/.test(text);
}
