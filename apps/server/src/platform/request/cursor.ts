import { AppError } from "../errors/app-error.ts";

/** Writes where a page ended as a cursor: the sort values of its last row. */
export function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Reads a cursor that must hold `count` values; anything else is refused with `bad_cursor`. */
export function readCursor(
  cursor: string | undefined,
  count: number,
): (string | number | null)[] | null {
  if (cursor === undefined) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isCursor =
      Array.isArray(values) &&
      values.length === count &&
      values.every(
        (value) => value === null || typeof value === "string" || typeof value === "number",
      );
    if (isCursor) return values as (string | number | null)[];
  } catch {
    throw new AppError("bad_cursor");
  }
  throw new AppError("bad_cursor");
}

/** Cuts a page out of `limit + 1` rows and returns the cursor of the next one, `null` at the end. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  valuesOf: (row: Row) => readonly (string | number | null)[],
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? writeCursor(valuesOf(last)) : null };
}

/** What one value of a cursor is: free text, an instant as ISO text, a calendar day, a time of day (`24:00` for none), an id, or a number. */
export type CursorKind = "text" | "instant" | "day" | "time" | "id" | "number";

type CursorValue<K extends CursorKind> = K extends "number" ? number : string;

const shapes: Readonly<Record<Exclude<CursorKind, "number">, RegExp>> = {
  // oxlint-disable-next-line no-control-regex
  text: /^[^\u0000]*$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** Reads a cursor whose values must be of these kinds, so that a made-up one is `bad_cursor` and not a defect. */
export function readCursorOf<const K extends readonly CursorKind[]>(
  cursor: string | undefined,
  kinds: K,
): { -readonly [Index in keyof K]: CursorValue<K[Index]> } | null {
  const values = readCursor(cursor, kinds.length);
  if (values === null) return null;
  if (!values.every((value, index) => isOfKind(value, kinds[index] ?? "text"))) {
    throw new AppError("bad_cursor");
  }
  return values as { -readonly [Index in keyof K]: CursorValue<K[Index]> };
}

/** The largest number of a row's place in a list. */
const largestNumber = 2_147_483_647;

function isOfKind(value: string | number | null, kind: CursorKind): boolean {
  if (kind === "number") return Number.isInteger(value) && Math.abs(Number(value)) <= largestNumber;
  if (typeof value !== "string" || !shapes[kind].test(value)) return false;
  return kind === "instant" || kind === "day" ? isInCalendar(value) : true;
}

/** Returns whether a day or an instant is in the calendar, which has no 30 February and no year 0. */
function isInCalendar(value: string): boolean {
  const at = new Date(value);
  if (Number.isNaN(at.getTime()) || value.startsWith("0000")) return false;
  return at.toISOString().startsWith(value);
}
