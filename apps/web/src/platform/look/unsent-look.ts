import { languages, themes } from "@marzipan/contract/languages";
import type { Language, Theme } from "@marzipan/contract/languages";
import { keep, readKept } from "../storage.ts";

/** A language or theme, or both. */
export interface Look {
  language?: Language;
  theme?: Theme;
}

const keyOf = (part: keyof Look, userId: string): string => `marzipan.unsent.${part}.${userId}`;

/** Returns what a person chose on this device and the server has not stored yet. */
export function readUnsentLook(userId: string): Look {
  const language = languages.find((one) => one === readKept(keyOf("language", userId)));
  const theme = themes.find((one) => one === readKept(keyOf("theme", userId)));
  return { ...(language && { language }), ...(theme && { theme }) };
}

/** Keeps a choice until the server has stored it: a page left at once, or one without a network, loses none. */
export function keepUnsentLook(userId: string, look: Look): void {
  for (const part of partsOf(look)) keep(keyOf(part, userId), look[part] ?? null);
}

/** Forgets a choice that the server stored, unless another was made meanwhile. */
export function forgetSentLook(userId: string, sent: Look): void {
  const unsent = readUnsentLook(userId);
  for (const part of partsOf(sent))
    if (unsent[part] === sent[part]) keep(keyOf(part, userId), null);
}

const partsOf = (look: Look) => Object.keys(look) as (keyof Look)[];
