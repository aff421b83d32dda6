/**
 * Strips characters of `marks` from the end of a text. Runs in one pass: a pattern such as
 * `/[…]+$/` takes quadratic time on long texts (`tools/patterns.check.ts`).
 */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
