/** For whom a job waits: the lines that it stands in, such as an address and an account, and whether its owner is known. */
export interface Standing {
  lines: readonly string[];
  /** Somebody whom the account knows goes before strangers of the same round. */
  isKnown: boolean;
}

interface Entry<Job> {
  job: Job;
  round: number;
}

/** Jobs that wait, fair between lines: of each line one a round, however many of its jobs wait. */
export interface FairLine<Job> {
  /** Adds a job; answers the one that must go because more than `most` would wait, which may be the new one. */
  add(job: Job, standing: Standing, most: number): Job | null;
  /** Takes the next job out. */
  next(): Job | undefined;
  size(): number;
}

/** Makes an empty line. */
export function createFairLine<Job>(): FairLine<Job> {
  const entries: Entry<Job>[] = [];
  /** The round of the last job of each line that waits or waited in this crowd. */
  const rounds = new Map<string, number>();
  let present = 0;

  function roundFor({ lines, isKnown }: Standing): number {
    const last = Math.max(present, ...lines.map((line) => rounds.get(line) ?? 0));
    for (const line of lines) rounds.set(line, last + 1);
    // Also before strangers of the round that is being taken: a line full of them must not keep her out.
    return last + (isKnown ? -0.5 : 1);
  }

  function forgetPassed(): void {
    for (const [line, round] of rounds) if (round <= present) rounds.delete(line);
  }

  return {
    add: (job, standing, most) => {
      entries.push({ job, round: roundFor(standing) });
      if (entries.length <= most) return null;
      // The last to come of the latest round goes.
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
