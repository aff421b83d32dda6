/**
 * Makes the function that wraps a name or address in Unicode isolates (U+2068, U+2069) where the
 * page runs from right to left, so that it keeps its own direction inside a sentence.
 */
export function makeIsolate(direction: string): (text: string) => string {
  return direction === "rtl" ? (text) => `\u2068${text}\u2069` : (text) => text;
}
