import { useSyncExternalStore } from "react";
import { whenForgotten } from "../owner/forgetting.ts";

/** Why the dialog with the agents opens: with the advisor on purpose, and with words that are typed already. */
export interface AskReason {
  about?: "support" | "business" | undefined;
  question?: string | undefined;
}

const listeners = new Set<() => void>();
let reason: AskReason | null = null;

function change(next: AskReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog with the agents, from any page. */
export function openAsk(why: AskReason = {}): void {
  change(why);
}

/** Closes the dialog; an answer on its way still arrives in its history. */
export function closeAsk(): void {
  change(null);
}

whenForgotten(closeAsk);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns why the dialog with the agents is open, `null` while it is closed. */
export function useAskReason(): AskReason | null {
  return useSyncExternalStore(
    listen,
    () => reason,
    () => null,
  );
}
