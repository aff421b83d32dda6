const digit = /^\p{Nd}$/u;

/** Returns the value of a decimal digit of any script: digits come in ranges of ten that begin with zero. */
function valueOf(code: number): number {
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

function foldSign(sign: string): string {
  const wide = sign.normalize("NFKC");
  const folded = foldPlain(wide.length === 1 ? wide : sign);
  // A sign of two UTF-16 units stays as long as it was.
  return folded === null ? sign : folded.padEnd(sign.length, "\u200b");
}

function foldPlain(sign: string): string | null {
  if (digit.test(sign)) return String(valueOf(sign.codePointAt(0) ?? 0));
  if (/^[\p{Pd}\u2212]$/u.test(sign)) return "-";
  if (/^\p{Zs}$/u.test(sign)) return " ";
  if (/^[·•∙‧。]$/u.test(sign)) return ".";
  return sign.length === 1 ? sign : null;
}

/**
 * Returns a text of the same length whose digits, dashes, spaces, dots, brackets and at signs are
 * those of ASCII, whatever script or width they were typed in. Invisible signs become U+200B.
 */
export function foldSigns(text: string): string {
  return text
    .replace(/\p{Cf}/gu, (sign) => "\u200b".repeat(sign.length))
    .replace(/[^\p{ASCII}\p{L}\p{M}\u200b]/gu, foldSign);
}

/** A part of a text that is replaced by a label. */
export interface Span {
  start: number;
  end: number;
  label: "[phone]" | "[email]" | "[address]";
}

/** Returns a text with spans replaced by their labels; of spans that overlap the earlier one covers both. */
export function replaceSpans(text: string, spans: readonly Span[]): string {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged
    .toReversed()
    .reduce((rest, { start, end, label }) => rest.slice(0, start) + label + rest.slice(end), text);
}
