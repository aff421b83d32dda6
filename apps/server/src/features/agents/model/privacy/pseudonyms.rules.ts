import type { Language } from "@marzipan/contract/languages";
import { normalise } from "@marzipan/domain/search";
import { hideContacts } from "./contact-details.rules.ts";
import type { KnownContacts } from "./contact-details.rules.ts";

/** What a pseudonym stands for. */
type Kind = "client" | "item";

/** Names in the place of which a model sees pseudonyms, and which are put back into what it answers. */
export interface Pseudonyms {
  /** Returns what the model may see of a name: its pseudonym, or itself where the owner has agreed. */
  of(kind: Kind, name: string): string;
  /** Returns a text of ours or the person's without names, phone numbers and email addresses. */
  hide(text: string): string;
  /** Returns a text with the names in the place of their pseudonyms, as `write` writes them. */
  restore(text: string, write: (name: string) => string): string;
  /** Lists the pseudonyms in a text that no one has. */
  findStrange(text: string): string[];
  /** Returns a text without names and pseudonyms, whose digits are no figures. */
  strip(text: string): string;
}

const token = /\{?\b(client|item)[_ ](\d+)\b\}?/gi;
/** The end of a phone number as the advisor writes it to distinguish clients of one name. */
const phoneEnd = /…(\d{5})(?!\d)/gu;
/** Letters that Hebrew and Arabic join in front of a name: to Dana, and Dana. */
const joined = /^[\u05d5\u05e9\u05db\u05d4\u05d1\u05dc\u05de\u0648\u0641\u0628\u0643\u0644]{1,3}/u;

/** A name that the person's own words may hold, with its words. */
interface KnownName {
  name: string;
  parts: readonly string[];
}

/**
 * Creates the pseudonyms of one answer; `names` are those that the person's own words may hold, `ends` the ends of phones
 * by which clients were told apart before.
 */
export function makePseudonyms(
  names: readonly string[],
  sharesDetails: boolean,
  contacts: KnownContacts = { phones: [], addresses: [] },
): Pseudonyms {
  const known = names.map((name): KnownName => ({
    name,
    parts: normalise(name)
      .split(" ")
      .filter((part) => part.length > 1),
  }));
  const tokens = new Map<string, string>();
  const owners = new Map<string, string>();
  const shown = new Set<string>();
  const of = (kind: Kind, name: string): string => {
    if (sharesDetails) {
      shown.add(name);
      return name;
    }
    const key = `${kind} ${normalise(name)}`;
    const held = tokens.get(key);
    if (held !== undefined) return held;
    const made = `${kind}_${owners.size + 1}`;
    tokens.set(key, made);
    owners.set(made, name);
    return made;
  };
  const hideNames = (text: string): string => {
    const pieces = text.split(/([\p{L}\p{M}\p{N}'’׳״"]+)/u);
    let hidden = pieces.map((piece) => hideWord(piece, known, of)).join("");
    // Languages without spaces: whole names inside a run of letters.
    for (const name of names) {
      if (name.length > 1 && hidden.includes(name))
        hidden = hidden.replaceAll(name, of("client", name));
    }
    return hidden.replace(/\b(client_\d+)(?:\s+\1\b)+/g, "$1");
  };
  return {
    of,
    hide: (text) => {
      if (sharesDetails) return text;
      return hideNames(hideContacts(text, contacts));
    },
    restore: (text, write) =>
      text.replace(token, (written, kind: string, number: string) => {
        const owner = owners.get(`${kind.toLowerCase()}_${number}`);
        return owner === undefined ? written : write(owner);
      }),
    findStrange: (text) =>
      [...text.matchAll(token)]
        .filter(([, kind = "", number = ""]) => !owners.has(`${kind.toLowerCase()}_${number}`))
        .map(([written]) => written),
    strip: (text) => {
      const bare = text.replace(token, " ");
      const long = [...shown].filter((name) => name.length > 2 && /\p{L}/u.test(name));
      return long
        .toSorted((a, b) => b.length - a.length)
        .reduce((rest, name) => rest.replaceAll(name, " "), bare);
    },
  };
}

function hideWord(word: string, names: readonly KnownName[], of: Pseudonyms["of"]): string {
  const key = normalise(word);
  if (key.length < 2) return word;
  const bare = key.replace(joined, "");
  const owner = names.find(({ parts }) =>
    parts.some((part) => part === key || (bare.length > 1 && endsAs(key, part))),
  );
  return owner === undefined ? word : of("client", owner.name);
}

/** Returns whether a word is a name with joined letters in front of it, or an ending of one letter behind. */
function endsAs(word: string, name: string): boolean {
  const front = word.endsWith(name) ? word.slice(0, word.length - name.length) : null;
  if (front !== null && joined.exec(front)?.[0] === front) return true;
  return name.length > 3 && word.startsWith(name) && /^['’]?s$/.test(word.slice(name.length));
}

const months = new Map<Language, ReadonlySet<string>>();

/** Returns the words of months and weekdays in a language, which are hardly ever meant as names. */
function calendarWords(language: Language): ReadonlySet<string> {
  const known = months.get(language);
  if (known) return known;
  const words = new Set<string>();
  for (let at = 0; at < 12; at += 1) {
    for (const width of ["long", "short"] as const) {
      const month = { month: width, timeZone: "UTC" } as const;
      const weekday = { weekday: width, timeZone: "UTC" } as const;
      words.add(
        normalise(new Intl.DateTimeFormat(language, month).format(new Date(Date.UTC(2026, at, 1)))),
      );
      words.add(
        normalise(
          new Intl.DateTimeFormat(language, weekday).format(new Date(Date.UTC(2026, 0, at + 1))),
        ),
      );
    }
  }
  months.set(language, words);
  return words;
}

/** Lists the ends of phones by which texts tell clients apart: "Dana Levi (…50141)". */
export function phoneEndsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(phoneEnd)].map(([, digits = ""]) => digits));
}

/** Lists the words of texts that may be names, normalised, also without joined letters. */
export function wordsOfNames(texts: readonly string[], language: Language): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of normalise(text).matchAll(/[\p{L}\p{M}\p{N}'"]+/gu)) {
      for (let cut = 0; cut <= (joined.exec(word)?.[0].length ?? 0); cut += 1)
        words.add(word.slice(cut));
      words.add(word.replace(/'?s$/, ""));
    }
  }
  const none = calendarWords(language);
  return [...words].filter((word) => word.length > 1 && !none.has(word)).slice(0, 2000);
}
