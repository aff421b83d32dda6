/** Runs an act once the page has nothing else to do; returns a function that takes it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
