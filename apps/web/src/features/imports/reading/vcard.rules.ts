import { mostRowsOfFile } from "@marzipan/contract/imports";
import { FileRefused } from "./import-file.types.ts";
import type { CardLabels, Sheet } from "./import-file.types.ts";

/** The most characters of a line that are read; notes are cut at 5,000, and quoted-printable takes up to twelve for one. */
const longestLine = 60_000;

interface Line {
  name: string;
  parameters: readonly string[];
  value: string;
}

/** One contact as its card has it. */
interface Card {
  name: string;
  phones: string[];
  emails: string[];
  company: string;
  addresses: string[];
  birthday: string;
  notes: string[];
}

/** Decodes quoted-printable, as phones write version 2.1: `=D7=A0` are bytes of the character set. */
function decodeQuoted(text: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = /^[\dA-Fa-f]{2}$/.test(text.slice(at + 1, at + 3))
      ? text.slice(at + 1, at + 3)
      : "";
    if (text[at] === "=" && code !== "") {
      bytes.push(Number.parseInt(code, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(text[at]));
  }
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
}

const quotedPrintable = (parameters: readonly string[]): boolean =>
  parameters.some((one) => one.endsWith("QUOTED-PRINTABLE"));

/** Returns what a line says: `item1.TEL;TYPE=cell:052` is a TEL. */
function readLine(line: string): Line | null {
  const colon = line.indexOf(":");
  if (colon === -1) return null;
  const [name = "", ...parameters] = line.slice(0, colon).toUpperCase().split(";");
  const bare = name.slice(name.lastIndexOf(".") + 1);
  const value = line.slice(colon + 1);
  if (!quotedPrintable(parameters)) return { name: bare, parameters, value };
  const charset = parameters.find((one) => one.startsWith("CHARSET="))?.slice(8) ?? "utf-8";
  return { name: bare, parameters, value: decodeQuoted(value, charset.toLowerCase()) };
}

/** Yields the lines of a text. */
function* linesOf(text: string): Generator<string> {
  const breaks = /\r\n|\r|\n/g;
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(breaks)) {
    yield text.slice(start, index);
    start = index + sign.length;
  }
  yield text.slice(start);
}

/**
 * Yields the lines of cards with what was folded joined: lines that begin with a space, and of quoted-printable those
 * after `=`. What is longer than anything that is taken is cut: a picture.
 */
function* unfold(text: string): Generator<string> {
  let pieces: string[] = [];
  let length = 0;
  let isQuoted = false;
  let before = "";
  for (const line of linesOf(text)) {
    const isSoft = isQuoted && before.endsWith("=");
    const isFolded = !isSoft && (line.startsWith(" ") || line.startsWith("\t"));
    if (isSoft || isFolded) {
      if (isSoft && pieces.length > 0) pieces.push(pieces.pop()?.replace(/=$/, "") ?? "");
      if (length < longestLine) pieces.push(isFolded ? line.slice(1) : line);
      length += line.length;
    } else {
      if (pieces.length > 0) yield pieces.join("").slice(0, longestLine);
      pieces = [line];
      length = line.length;
      isQuoted = line.slice(0, 200).toUpperCase().includes("QUOTED-PRINTABLE");
    }
    before = line;
  }
  yield pieces.join("").slice(0, longestLine);
}

/** Splits a value at a sign that no backslash keeps, and takes the backslashes away. */
function parts(value: string, sign: string): string[] {
  const found = [""];
  for (let at = 0; at < value.length; at += 1) {
    const letter = value[at] ?? "";
    const last = found.length - 1;
    if (letter === "\\" && at + 1 < value.length) {
      at += 1;
      const next = value[at] ?? "";
      found[last] += next === "n" || next === "N" ? "\n" : next;
    } else if (letter === sign) found.push("");
    else found[last] += letter;
  }
  return found.map((part) => part.trim());
}

const whole = (value: string): string => parts(value, "\u0000")[0] ?? "";

const take: Readonly<Record<string, (card: Card, value: string) => void>> = {
  FN: (card, value) => {
    card.name = whole(value);
  },
  N: (card, value) => {
    const [last = "", first = "", middle = ""] = parts(value, ";");
    card.name ||= [first, middle, last].filter((part) => part !== "").join(" ");
  },
  TEL: (card, value) => card.phones.push(whole(value).replace(/^tel:/i, "")),
  EMAIL: (card, value) => card.emails.push(whole(value).replace(/^mailto:/i, "")),
  ORG: (card, value) => {
    card.company = parts(value, ";")
      .filter((part) => part !== "")
      .join(", ");
  },
  ADR: (card, value) =>
    card.addresses.push(
      parts(value, ";")
        .filter((part) => part !== "")
        .join(", "),
    ),
  BDAY: (card, value) => {
    card.birthday = value.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  },
  NOTE: (card, value) => card.notes.push(whole(value)),
};

function readCards(text: string): Card[] {
  const cards: Card[] = [];
  let card: Card | null = null;
  for (const raw of unfold(text)) {
    const line = readLine(raw);
    if (line === null) continue;
    const value = line.value.trim();
    if (line.name === "BEGIN" && value.toUpperCase() === "VCARD") {
      card = {
        name: "",
        phones: [],
        emails: [],
        company: "",
        addresses: [],
        birthday: "",
        notes: [],
      };
      cards.push(card);
      if (cards.length > mostRowsOfFile) throw new FileRefused("too_many_rows");
    } else if (line.name === "END") card = null;
    else if (card !== null && value !== "") take[line.name]?.(card, line.value);
  }
  return cards;
}

const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== "");

/** Reads contact cards (vCard 2.1, 3 and 4) as a sheet whose first row says what its columns are called. */
export function readVcards(text: string, labels: CardLabels): Sheet {
  const rows = readCards(text).map((card) => {
    const [phone = "", ...otherPhones] = distinct(card.phones);
    const [email = "", ...otherEmails] = distinct(card.emails);
    // A card of a company alone is called by it.
    const name = card.name || card.company || phone || email;
    return [
      name,
      phone,
      email,
      [...otherPhones, ...otherEmails].join(", "),
      card.company === name ? "" : card.company,
      distinct(card.addresses).join("; "),
      card.birthday,
      distinct(card.notes).join("\n"),
    ];
  });
  const { name, phone, email, otherPhone, company, address, birthday, notes } = labels;
  const names = [name, phone, email, otherPhone, company, address, birthday, notes];
  const isUsed = names.map((_name, column) => column < 3 || rows.some((row) => row[column] !== ""));
  return {
    name: "",
    rows: [names, ...rows].map((row) => row.filter((_cell, column) => isUsed[column])),
  };
}
