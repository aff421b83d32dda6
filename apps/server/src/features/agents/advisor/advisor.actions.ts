import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { restsOnNames } from "@marzipan/questions/account";
import type { Intent } from "@marzipan/questions/intents";
import { readAdvisorIntent } from "@marzipan/questions/classifier/advisor-intent";
import { continued } from "@marzipan/questions/follow-up";
import { mayBeOnUse } from "@marzipan/questions/on-use";
import { leavesOut } from "@marzipan/questions/leaving-out";
import type { Meant } from "@marzipan/questions/meant-names";
import { asWritten } from "@marzipan/questions/names";
import { type Question, understand } from "@marzipan/questions/understand";
import { plainText } from "@marzipan/questions/words";
import { firstWeekday } from "@marzipan/domain/week-start";
import type { Tx } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/account/member.ts";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { loadWeek, type NamedThing } from "../../figures/figures.actions.ts";
import {
  type AdvisorQuestion,
  type AnswerParts,
  sayPeriod,
  withNow,
} from "./answer-parts.rules.ts";
import type { AgentAnswer } from "../agent-answer.ts";
import type { Message } from "../messages.actions.ts";
import { answerFigures, isPlain } from "./answers/figures.actions.ts";
import { answerToCome, isKnownAfterwards } from "./answers/upcoming.actions.ts";
import * as lists from "./answers/lists.actions.ts";
import {
  askWhich,
  findNamed,
  isUnclear,
  listWholeNames,
  readItem,
} from "./answers/names.actions.ts";
import { answerNamed, tellLeft, tellWhole } from "./route-named.actions.ts";
import * as plans from "./answers/what-if.actions.ts";
import type { Words } from "../wording/insights.rules.ts";
import * as standing from "./answers/counts.actions.ts";
import { answerBuyers, answerPayers } from "./answers/clients.actions.ts";
import * as work from "./answers/orders.actions.ts";

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
  const understood = await read(tx, question, language, member);
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
  const understood = await read(tx, question, language, member);
  if (understood === null) return null;
  const words: Words = { t: await wordsIn(language), format: formatIn(language) };
  const asked: AdvisorQuestion = { tx, question: understood, words, member };
  const { intent } = await readAdvisorIntent(question, language);
  const mayBe = intent === null && mayBeOnUse(understood);
  if (mayBe && !(await namesWhatIsAsked(asked))) return null;
  return finish(asked, await answer(asked));
}

/** Returns whether a question names something of the business that it can be about; one on an account a client alone. */
async function namesWhatIsAsked(asked: AdvisorQuestion): Promise<boolean> {
  const named = await findNamed(asked);
  const { isOfAccount, rest } = asked.question;
  return isOfAccount ? restsOnNames(rest, named) : named.groups.length > 0;
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
): Promise<Question | null> {
  const when = await readWhen(tx, language, member);
  const clients = await listWholeNames(tx, question);
  const { intent } = await readAdvisorIntent(question, language);
  return understand(question, language, { ...when, clients, intent });
}

const byIntent: Readonly<
  Partial<Record<Intent, (asked: AdvisorQuestion) => Promise<AnswerParts>>>
> = {
  owed: work.answerOwed,
  cash_methods: lists.answerMethods,
  expense_categories: lists.answerCategories,
  expense_category: lists.answerCategories,
  best_items: (asked) => lists.answerItems(asked, "best"),
  worst_items: (asked) => lists.answerItems(asked, "worst"),
  clients_best: lists.answerBestClients,
  clients_new: lists.answerClients,
  clients_returning: lists.answerClients,
  clients_count: lists.answerClients,
  clients_stopped: (asked) => plans.answerInsights(asked, "client_stopped"),
  busiest_day: (asked) => lists.answerBusiest(asked, "day"),
  busiest_hour: (asked) => lists.answerBusiest(asked, "hour"),
  clients_paid: answerPayers,
  clients_all: standing.answerAllClients,
  best_month: (asked) => standing.answerMonths(asked, "best"),
  worst_month: (asked) => standing.answerMonths(asked, "worst"),
  orders_open: (asked) =>
    asked.question.isNamed ? work.answerOpen(asked) : standing.answerAllOpen(asked),
  goal: plans.answerGoal,
  deposits: work.answerDeposits,
  requests: work.answerRequests,
  cancelled: work.answerCancelled,
  discounts: work.answerDiscounts,
  month_end: plans.answerMonthEnd,
  insights: (asked) => plans.answerInsights(asked),
};

/** What is asked of a named item or client rather than of the whole business. */
const ofNamed: readonly Intent[] = [
  "revenue",
  "orders",
  "best_items",
  "clients_count",
  "cash",
  "owed",
  "expenses",
];

/** What is known of the whole business only: where a name is next to it, that is said. */
const ofWhole: readonly Intent[] = ["profit", "average", "refunds", "cancelled", "discounts"];

