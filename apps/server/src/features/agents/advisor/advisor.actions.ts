import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import type { Intent } from "@marzipan/questions/intents";
import { readAdvisorIntent } from "@marzipan/questions/classifier/advisor-intent";
import { continued } from "@marzipan/questions/follow-up";
import { mayBeOnUse } from "@marzipan/questions/on-use";
import { type Question, understand } from "@marzipan/questions/understand";
import { firstWeekday } from "@marzipan/domain/week-start";
import type { Tx } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/account/member.ts";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { loadWeek } from "../../figures/figures.actions.ts";
import { type AdvisorQuestion, type AnswerParts, sayPeriod } from "./answer-parts.rules.ts";
import type { AgentAnswer } from "../agent-answer.ts";
import type { Message } from "../messages.actions.ts";
import { listWholeNames } from "./answers/names.actions.ts";
import { answer, namesWhatIsAsked, nothingKnown } from "./route-question.actions.ts";
import type { Words } from "../wording/insights.rules.ts";

/**
 * Returns a question on the business's own figures, in the reader's language, by the same code as `/analytics`; the
 * answer names its period, its currency and what was counted, and leads to the rows. What is not understood is said,
 * with three questions that are.
 */
export async function answerBusiness(
  tx: Tx<"session">,
  question: string,
  language: Language,
  member: Member,
): Promise<AgentAnswer> {
  const words: Words = { t: await wordsIn(language), format: formatIn(language) };
  const { intent } = await readAdvisorIntent(question, language);
  const understood = await read(tx, question, language, member, intent);
  if (!understood) return sayUnknown(words);
  const asked: AdvisorQuestion = { tx, question: understood, words, member };
  return finish(asked, await answer(asked));
}

/**
 * Returns a question as `answerBusiness` does; `null` where it may rather be on the product's use, so that the help
 * articles are looked into first: the advisor reads hardly anything in it, and it names none of the business's items
 * and clients.
 */
export async function answerUnlessOnUse(
  tx: Tx<"session">,
  question: string,
  language: Language,
  member: Member,
): Promise<AgentAnswer | null> {
  const { intent, isOfNoFigure } = await readAdvisorIntent(question, language);
  const understood = isOfNoFigure ? null : await read(tx, question, language, member, intent);
  if (understood === null) return null;
  const words: Words = { t: await wordsIn(language), format: formatIn(language) };
  const asked: AdvisorQuestion = { tx, question: understood, words, member };
  const mayBe = intent === null && mayBeOnUse(understood);
  if (mayBe && !(await namesWhatIsAsked(asked))) return null;
  return finish(asked, await answer(asked));
}

/**
 * Returns whether the advisor clearly understands a question, so that it can be offered to it: which item the one on
 * who bought something names is not looked up for that.
 */
export async function isForAdvisor(
  question: string,
  language: Language,
  { today }: Member,
): Promise<boolean> {
  const { intent, isOnUse } = await readAdvisorIntent(question, language);
  if (intent !== null || isOnUse) return intent !== null;
  const understood = understand(question, language, { today, weekStart: 0 });
  return understood !== null && (understood.isOfBuyers || !mayBeOnUse(understood));
}

/** Questions before a message among which the one is looked for that it goes on from. */
const mostBefore = 4;

/**
 * Returns a message to the advisor as the whole question that it stands for: another period of the question before it,
 * or which of several was meant there.
 */
export async function wholeQuestion(
  tx: Tx<"session">,
  { message, history }: Message,
  language: Language,
  member: Member,
): Promise<string> {
  if (!history.some(({ role }) => role === "user")) return message;
  const when = await readWhen(tx, language, member);
  const t = await wordsIn(language);
  const turns = [...history, { role: "user", content: message }];
  const own = turns.flatMap(({ role, content: said }, at) => {
    const { role: by, content } = turns[at - 1] ?? {};
    const isWhich = by === "assistant" && content?.startsWith(t("advisor.which")) === true;
    return role === "user" ? [{ said, isWhich, isLast: at === turns.length - 1 }] : [];
  });
  let whole: string | null = null;
  for (const { said, isWhich, isLast } of own.slice(-mostBefore - 1)) {
    const goesOn: string | null = whole === null ? null : continued(said, whole, language, when);
    const tellsWhich = isWhich && whole !== null && !understand(said, language, when);
    if (goesOn !== null) whole = goesOn;
    else if (tellsWhich) whole = `${whole} ${said}`;
    else if (isLast || understand(said, language, when)) whole = said;
  }
  return whole ?? message;
}

async function readWhen(
  tx: Tx<"session">,
  language: Language,
  { today }: Member,
): Promise<Parameters<typeof understand>[2]> {
  const week = await loadWeek(tx);
  const weekStart = firstWeekday(week?.weekStart ?? null, language, week?.country ?? "");
  return { today, weekStart, isMonthFirst: week?.country === "US" };
}

async function read(
  tx: Tx<"session">,
  question: string,
  language: Language,
  member: Member,
  intent: Intent | null,
): Promise<Question | null> {
  const when = await readWhen(tx, language, member);
  const clients = await listWholeNames(tx, question);
  return understand(question, language, { ...when, clients, intent });
}

function finish(asked: AdvisorQuestion, said: AnswerParts): AgentAnswer {
  const { words, member, question } = asked;
  const { t, format } = words;
  const { counted, isNow = false, countedNow, span = question.span } = said;
  const { currency, today } = member;
  const basis = (text: string, isOfToday: boolean): string =>
    isOfToday
      ? t("advisor.basis_now", { counted: text, date: format.date(today), currency })
      : t("advisor.basis", { counted: text, period: sayPeriod(span, words, today), currency });
  const bases = [
    ...(counted === null ? [] : [basis(counted, isNow)]),
    ...(countedNow === undefined ? [] : [basis(countedNow, true)]),
  ];
  return {
    reply: [...said.lines, ...bases].join("\n"),
    isAnswered: counted !== null,
    answeredBy: "embedded",
    sources: [{ title: t("shell.analytics"), path: pages.analytics.path }],
    figures: said.figures,
    ...(said.chart && { chart: said.chart }),
    ...(said.table && { table: said.table }),
    actions: said.actions,
  };
}

/** Says that a question is not understood, with three that are. */
function sayUnknown(words: Words): AgentAnswer {
  const { lines, figures, actions } = nothingKnown(words);
  return {
    reply: lines.join("\n"),
    isAnswered: false,
    answeredBy: "embedded",
    sources: [],
    figures,
    actions,
  };
}
