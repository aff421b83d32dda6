/** Where and when a pointer went down: CSS pixels of the window, milliseconds of the event's clock. */
export interface Tap {
  x: number;
  y: number;
  at: number;
}

const doubleTapMs = 400;
const sameSpotPx = 24;

/** Returns whether `next` is the second half of a double tap that began with `first`. */
export function isSecondTap(first: Tap, next: Tap): boolean {
  const apart = Math.hypot(next.x - first.x, next.y - first.y);
  return next.at - first.at <= doubleTapMs && apart <= sameSpotPx;
}
