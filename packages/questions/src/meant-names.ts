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

/** The most names of a question that are heard, and the most words of one that nothing has. */
const mostGroups = 6;
const mostOfName = 4;

/** Something of the business that has a name. */
export interface Nameable {
  kind: "client" | "item";
  /** Its name as `nameKey` returns it. */
  nameKey: string;
}

/** The words of a question in which names are looked for. */
export interface NamingWords {
  /** Without its periods, as `plainText` returns it. */
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

/** Returns a word and what is left of it without the letters that are joined in front. */
function formsOf(word: string): string[] {
  const cuts = [1, 2, 3].filter(
    (cut) => word.length - cut >= leastStem && before.test(word.slice(0, cut)),
  );
  return [word, ...cuts.map((cut) => word.slice(cut))];
}

/** Returns the words under which the names of a question may be stored: each with the endings of its other forms. */
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
  /** Its whole name is there, or all its words do, or some of them. */
  level: 0 | 1 | 2;
  /** The places of the words that name it. */
  places: ReadonlySet<number>;
  /** Where in the text these stand, from the first sign to behind the last. */
  spans: readonly (readonly [start: number, end: number])[];
}

/** Stands for what is already known to be named: no letter of a question. */
const told = "\u02bc";

/** What a question names: for each name what may be meant by it, and a name that nothing has. */
export interface Meant<T> {
  /** In the order of the question; several things in a group where they fit the name equally. */
  groups: readonly (readonly T[])[];
  /** What is next to a name by "and", and names nothing; `null` where nothing does. */
  unknown: string | null;
}

/**
 * Returns what a question names among what may be meant: what fits each name best, several where they fit equally,
 * none where its words for the name say another: "Dana Cohen" is not Dana Peretz. A whole name goes before all of its
 * words, and those before some.
 */
export function meantOf<T extends Nameable>(things: readonly T[], question: NamingWords): Meant<T> {
  let { text } = question;
  const groups: { start: number; all: T[] }[] = [];
  const said: string[] = [];
  let kind: Nameable["kind"] | null = null;
  while (groups.length < mostGroups) {
    const fits: Fit<T>[] = bestOf(things, { ...question, text }, said, kind);
    const [best] = fits;
    if (!best) break;
    kind ??= best.thing.kind;
    groups.push({
      start: Math.min(...best.spans.map(([at]) => at)),
      all: fits.map((one) => one.thing),
    });
    said.push(...fits.flatMap(({ key }) => key.split(" ")));
    for (const [start, end] of best.spans)
      text = text.slice(0, start) + told.repeat(end - start) + text.slice(end);
  }
  return {
    groups: groups.toSorted((a, b) => a.start - b.start).map(({ all }) => all),
    unknown:
      groups.length === 0
        ? null
        : unknownBeside(
            text,
            question.rest.filter((word) => !said.includes(word)),
          ),
  };
}

/** Returns what fits a text best, none of whose words name only what was `said` before; beside a first name of a `kind` not by a part of another kind's name. */
function bestOf<T extends Nameable>(
  things: readonly T[],
  question: NamingWords,
  said: readonly string[],
  kind: Nameable["kind"] | null,
): Fit<T>[] {
  const words = question.text.split(" ").filter(Boolean);
  const fits = things.flatMap((thing) => fitOf(thing, words, question) ?? []);
  const left = new Set(words.flatMap((word, at) => (isLeft(word, question.rest) ? [at] : [])));
  const isAgain = ({ key, places, thing }: Fit<T>): boolean =>
    said.includes(key) ||
    (places.size > 0 &&
      [...places].every((at) =>
        said.some((part) => isSameWord(words[at] ?? "", part, thing.kind)),
      ));
  const isBesideClient = ({ thing, level }: Fit<T>): boolean =>
    level === 2 && kind === "client" && thing.kind === "item";
  const isMore = (fit: Fit<T>): boolean =>
    kind === null ||
    (!isAgain(fit) &&
      (fit.thing.kind === kind || fit.level > 0) &&
      (isManyWords(fit.key) ||
        isBesideClient(fit) ||
        [...fit.places].some((at) => left.has(at) || isTied(at, words))));
  const kept = fits.filter((fit) => isMore(fit) && !saysAnother(fit, fits, left, words));
  const [best] = kept.toSorted(compareFits);
  if (!best) return [];
  const isThere = (one: Fit<T>): boolean =>
    one.spans.some(([start, end]) => best.spans.some((of) => start < of[1] && of[0] < end));
  return kept.filter((one) => compareFits(one, best) === 0 && isThere(one));
}

/** Returns whether "and" ties a word to a name that is known. */
function isTied(at: number, words: readonly string[]): boolean {
  const isTold = (place: number): boolean => words[place]?.includes(told) === true;
  if (joinedAnd.test(words[at] ?? "") && isTold(at - 1)) return true;
  return [-1, 1].some((step) => ands.has(words[at + step] ?? "") && isTold(at + 2 * step));
}

function isLeft(word: string, rest: readonly string[]): boolean {
  return rest.includes(word) && word.length >= leastStem && !/\d/.test(word);
}

function isManyWords(key: string): boolean {
  return key.includes(" ") || unspacedLetters.test(key);
}

