import type { Language } from "@marzipan/contract/languages";
import { unitsOf } from "./units.ts";

/** Answers whether a question names something: every word of the name stands in it, joined letters aside. */
export function asksFor(question: string, name: string, language: Language): boolean {
  const asked = unitsOf(question, language, false);
  const words = [...unitsOf(name, language, false)].filter(([, share]) => share === 1);
  return words.length > 0 && words.every(([word]) => asked.has(word));
}
