/** Compared in a night at most: half a second each, of an hour that the job may take. */
const mostANight = 4000;

const dayMs = 86_400_000;

/**
 * Returns which of the businesses are compared in the night of an instant: all of them, or where there are too many for
 * a night a part by their ids, so that each has its turn once in as many nights as there are parts.
 */
export function businessesOfNight(ids: readonly string[], at: Date, most = mostANight): string[] {
  const nights = Math.ceil(ids.length / most);
  if (nights <= 1) return [...ids];
  const night = Math.floor(at.getTime() / dayMs) % nights;
  return ids.filter((id) => Number.parseInt(id.slice(-6), 16) % nights === night);
}
