/** The side from which a language is read. */
export type Direction = "ltr" | "rtl";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const leftToRight = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u;
// "+972 50 123 4567": between right-to-left words its groups would change places.
const phone = /^\+|\d[ ()-]+\d/;
const isolated = /^[\u2066-\u2068].*\u2069$/s;
const placeholder = /^\{\w+\}$/;

/**
 * Wraps a text that is put into a sentence in Unicode isolates (U+2068, U+2069) where it runs
 * against the sentence's direction: a name, a phone, a size. Everything else stays as it is, and so
 * do addresses of pages, texts that are isolated already, and placeholders filled later.
 */
export function isolate(text: string, direction: Direction): string {
  const runsAgainst =
    direction === "rtl" ? leftToRight.test(text) || phone.test(text) : rightToLeft.test(text);
  if (!runsAgainst || isolated.test(text) || placeholder.test(text)) return text;
  return text.includes("://") || text.includes("\n") ? text : `\u2068${text}\u2069`;
}
