import { normalise } from "@marzipan/domain/search";
import type { Span } from "./contact-signs.rules.ts";

const word = String.raw`[\p{L}\p{M}.'’"״׳-]{1,30}`;
const words = (most: number): string => String.raw`(?:${word}[ ,]{1,2}){0,${most}}`;
const house = String.raw`\d{1,5}(?:[ -]?[a-zא-ת](?!\p{L}))?`;
/** The start of a word. */
const begin = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}])`;

/** How streets are written: 12 Herzl Street; rue de la Paix 12; Hauptstraße 12; רחוב הרצל 12; 中山路12号. */
const patterns: readonly RegExp[] = [
  `${begin}${house},? ${words(4)}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|highway|hwy|parkway|crescent)${end}\\.?(?=\\s*(?:[^\\s\\p{L}]|$|(?:in|at|on|for|from|to|and|or|last|this|yesterday|today|was|is|ordered)${end}))`,
  `${begin}\\d{1,5}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|chemin|allée|impasse|(?:place|quai|cours|route)(?= d))${end} ${words(4)}${word}`,
  `${begin}(?:calle|c/|avenida|avda?\\.|av\\.|plaza|paseo|camino|carrera|rua|r\\.|travessa|praça|alameda|largo|estrada|rodovia|rue)[ ]${words(4)}${word},? ?(?:n[º°o.]{0,2} ?)?${house}(?!\\p{L})`,
  `${begin}[\\p{L}\\p{M}-]{0,30}(?:straße|strasse|str\\.|weg|gasse|platz|allee|ring|damm|ufer|chaussee) ${house}`,
  `${begin}(?:ה?[בלמ]?-?(?:רחוב|רח['’׳]|שדרות|שד['’׳]|סמטת|כיכר|דרך)) ${words(3)}${word} ${house}`,
  `${begin}(?:[بلو]?(?:شارع|جادة|طريق)) ${words(4)}${word}(?:[ ،,]{1,2}(?:رقم )?${house})?`,
  `${begin}${house},? (?:شارع|جادة|طريق) ${words(3)}${word}`,
  String.raw`[\p{Script=Han}]{1,12}?(?:路|街|道|巷|弄)[\p{Script=Han}]{0,4}\d{1,5}(?:号|號|弄)(?:\d{1,5}[室楼樓层層栋棟])*`,
  String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,16}\d{1,3}(?:丁目\d{0,3}(?:番地?\d{0,3}号?)?|番地?(?:\d{1,3}号?)?|-\d{1,3}-\d{1,4})`,
  `${begin}(?:मकान|प्लॉट|फ्लैट)(?: (?:नंबर|नं\\.?|संख्या))? ${house}(?:,? ${words(3)}(?:रोड|मार्ग|गली|नगर|सड़क|कॉलोनी))?`,
  `${begin}${house},? ${words(3)}(?:रोड|मार्ग|गली|सड़क|कॉलोनी)${end}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Words of addresses that say little by themselves. */
const common = new Set(
  "street road avenue lane drive the de la le les rue calle rua רחוב שדרות دار شارع".split(" "),
);

interface Word {
  key: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’׳״"]+/gu)].map(({ 0: found, index: start }) => ({
    key: normalise(found),
    start,
    end: start + found.length,
  }));
}

/** Letters that Hebrew and Arabic join in front of a name. */
const joined = /^(?:[ושכהבלמ]{1,3}|[وفبكل]{1,2}(?:ال)?)/u;

/** Returns the words of the lines of an address that name house and street, normalised. */
function streetOf(address: string): ReadonlySet<string> {
  const lines = address.split(/[,،;\n]/);
  const numbered = lines.findIndex((line) => /\p{N}/u.test(line));
  const hasName = /\p{L}{2}/u.test(lines[numbered] ?? "");
  const street = lines.slice(numbered, numbered + (hasName ? 1 : 2)).join(" ");
  return new Set(wordsOf(numbered === -1 ? address : street).map(({ key }) => key));
}

/** Finds a known address in words of a text: house number beside words of its street, in any order, or three words of it. */
function findKnown(text: readonly Word[], street: ReadonlySet<string>): Span[] {
  const has = (key: string): boolean => street.has(key) || street.has(key.replace(joined, ""));
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let past = at;
    while (past < text.length && has(text[past]?.key ?? "")) past += 1;
    const named = text.slice(at, past);
    const numbers = named.filter(({ key }) => /\p{N}/u.test(key)).length;
    const telling = named.filter(
      ({ key }) => !/\p{N}/u.test(key) && key.length > 1 && !common.has(key),
    );
    if (telling.length >= 3 || (numbers > 0 && telling.length > 0))
      spans.push({ start: named[0]?.start ?? 0, end: named.at(-1)?.end ?? 0, label: "[address]" });
    at = Math.max(at, past - 1);
  }
  return spans;
}

/** Finds street addresses in a folded text, by how ten languages write them and by those that are known. */
export function findAddresses(folded: string, known: readonly string[]): Span[] {
  const written = patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: found, index: start }): Span => ({
      start,
      end: start + found.length,
      label: "[address]",
    })),
  );
  const text = known.length > 0 ? wordsOf(folded) : [];
  return [...written, ...known.flatMap((address) => findKnown(text, streetOf(address)))];
}
