import { forgetDrafts, shelveDrafts } from "../kept/kept-drafts.ts";
import { clearSessionKept } from "../storage.ts";
import { forgetKeptAnswers } from "../kept/kept.ts";
import { forgetDevice } from "./device.ts";
import { forgetChats } from "./kept-chats.ts";
import { forgetOwner, pageOwner } from "../owner/page-owner.ts";

/** Forgets what this tab kept (spec §4: session storage is cleared), unless what was typed is to wait for its owner. */
export function forgetKeptOfTab(keepsDrafts: boolean): void {
  if (keepsDrafts) shelveDrafts();
  clearSessionKept();
}

/**
 * Clears what this browser stored for the account that signs out (spec §4): device, session, the
 * conversation with the agents, what it keeps for the time without a network, and unsaved forms, unless they are to wait for their owner. Its pages in other tabs empty.
 */
export function forgetKeptOfSession(keepsDrafts: boolean): void {
  const owner = pageOwner();
  if (!keepsDrafts && owner !== null) forgetDrafts(owner);
  forgetKeptOfTab(keepsDrafts);
  forgetChats();
  forgetDevice();
  forgetOwner();
  forgetKeptAnswers();
}
