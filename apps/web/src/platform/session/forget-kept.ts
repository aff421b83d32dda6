import { forgetDrafts, shelveDrafts } from "../forms/kept-drafts.ts";
import { clearSessionKept } from "../storage.ts";
import { forgetDevice } from "./device.ts";
import { forgetOwner, pageOwner } from "./page-owner.ts";

/** Forgets what this tab kept (spec §4: session storage is cleared), unless what was typed is to wait for its owner. */
export function forgetKeptOfTab(keepsDrafts: boolean): void {
  if (keepsDrafts) shelveDrafts();
  clearSessionKept();
}

/**
 * Forgets what this browser kept for the person who leaves (spec §4): device and session, and what she typed and did
 * not save, unless it is to wait for her. Every other page of hers empties.
 */
export function forgetKeptOfSession(keepsDrafts: boolean): void {
  const owner = pageOwner();
  if (!keepsDrafts && owner !== null) forgetDrafts(owner);
  forgetKeptOfTab(keepsDrafts);
  forgetDevice();
  forgetOwner();
}
