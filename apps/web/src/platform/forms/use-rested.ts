import { useEffect, useState } from "react";

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 180;

/** Answers a text once it has not changed for a moment, trimmed. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
