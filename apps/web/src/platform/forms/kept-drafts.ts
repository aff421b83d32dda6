import { forgetKept, keptKeys, keep, readKept } from "../storage.ts";

/** Every kept draft's key begins with this, then the person's id: what one typed is never shown to another. */
const draftPrefix = "marzipan.draft.";

/** Answers the name under which the browser keeps what a person typed into a form: `client.new`, `order.<id>`. */
export function draftKey(accountId: string, form: string): string {
  return `${draftPrefix}${accountId}.${form}`;
}

/** Answers whether a person has typed something that is not saved, as far as this tab can see. */
export function hasDrafts(accountId: string): boolean {
  const prefix = draftKey(accountId, "");
  return keptKeys("local", prefix).length > 0 || keptKeys("session", prefix).length > 0;
}

/** Forgets what a person typed and did not save, in every form. */
export function forgetDrafts(accountId: string): void {
  forgetKept(draftKey(accountId, ""));
}

/** Lets what was typed in this tab wait in the browser for its owner (rulings §2); a draft that waits already stays. */
export function shelveDrafts(): void {
  for (const key of keptKeys("session", draftPrefix)) {
    if (readKept(key) === null && keep(key, readKept(key, "session"))) keep(key, null, "session");
  }
}

/** Reads a draft of this tab; one that waits in the browser becomes this tab's. */
export function takeDraft(key: string): string | null {
  const own = readKept(key, "session");
  const waiting = readKept(key);
  if (own !== null || waiting === null) return own;
  if (keep(key, waiting, "session")) keep(key, null);
  return waiting;
}
