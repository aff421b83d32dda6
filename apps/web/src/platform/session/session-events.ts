/**
 * What the calls notice about the session and the app must act on: `ended` (signed out by the
 * server or in another tab), `gate` (a call met a closed gate: who am I must be asked again).
 */
export type SessionEvent = "ended" | "gate";

const listeners = new Set<(event: SessionEvent) => void>();

/** Listens to what happens to the session; answers the function that stops it. */
export function listenToSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners what happened to the session. */
export function tellSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
