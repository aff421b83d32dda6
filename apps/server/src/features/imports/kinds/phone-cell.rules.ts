import { plainPhone, problemOfPhone } from "@marzipan/contract/phone";
import { severalOf } from "./cell-text.rules.ts";

/** What a cell with phones holds. */
export interface PhoneCell {
  numbers: string[];
  /** What is no number, and numbers with words beside them: whose phone it is. */
  rest: string[];
}

/** The most characters of a phone number. */
const longestNumber = 32;

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

const letters = (text: string): number => text.replace(/\P{L}/gu, "").length;

/** Labels before a number: `Tel.`, `Mobile:`. */
const label =
  /^(?:tel|phone|mobile|mob|cell|fax|handy|telefon|móvil|tél|טל|טלפון|נייד|هاتف|جوال|电话|電話)[.:'"׳״]*\s*/iu;

/** Returns the runs of digits and the signs between them that are long enough for a phone number. */
function numbersIn(text: string): string[] {
  return (text.match(/[+(]?\d[\d\s().-]*/g) ?? [])
    .map((run) => /^[^]*\d/.exec(run)?.[0] ?? "")
    .filter((run) => digitsOf(run) >= 7 && digitsOf(run) <= 15);
}

function readOne(part: string, into: PhoneCell): void {
  const plain = plainPhone(part).replace(label, "").trim();
  // One number, short ones as *6550 and those with an extension too.
  if (plain.length <= longestNumber && problemOfPhone(plain) === null) {
    into.numbers.push(plain);
    return;
  }
  const isShort = part.length <= 200;
  const found = isShort && !/^[*#]/.test(plain) ? numbersIn(plain) : [];
  into.numbers.push(...found);
  const words = found.reduce((text, number) => text.replace(number, ""), plain);
  // A word as short as "or" only separates two numbers.
  const isOnlySeparated = found.length > 1 && /^\P{N}{0,12}$/u.test(words) && letters(words) <= 4;
  if (!isOnlySeparated && /[\p{L}\d*#]/u.test(words)) into.rest.push(part);
}

/** Returns the phone numbers of a cell, separated by any sign, and what else it says. */
export function readPhones(cell: string | undefined): PhoneCell {
  const phones: PhoneCell = { numbers: [], rest: [] };
  for (const part of severalOf(cell)) readOne(part, phones);
  return { numbers: [...new Set(phones.numbers)], rest: phones.rest };
}
