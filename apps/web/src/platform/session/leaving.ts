import { useSyncExternalStore } from "react";
import { hasDrafts } from "../kept/kept-drafts.ts";
import { pageOwner } from "../owner/page-owner.ts";

/** What happens to unsaved forms at sign-out; `stay` cancels signing out. */
export type LeavingChoice = "keep" | "discard" | "stay";

/** The question, while it is asked. */
export interface LeavingQuestion {
  answer: (choice: LeavingChoice) => void;
}

const listeners = new Set<() => void>();
let question: LeavingQuestion | null = null;

function change(next: LeavingQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks what happens to unsaved forms (rulings §10: signing out with unsent work asks). Answers
 * `keep` without asking when there are none or no page can show the question, and `stay` when it is
 * shown already.
 */
export function askAboutDrafts(): Promise<LeavingChoice> {
  if (question !== null) return Promise.resolve("stay");
  const owner = pageOwner();
  if (owner === null || !hasDrafts(owner) || listeners.size === 0) return Promise.resolve("keep");
  return new Promise((resolve) => {
    change({
      answer: (choice) => {
        change(null);
        resolve(choice);
      },
    });
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the question that stands, `null` while none does. */
export function useLeavingQuestion(): LeavingQuestion | null {
  return useSyncExternalStore(
    listen,
    () => question,
    () => null,
  );
}
