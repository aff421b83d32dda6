import type { Language } from "@marzipan/contract/languages";
import { isIntent } from "../intents.ts";
import type { Intent } from "../intents.ts";
import { classify } from "./classify.ts";

/** The intents of utterances that the advisor answers under another name; `null` for what it can't answer yet. */
const answeredAs: Readonly<Record<string, Intent | null>> = {
  best_items_revenue: "best_items",
  best_items_units: "best_items",
  item_sales: "revenue",
  compare_periods: null,
  orders_on_day: "orders_open",
  deposits_unpaid: null,
  requests_declined: "requests",
};

/** Returns whether the advisor has an answer for an intent of the utterances, or is known to have none. */
export function isAdvisorIntent(name: string): boolean {
  return isIntent(name) || name in answeredAs;
}

/** What the classifier makes of a message to the advisor. */
export interface AdvisorReading {
  /** What is asked of the books; `null` where that is not sure. */
  intent: Intent | null;
  /** It is rather on how Marzipan is used. */
  isOnUse: boolean;
  /** It asks for what Marzipan can't do, or is small talk. */
  isOfNoFigure: boolean;
}

/** Returns what a message to the advisor asks for. */
export async function readAdvisorIntent(text: string, language: Language): Promise<AdvisorReading> {
  const { ranked, sureFrom } = await classify(text, language);
  const [first] = ranked;
  const [group, name = ""] = first?.intent.split("/") ?? [];
  const isSure = first !== undefined && first.confidence >= sureFrom;
  const known = isIntent(name) ? name : (answeredAs[name] ?? null);
  return {
    intent: isSure && group === "advisor" ? known : null,
    isOnUse: isSure && group === "help",
    isOfNoFigure: isSure && (group === "cannot" || group === "smalltalk"),
  };
}
