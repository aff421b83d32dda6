/** A pattern that "ss" may be in, or be cut by its ends. */
const withDouble = /ss|^%s|s%$/;

/**
 * Returns a column of normalised text as a search by these patterns compares it, with "ß" as "ss": as it stands where
 * no pattern can tell the two apart.
 */
export function searchedAs(column: string, patterns: readonly string[]): string {
  return patterns.some((pattern) => withDouble.test(pattern))
    ? `replace(${column}, 'ß', 'ss')`
    : column;
}
