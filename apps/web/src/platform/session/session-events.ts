import { forgetDrafts } from "../forms/kept-drafts.ts";

/**
 * What the calls notice about the session and the app must act on: `ended` (signed out by the
 * server or in another tab), `gate` (a call met a closed gate: who am I must be asked again).
 */
export type SessionEvent = "ended" | "gate";

const listeners = new Set<(event: SessionEvent) => void>();
let isLeaving = false;
let channel: BroadcastChannel | null = null;

/** The browser's tabs among themselves; one object, so that a tab does not hear itself. A sign-out in one forgets what is typed in the others. */
function openChannel(): void {
  if (channel || !("BroadcastChannel" in globalThis)) return;
  channel = new BroadcastChannel("marzipan.session");
  channel.onmessage = () => {
    forgetDrafts();
    tellSession("ended");
  };
}

/** Listens to what happens to the session; answers the function that stops it. */
export function listenToSession(listener: (event: SessionEvent) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners what happened to the session; nothing while the person herself is signing out. */
export function tellSession(event: SessionEvent): void {
  if (isLeaving) return;
  for (const listener of listeners) listener(event);
}

/** Notes that the person is signing out (`true`), so that the session's end is no surprise. */
export function setLeaving(leaving: boolean): void {
  isLeaving = leaving;
}

/** Tells the browser's other tabs that the session has ended here. */
export function tellOtherTabs(): void {
  openChannel();
  channel?.postMessage("ended");
}
