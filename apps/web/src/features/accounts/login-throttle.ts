/** The client's throttle on sign-in (spec §9): 1 s between attempts, 3 in a minute, then 60 s. */
const pauseMs = 1000;
const windowMs = 60_000;
const attemptsAllowed = 3;
const waitMs = 60_000;

/**
 * The throttle's state: the times of recent attempts, and until when all are refused (milliseconds
 * since 1970).
 */
export interface Throttle {
  attemptsAt: readonly number[];
  closedUntil: number;
}

/** The state before any attempt. */
export const freshThrottle: Throttle = { attemptsAt: [], closedUntil: 0 };

/** What becomes of an attempt: it goes through, comes too soon, or is one too many. */
export type ThrottleResult = "through" | "too_soon" | "too_many";

/** Judges an attempt at `now` (ms) and returns the verdict with what to remember. */
export function judgeAttempt(
  throttle: Throttle,
  now: number,
): { verdict: ThrottleResult; next: Throttle } {
  if (now < throttle.closedUntil) return { verdict: "too_many", next: throttle };
  const recent = throttle.attemptsAt.filter((at) => now - at < windowMs);
  const last = recent.at(-1);
  if (last !== undefined && now - last < pauseMs) return { verdict: "too_soon", next: throttle };
  if (recent.length >= attemptsAllowed) {
    return { verdict: "too_many", next: { attemptsAt: [], closedUntil: now + waitMs } };
  }
  return { verdict: "through", next: { attemptsAt: [...recent, now], closedUntil: 0 } };
}
