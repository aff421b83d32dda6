/** A pattern that "ss" may be in, or be cut by its ends. */
const withDouble = /ss|^%s|s%$/;

/**
 * Returns a column of normalised text as a search by these patterns compares it (`foldForSearch`): with "ß" as "ss", and
 * where a pattern has capitals, with one capital for each way of spelling an umlaut; as it is stored where no pattern
 * can distinguish them.
 */
export function searchedAs(column: string, patterns: readonly string[]): string {
  const hasSpellings = patterns.some((pattern) => /[AOU]/.test(pattern));
  if (!hasSpellings && !patterns.some((pattern) => withDouble.test(pattern))) return column;
  const plain = `replace(${column}, 'ß', 'ss')`;
  if (!hasSpellings) return plain;
  return `translate(replace(replace(replace(${plain}, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aouæœø', 'AOUAOO')`;
}

/** Returns the name of a statement that compares columns by these patterns: each way of comparing has its own. */
export function searchedName(name: string, patterns: readonly string[]): string {
  const compared = searchedAs("", patterns);
  if (compared === "") return name;
  return compared.startsWith("translate") ? `${name}_spelled` : `${name}_folded`;
}
