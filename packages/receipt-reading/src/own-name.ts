import { companyForm } from "./name-words.ts";
import { lettersOf } from "./seen-text.ts";

const allForms = new RegExp(companyForm.source, "giu");
/** The fewest letters with which a longer name may begin to be the same one. */
const leastBeginning = 8;
/** One letter of this many may be misread. */
const lettersForError = 10;
/** The most letters that may follow the name of a business in a longer form of it. */
const mostMore = 3;

/** Returns whether a name on a receipt is one of the given names: also with another company form, accents, order of words or a misread letter. */
export function isOneOf(name: string, names: readonly string[]): boolean {
  // A line may go on with the town behind a comma.
  const forms = [name, name.split(/\s*[,|]\s*|\s+-\s+/)[0] ?? name].map(coreOf);
  return names.map(coreOf).some((own) => forms.some((form) => isSame(form, own)));
}

interface Core {
  letters: string;
  words: string;
}

function coreOf(name: string): Core {
  const words = name.replace(allForms, " ").split(/[\s.,&+'"()-]+/);
  const folded = words.map(fold).filter((word) => word !== "");
  return { letters: folded.join(""), words: folded.toSorted().join(" ") };
}

/** Returns a word's letters, German umlauts the same however they are written. */
function fold(word: string): string {
  return lettersOf(word)
    .replaceAll("ß", "ss")
    .replace(/(?<=[aou])e/g, "");
}

function isSame(one: Core, other: Core): boolean {
  if (one.letters.length < 2 || other.letters.length < 2) return false;
  if (one.letters === other.letters || one.words === other.words) return true;
  const [short = "", long = ""] = [one.letters, other.letters].toSorted(
    (a, b) => a.length - b.length,
  );
  const isLonger = long.startsWith(short) && long.length - short.length <= mostMore;
  return (
    (isLonger && short.length >= leastBeginning) ||
    isNear(short, long, Math.floor(short.length / lettersForError))
  );
}

/** Returns whether at most some letters differ, are missing or are too many. */
function isNear(one: string, other: string, most: number): boolean {
  if (other.length - one.length > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    let before = at;
    const next = [at + 1];
    for (const [place, against] of Array.from(other).entries()) {
      const above = row[place + 1] ?? 0;
      next.push(Math.min(above + 1, (next[place] ?? 0) + 1, before + (letter === against ? 0 : 1)));
      before = above;
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}
