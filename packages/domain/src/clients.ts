import { clientNoteLimits } from "@marzipan/contract/clients";
import type { createClient, updateClient } from "@marzipan/contract/clients";
import type { Input } from "@marzipan/contract/endpoint";
import type { FieldProblem } from "@marzipan/contract/errors";
import { isEmpty } from "./fields.ts";
import type { FieldsOf } from "./fields.ts";
import { daysBetween } from "./dates.ts";
import { normalise, phoneDigits } from "./search.ts";

type SentBody = Input<typeof createClient>["body"] & Input<typeof updateClient>["body"];

/** What of a client its owner writes: every field of the contract. */
export type ClientFields = FieldsOf<SentBody, "expectedUpdatedAt">;

/** A client of whom nothing is written yet. */
export const blankClient: ClientFields = {
  name: "",
  phone: null,
  email: null,
  language: null,
  allergens: [],
  allergyNote: "",
  notes: "",
};

/** What becomes of a field where clients are merged, searched, imported and erased. */
interface ClientFieldRule {
  /** Of two clients that are merged: the kept client's value; the other's where it is empty; both. */
  merge: "keep" | "fill" | "unite" | "join";
  search: "text" | "digits" | "no";
  /** A row of a file names the client by it, fills it where it is empty, or never has it. */
  import: "name" | "fill" | "no";
  /** It identifies the person and is erased wherever it was written, or only with the client. */
  erase: "everywhere" | "with client";
}

/** The decision on each field; a field of the contract without one does not compile (rulings §4, §10.6). */
const clientFieldRules = {
  name: { merge: "keep", search: "text", import: "name", erase: "everywhere" },
  phone: { merge: "fill", search: "digits", import: "fill", erase: "everywhere" },
  email: { merge: "fill", search: "text", import: "fill", erase: "everywhere" },
  language: { merge: "fill", search: "no", import: "fill", erase: "with client" },
  allergens: { merge: "unite", search: "no", import: "fill", erase: "with client" },
  allergyNote: { merge: "join", search: "no", import: "fill", erase: "with client" },
  notes: { merge: "join", search: "no", import: "fill", erase: "with client" },
} as const satisfies Record<keyof ClientFields, ClientFieldRule>;

type Rules = typeof clientFieldRules;

/** The fields with one of these decisions. */
export type ClientFieldsWith<Rule extends Partial<ClientFieldRule>> = {
  [Field in keyof Rules]: Rules[Field] extends Rule ? Field : never;
}[keyof Rules];

const clientFieldNames = Object.keys(clientFieldRules) as (keyof ClientFields)[];

/** The fields that a row of a file may fill where they are empty. */
export const importedClientFields = clientFieldNames.filter(
  (field): field is ClientFieldsWith<{ import: "fill" }> =>
    clientFieldRules[field].import === "fill",
);

/** How a person can be reached, as typed. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

type SearchedField = ClientFieldsWith<{ search: "text" | "digits" }>;

/** Returns the text in which searching clients looks: normalised name, phone digits, email. */
export function clientSearchKey(client: Pick<ClientFields, SearchedField>): string {
  return clientFieldNames
    .filter((field): field is SearchedField => clientFieldRules[field].search !== "no")
    .map((field) => {
      const text = client[field] ?? "";
      return normalise(clientFieldRules[field].search === "digits" ? phoneDigits(text) : text);
    })
    .join("\n");
}

/** Fewest digits that two differently written numbers must share to be the same. */
const fewestSharedDigits = 8;

/** Returns whether two phone numbers are the same, written with or without country code and leading zeros. */
export function isSamePhone(one: string, other: string): boolean {
  const [shorter = "", longer = ""] = [one, other]
    .map((phone) => phoneDigits(phone).replace(/^0+/, ""))
    .toSorted((a, b) => a.length - b.length);
  if (shorter === longer) return shorter !== "";
  return shorter.length >= fewestSharedDigits && longer.endsWith(shorter);
}

/**
 * Returns a regular expression, for PostgreSQL as for JavaScript, that every number matches which `isSamePhone` compares
 * as the same: the last eight digits with anything but digits between them. Others may match too; `null` without digits.
 */
export function samePhonePattern(phone: string): string | null {
  const digits = phoneDigits(phone).replace(/^0+/, "").slice(-fewestSharedDigits);
  return digits.split("").join("[^0-9]*") || null;
}

/** Returns the digits by which clients of a phone number are looked up: its last eight; `null` without any. */
export function phoneKey(phone: string | null): string | null {
  return phoneDigits(phone ?? "").slice(-fewestSharedDigits) || null;
}

/** What a typed contact says about a client of the same name. */
export type Recognition = "same" | "other" | "unknown";

/**
 * Compares a typed contact with a client of the same name: `same` when phone or email agree,
 * `other` when one that both have differs, `unknown` when there is nothing to compare. A name alone
 * never identifies a person (rulings §4).
 */
export function recognise(client: Contact, typed: Contact): Recognition {
  const phones = client.phone && typed.phone ? isSamePhone(client.phone, typed.phone) : null;
  const emails =
    client.email && typed.email ? normalise(client.email) === normalise(typed.email) : null;
  if (phones === true || (phones === null && emails === true)) return "same";
  return phones === null && emails === null ? "unknown" : "other";
}

const merges: Record<ClientFieldRule["merge"], (into: unknown, from: unknown) => unknown> = {
  keep: (into) => into,
  fill: (into, from) => (isEmpty(into) ? from : into),
  unite: (into, from) => [...new Set([...(into as unknown[]), ...(from as unknown[])])],
  join: (into, from) => joinTexts(into as string, from as string),
};

/** Returns a client's fields after a duplicate entry was merged into it, by `clientFieldRules` (rulings §4). */
export function mergeFields(into: ClientFields, from: ClientFields): ClientFields {
  const merged = clientFieldNames.map((field) => [
    field,
    merges[clientFieldRules[field].merge](into[field], from[field]),
  ]);
  return Object.fromEntries(merged) as ClientFields;
}

/** Returns which notes are longer after a merge than a client can have; they are never cut. */
export function longNotes(client: ClientFields): FieldProblem[] {
  return (["allergyNote", "notes"] as const)
    .filter((path) => client[path].length > clientNoteLimits[path])
    .map((path) => ({ path, problem: "too_long", limit: clientNoteLimits[path] }));
}

function joinTexts(first: string, second: string): string {
  if (second === "" || first.includes(second)) return first;
  return first === "" ? second : `${first}\n${second}`;
}

/** Fewest gaps between orders that make a rhythm. */
const fewestGaps = 3;

/**
 * Returns how many days usually lie between two orders (the median of the gaps); `null` where there are too few, or
 * where half of the gaps differ from it by more than half. `days` are the days of the orders, in any order.
 */
export function usualGap(days: readonly string[]): number | null {
  const sorted = [...new Set(days)].toSorted();
  const gaps = sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day));
  if (gaps.length < fewestGaps) return null;
  const gap = medianOf(gaps);
  const spread = medianOf(gaps.map((one) => Math.abs(one - gap)));
  return spread > gap / 2 ? null : Math.round(gap);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
