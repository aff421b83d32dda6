import { AppError } from "./app-error.ts";

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

/** Cuts a page out of `limit + 1` rows and answers the cursor of the next one, `null` at the end. */
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
