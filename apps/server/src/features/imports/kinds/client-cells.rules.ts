import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { westernDigits } from "@marzipan/contract/phone";
import { readAllergens } from "@marzipan/domain/imports/food-words";
import { normalise } from "@marzipan/domain/search";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";
import { oneLine, severalOf } from "./cell-text.rules.ts";
import type { Cells } from "./cell-text.rules.ts";

/**
 * Returns a client's fields as a form would send them, from what a row's columns say. A second phone or email of a
 * cell goes to the notes. `country` is the business's, by its two letters.
 */
export function clientOfCells(cells: Cells, country: string) {
  const [phone = "", ...morePhones] = severalOf(cells.phone);
  const [email = "", ...moreEmails] = severalOf(cells.email);
  const allergens = readAllergens(cells.allergens);
  return {
    name: oneLine(cells.name),
    phone: withLostZero(phone, country) || null,
    email: email.replace(/^mailto:/i, "") || null,
    language: languageOf(cells.language) ?? null,
    allergens: allergens.names,
    allergyNote: [cells.allergyNote?.trim(), allergens.rest].filter(Boolean).join("\n"),
    notes: [cells.notes?.trim() ?? "", ...morePhones, ...moreEmails].filter(Boolean).join("\n"),
  };
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

/** Lists the languages by their codes and their names in each of the ten; not before somebody asks, which takes a while. */
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
