import { forgetKept, keptKeys, keep, readKept } from "../storage.ts";

/**
 * The prefix of every stored draft's key, followed by the account's id, so that a draft is never
 * shown to another account.
 */
const draftPrefix = "marzipan.draft.";

/** Returns the storage key of a form's draft: `form` is `client.new`, `order.<id>` and the like. */
export function draftKey(accountId: string, form: string): string {
  return `${draftPrefix}${accountId}.${form}`;
}

/** Returns whether a person has typed something that is not saved, as far as this tab can see. */
export function hasDrafts(accountId: string): boolean {
  const prefix = draftKey(accountId, "");
  return keptKeys("local", prefix).length > 0 || keptKeys("session", prefix).length > 0;
}

/** Forgets what a person typed and did not save, in every form. */
export function forgetDrafts(accountId: string): void {
  forgetKept(draftKey(accountId, ""));
}

/**
 * Moves this tab's drafts to the browser's local storage, where they wait for their owner's next
 * sign-in (rulings §2); a draft that waits there already is not overwritten.
 */
export function shelveDrafts(): void {
  for (const key of keptKeys("session", draftPrefix)) {
    if (readKept(key) === null && keep(key, readKept(key, "session"))) keep(key, null, "session");
  }
}

/** Reads this tab's draft; one that waits in local storage is moved to this tab. */
export function takeDraft(key: string): string | null {
  const own = readKept(key, "session");
  const waiting = readKept(key);
  if (own !== null || waiting === null) return own;
  if (keep(key, waiting, "session")) keep(key, null);
  return waiting;
}
