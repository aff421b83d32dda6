/** What a spreadsheet ignores before a formula: spaces, controls and marks that no one sees. */
const unseen = /^[\p{Z}\p{C}\u115f\u3164]+/u;
const formulaSigns = "=+-@";

/** Returns whether a spreadsheet may take a text for a formula: its first visible sign is `=`, `+`, `-` or `@` of any width. */
function startsFormula(text: string): boolean {
  if (/^[\t\r\n]/.test(text)) return true;
  const first = text.replace(unseen, "").slice(0, 1).normalize("NFKC").replace("\u2212", "-");
  return first !== "" && formulaSigns.includes(first);
}

/** Returns a text for a CSV cell, with `'` before one that a spreadsheet would take for a formula (OWASP, CSV injection). */
export function guardFormula(text: string): string {
  return startsFormula(text) ? `'${text}` : text;
}

/** Returns a text of a CSV cell without the `'` that `guardFormula`, or a person in a spreadsheet, put before it. */
export function unguardFormula(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && startsFormula(bare) ? bare : text;
}
