import { plainText } from "./words.ts";

/** Letters that Hebrew and Arabic join in front of a name, and endings of a plural or a case. */
const before = /^(?:[ושכהבלמ]{1,2}|[وفبكل]|ال|بال|لل)?$/u;
const after = /^(?:s|es|n|en|ים|ות|ات|さん|様|的)?$/u;
const unspacedLetters = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Endings that a name of an item has in its other number or case; `""` where it has none. */
const endings: readonly (readonly [letters: RegExp, list: readonly string[]])[] = [
  [/[\u0590-\u05ff]/, ["ות", "ים", "ה", "ת"]],
  [/[\u0600-\u06ff]/, ["ات", "ه"]],
  [/[a-z]/, ["es", "en", "s", "n", "e", "x"]],
];

/** The fewest letters that are left of a word without its ending, and that a word of a name has. */
const leastStem = 2;
const leastWord = 3;

/** Something of the business that has a name. */
export interface Nameable {
  kind: "client" | "item";
  /** Its name as `nameKey` answers it. */
  nameKey: string;
}

/** The words of a question in which names are looked for. */
export interface NamingWords {
  /** Without its periods, as `plainText` answers it. */
  text: string;
  /** The words of it that mean nothing else. */
  rest: readonly string[];
}

function stemsOf(word: string): string[] {
  const list = endings.find(([letters]) => letters.test(word))?.[1] ?? [];
  const cut = list
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= leastStem)
    .map((ending) => word.slice(0, -ending.length));
  return [...new Set([word, ...cut, ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : [])])];
}

/** Answers a word and what is left of it without the letters that are joined in front. */
function formsOf(word: string): string[] {
  const cuts = [1, 2, 3].filter(
    (cut) => word.length - cut >= leastStem && before.test(word.slice(0, cut)),
  );
  return [word, ...cuts.map((cut) => word.slice(cut))];
}

/** Answers the words under which the names of a question may be stored: each with the endings of its other forms. */
export function storedForms(words: readonly string[]): string[] {
  const all = words.flatMap(formsOf).flatMap((form) => {
    const list = endings.find(([letters]) => letters.test(form))?.[1] ?? [];
    return stemsOf(form).flatMap((stem) => [stem, ...list.map((ending) => stem + ending)]);
  });
  return [...new Set(all)];
}

function isSameWord(said: string, part: string, kind: Nameable["kind"]): boolean {
  const forms = formsOf(said);
  if (forms.includes(part)) return true;
  if (kind === "client") return forms.some((form) => form === `${part}s`);
  const stems = stemsOf(part);
  return forms.some((form) => stemsOf(form).some((stem) => stems.includes(stem)));
}

interface Fit<T> {
  thing: T;
  key: string;
  /** Its whole name stands there, or all its words do, or some of them. */
  level: 0 | 1 | 2;
  /** The places of the words that name it. */
  places: ReadonlySet<number>;
}

/**
 * Answers what a question names among what may be meant: what fits it best, several where they fit equally, none where
 * its words for the name say another: "Dana Cohen" is not Dana Peretz. A whole name goes before all of its words, and
 * those before some.
 */
export function meantOf<T extends Nameable>(things: readonly T[], question: NamingWords): T[] {
  const words = question.text.split(" ").filter(Boolean);
  const fits = things.flatMap((thing) => fitOf(thing, words, question) ?? []);
  const left = new Set(
    words.flatMap((word, at) =>
      question.rest.includes(word) && word.length >= leastStem && !/\d/.test(word) ? [at] : [],
    ),
  );
  const kept = fits.filter((fit) => !saysAnother(fit, fits, left));
  const [best] = kept.toSorted(compareFits);
  return best ? kept.filter((one) => compareFits(one, best) === 0).map(({ thing }) => thing) : [];
}

function fitOf<T extends Nameable>(
  thing: T,
  words: readonly string[],
  { text, rest }: NamingWords,
): Fit<T> | null {
  const key = plainText(thing.nameKey).trim();
  if (key === "") return null;
  if (unspacedLetters.test(key)) {
    const places = new Set(words.flatMap((word, at) => (word.includes(key) ? [at] : [])));
    if (text.includes(key)) return { thing, key, level: 2, places };
  }
  const parts = key.split(" ");
  const places = parts.map((part) => words.findIndex((word) => isSameWord(word, part, thing.kind)));
  const found = new Set(places.filter((at) => at >= 0));
  const isLeft = parts.some(
    (part, at) => part.length >= leastWord && rest.includes(words[places[at] ?? -1] ?? ""),
  );
  if (standsWhole(key, text)) return { thing, key, level: 2, places: found };
  if (!isLeft) return null;
  return { thing, key, level: found.size === parts.length ? 1 : 0, places: found };
}

function standsWhole(key: string, text: string): boolean {
  return standsAt(key, text) !== null;
}

/** Answers where a whole name stands in a text, both as `plainText` answers them; `null` where it does not. */
export function standsAt(key: string, text: string): number | null {
  const at = key === "" ? -1 : text.indexOf(key);
  if (at < 0) return null;
  const head = text.slice(0, at).split(" ").at(-1) ?? "";
  const tail = text.slice(at + key.length).split(" ")[0] ?? "";
  return before.test(head) && after.test(tail) ? at : null;
}

/** Answers whether words beside those that name a thing are a part of the name, and not of its own. */
function saysAnother<T extends Nameable>(
  { thing, key, level, places }: Fit<T>,
  fits: readonly Fit<T>[],
  left: ReadonlySet<number>,
): boolean {
  if (level === 2 && (key.includes(" ") || unspacedLetters.test(key))) return false;
  const others = new Set(
    fits
      .filter((one) => one.level > 0 && one.thing.kind !== thing.kind)
      .flatMap((one) => [...one.places]),
  );
  return [...places].some((place) =>
    [-1, 1].some((step) => {
      let at = place + step;
      while (places.has(at) || (left.has(at) && others.has(at))) at += step;
      return left.has(at);
    }),
  );
}

function compareFits<T extends Nameable>(a: Fit<T>, b: Fit<T>): number {
  if (a.level !== b.level) return b.level - a.level;
  if (a.level === 2) return b.key.length - a.key.length;
  return b.places.size - a.places.size;
}