/** Returns the words that "and" ties to a name and that stand for nothing else. */
function unknownBeside(text: string, rest: readonly string[]): string | null {
  const words = text.split(" ").filter(Boolean);
  const isTold = (at: number): boolean => words[at]?.includes(told) === true;
  const nameFrom = (at: number, step: 1 | -1): string | null => {
    let end = at;
    while (Math.abs(end - at) < mostOfName && isLeft(words[end] ?? "", rest)) end += step;
    const found = step === 1 ? words.slice(at, end) : words.slice(end + 1, at + 1);
    return found.length === 0 ? null : found.join(" ");
  };
  for (const [at, word] of words.entries()) {
    if (word.includes(told) && unspacedLetters.test(word)) {
      const found = rest.find((one) => new RegExp(unspacedBeside(one), "u").test(word));
      if (found !== undefined) return found;
    }
    const isJoined = joinedAnd.test(word) && isLeft(word, rest) && isTold(at - 1);
    const found = isJoined
      ? nameFrom(at, 1)?.slice(1)
      : !ands.has(word)
        ? null
        : isTold(at - 1)
          ? nameFrom(at + 1, 1)
          : isTold(at + 1)
            ? nameFrom(at - 1, -1)
            : null;
    if (found) return found;
  }
  return null;
}

/** Words between two names in the languages that part words by blanks, and letters that Hebrew and Arabic join in front. */
const ands: ReadonlySet<string> = new Set(["and", "und", "et", "y", "e", "और", "तथा", "و"]);
const joinedAnd = /^[וو]/u;

/** The source of a name beside one that is told, in a language without blanks. */
function unspacedBeside(name: string): string {
  const and = "(?:さん|様|先生|女士|小姐|太太)?(?:和|跟|与|及|と|や)";
  const one = name.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return `${told}${and}${one}|${one}${and}${told}`;
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
    const start = text.indexOf(key);
    if (start >= 0) return { thing, key, level: 2, places, spans: [[start, start + key.length]] };
  }
  const parts = key.split(" ");
  const whole = standsAt(key, text);
  if (whole !== null) {
    const first = text.slice(0, whole).split(" ").filter(Boolean).length;
    const at = text[whole - 1] === " " ? first : first - 1;
    const places = new Set(parts.map((_, step) => at + step));
    return { thing, key, level: 2, places, spans: [[whole, whole + key.length]] };
  }
  const places = placesOf(parts, words, thing.kind);
  const found = new Set(places.filter((at) => at >= 0));
  const isNamed = parts.some(
    (part, at) => part.length >= leastWord && rest.includes(words[places[at] ?? -1] ?? ""),
  );
  if (!isNamed) return null;
  const spans = [...found].map((at) => spanOfWord(words, at));
  return { thing, key, level: found.size === parts.length ? 1 : 0, places: found, spans };
}

/** Returns where the parts of a name are: together if they are, else each at its first place, -1 for none. */
function placesOf(
  parts: readonly string[],
  words: readonly string[],
  kind: Nameable["kind"],
): number[] {
  const start = words.findIndex((_, at) =>
    parts.every((part, step) => isSameWord(words[at + step] ?? "", part, kind)),
  );
  if (start >= 0) return parts.map((_, step) => start + step);
  return parts.map((part) => words.findIndex((word) => isSameWord(word, part, kind)));
}

/** Returns where a word is in a text as `plainText` returns it. */
function spanOfWord(words: readonly string[], at: number): readonly [number, number] {
  const start = words.slice(0, at).reduce((sum, word) => sum + word.length + 1, 1);
  return [start, start + (words[at]?.length ?? 0)];
}

/** Returns where a whole name is in a text, both as `plainText` returns them; `null` if it is not in it. */
export function standsAt(key: string, text: string): number | null {
  const at = key === "" ? -1 : text.indexOf(key);
  if (at < 0) return null;
  const head = text.slice(0, at).split(" ").at(-1) ?? "";
  const tail = text.slice(at + key.length).split(" ")[0] ?? "";
  return before.test(head) && after.test(tail) ? at : null;
}

/** Returns whether words beside those that name a thing are a part of the name, and not of its own. */
function saysAnother<T extends Nameable>(
  { thing, key, level, places }: Fit<T>,
  fits: readonly Fit<T>[],
  left: ReadonlySet<number>,
  words: readonly string[],
): boolean {
  if (level === 2 && isManyWords(key)) return false;
  const others = new Set(
    fits
      .filter((one) => one.level > 0 && one.thing.kind !== thing.kind)
      .flatMap((one) => [...one.places]),
  );
  return [...places].some((place) =>
    [-1, 1].some((step) => {
      let at = place + step;
      while (places.has(at) || (left.has(at) && others.has(at))) at += step;
      const second = step === 1 ? at : at - step;
      return left.has(at) && !isAndNamed(second, fits, words);
    }),
  );
}

/** Returns whether a word is another name with "and" joined in front of it. */
function isAndNamed<T extends Nameable>(
  at: number,
  fits: readonly Fit<T>[],
  words: readonly string[],
): boolean {
  const word = words[at] ?? "";
  const named = joinedAnd.test(word) ? fits.filter(({ places }) => places.has(at)) : [];
  return named.length > 0 && named.every(({ key }) => !key.split(" ").includes(word));
}

function compareFits<T extends Nameable>(a: Fit<T>, b: Fit<T>): number {
  if (a.level !== b.level) return b.level - a.level;
  if (a.level === 2) return b.key.length - a.key.length;
  return b.places.size - a.places.size;
}
