/** Fewer rows than these say nothing of how long the others take. */
const fewest = 500;

interface Progress {
  total: number;
  done: number;
  /** When it began, and when the last rows were in, in milliseconds since 1970. */
  startedAt: number;
  heardAt: number;
}

/**
 * Returns how many minutes an import still takes, by how long it took so far: 0 for less than one, `null` while
 * that is not known.
 */
export function minutesLeft({ total, done, startedAt, heardAt }: Progress): number | null {
  if (done < fewest || done >= total) return null;
  const seconds = (((heardAt - startedAt) / done) * (total - done)) / 1000;
  return seconds < 45 ? 0 : Math.max(1, Math.round(seconds / 60));
}
