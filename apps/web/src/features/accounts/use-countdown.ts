import { ApiError } from "../../platform/api/api-error.ts";
import { useCallback, useEffect, useState } from "react";

/**
 * The longest wait in seconds that is shown as a countdown; longer ones, such as an hour after too
 * many codes, are told as text.
 */
const mostCounted = 60;

/** Returns the seconds that a refusal asks someone to wait, 0 where it names none or too many to count. */
export function secondsToWait(error: unknown): number {
  const wait = error instanceof ApiError ? (error.facts.seconds ?? 0) : 0;
  return wait <= mostCounted ? wait : 0;
}

/** Returns the seconds that are left and the function that starts a countdown. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback((length: number) => {
    const at = Date.now();
    setNow(at);
    setEndsAt(at + length * 1000);
  }, []);
  return [seconds, start];
}
