import * as z from "zod/mini";
import { allergens, foodMarks } from "./food-facts.ts";
import { currencies } from "./currencies.ts";
import type { Problem } from "./errors.ts";
import { plainPhone, plainSigns, problemOfPhone } from "./phone.ts";

/**
 * Building blocks of every schema on the wire. A failing check carries a problem code as its
 * message; the reader turns the code into a phrase (`problems` in `errors.ts`).
 */

/**
 * Refuses a text over `max` characters and aborts: no later check sees the text. It comes first in
 * every text, so that no pattern runs over megabytes (`tools/patterns.check.ts`).
 */
export function atMost(max: number, problem: Problem = "too_long") {
  return z.maxLength(max, { error: problem, abort: true });
}

/** The most whitespace around a text that is trimmed without counting against the limit. */
const mostBlanks = 1000;

/** Trims a text, unless it is so long that `atMost(max)` after it refuses it anyway. */
export function trimmedFor(max: number) {
  return writtenFor(max, (typed) => typed.trim());
}

/** As `trimmedFor`, for a text that `write` writes as it is kept. */
export function writtenFor(max: number, write: (typed: string) => string) {
  return z.overwrite((typed: string) => (typed.length > max + mostBlanks ? typed : write(typed)));
}

/** A UUID made by the application. */
export const Id = z.string("invalid").check(atMost(36, "invalid"), z.uuid("invalid"));

/** A required text of 1 to `max` characters after trimming, one of them to be seen; control characters are refused. */
export function requiredText(max: number) {
  return z.string("required").check(
    trimmedFor(max),
    atMost(max),
    z.minLength(1, "required"),
    z.regex(printable, "invalid"),
    z.refine((typed: string) => typed === "" || seen.test(typed), "required"),
  );
}

// A character that is visible: direction marks, joiners and the letters that are drawn as blanks do
// not count.
const seen = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The name of a person or a business: a required text on one line. */
export function nameText(max: number) {
  return requiredText(max).check(z.regex(/^[^\t\r\n\u2028\u2029]*$/, "invalid"));
}

/** A text of 0 to `max` characters after trimming; control characters but line breaks are refused. */
export function text(max: number) {
  return z.string("invalid").check(trimmedFor(max), atMost(max), z.regex(printable, "invalid"));
}

// Tab and line breaks may be in notes; every other control character, and U+0000 which
// PostgreSQL refuses, may not.
// oxlint-disable-next-line no-control-regex
const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** A calendar day `yyyy-mm-dd` without a zone (rulings §1). */
export const CalendarDate = z.string("bad_date").check(
  atMost(10, "bad_date"),
  z.iso.date("bad_date"),
  z.refine((day: string) => day >= "1900-01-01" && day <= "2200-12-31", "bad_date"),
);

/** A time of day `HH:mm`, 24 hours. */
export const TimeOfDay = z
  .string("bad_time")
  .check(atMost(5, "bad_time"), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "bad_time"));

/** An instant as ISO 8601 text with an offset, in the years of our calendar. */
export const Instant = z.string("invalid").check(
  atMost(40, "invalid"),
  z.iso.datetime({ offset: true, error: "invalid" }),
  z.refine((instant: string) => instant >= "1000" && !Number.isNaN(Date.parse(instant)), "invalid"),
);

/** An amount of money in major units, not negative, at most 2 decimals (rulings §1: more is refused). */
export const Money = z.number("not_a_number").check(
  z.minimum(0, "too_small"),
  z.maximum(99_999_999, "too_big"),
  z.refine((amount: number) => isAtMostDecimals(amount, 2), "too_precise"),
);

/** A quantity, not negative, at most 3 decimals (rulings §1). */
export const Quantity = z.number("not_a_number").check(
  z.minimum(0, "too_small"),
  z.maximum(999_999, "too_big"),
  z.refine((amount: number) => isAtMostDecimals(amount, 3), "too_precise"),
);

/** Returns whether a number has at most `digits` decimals as written (0.1 + 0.2 has too many). */
export function isAtMostDecimals(amount: number, digits: number): boolean {
  if (!Number.isFinite(amount)) return false;
  const written = String(amount);
  if (written.includes("e")) return Number.isInteger(amount);
  const dot = written.indexOf(".");
  return dot === -1 || written.length - dot - 1 <= digits;
}

/** An email address of at most 254 characters as a person types or pastes it, kept in plain signs. */
export const Email = z
  .string("required")
  .check(
    writtenFor(254, plainSigns),
    atMost(254),
    z.minLength(1, "required"),
    z.email("bad_email"),
  );

/**
 * A phone number as a person types or pastes it, kept in plain writing: one number of 5 to 15 digits with + ( ) - . / and
 * spaces, maybe with an extension, or a short number as `*6550`.
 */
export const Phone = z.string("invalid").check(
  writtenFor(32, plainPhone),
  atMost(32),
  z.refine((typed: string) => problemOfPhone(typed) !== "bad_phone", "bad_phone"),
  z.refine((typed: string) => problemOfPhone(typed) !== "several_phones", "several_phones"),
);

/** A country by its two letters (ISO 3166). */
export const CountryCode = z
  .string("invalid")
  .check(atMost(2, "invalid"), z.regex(/^[A-Z]{2}$/, "invalid"));

/** An order's currency. */
export const CurrencyCode = z.enum(currencies, "invalid");

/** An allergen of the 14. */
export const AllergenName = z.enum(allergens, "invalid");

/** A food mark. */
export const FoodMarkName = z.enum(foodMarks, "invalid");

/** A text that may be left out or emptied: `""` and `null` both mean none. */
export function optionalOf<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.transform((value: unknown) => (value === "" ? null : value)),
        z.nullable(schema),
      ),
    ),
  );
}

/** A yes or no in a query. */
export const YesNo = z.pipe(
  z.enum(["true", "false", "1", "0"], "invalid"),
  z.transform((typed) => typed === "true" || typed === "1"),
);

/**
 * The longest cursor: it holds the sort key of a name, whose 160 letters may become 18 each when
 * normalised, in base64.
 */
const longestCursor = 8000;

/** The query fields that every list takes: `limit` (1 to 100, 25 when left out) and `cursor`. */
export const pageQuery = {
  limit: z._default(
    z.coerce
      .number("not_a_number")
      .check(z.int("invalid"), z.minimum(1, "too_small"), z.maximum(100, "too_big")),
    25,
  ),
  cursor: z.optional(z.string("invalid").check(atMost(longestCursor, "invalid"))),
};

/** A page of a list: the items and where the next page begins, `null` at the end. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

/** An empty reply of a call that only does something. */
export const Done = z.object({ ok: z.literal(true) });
