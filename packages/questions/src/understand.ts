import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { type Language, languages } from "@marzipan/contract/languages";
import { addMonths, daysBetween } from "@marzipan/domain/dates";
import { restOfAccount } from "./account.ts";
import { withoutClients } from "./client-names.ts";
import { findDayAlone } from "./day-alone.ts";
import { directionOf } from "./direction.ts";
import { findConcepts } from "./find-concepts.ts";
import { findPeriods, type FoundPeriod, withoutPeriods } from "./find-periods.ts";
import { asksEarnings, isFutureWord, isOfFuture } from "./future.ts";
import { findIntents, type Intent, withLearned } from "./intents.ts";
import { capitalsOf, nameIn } from "./names.ts";
import { numbersIn } from "./numbers-in.ts";
import { asksWhoBought, asksWhoPaid } from "./payers.ts";
import { intentsOfPayer, isPaidWord } from "./paying.ts";
import type { Asked } from "./read-period.ts";
import { isSummed, readSpans, type Spans, unjoined } from "./read-spans.ts";
import { isDotted, isSum } from "./sums-of-money.ts";
import type { Concept, Tongue } from "./tongue.ts";
import { tongues } from "./tongues.ts";
import { entriesOf, plainText, unspaced } from "./words.ts";

/** When a question is asked. */
interface When extends Omit<Asked, "ahead"> {
  /** The keys of the clients whose whole names may be in the question. */
  clients?: readonly string[];
  /** What a classifier is sure that it asks for; it counts where no rule fits, or could. */
  intent?: Intent | null;
  /** A classifier is sure that it asks for two periods beside each other. */
  isComparing?: boolean;
}

/** A question as it was understood. */
export interface Question extends Spans {
  intents: readonly Intent[];
  /** Its period has not begun, or it asks for what is to come of one that begins today. */
  isToCome: boolean;
  /** It asks for an account, as questions on the product's use do, too, and is one on the books by a client's name alone. */
  isOfAccount: boolean;
  /** It asks which clients bought something: where an item is named, that one. */
  isOfBuyers: boolean;
  category: ExpenseCategory | null;
  /** Numbers that are no part of a period: a price, a goal. */
  numbers: readonly number[];
  /** What may be a name: the whole text as it is compared, and the words that stand for nothing. */
  text: string;
  rest: readonly string[];
  /** What is a name by the words around it, as it was written. */
  name: string | null;
  /** The question as it was written. */
  written: string;
}

/** The most words that mean nothing in a question of another language than expected: a name. */
const mostForeign = 2;

const categories: readonly (Concept & ExpenseCategory)[] = [
  "food",
  "fuel",
  "utilities",
  "office",
  "marketing",
  "travel",
  "insurance",
  "supplies",
  "maintenance",
  "subscriptions",
];

/** How orders are said to be there or to come in Hindi, whose word for yesterday is the one for tomorrow. */
const areTomorrow = ["ऑर्डर हैं", "आर्डर हैं", "ऑर्डर है", "ऑर्डर होंगे", "आर्डर होंगे"].map(plainText);

/** Orders are asked about so many days ahead by a date without its year. */
const mostAhead = 92;

/** Beside these a number alone is a sum of money rather than a day. */
const priced: readonly Concept[] = ["whatif", "price", "goal", "discount"];

/** What is asked about the days to come. */
const aheadIntents: readonly Intent[] = ["to_make", "orders_open", "orders_on_day", "month_end"];

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/[\u0590-\u05ff]/, "he"],
  [/[\u0600-\u06ff]/, "ar"],
  [/[\u0900-\u097f]/, "hi"],
  [/[\u3040-\u30ff]/, "ja"],
  [/[\u4e00-\u9fff]/, "zh"],
];

/**
 * Returns the languages that a question may be in: that of the letters of most words, the reader's own, English; a
 * foreign name in it does not count.
 */
export function languagesOf(question: string, own: Language): Language[] {
  const words = question.match(/[\p{L}\p{M}]+/gu) ?? [];
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).length;
  const byLetters = scripts.find(([letters]) => letters.test(question))?.[1];
  const isLatin = latin * 2 > words.length;
  const others = languages.filter((one) => ["fr", "de", "es", "pt"].includes(one));
  if (isLatin) {
    const isOwnLatin = own === "en" || others.includes(own);
    const first = byLetters && !isOwnLatin ? (["en", own] as const) : ([own, "en"] as const);
    return [...new Set([...first, ...others])];
  }
  const isJapaneseHan = byLetters === "zh" && own === "ja";
  const first = byLetters && !isJapaneseHan ? [byLetters] : [];
  return [...new Set([...first, own, "en" as const, ...(byLetters ? [] : others)])];
}

/**
 * Understands a question on the business's figures, by the words and the periods of the reader's language, else of
 * the language of its letters, of English and of the other languages of Latin letters; `null` where no rule fits, or
 * where it names days that there are not.
 */
export function understand(question: string, language: Language, when: When): Question | null {
  const text = plainText(question);
  for (const [at, one] of languagesOf(question, language).entries()) {
    const capitals = capitalsOf(question, tongues[one]);
    const found = understandIn(text, tongues[one], when, at === 0, capitals);
    if (found === "unread") return null;
    if (found) return { ...found, name: nameIn(question, found, tongues[one]), written: question };
  }
  return null;
}

