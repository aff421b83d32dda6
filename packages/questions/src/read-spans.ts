import { addDays, addMonths, monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { comparedSpan } from "@marzipan/domain/periods";
import { type FoundPeriod, lengthOf } from "./find-periods.ts";
import type { Intent } from "./intents.ts";
import { type Asked, unitSpan } from "./read-period.ts";

/** What is asked of a period as a sum, which is told beside that of another. */
const summed: readonly Intent[] = [
  "revenue",
  "cash",
  "profit",
  "expenses",
  "refunds",
  "orders",
  "average",
];

/** Returns whether an intent asks for a sum of a period. */
export function isSummed(intent: Intent): boolean {
  return summed.includes(intent);
}

/** Returns the two ends of a single period from one to another: "compare March to May" compares them. */
export function unjoined(periods: readonly FoundPeriod[]): readonly FoundPeriod[] {
  const [only] = periods.length === 1 ? periods : [];
  return only?.ends ?? periods;
}

/** The period that a question is about, and what it is compared with. */
export interface Spans {
  /** The period that it names, else the one that its kind is asked for by default. */
  span: Span;
  isNamed: boolean;
  /** What it is compared with; `null` where nothing is asked to be. */
  compared: Span | null;
}

/** Returns the periods of a question with what it asks for. */
export function readSpans(
  periods: readonly FoundPeriod[],
  isCompared: boolean,
  intents: readonly Intent[],
  when: Omit<Asked, "ahead">,
): Spans {
  const { today } = when;
  const [first, second] = periods;
  if (!first) {
    const span = defaultSpan(intents, today);
    return {
      span,
      isNamed: false,
      compared: isCompared ? comparedSpan(span, today, "previous") : null,
    };
  }
  const [intent] = intents;
  // What is no sum is told of two days together, not of the first alone.
  const areDays = lengthOf(first.span) === 1 && second && lengthOf(second.span) === 1;
  if (areDays && !isCompared && intent && !isSummed(intent)) return both(first, second);
  if (second) return readTwo(first, second, isCompared, today);
  const { named, span } = first;
  if (isCompared && named && named.shift < 0) {
    const current = unitSpan(0, named.unit, { ...when, ahead: false });
    const compared =
      named.shift === -1
        ? comparedSpan(current, today, named.unit === "year" ? "year" : "previous")
        : span;
    return { span: current, isNamed: true, compared };
  }
  return {
    span,
    isNamed: true,
    compared: isCompared ? comparedSpan(span, today, "previous") : null,
  };
}

/** Returns the days from the first to the last of two periods. */
function both(first: FoundPeriod, second: FoundPeriod): Spans {
  const from = first.span[0] < second.span[0] ? first.span[0] : second.span[0];
  const to = first.span[1] > second.span[1] ? first.span[1] : second.span[1];
  return { span: [from, to], isNamed: true, compared: null };
}

function readTwo(
  first: FoundPeriod,
  second: FoundPeriod,
  isCompared: boolean,
  today: string,
): Spans {
  const isYearAgo = second.named?.unit === "year" && second.named.shift === -1;
  if (isYearAgo && lengthOf(first.span) < 360) {
    return { span: first.span, isNamed: true, compared: comparedSpan(first.span, today, "year") };
  }
  const arePoints = first.named === null && second.named === null;
  if (!isCompared && arePoints) return both(first, second);
  // "Last month compared with the month before" means the one before that.
  const isPrevious =
    first.named?.unit === second.named?.unit &&
    ((first.named?.shift === 0 && second.named?.shift === -1) ||
      (first.named !== null && String(first.span) === String(second.span)));
  const compared = isPrevious ? comparedSpan(first.span, today, "previous") : second.span;
  return { span: first.span, isNamed: true, compared };
}

/** Returns the period of a question on one item, client or month that names none: the year that ends today. */
export function spanOfNamed(today: string): Span {
  return [addDays(addMonths(today, -12), 1), today];
}

/** Returns the period of a question that names none. */
function defaultSpan(intents: readonly Intent[], today: string): Span {
  const [intent] = intents;
  if (["to_make", "orders_open", "orders_on_day"].includes(intent ?? "")) return [today, today];
  if (intent === "best_month" || intent === "worst_month") return spanOfNamed(today);
  if (intent === "busiest_day" || intent === "busiest_hour" || intent === "price_change") {
    return [addDays(today, -83), today];
  }
  return [monthStart(today), monthEnd(today)];
}
