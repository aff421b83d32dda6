import type { Coverage } from "./font-coverage.ts";

/** What is drawn for a sign that no font has. */
const neutralSign = "□";
/** What draws nothing: controls, halves of characters, and what turns the direction of all that follows. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e]/gu;
const blank = /[\t-\r\u2028\u2029]/g;
/** Signs that shape their neighbours and need no drawing of their own: joiners, marks of direction, variations. */
const shaping = /^\p{Default_Ignorable_Code_Point}$/u;
/** A mark without its letter; next to what comes before, no font would draw it. */
const loneMark = /^\p{M}/u;
/** The longest run of letters that is left whole, and the letters between two places where a longer one may break. */
const longestWord = 20;
const breakEvery = 4;
/** A place where a line may break, which no one sees. */
const breakHere = "\u200b";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Returns how a text can be set with fonts, so that no paper fails for what someone typed: a sign that no font
 * has becomes □, what cannot be seen goes, and a word of more than 20 letters may break anywhere.
 */
export function makePrintable(fonts: readonly Coverage[]): (text: string) => string {
  return (text) => {
    let letters = 0;
    let set = "";
    for (const { segment } of graphemes.segment(text.replace(blank, " ").replace(unseen, ""))) {
      letters = /\s/.test(segment) ? 0 : letters + 1;
      if (letters > longestWord && letters % breakEvery === 0) set += breakHere;
      set += draw(segment, fonts);
    }
    return set;
  };
}

/** One font has to draw all of a sign: a letter with its marks, an emoji with its parts. */
function draw(sign: string, fonts: readonly Coverage[]): string {
  if (loneMark.test(sign)) return "";
  const parts = Array.from(sign).filter((part) => !shaping.test(part));
  const draws = (font: Coverage, some: readonly string[]): boolean =>
    some.every((part) => font(part.codePointAt(0) as number));
  if (parts.length === 0 || fonts.some((font) => draws(font, parts))) return sign;
  const base = parts.slice(0, 1);
  return fonts.some((font) => draws(font, base)) ? base.join("") : neutralSign;
}

/** Returns data with all its texts made printable; the names of its fields stay. */
export function printableData(data: unknown, print: (text: string) => string): unknown {
  if (typeof data === "string") return print(data);
  if (Array.isArray(data)) return data.map((one) => printableData(one, print));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, printableData(value, print)]),
  );
}
