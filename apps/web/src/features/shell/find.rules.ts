import { normalise } from "@marzipan/domain/search";

/** How many things of a kind are found at most. */
const mostFound = 3;

/** Fewer letters name nothing. */
const leastLetters = 2;

/**
 * Returns what of a list the typed words may mean, the first three at most: names that begin with them, or that have a
 * word that does. Letters are compared as searches compare them, without accents and vowel signs.
 */
export function findByName<Thing>(
  typed: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Thing[] {
  const wanted = normalise(typed);
  if (wanted.length < leastLetters) return [];
  const isMeant = (name: string): boolean => {
    const known = normalise(name);
    return known.startsWith(wanted) || known.includes(` ${wanted}`);
  };
  return things.filter((thing) => namesOf(thing).some(isMeant)).slice(0, mostFound);
}
