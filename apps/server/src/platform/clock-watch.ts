/** Tells whether the clock of this machine can be trusted with deleting what has had its time. */
export interface ClockWatch {
  /** Answers by how many milliseconds the clock has jumped and not come back; 0 while it can be trusted. */
  jumpedMs(): number;
}

const mostDriftMs = 5 * 60_000;
/** A clock that stays where it jumped to is believed after this long: it was set right, or the machine slept. */
const believedAfterMs = 24 * 3_600_000;

/** Watches a clock against one that only counts on; both answer milliseconds. */
export function createClockWatch(
  nowMs: () => number,
  countMs: () => number = () => performance.now(),
): ClockWatch {
  let base = nowMs() - countMs();
  let noticedAt: number | undefined;
  return {
    jumpedMs: () => {
      const count = countMs();
      const jumped = nowMs() - count - base;
      if (Math.abs(jumped) <= mostDriftMs) {
        noticedAt = undefined;
        return 0;
      }
      noticedAt ??= count;
      if (count - noticedAt < believedAfterMs) return jumped;
      base += jumped;
      noticedAt = undefined;
      return 0;
    },
  };
}
