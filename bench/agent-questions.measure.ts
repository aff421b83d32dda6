import { readFileSync } from "node:fs";
import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { classify } from "@marzipan/questions/classifier/classify";
import type { Classification, RankedIntent } from "@marzipan/questions/classifier/classify";
import { report } from "./report.ts";

interface Question {
  /** `help/orders`, `advisor/owed`, `cannot/recipes`, `act/close_day`, or `none`. */
  intent: string;
  text: string;
}

/** How many questions of a kind there are, are answered as what they ask, and are answered or offered as that. */
interface Counts {
  asked: number;
  first: number;
  offered: number;
}

/** The least shares of the final questions, of all languages together. */
const budgets: Readonly<Record<string, Record<"first" | "offered", number>>> = {
  help: { first: 0.85, offered: 0.95 },
  advisor: { first: 0.92, offered: 0.95 },
  cannot: { first: 0.95, offered: 0.95 },
  act: { first: 0.95, offered: 0.95 },
  none: { first: 0.93, offered: 0.93 },
};

/**
 * Measures what the classifier makes of questions by authors who knew no utterance: those of `development` may be looked
 * at, those of `final` only counted. Of `none`, refused questions are counted as first.
 */
export async function measureAgentQuestions(): Promise<void> {
  for (const set of ["development", "final"]) {
    const totals = new Map<string, Counts>();
    for (const language of languages) {
      const counts = await countAnswers(set, language);
      const shares = [...counts].map(
        ([group, { asked, first }]) => `${group} ${percent(first, asked)}`,
      );
      process.stdout.write(`agent-questions (${set}) ${language}: ${shares.join(", ")}\n`);
      for (const [group, one] of counts) totals.set(group, sum(totals.get(group), one));
    }
    for (const [group, { asked, first, offered }] of totals) {
      reportShare(`${set}): ${group}, right first`, first / asked, budgetOf(set, group, "first"));
      reportShare(
        `${set}): ${group}, or offered`,
        offered / asked,
        budgetOf(set, group, "offered"),
      );
    }
  }
}

function budgetOf(set: string, group: string, kind: "first" | "offered"): number | null {
  return set === "final" ? (budgets[group]?.[kind] ?? null) : null;
}

function reportShare(name: string, value: number, least: number | null): void {
  const budget = least === null ? null : { atLeast: least };
  report({ name: `agent-questions (${name}`, value, unit: "share", budget });
}

async function countAnswers(set: string, language: Language): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const { intent, text } of readQuestions(set, language)) {
    const group = groupOf(intent);
    const judged = judge(intent, await classify(text, language));
    counts.set(group, sum(counts.get(group), { asked: 1, ...judged }));
  }
  return counts;
}

/** The support agent answers no figures and does nothing; the advisor knows every intent. */
function judge(intent: string, { ranked, sureFrom, nearFrom }: Classification) {
  const group = groupOf(intent);
  const isForSupport = group === "help" || group === "cannot" || group === "none";
  const known = isForSupport
    ? ranked.filter((one) => !["advisor", "act"].includes(groupOf(one.intent)))
    : ranked;
  const [best] = known;
  const isSure = best !== undefined && best.confidence >= sureFrom;
  if (group === "none") return { first: Number(!isSure), offered: Number(!isSure) };
  const isFirst = isSure && best.intent === intent;
  const isNear = (one: RankedIntent): boolean =>
    one.confidence >= nearFrom && one.intent === intent;
  return { first: Number(isFirst), offered: Number(isFirst || known.slice(0, 3).some(isNear)) };
}

const groupOf = (intent: string): string => intent.split("/")[0] ?? "";

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

function sum(before: Counts = { asked: 0, first: 0, offered: 0 }, added: Counts): Counts {
  return {
    asked: before.asked + added.asked,
    first: before.first + added.first,
    offered: before.offered + added.offered,
  };
}

function readQuestions(set: string, language: Language): Question[] {
  const file = new URL(`agent-questions/${set}/${language}.tsv`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [intent = "", text] = line.split("\t");
      return text === undefined ? [] : [{ intent, text }];
    });
}
