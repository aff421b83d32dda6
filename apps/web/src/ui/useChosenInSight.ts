import { useEffect, useRef } from "react";
import type { RefObject } from "react";

const chosenPart = '[aria-selected="true"], [aria-pressed="true"]';

/**
 * Answers the ref of a line that scrolls sideways: it is pushed so far that its chosen part stands whole in sight, at
 * first and whenever another is chosen. The page itself does not move.
 */
export function useChosenInSight(chosen: string | null): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = line.current?.getBoundingClientRect();
    const part = line.current?.querySelector(chosenPart)?.getBoundingClientRect();
    if (!box || !part) return;
    const before = Math.min(0, part.left - box.left);
    const after = Math.max(0, part.right - box.right);
    line.current?.scrollBy({ left: before || after });
  }, [chosen]);
  return line;
}
