import type { Language } from "@marzipan/contract/languages";
import { isIntent } from "../intents.ts";
import type { Intent } from "../intents.ts";
import { classify } from "./classify.ts";
import type { RankedIntent } from "./classify.ts";

/** The intents of utterances that the advisor answers under another name. */
const answeredAs: Readonly<Record<string, Intent>> = {
  best_items_revenue: "best_items",
  compare_periods: "revenue",
};

/** Articles on what the advisor answers itself: a message to it asks for the figures, not for the article. */
const advisorsArticles: ReadonlySet<string> = new Set([
  "help/analytics",
  "help/bake-list",
  "help/reports",
  "help/who-owes",
]);

/** So many intents are offered where none is sure. */
const mostOffered = 3;

/** Returns whether the advisor has an answer for an intent of the utterances. */
export function isAdvisorIntent(name: string): boolean {
  return isIntent(name) || name in answeredAs;
}

/** Returns the intent under which the advisor answers one of the utterances; `null` for those of other groups. */
function advisorIntentOf(intent: string): Intent | null {
  const [group, name = ""] = intent.split("/");
  if (group !== "advisor") return null;
  return isIntent(name) ? name : (answeredAs[name] ?? null);
}

/** What the classifier makes of a message to the advisor. */
export interface AdvisorReading {
  /** What is asked of the books; `null` where that is not sure. */
  intent: Intent | null;
  /** It asks for two periods beside each other. */
  isComparing: boolean;
  /** It is rather on how Marzipan is used. */
  isOnUse: boolean;
  /** It asks for what Marzipan can't do, or is small talk. */
  isOfNoFigure: boolean;
  /** Where nothing is sure: the likeliest intents, as the utterances name them (`advisor/goal`, `act/close_day`). */
  offered: readonly string[];
}

/** Returns what a message to the advisor asks for. */
export async function readAdvisorIntent(text: string, language: Language): Promise<AdvisorReading> {
  const { ranked, sureFrom, nearFrom } = await classify(text, language);
  const own = ranked.filter(({ intent }) => !advisorsArticles.has(intent));
  const [first] = own;
  const isSure = first !== undefined && first.confidence >= sureFrom;
  const [group] = first?.intent.split("/") ?? [];
  return {
    intent: isSure ? advisorIntentOf(first.intent) : null,
    isComparing: isSure && first.intent === "advisor/compare_periods",
    isOnUse: isSure && group === "help",
    isOfNoFigure: isSure && (group === "cannot" || group === "smalltalk"),
    offered: isSure ? [] : offeredAmong(own, nearFrom),
  };
}

/** Returns the likeliest figures and acts of a ranking, none where hardly one is likely. */
function offeredAmong(ranked: readonly RankedIntent[], nearFrom: number): string[] {
  return ranked
    .filter(({ intent, confidence }) => confidence >= nearFrom && /^(?:advisor|act)\//.test(intent))
    .slice(0, mostOffered)
    .map(({ intent }) => intent);
}
