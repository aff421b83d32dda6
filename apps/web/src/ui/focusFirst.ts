/** Puts the focus on the first control of a place when it appears: `<div ref={focusFirst}>`. */
export function focusFirst(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("input, button, textarea")?.focus();
}
