/** The shortest word of a search that is marked where it stands inside another. */
const shortest = 2;

/**
 * Cuts a text at the words of a search, wherever they are in it and however they are capitalized: every second part is
 * one of them, the first never.
 */
export function markParts(text: string, query: string): string[] {
  const words = query
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(${words.join("|")})`, "giu"));
}
