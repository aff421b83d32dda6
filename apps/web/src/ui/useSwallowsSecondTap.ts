import { useEffect } from "react";
import { isSecondTap } from "./secondTap.ts";
import type { Tap } from "./secondTap.ts";

const parts = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;
const watchMs = 400;

function tapOf(event: MouseEvent): Tap {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

/**
 * Keeps the second half of a double tap away from the page: where the first half closed the sheet that the component
 * belongs to, the second would press whatever lies under it. Presses by keyboard pass.
 */
export function useSwallowsSecondTap(): void {
  useEffect(() => {
    let last: Tap | null = null;
    const remember = (event: PointerEvent): void => {
      last = tapOf(event);
    };
    window.addEventListener("pointerdown", remember, true);
    return () => {
      window.removeEventListener("pointerdown", remember, true);
      if (last) swallowAfter(last);
    };
  }, []);
}

function swallowAfter(first: Tap): void {
  // The first tap's own click may come after the sheet has closed: only what begins anew is swallowed.
  let isSwallowing = false;
  const swallow = (event: MouseEvent): void => {
    if (event.type === "pointerdown") isSwallowing = isSecondTap(first, tapOf(event));
    if (!isSwallowing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const part of parts) window.addEventListener(part, swallow, true);
  setTimeout(() => {
    for (const part of parts) window.removeEventListener(part, swallow, true);
  }, watchMs);
}
