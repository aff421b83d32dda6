const acts = new Set<() => void>();

/**
 * Registers clean-up that runs when the page's account changes: module state outside of components
 * must not survive into another account.
 */
export function whenForgotten(act: () => void): void {
  acts.add(act);
}

/** Lets everything go that is remembered outside of the screens. */
export function forgetRemembered(): void {
  for (const act of acts) act();
}
