import { useMatches } from "../../ui/useMatches.ts";

/** From here on there is room for a side bar (design.md: 768 px). */
const wide = 768;
/** From here on two columns stand side by side. */
const widest = 1100;

let assumedWidth = Infinity;

/** Says how wide the screen is for which the server draws, in pixels, until it draws the next. */
export function assumeWidth(width: number): void {
  assumedWidth = width;
}

const queryOf = (width: number): string => `(min-width: ${width}px)`;

/** Returns whether the screen is wide right now; on the server it may be. */
export function isWide(): boolean {
  return "matchMedia" in globalThis ? matchMedia(queryOf(wide)).matches : true;
}

function useIsFrom(width: number): boolean {
  return useMatches(queryOf(width), () => assumedWidth >= width);
}

/** Returns whether the screen is at least 768 px wide, so that tables and dialogs have room. */
export function useIsWide(): boolean {
  return useIsFrom(wide);
}

/** Returns whether two columns have room side by side (1100 px). */
export function useHasTwoColumns(): boolean {
  return useIsFrom(widest);
}
