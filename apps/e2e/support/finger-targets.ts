import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** What a finger needs (design.md); half a pixel is lost by rounding. */
const leastPx = 43.5;

/** What is pressed. A link within a sentence is as high as its line. */
const pressed =
  "a[href], button, summary, select, textarea, input, [role=tab], [role=option], [role=menuitem]";

/** Fails when something on the page that can be pressed is smaller than 44 by 44 px, and names it. */
export async function expectFingerTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ({ selector, least }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const style = getComputedStyle(element);
        const isOff =
          element.closest("[inert], [aria-hidden=true]") !== null ||
          element.matches(":disabled") ||
          style.visibility === "hidden";
        const parent = element.parentElement?.textContent.trim() ?? "";
        const own = element.textContent.trim();
        const isInSentence =
          element.matches("a") && style.display === "inline" && parent.length > own.length + 3;
        if (isOff || isInSentence) return [];
        // A box, a choice or a field is pressed anywhere in its frame.
        const frame = element.matches("input, select, textarea")
          ? element.closest("label, [data-part~=input-box], [data-part~=stepper]")
          : null;
        const whole = frame ?? element;
        const box = whole.getBoundingClientRect();
        // A ticket is pressed anywhere: its link is stretched over it.
        const over = getComputedStyle(element, "::after");
        const isStretched = over.content !== "none" && over.position === "absolute";
        const width = isStretched ? Math.max(box.width, Number.parseFloat(over.width)) : box.width;
        const height = isStretched
          ? Math.max(box.height, Number.parseFloat(over.height))
          : box.height;
        const isUnseen = width <= 1 || height <= 1;
        if (isUnseen || (width >= least && height >= least)) return [];
        const name = element.getAttribute("aria-label") ?? own;
        return [`${Math.round(width)}x${Math.round(height)} ${element.tagName} ${name}`];
      }),
    { selector: pressed, least: leastPx },
  );
  expect(small).toEqual([]);
}
