import type { AgentIntent } from "@marzipan/contract/agents";
import type { Language } from "@marzipan/contract/languages";
import type { PlanName } from "@marzipan/contract/plans";
import { businessKeywords } from "./business-keywords.ts";
import { productTopicOf } from "./product-topic.ts";
import { normalise } from "@marzipan/domain/search";

/** What decides on a message's intent beside its words. */
export interface IntentAsk {
  message: string;
  language: Language;
  plan: PlanName;
  /** The person opened the advisor on purpose. */
  isAdvisorChosen: boolean;
}

/**
 * Returns a message's intent: support for a question on the product's plan or on where figures are; else business where
 * the advisor was opened on purpose, on basic support; on higher plans business with a keyword of the person's language
 * or of English (rulings §7).
 */
export function findIntent({ message, language, plan, isAdvisorChosen }: IntentAsk): AgentIntent {
  if (productTopicOf(message, language) !== null) return "support";
  if (isAdvisorChosen) return "business";
  if (plan === "basic") return "support";
  return hasKeyword(message, language) || hasKeyword(message, "en") ? "business" : "support";
}

interface Keywords {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** Letters that Hebrew and Arabic join in front of a word: and, the, in, to, of, that … */
const joined: Partial<Record<Language, RegExp>> = {
  he: /^[ושכ]{0,2}[הבלמ]{0,2}/,
  ar: /^[وف]?(?:بال|كال|لل|ال|[بلك])?/,
};

const unspaced: readonly Language[] = ["zh", "ja"];
const tables = new Map<Language, Keywords>();

function hasKeyword(message: string, language: Language): boolean {
  const text = normalise(message);
  if (unspaced.includes(language)) {
    return [...keywordsOf(language).words].some((word) => text.includes(word));
  }
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const keywords = keywordsOf(language);
  return (
    words.some((word) => withoutJoined(word, language).some((form) => isKeyword(form, keywords))) ||
    words.some((word, at) => keywords.words.has(`${word} ${words[at + 1]}`))
  );
}

function isKeyword(word: string, { words, beginnings }: Keywords): boolean {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Returns a word and what is left of it without each possible run of joined letters. */
function withoutJoined(word: string, language: Language): string[] {
  const most = joined[language]?.exec(word)?.[0].length ?? 0;
  return Array.from({ length: most + 1 }, (_, cut) => word.slice(cut)).filter(
    (form) => form === word || form.length >= 2,
  );
}

function keywordsOf(language: Language): Keywords {
  const known = tables.get(language);
  if (known) return known;
  const all = businessKeywords[language].split(" ").map((word) => word.replace("_", " "));
  const made: Keywords = {
    words: new Set(all.filter((word) => !word.endsWith("*")).map(normalise)),
    beginnings: all
      .filter((word) => word.endsWith("*"))
      .map((word) => normalise(word.slice(0, -1))),
  };
  tables.set(language, made);
  return made;
}
