import { clientNoteLimits } from "@marzipan/contract/clients";
import type { createClient, updateClient } from "@marzipan/contract/clients";
import type { Allergen } from "@marzipan/contract/food-facts";
import type { Input } from "@marzipan/contract/endpoint";
import type { FieldProblem } from "@marzipan/contract/errors";
import type { Language } from "@marzipan/contract/languages";
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

/** How a person can be reached, as typed. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

/** Returns the text in which searching clients looks: normalised name, phone digits, email. */
export function clientSearchKey(client: Contact & { name: string }): string {
  return [client.name, phoneDigits(client.phone ?? ""), client.email ?? ""]
    .map(normalise)
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

/** What of a client a merge may fill. */
export interface Mergeable extends Contact {
  language: Language | null;
  allergens: Allergen[];
  allergy_note: string;
  notes: string;
}

/**
 * Returns the fields of a client after a duplicate entry was merged into it: empty fields are
 * filled from the duplicate, allergens united, and both notes kept, one below the other (rulings
 * §4).
 */
export function mergeFields(into: Mergeable, from: Mergeable): Mergeable {
  return {
    phone: into.phone ?? from.phone,
    email: into.email ?? from.email,
    language: into.language ?? from.language,
    allergens: [...new Set([...into.allergens, ...from.allergens])],
    allergy_note: joinTexts(into.allergy_note, from.allergy_note),
    notes: joinTexts(into.notes, from.notes),
  };
}

/** Returns which notes are longer after a merge than a client can have; they are never cut. */
export function longNotes({ allergy_note: allergyNote, notes }: Mergeable): FieldProblem[] {
  const { allergyNote: mostOfAllergies, notes: mostOfNotes } = clientNoteLimits;
  const checked = [
    { path: "allergyNote", written: allergyNote, limit: mostOfAllergies },
    { path: "notes", written: notes, limit: mostOfNotes },
  ];
  return checked
    .filter(({ written, limit }) => written.length > limit)
    .map(({ path, limit }) => ({ path, problem: "too_long", limit }));
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
