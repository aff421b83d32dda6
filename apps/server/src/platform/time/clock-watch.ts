/** Returns whether the machine's clock can be trusted with deleting what has expired. */
export interface ClockWatch {
  /** Returns by how many milliseconds the clock has jumped and not come back; 0 while it can be trusted. */
  jumpedMs(): number;
}

const mostDriftMs = 5 * 60_000;
/**
 * A clock that stays where it jumped to is trusted after this long: it was corrected, or the
 * machine was suspended.
 */
const believedAfterMs = 24 * 3_600_000;

/**
 * Compares the wall clock with a monotonic one, both in milliseconds; a difference that appears is
 * a jump.
 */
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
