import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Returns a ref for something that has just come to stand in a long list: it is brought into sight
 * once, after the page has found its own place.
 */
export function useShowOnce(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: "center" }), 50);
    return () => clearTimeout(timer);
  }, []);
  return place;
}
