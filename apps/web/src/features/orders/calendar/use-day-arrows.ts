import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { daysOfKey } from "./day-arrows.rules.ts";

/**
 * Lets the arrow keys lead from a day of a board to its neighbours: from any control of a `[data-day]` to the
 * `[data-day-control]` of the next.
 */
export function useDayArrows(isMonth: boolean): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = board.current;
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isRtl = document.documentElement.dir === "rtl";
      const step = daysOfKey(event.key, { isMonth, isRtl });
      const here = event.target instanceof Element ? event.target.closest("[data-day]") : null;
      if (step === null || !place || !here) return;
      const days = [...place.querySelectorAll("[data-day]")];
      const next = days[days.indexOf(here) + step];
      const control = next?.querySelector<HTMLElement>("[data-day-control] a, a[data-day-control]");
      if (!control) return;
      event.preventDefault();
      control.focus();
    };
    place?.addEventListener("keydown", press);
    return () => place?.removeEventListener("keydown", press);
  }, [isMonth]);
  return board;
}