function understandIn(
  text: string,
  tongue: Tongue,
  when: When,
  isFirst: boolean,
  capitals: ReadonlySet<string>,
): Omit<Question, "name" | "written"> | "unread" | null {
  const rankedMonth = phraseIn(text, tongue.rankedMonth, tongue);
  // "The best month" is no name of this month.
  const timed = rankedMonth === null ? text : text.replace(rankedMonth, " ");
  const clients = when.clients ?? [];
  const unnamed =
    clients.length === 0
      ? timed
      : withoutClients(
          timed,
          clients,
          findPeriods(timed, tongue, { ...when, ahead: false }),
          tongue,
        );
  const periodsAt = (ahead: boolean): FoundPeriod[] => {
    const dated = findPeriods(unnamed, tongue, { ...when, ahead });
    const found = dated.filter(
      (one) => !isDotted(one, unnamed) || (!isSum(one, unnamed) && !isPriced(timed, tongue)),
    );
    const alone = found.length === 0 ? findDayAlone(unnamed, tongue, { ...when, ahead }) : null;
    return alone && !isPriced(timed, tongue) ? [alone] : found;
  };
  const isFuture = isOfFuture(timed, tongue.language);
  const coming = isFuture ? periodsAt(true) : [];
  const isComing = coming.some(({ span: [from, to] }) => from <= to && to > when.today);
  const past = isComing ? coming : periodsAt(false);
  const bare = withoutPeriods(timed, past);
  const spoken = rankedMonth === null ? bare : bare + rankedMonth.trimStart();
  const readConcepts = (said: string) => findConcepts(said, tongue, isFirst, capitals);
  const { has, rest } = readConcepts(spoken);
  // In a language that no one expects hardly a word may be left over.
  if (!isFirst && rest.length > mostForeign) return null;
  const numbers = numbersIn(bare);
  const isAhead = past.some(({ span: [from] }) => from > when.today);
  const heard = findIntents({
    has,
    numbers,
    isAhead,
    periods: past.length,
    isRankedMonth: rankedMonth !== null,
  });
  const isEarning = heard.length === 0 && isComing && asksEarnings(timed, tongue.language);
  const ofAccount = restOfAccount(spoken, tongue, { intents: heard, rest }, readConcepts);
  const isOfAccount = ofAccount !== null && heard[0] !== "owed";
  const ofPayer = asksWhoPaid(spoken, tongue, heard, readConcepts)
    ? (["clients_paid"] as const)
    : intentsOfPayer(timed, tongue, { heard, rest });
  const isOfBuyers = heard.length < 2 && asksWhoBought(spoken, tongue, readConcepts);
  const reckoned: readonly Intent[] = isEarning
    ? ["revenue"]
    : (ofPayer ??
      (isOfAccount ? ["owed"] : isOfBuyers && heard.length === 0 ? ["clients_count"] : heard));
  const ruled = has.has("outside") ? heard : reckoned;
  // A period alone goes on from a question before it.
  const isPeriodAlone = past.length > 0 && has.size === 0 && rest.length < 2;
  const intents =
    isFirst && !isPeriodAlone ? withLearned(ruled, when.intent, has.has("outside")) : ruled;
  if (intents.length === 0) return null;
  if (past.some(({ isUnread }) => isUnread)) return "unread";
  // Orders for a weekday, or that someone has on one, are of the one to come; in Hindi those that "are" tomorrow, too.
  const isToCome =
    intents.includes("orders") &&
    past.some((one) =>
      one.isWeekday
        ? one.isFor || has.has("have")
        : isNearerNextYear(one, when.today) ||
          (one.named?.unit === "day" &&
            one.named.shift === -1 &&
            areTomorrow.some((said) => timed.includes(said))),
    );
  const asked = isToCome ? (["orders_open"] as const) : intents;
  const ahead = asked.some((intent) => aheadIntents.includes(intent));
  const isCompared =
    (isFirst && when.isComparing === true) ||
    (isFirst && asked.some(isSummed) && directionOf(text, tongue.language) !== null) ||
    has.has("compare") ||
    (has.has("growth") && past.length === 0) ||
    past.some(({ isThan }) => isThan);
  const periods = ahead ? periodsAt(true) : past;
  const spans = readSpans(isCompared ? unjoined(periods) : periods, isCompared, asked, when);
  const [from, to] = spans.span;
  return {
    intents: asked,
    ...spans,
    isOfAccount,
    isOfBuyers,
    isToCome: from > when.today || (isComing && from === when.today && to > from),
    category: categories.find((category) => has.has(category)) ?? null,
    numbers,
    text: bare,
    rest: (ofAccount ?? rest).filter(
      (word) =>
        !(isComing && isFutureWord(word, tongue.language)) &&
        !(ofPayer && isPaidWord(word, tongue)),
    ),
  };
}

/** Returns whether a day without its year is meant as the next rather than the last of its date. */
function isNearerNextYear({ span, hasYear, named, isSince }: FoundPeriod, today: string): boolean {
  const [day, last] = span;
  if (hasYear || named !== null || isSince || day !== last) return false;
  return daysBetween(today, addMonths(day, 12)) < Math.min(mostAhead, daysBetween(day, today));
}

/** Returns whether a text asks about a price, beside which a number alone is a sum of money. */
function isPriced(text: string, tongue: Tongue): boolean {
  const { has } = findConcepts(text, tongue, false);
  return priced.some((concept) => has.has(concept));
}

/** Returns the first of a list of phrases that is in a text, with a blank at each end; `null` where none does. */
function phraseIn(text: string, list: string, { language }: Tongue): string | null {
  const gap = unspaced.includes(language) ? "" : " ";
  const found = entriesOf(list).find((phrase) => text.includes(gap + phrase + gap));
  return found === undefined ? null : gap + found + gap;
}
