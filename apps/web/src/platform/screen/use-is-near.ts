import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** How far below the window a part counts as near, so that it is there when one comes to it. */
const ahead = "400px";

/** How long the page has network and processor to itself, in milliseconds. */
const quietMs = 500;

/**
 * Returns whether an element has come near the window since a moment after the page stood: what lies far
 * below is loaded when someone goes there, and never before the page itself.
 */
export function useIsNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    const timer = setTimeout(() => seen.observe(element), quietMs);
    return () => {
      clearTimeout(timer);
      seen.disconnect();
    };
  }, [isNear]);
  return [place, isNear];
}
