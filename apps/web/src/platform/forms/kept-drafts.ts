import { forgetKept } from "../storage.ts";

/** Every kept draft's key begins with this, then the person's id: what one typed is never shown to another. */
export const draftPrefix = "marzipan.draft.";

/** Forgets what was typed and not saved in every form: whoever signs out leaves nothing behind (spec §4). */
export function forgetDrafts(): void {
  forgetKept(draftPrefix);
}
