import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readFileSync } from "node:fs";
import { isLanguage, languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { findHelp } from "@marzipan/help/find-help";
import type { HelpFound } from "@marzipan/help/find-help";
import { report } from "./report.ts";

interface Question {
  language: Language;
  /** The right articles, `null` where Marzipan has no answer: older questions may be answered by any part of an article that was split. */
  articles: readonly string[] | null;
  text: string;
}

/**
 * Measures the search for help articles on questions kept apart (`bench/help-questions/kept.txt`);
 * those of `development.txt` are what it was tuned on, every set kept before among them.
 */
export async function measureHelpAnswers(): Promise<void> {
  const before = usedMegabytes();
  // The first question in each language loads the model, the lexicons and the articles.
  for (const language of languages)
    await findHelp({ question: "order", language, page: "/orders" });
  report({
    name: "help-answers: memory of model, lexicons and articles, ten languages",
    value: usedMegabytes() - before,
    unit: "MB",
    budget: { atMost: 40 },
  });
  const budgets = { first: 0.85, three: 0.95, refused: 0.93 };
  for (const set of ["kept", "development"]) {
    const questions = readQuestions(set);
    const begun = process.cpuUsage();
    const found: HelpFound[] = [];
    for (const { language, text } of questions)
      found.push(await findHelp({ question: text, language }));
    const { user, system } = process.cpuUsage(begun);
    const shares = countShares(questions, found);
    const isKept = set === "kept";
    const share = (name: string, value: number, least: number): void =>
      report({
        name: `help-answers (${set}): ${name}`,
        value,
        unit: "share",
        budget: isKept ? { atLeast: least } : null,
      });
    share("right article first", shares.first, budgets.first);
    share("right article among the first three", shares.three, budgets.three);
    share("unanswerable questions refused", shares.refused, budgets.refused);
    report({
      name: `help-answers (${set}): processor time an answer`,
      value: (user + system) / 1000 / questions.length,
      unit: "ms",
      budget: { atMost: 5 },
    });
  }
}

// Only a heap without garbage tells what is kept.
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function usedMegabytes(): number {
  collectGarbage();
  return (process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers) / 2 ** 20;
}

function readQuestions(set: string): Question[] {
  const text = readFileSync(new URL(`help-questions/${set}.txt`, import.meta.url), "utf8");
  let language: Language = "en";
  return text.split("\n").flatMap((line): Question[] => {
    const head = line.startsWith("# ") ? line.slice(2) : null;
    if (isLanguage(head)) language = head;
    const [article, question] = line.split(" | ");
    if (article === undefined || question === undefined) return [];
    return [{ language, articles: article === "-" ? null : article.split("/"), text: question }];
  });
}

/** Counts as first what is given as the answer, as among three also what is offered to choose from. */
function countShares(questions: readonly Question[], found: readonly HelpFound[]) {
  const asked = questions.flatMap(({ articles }, at) => {
    const answer = found[at];
    return answer ? [{ articles, answer }] : [];
  });
  const fitting = asked.filter(({ articles }) => articles !== null);
  const placeOf = ({ articles, answer }: (typeof asked)[number]): number =>
    answer.hits.findIndex(({ id }) => articles?.includes(id));
  const isAmongThree = (one: (typeof asked)[number]): boolean =>
    (one.answer.isKnown || one.answer.isNear) && placeOf(one) >= 0 && placeOf(one) < 3;
  const strange = asked.filter(({ articles }) => articles === null);
  return {
    first:
      fitting.filter((one) => one.answer.isKnown && placeOf(one) === 0).length / fitting.length,
    three: fitting.filter(isAmongThree).length / fitting.length,
    refused: strange.filter(({ answer }) => !answer.isKnown).length / strange.length,
  };
}
