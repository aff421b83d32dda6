import { useEffect } from "react";
import { isSecondTap } from "./secondTap.ts";
import type { Tap } from "./secondTap.ts";

const parts = ["pointerdown", "mousedown", "mouseup", "click"] as const;
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
  let isSwallowing = false;
  const swallow = (event: MouseEvent): void => {
    if (event.type === "pointerdown") isSwallowing = false;
    // The browser counts clicks: two quick presses of two buttons at one spot are not a double tap.
    if (event.type === "mousedown" && event.detail > 1 && isSecondTap(first, tapOf(event))) {
      isSwallowing = true;
      cancelPress(event);
    }
    if (!isSwallowing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const part of parts) window.addEventListener(part, swallow, true);
  setTimeout(() => {
    for (const part of parts) window.removeEventListener(part, swallow, true);
  }, watchMs);
}

/** Ends the press that the pointer's event has begun on the page's own button before its click was counted. */
function cancelPress({ target }: MouseEvent): void {
  target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: 1 }));
}
