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
 * Listens to what happens to the session, also in the browser's other tabs and while this one slept or lay in the
 * back/forward cache; answers the function that stops it.
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

/** Tells the listeners what happened to the session; nothing while the person herself is signing out. */
export function tellSession(event: SessionEvent): void {
  if (isLeaving) return;
  for (const listener of listeners) listener(event);
}

/** Answers whether the person is signing out. */
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
