import { useEffect, useRef } from "react";
import type { RefObject } from "react";

const chosenPart = '[aria-selected="true"], [aria-pressed="true"]';

/**
 * Returns the ref of a line that scrolls sideways: it is pushed so far that its chosen part is whole in sight, at
 * first and whenever another is chosen. The page itself does not move.
 */
export function useChosenInSight(chosen: string | null): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    // Tabs are drawn after their line, and any of them grows when its font or its count comes.
    const watched = new WeakSet<Element>();
    const watch = new ResizeObserver(() => {
      for (const child of element.children) {
        if (!watched.has(child)) watch.observe(child);
        watched.add(child);
      }
      const part = element.querySelector(chosenPart);
      if (part) pushIntoSight(element, part);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [chosen]);
  return line;
}

function pushIntoSight(line: Element, part: Element): void {
  const box = line.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  const before = Math.min(0, left - box.left);
  const after = Math.max(0, right - box.right);
  line.scrollBy({ left: before || after });
}
