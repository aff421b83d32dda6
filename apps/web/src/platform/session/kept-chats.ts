import { forgetKept, keep, keptKeys, readKept } from "../storage.ts";

/** How long a conversation is kept without activity (spec §4), in milliseconds. */
export const chatKeptMs = 15 * 60_000;

/** The prefix of every kept conversation's key, followed by business and account: no one else is shown it. */
const chatPrefix = "marzipan.chat.";

/** Returns the local storage key of an account's conversation in a business. */
export function chatKey(businessId: string, accountId: string): string {
  return `${chatPrefix}${businessId}.${accountId}`;
}

/** Returns whether a conversation that was last active at `touchedAt` is to be forgotten. */
export function isChatOver(touchedAt: number, now: number): boolean {
  return !(Math.abs(now - touchedAt) < chatKeptMs);
}

/** Forgets every conversation that this browser keeps. */
export function forgetChats(): void {
  forgetKept(chatPrefix);
}

/** Forgets the conversations that are over, whoever had them, and those of other accounts than `key`'s. */
export function sweepChats(key: string, now: number): void {
  for (const kept of keptKeys("local", chatPrefix)) {
    if (kept !== key || isChatOver(touchedAtOf(readKept(kept)), now)) keep(kept, null);
  }
}

function touchedAtOf(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? "") as { touchedAt?: unknown }).touchedAt);
  } catch {
    return Number.NaN;
  }
}
