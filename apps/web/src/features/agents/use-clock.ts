import { useEffect, useState } from "react";

/** Returns the present instant in milliseconds, again after each `stepMs` while it is wanted. */
export function useClock(stepMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
}
