import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { readAdvisorIntent } from "@marzipan/questions/classifier/advisor-intent";
import type { AdvisorReading } from "@marzipan/questions/classifier/advisor-intent";
import { continued } from "@marzipan/questions/follow-up";
import { mayBeOnUse } from "@marzipan/questions/on-use";
import { type Question, understand } from "@marzipan/questions/understand";
import { splitsOf } from "@marzipan/questions/split-question";
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
 * Returns the answer to a question on the business's own figures, in its language, by the same code as `/analytics`, with
 * its period, its currency, what was counted, and links to the rows. Where it is not understood, three questions that
 * are.
 */
export async function answerBusiness(
  tx: Tx<"session">,
  question: string,
  language: Language,
  member: Member,
): Promise<AgentAnswer> {
  const asker = { tx, language, member, words: await wordsOf(language) };
  const reading = await readAdvisorIntent(question, language);
  const [first, second] = await read(asker, question, reading);
  return first ? await answerAll(first, second) : sayUnknown(asker.words);
}

/**
 * Returns the answer to a question as `answerBusiness` does; `null` where it may rather be on the product's use, so that
 * the help articles are looked into first: the advisor reads hardly anything in it, and it names none of the business's
 * items and clients.
 */
export async function answerUnlessOnUse(
  tx: Tx<"session">,
  question: string,
  language: Language,
  member: Member,
): Promise<AgentAnswer | null> {
  const reading = await readAdvisorIntent(question, language);
  if (reading.isOfNoFigure) return null;
  const asker = { tx, language, member, words: await wordsOf(language) };
  const [first, second] = await read(asker, question, reading);
  if (!first) return null;
  const mayBe = !second && reading.intent === null && mayBeOnUse(first.question);
  if (mayBe && !(await namesWhatIsAsked(first))) return null;
  return await answerAll(first, second);
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

type Asker = Omit<AdvisorQuestion, "question">;

async function wordsOf(language: Language): Promise<Words> {
  return { t: await wordsIn(language), format: formatIn(language) };
}

/** Returns what a message asks: one thing, two of a double question, nothing where no rule fits. */
async function read(
  asker: Asker,
  message: string,
  reading: AdvisorReading,
): Promise<AdvisorQuestion[]> {
  const { tx, language, member } = asker;
  const when = await readWhen(tx, language, member);
  const clients = await listWholeNames(tx, message);
  const readOne = (text: string, { intent, isComparing }: AdvisorReading): Question | null =>
    understand(text, language, { ...when, clients, intent, isComparing });
  const whole = readOne(message, reading);
  if (whole !== null && whole.intents.length > 1) return [{ ...asker, question: whole }];
  for (const { parts, isAsked } of splitsOf(message, language)) {
    const [first, second] = await Promise.all(parts.map((one) => readAdvisorIntent(one, language)));
    if (!first?.intent || !second?.intent || first.intent === second.intent) continue;
    const questions = [readOne(parts[0], first), readOne(parts[1], second)] as const;
    if (questions[0] === null || questions[1] === null) continue;
    if (questions[0].intents[0] === questions[1].intents[0]) continue;
    const ruled = isAsked ? null : understand(parts[1], language, when);
    if (!isAsked && (ruled === null || ruled.rest.length > 0)) continue;
    return [questions[0], sharePeriod(questions[1], questions[0])].map((question) => ({
      ...asker,
      question,
    }));
  }
  return whole === null ? [] : [{ ...asker, question: whole }];
}

/** Returns the second part of a double question, of the first one's period where it names none. */
function sharePeriod(second: Question, first: Question): Question {
  if (second.isNamed || !first.isNamed) return second;
  return { ...second, span: first.span, isNamed: true, isToCome: first.isToCome };
}

/** Returns the answer to a question; both parts of a double one as one answer, without their charts and tables. */
async function answerAll(first: AdvisorQuestion, second?: AdvisorQuestion): Promise<AgentAnswer> {
  const told = finish(first, await answer(first));
  if (!second) return told;
  const { chart: _chart, table: _table, ...plain } = told;
  const parts = [plain, finish(second, await answer(second))];
  return {
    ...plain,
    reply: parts.map(({ reply }) => reply).join("\n"),
    isAnswered: parts.some(({ isAnswered }) => isAnswered),
    figures: parts.flatMap(({ figures }) => figures),
    basis: parts.flatMap(({ basis = [] }) => basis),
    choices: parts.flatMap(({ choices = [] }) => choices),
    actions: [...new Map(parts.map(({ actions: [one] }) => [one?.path, one])).values()].flatMap(
      (one) => one ?? [],
    ),
  };
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
    reply: said.lines.join("\n"),
    isAnswered: counted !== null,
    answeredBy: "embedded",
    sources: [{ title: t("shell.analytics"), path: pages.analytics.path }],
    figures: said.figures,
    ...(said.chart && { chart: said.chart }),
    ...(said.table && { table: said.table }),
    ...(bases.length > 0 && { basis: bases }),
    ...(said.choices && said.choices.length > 0 && { choices: said.choices }),
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
