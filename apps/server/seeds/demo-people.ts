import type { Language } from "@marzipan/contract/languages";
import type { DemoWords, RegularWords } from "./demo-words.ts";

/** One client of the demo bakery. */
export type DemoClient = RegularWords & { phone: string };

/** Returns the demo bakery's 60 clients. */
export function listClients({ place, regulars, clients }: DemoWords): DemoClient[] {
  const others = clients.map((name, index): RegularWords => ({ name, weight: 1 + (index % 3) }));
  return [...regulars, ...others].map((client, index) => ({
    ...client,
    phone: place.phoneOf(index),
  }));
}

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Arabic}/u, "ar"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Devanagari}/u, "hi"],
];

/** Returns the language that a client is written to: what is given, what the name's script tells, else the bakery's. */
export function languageOf({ name, language }: RegularWords, own: Language): Language {
  return language ?? scripts.find(([script]) => script.test(name))?.[1] ?? own;
}
