import type { Language } from "@marzipan/contract/languages";
import type { Tongue } from "./tongue.ts";
import { entriesOf, plainText, unspaced } from "./words.ts";

/** Letters that Hebrew and Arabic join in front of a name, and endings of a plural or a case. */
const before = /^(?:[ושכהבלמ]{1,2}|[وفبكل]|ال|بال|لل)?$/u;
const after = /^(?:s|es|n|en|ים|ות|ات|さん|様|的)?$/u;

/**
 * Answers whether a name (normalised) is meant in a text as `plainText` answers it: it stands there as a whole word,
 * joined letters and plural endings aside, or one of its words is among those that mean nothing else.
 */
export function wholeName(nameKey: string, text: string, rest: readonly string[]): boolean {
  const at = text.indexOf(nameKey);
  if (at >= 0) {
    if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(nameKey)) return true;
    const head = text.slice(0, at).split(" ").at(-1) ?? "";
    const tail = text.slice(at + nameKey.length).split(" ")[0] ?? "";
    return before.test(head) && after.test(tail);
  }
  return nameKey.split(" ").some((word) => word.length >= 3 && rest.includes(word));
}

/** What leads a name in the languages that join it in front: to, for. */
const joinedTo: Partial<Record<Language, string>> = { he: "ל", ar: "ل" };

/** The most words of a name. */
const mostWords = 4;

/** The fewest letters of a name behind a joined letter. */
const leastJoined = 2;

/** Parts of what is called a customer, which politeness ends as it does a name. */
const customers = /客$/u;

/**
 * Answers the name that a question holds by its words (`bare` and `rest` of a `Question`): behind a word such as "to"
 * or "client", before one such as "さん", or a word with a capital where only names have one. It is answered as it was
 * written; `null` where there is none.
 */
export function nameIn(
  question: string,
  { text, rest }: { text: string; rest: readonly string[] },
  tongue: Tongue,
): string | null {
  if (unspaced.includes(tongue.language)) return politeName(text, tongue);
  const leads = new Set(entriesOf(tongue.nameAfter));
  const ends = new Set(entriesOf(tongue.nameBefore));
  const idle = new Set(entriesOf(tongue.idle));
  const units = new Set(Object.values(tongue.units).flatMap(entriesOf));
  const capitals = capitalsOf(question, tongue);
  const to = joinedTo[tongue.language];
  const words = text.split(" ").filter(Boolean);
  const isLeft = (word: string | undefined): boolean =>
    word !== undefined && rest.includes(word) && !units.has(word) && !/\d/u.test(word);
  for (let at = 0; at < words.length; at += 1) {
    if (!isLeft(words[at]) || isLeft(words[at - 1])) continue;
    let end = at;
    while (isLeft(words[end]) && end - at < mostWords) end += 1;
    const [first = ""] = words.slice(at);
    const isLed = leads.has(words[at - 1] ?? "") && at > 0;
    const isLedOver = idle.has(words[at - 1] ?? "") && leads.has(words[at - 2] ?? "");
    const isJoined = to !== undefined && first.startsWith(to) && first.length > leastJoined;
    const isCapital = words.slice(at, end).some((word) => capitals.has(word));
    if (!isLed && !isLedOver && !isJoined && !isCapital && !ends.has(words[end] ?? "")) continue;
    const written = words.slice(at, end).map((word) => asWritten(word, question));
    return isJoined && !isLed ? written.join(" ").slice(1) : written.join(" ");
  }
  return null;
}

/**
 * Answers the words of a question that begin with a capital within a sentence, as `plainText` answers them; none in
 * German, which writes every noun with one.
 */
export function capitalsOf(question: string, { language }: Tongue): ReadonlySet<string> {
  if (language === "de") return new Set();
  const found = question.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}’'-]*/gu);
  return new Set([...found].map(([word]) => plainText(word).trim()));
}

function politeName(text: string, { nameBefore, nameAfter }: Tongue): string | null {
  for (const end of entriesOf(nameBefore)) {
    const at = text.indexOf(end);
    const start = at < 0 ? "" : text.slice(0, at);
    const head = entriesOf(nameAfter).reduce((left, lead) => left.split(lead).at(-1) ?? "", start);
    const name = /(?:[\p{Script=Han}]{1,3}|[\p{Script=Katakana}ー]{1,10})$/u.exec(head)?.[0] ?? "";
    if (name && !customers.test(name)) return name + end;
  }
  return null;
}

/** Answers a word of a text as `plainText` answers it as it was written. */
function asWritten(word: string, question: string): string {
  const written = question.split(/[^\p{L}\p{M}\p{N}’'-]+/u);
  return written.find((one) => plainText(one).trim() === word) ?? word;
}
