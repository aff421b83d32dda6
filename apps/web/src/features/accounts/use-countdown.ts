import { useCallback, useEffect, useState } from "react";

/** Answers the seconds that are left and the function that starts a countdown. */
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
