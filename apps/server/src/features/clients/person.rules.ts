import { isSamePhone, samePhonePattern } from "@marzipan/domain/clients";
import { erasedName } from "../../platform/account/erase-person.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";
import type { PersonAct, PersonContacts, PersonRow } from "./erase-person.store.ts";

/** A shorter word may be part of others. */
const fewestCharacters = 5;

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
];
const longestFirst = (values: readonly string[]): string[] =>
  distinct(values)
    .filter((value) => Array.from(value).length >= fewestCharacters)
    .toSorted((a, b) => b.length - a.length);

const emailsOf = (rows: readonly PersonRow[]): string[] =>
  distinct(rows.map(({ email }) => email?.toLowerCase() ?? null));

/** Returns by what a person's orders and requests are found, from their entries among the clients. */
export function findContacts(entries: readonly PersonRow[]): PersonContacts {
  return {
    clientIds: entries.map(({ id }) => id),
    emails: emailsOf(entries),
    phonePatterns: distinct(entries.map(({ phone }) => samePhonePattern(phone ?? ""))),
  };
}

/** Returns those of some orders or requests that are the person's: linked, or with the same phone or email. */
export function onlyTheirs(acts: readonly PersonAct[], entries: readonly PersonRow[]): PersonAct[] {
  const emails = new Set(emailsOf(entries));
  return acts.filter(
    ({ is_theirs: isTheirs, email, phone }) =>
      isTheirs ||
      (email !== null && emails.has(email.toLowerCase())) ||
      (phone !== null && entries.some((entry) => isSamePhone(entry.phone ?? "", phone))),
  );
}

/** Describes a person by their entries among the clients, orders and requests. */
export function describePerson(
  entries: readonly PersonRow[],
  orders: readonly PersonRow[],
  requests: readonly PersonRow[],
): ErasedPerson {
  const rows = [...entries, ...orders, ...requests].filter(({ name }) => name !== erasedName);
  const names = distinct(rows.map(({ name }) => name));
  const phones = distinct(rows.map(({ phone }) => phone));
  const emails = emailsOf(rows);
  const ofSeveralWords = (values: readonly (string | null)[]): string[] =>
    distinct(values).filter((value) => value.includes(" "));
  const identifiers = longestFirst([...ofSeveralWords(names), ...phones, ...emails]);
  const nameKeys = ofSeveralWords(rows.map((row) => row.name_key));
  return {
    clientIds: entries.map(({ id }) => id),
    orderIds: orders.map(({ id }) => id),
    requestIds: requests.map(({ id }) => id),
    names,
    phones,
    emails,
    identifiers,
    keys: longestFirst([...identifiers, ...nameKeys]),
  };
}
