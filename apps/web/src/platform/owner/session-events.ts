import type { Gate } from "@marzipan/contract/accounts";
import { isAnybodyKnown, isForeign, ownerKey } from "./page-owner.ts";

/**
 * What the calls notice about the session and the app must act on: `ended` (signed out by the server, here or in
 * another tab), `changed` (another account is signed in in this browser now), `gate` (a call met a closed gate).
 */
export type SessionEvent = { kind: "ended" } | { kind: "changed" } | { kind: "gate"; gate: Gate };

const listeners = new Set<(event: SessionEvent) => void>();
let isLeaving = false;

/**
 * Listens to changes of the session, also those made in other tabs and while this tab was suspended
 * or in the back/forward cache; returns the function that removes the listener.
 */
export function listenToSession(listener: (event: SessionEvent) => void): () => void {
  const hearStorage = ({ key }: StorageEvent): void => {
    if (key === ownerKey || key === null) compareOwner();
  };
  listeners.add(listener);
  addEventListener("storage", hearStorage);
  for (const name of ["pageshow", "focus"]) addEventListener(name, compareOwner);
  document.addEventListener("visibilitychange", compareOwner);
  queueMicrotask(compareOwner);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", hearStorage);
    for (const name of ["pageshow", "focus"]) removeEventListener(name, compareOwner);
    document.removeEventListener("visibilitychange", compareOwner);
  };
}

/**
 * Notifies the listeners; not while the person is signing out, when the session's end is expected.
 */
export function tellSession(event: SessionEvent): void {
  if (isLeaving) return;
  for (const listener of listeners) listener(event);
}

/** Returns whether the person is signing out. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/** Notes that the person is signing out (`true`), so that the session's end is no surprise. */
export function setLeaving(leaving: boolean): void {
  isLeaving = leaving;
}

function compareOwner(): void {
  if (isForeign()) tellSession({ kind: isAnybodyKnown() ? "changed" : "ended" });
}
