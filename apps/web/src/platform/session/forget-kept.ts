import { forgetDrafts } from "../forms/kept-drafts.ts";
import { clearSessionKept } from "../storage.ts";
import { forgetDevice } from "./device.ts";
import { tellOtherTabs } from "./session-events.ts";

/** Forgets what this browser kept for the person who leaves, in all its tabs (spec §4): device, session and unsaved words. */
export function forgetKeptOfSession(): void {
  forgetDevice();
  clearSessionKept();
  forgetDrafts();
  tellOtherTabs();
}
