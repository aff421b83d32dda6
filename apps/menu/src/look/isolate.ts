/**
 * Makes the function that puts a name or an address into a sentence: between the invisible marks that keep its own
 * direction where the page runs from right to left, as it is elsewhere.
 */
export function makeIsolate(direction: string): (text: string) => string {
  return direction === "rtl" ? (text) => `\u2068${text}\u2069` : (text) => text;
}
