import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { daysOfKey } from "./day-arrows.rules.ts";

const controls = "a[href], button";

/**
 * Lets the arrow keys lead from a day of a board to its neighbours: from any control of a `[data-day]` to the
 * `[data-day-control]` of the next. The tab key stops only at the controls of one day: the one that had the focus last,
 * at first `startDay`, else the first.
 */
export function useDayArrows(isMonth: boolean, startDay: string): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = board.current;
    if (!place) return undefined;
    let chosen = startDay;
    const leaveOneDay = (): void => {
      const days = [...place.querySelectorAll<HTMLElement>("[data-day]")];
      const open = days.find((day) => day.dataset["day"] === chosen) ?? days[0];
      for (const day of days) {
        const wanted = day === open ? 0 : -1;
        for (const control of day.querySelectorAll<HTMLElement>(controls))
          if (control.tabIndex !== wanted) control.tabIndex = wanted;
      }
    };
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isRtl = document.documentElement.dir === "rtl";
      const step = daysOfKey(event.key, { isMonth, isRtl });
      const here = event.target instanceof Element ? event.target.closest("[data-day]") : null;
      if (step === null || !here) return;
      const days = [...place.querySelectorAll("[data-day]")];
      const next = days[days.indexOf(here) + step];
      const control = next?.querySelector<HTMLElement>("[data-day-control] a, a[data-day-control]");
      if (!control) return;
      event.preventDefault();
      control.focus();
    };
    const follow = (event: FocusEvent): void => {
      const day = event.target instanceof Element ? event.target.closest("[data-day]") : null;
      const name = day instanceof HTMLElement ? day.dataset["day"] : undefined;
      if (name === undefined || name === chosen) return;
      chosen = name;
      leaveOneDay();
    };
    leaveOneDay();
    // Orders come and go, and what is rendered again begins with a stop of its own.
    const changes = new MutationObserver(leaveOneDay);
    changes.observe(place, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    place.addEventListener("keydown", press);
    place.addEventListener("focusin", follow);
    return () => {
      changes.disconnect();
      place.removeEventListener("keydown", press);
      place.removeEventListener("focusin", follow);
    };
  }, [isMonth, startDay]);
  return board;
}
