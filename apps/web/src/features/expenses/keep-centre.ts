/** Runs what changes the size of what scrolls in a box, and keeps the point in the middle of the box where it was. */
export function keepCentre(box: HTMLElement | null, change: () => void): void {
  if (!box) return change();
  // In right-to-left pages `scrollLeft` is 0 at the start and negative beyond.
  const across = (Math.abs(box.scrollLeft) + box.clientWidth / 2) / box.scrollWidth;
  const down = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
  change();
  const left = across * box.scrollWidth - box.clientWidth / 2;
  box.scrollLeft = getComputedStyle(box).direction === "rtl" ? -left : left;
  box.scrollTop = down * box.scrollHeight - box.clientHeight / 2;
}
