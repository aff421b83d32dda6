const acts = new Set<() => void>();

/** Adds what is done when a page stops being its owner's: what it remembers outside of its screens goes. */
export function whenForgotten(act: () => void): void {
  acts.add(act);
}

/** Lets everything go that is remembered outside of the screens. */
export function forgetRemembered(): void {
  for (const act of acts) act();
}