/** So is this, which words that are no names often are next to: an unknown one is not told. */
const ofWholeToo: readonly Intent[] = [
  "cash_methods",
  "orders_open",
  "clients_best",
  "clients_new",
  "clients_returning",
  "busiest_day",
  "busiest_hour",
  "best_month",
  "worst_month",
  "deposits",
  "requests",
];

async function answer(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { intents, isOfAccount, isOfBuyers, rest, written } = asked.question;
  const [intent] = intents;
  if (isOfAccount && !(await namesWhatIsAsked(asked))) return nothingKnown(asked.words);
  const isOfNamed = intent !== undefined && ofNamed.includes(intent);
  const isOfItem = intent === "price_change" || intent === "to_make";
  const isNameTold = isOfNamed || (intent !== undefined && ofWhole.includes(intent));
  if (!isNameTold && !isOfItem && (!intent || !ofWholeToo.includes(intent)))
    return await answerWhole(asked);
  const named = await findNamed(asked);
  const { text } = asked.question;
  const keys = named.groups.flatMap((group) =>
    group.map(({ nameKey }) => plainText(nameKey).trim()),
  );
  // What all but one came to is not worked out, and the one is not what is asked for.
  if (named.groups.length > 0 && leavesOut(text, keys)) return nothingKnown(asked.words);
  if (isOfItem) return await answerOfItem(asked, named, intent);
  const buyers = await answerBuyersOf(asked, named);
  if (buyers) return buyers;
  const isToCome = isKnownAfterwards(asked.question);
  // Which items sell best is not counted by client.
  const isOfAll =
    intent === "best_items" && named.groups.flat().every(({ kind }) => kind === "client");
  const said = isOfNamed && !isToCome && !isOfAll ? await answerNamed(asked, named, intent) : null;
  if (said) return said;
  const whole = await answerWhole(asked);
  const known = isOfNamed && !isToCome && !isOfAll ? [] : named.groups;
  if (known.length > 0) return tellWhole(asked, whole, known);
  const strange = isOfBuyers && rest.length > 0 && named.groups.length === 0 ? rest : [];
  const name = asked.question.name ?? strange.map((word) => asWritten(word, written)).join(" ");
  if (name === "" || !isNameTold) return whole;
  return { ...whole, lines: [asked.words.t("advisor.not_found", { name }), ...whole.lines] };
}

/** Returns what is asked of items alone, the price of one or what is to be made of several; clients are told apart. */
async function answerOfItem(
  asked: AdvisorQuestion,
  { groups, unknown }: Meant<NamedThing>,
  intent: "price_change" | "to_make",
): Promise<AnswerParts> {
  const areItems = groups.filter((group) => group.every(({ kind }) => kind === "item"));
  const [first = []] = areItems;
  const heard = intent === "to_make" ? areItems : [first];
  const said =
    intent === "to_make"
      ? await work.answerToMake(asked, heard)
      : await plans.answerPrice(asked, await readItem(asked, first));
  const left = { groups: groups.filter((group) => !heard.includes(group)), unknown };
  if (said.counted === null) return said;
  return heard.length === 0 && groups.length > 0
    ? tellWhole(asked, said, groups)
    : tellLeft(asked, said, left);
}

/** Returns who bought the first item that a question on buyers names; `null` where it names none, or asks of days to come. */
async function answerBuyersOf(
  asked: AdvisorQuestion,
  { groups, unknown }: Meant<NamedThing>,
): Promise<AnswerParts | null> {
  const { isOfBuyers, isToCome } = asked.question;
  const item = groups.find((group) => group.every(({ kind }) => kind === "item"));
  if (!isOfBuyers || isToCome || !item) return null;
  if (isUnclear(item)) return askWhich(asked, item);
  const left = { groups: groups.filter((group) => group !== item), unknown };
  return tellLeft(asked, await answerBuyers(asked, item), left);
}

/** Returns for the business as a whole. */
async function answerWhole(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { intents } = asked.question;
  const [intent] = intents;
  if (isKnownAfterwards(asked.question)) return await answerToCome(asked);
  const figures = intents.filter(isPlain);
  if (figures.length > 0) {
    const said = await answerFigures(asked, figures);
    return intent === "owed" ? withNow(said, await work.answerOwed(asked)) : said;
  }
  const one = intent && byIntent[intent];
  return one ? await one(asked) : { lines: [], figures: [], counted: null, actions: [] };
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

function nothingKnown({ t }: Words): AnswerParts {
  const examples = [t("advisor.ex_1"), t("advisor.ex_2"), t("advisor.ex_3")];
  return {
    lines: [t("agents.figures_unknown"), ...examples.map((one) => `• ${one}`)],
    figures: [],
    counted: null,
    actions: [{ label: t("agents.open_figures"), path: pages.analytics.path }],
  };
}
