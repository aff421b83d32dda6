/**
 * Whom a job waits for: the lines that it counts in, such as an address and an account, and whether
 * the account knows the caller's browser.
 */
export interface Standing {
  lines: readonly string[];
  /** A browser that the account knows goes before strangers of the same round. */
  isKnown: boolean;
}

interface Entry<Job> {
  job: Job;
  round: number;
}

/** Jobs that wait, fair between lines: of each line one a round, however many of its jobs wait. */
export interface FairLine<Job> {
  /** Adds a job; returns the one that must go because more than `most` would wait, which may be the new one. */
  add(job: Job, standing: Standing, most: number): Job | null;
  /** Takes the next job out. */
  next(): Job | undefined;
  size(): number;
}

/** Creates an empty line. */
export function createFairLine<Job>(): FairLine<Job> {
  const entries: Entry<Job>[] = [];
  /** The round of the last job of each line, kept while any job waits. */
  const rounds = new Map<string, number>();
  let present = 0;

  function roundFor({ lines, isKnown }: Standing): number {
    const last = Math.max(present, ...lines.map((line) => rounds.get(line) ?? 0));
    for (const line of lines) rounds.set(line, last + 1);
    // A known browser also goes before the strangers of the current round, so that a line full of
    // strangers cannot keep the owner out.
    return last + (isKnown ? -0.5 : 1);
  }

  function forgetPassed(): void {
    for (const [line, round] of rounds) if (round <= present) rounds.delete(line);
  }

  return {
    add: (job, standing, most) => {
      entries.push({ job, round: roundFor(standing) });
      if (entries.length <= most) return null;
      // The job that came last in the latest round is dropped.
      const latest = Math.max(...entries.map(({ round }) => round));
      const place = entries.findLastIndex(({ round }) => round === latest);
      return entries.splice(place, 1)[0]?.job ?? null;
    },
    next: () => {
      const earliest = Math.min(...entries.map(({ round }) => round));
      const place = entries.findIndex(({ round }) => round === earliest);
      const [entry] = place === -1 ? [] : entries.splice(place, 1);
      if (entries.length === 0) {
        rounds.clear();
        present = 0;
      } else if (entry) {
        present = Math.max(present, Math.floor(entry.round));
        forgetPassed();
      }
      return entry?.job;
    },
    size: () => entries.length,
  };
}
