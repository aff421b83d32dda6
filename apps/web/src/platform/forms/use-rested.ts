import { useEffect, useState } from "react";

/** The debounce of server-side searches, in milliseconds. */
const restMs = 180;

/** Returns a debounced text, trimmed. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
