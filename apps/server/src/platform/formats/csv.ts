import { guardFormula } from "@marzipan/domain/formula-guard";

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = value instanceof Date ? value.toISOString() : asText(value);
  const guarded = guardFormula(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Writes one line of a CSV file (RFC 4180); texts cannot become formulas, numbers stay numbers. */
export function writeCsvLine(values: readonly unknown[]): string {
  return `${values.map(writeCell).join(",")}\r\n`;
}

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const csvStart = "\uFEFF";
