import { clientNoteLimits } from "@marzipan/contract/clients";
import type { ImportField } from "@marzipan/contract/imports";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { westernDigits } from "@marzipan/contract/phone";
import { Email, Phone } from "@marzipan/contract/primitives";
import { readAllergens } from "@marzipan/domain/imports/food-words";
import { cleanCell } from "@marzipan/domain/imports/clean-cell";
import { normalise } from "@marzipan/domain/search";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";
import * as z from "zod/mini";
import { cutToFit, linesOf, nameOf, oneLineOrNothing, severalOf } from "./cell-text.rules.ts";
import type { Cells } from "./cell-text.rules.ts";
import { readPhones } from "./phone-cell.rules.ts";

/** A client as a row says it, and which of its cells did not fit their fields and went to the notes. */
export interface ClientOfCells {
  draft: {
    name: string;
    phone: string | null;
    email: string | null;
    language: Language | null;
    allergens: ReturnType<typeof readAllergens>["names"];
    allergyNote: string;
    notes: string;
  };
  /** The lines of the notes that come from other fields. */
  addedNotes: string[];
  moved: ImportField[];
}

const mostOfName = 120;

/**
 * Returns a client's fields as a form would send them, from what a row's columns say. What does not fit an optional
 * field goes to the notes: further phones and emails, what is no phone or email, and the end of what is too long. A
 * client without a name is called by phone or email. `country` is the business's, by its two letters.
 */
export function clientOfCells(cells: Cells, country: string): ClientOfCells {
  const moved = new Set<ImportField>();
  const extra: string[] = [];
  const move = (field: ImportField, texts: readonly string[]): void => {
    if (texts.length > 0) moved.add(field);
    extra.push(...texts);
  };
  const phones = readPhones(cells.phone);
  const numbers = phones.numbers.map((number) => withLostZero(number, country));
  const [phone = null, ...morePhones] = numbers.filter((number) => isValid(Phone, number));
  extra.push(...morePhones);
  move("phone", [...numbers.filter((number) => !isValid(Phone, number)), ...phones.rest]);
  const emails = readEmails(cells.email);
  const [email = null, ...moreEmails] = emails.addresses;
  extra.push(...moreEmails);
  move("email", emails.rest);
  const written = oneLineOrNothing(cells.language);
  const language = languageOf(written) ?? null;
  if (language === null && written !== "") move("language", [written]);
  const allergens = readAllergens(cells.allergens);
  const allergies = [linesOf(cells.allergyNote), linesOf(allergens.rest)]
    .filter(Boolean)
    .join("\n");
  const allergyNote = cutToFit(allergies, clientNoteLimits.allergyNote);
  if (allergyNote !== allergies) move("allergyNote", [allergies.slice(allergyNote.length).trim()]);
  const told = nameOf(cells.name) || phone || email || (extra[0] ?? "");
  const name = cutToFit(told, mostOfName);
  if (name !== told) move("name", [told]);
  const lines = [linesOf(cells.notes), ...new Set(extra)].filter(
    (line) => line !== name && line !== "",
  );
  const notes = cutToFit(lines.join("\n"), clientNoteLimits.notes);
  if (notes !== lines.join("\n")) moved.add("notes");
  return {
    draft: { name, phone, email, language, allergens: allergens.names, allergyNote, notes },
    addedNotes: [...new Set(extra)].filter((line) => line !== name),
    moved: [...moved],
  };
}

const isValid = (schema: z.ZodMiniType, value: string): boolean =>
  z.safeParse(schema, value).success;

/** Returns the email addresses of a cell, also of `Flo <flo@example.com>`, and what is none. */
function readEmails(cell: string | undefined): { addresses: string[]; rest: string[] } {
  const addresses: string[] = [];
  const rest: string[] = [];
  for (const part of severalOf(cell)) {
    const found = part
      .split(/[\s<>()[\]"]+/)
      .map((word) => cleanCell(word))
      .filter((word) => word.includes("@") && isValid(Email, word));
    addresses.push(...found);
    if (found.length === 0) rest.push(part);
  }
  return { addresses: [...new Set(addresses)], rest };
}

/**
 * Returns a phone with the leading zero that a spreadsheet drops when it takes a phone for a number: where the digits
 * alone are a number of the country, whose national writing begins with the zero.
 */
export function withLostZero(phone: string, country: string): string {
  const digits = westernDigits(phone).replace(/\.0$/, "");
  if (!/^[1-9]\d{6,12}$/.test(digits)) return phone;
  const read = parsePhoneNumberFromString(digits, country as CountryCode);
  const isNational = read?.isValid() === true && read.nationalNumber === digits;
  return isNational && read.formatNational().startsWith("0") ? `0${digits}` : digits;
}

let languageNames: ReadonlyMap<string, Language> | undefined;

/** Lists the languages by their codes and their names in each of the ten; not before someone asks, which takes a while. */
function listLanguageNames(): ReadonlyMap<string, Language> {
  const speakers = languages.map((one) => new Intl.DisplayNames([one], { type: "language" }));
  return new Map(
    languages.flatMap((language): [string, Language][] => [
      [language, language],
      ...speakers.map((names): [string, Language] => [
        normalise(names.of(language) ?? language),
        language,
      ]),
    ]),
  );
}

/** Returns the language that a cell names, by its code or its name in one of the ten; `undefined` for any other. */
export function languageOf(cell: string | undefined): Language | undefined {
  const name = normalise(cell ?? "");
  if (name === "") return undefined;
  languageNames ??= listLanguageNames();
  return languageNames.get(name) ?? languageNames.get(/^[a-z]{2}(?=[-_])/.exec(name)?.[0] ?? "");
}
