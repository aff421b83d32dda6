import { addDays } from "@marzipan/domain/dates";
import type { Span } from "@marzipan/domain/figures";
import { type OneCurrency, sumOf, within } from "./books.ts";
import { shareScore } from "./chance.ts";
import { count, type Insight, money } from "./insight.ts";

const least = 5;
const sureScore = 2.6;

interface Case {
  on: string;
  lost: boolean;
  reason: string | null;
  totalMinor: number;
}

/** Returns the lost cases of the last 60 days where they are surely more often than in the 180 before. */
function lostMore(
  kind: "cancelled_more" | "declined_more",
  cases: readonly Case[],
  { currency, today }: OneCurrency,
): Insight[] {
  const period: Span = [addDays(today, -60), addDays(today, -1)];
  const before: Span = [addDays(period[0], -180), addDays(period[0], -1)];
  const now = cases.filter(({ on }) => within(on, period));
  const then = cases.filter(({ on }) => within(on, before));
  const lost = now.filter((one) => one.lost);
  const lostThen = then.filter((one) => one.lost);
  if (lost.length < least || then.length < 20) return [];
  if (shareScore(lost.length, now.length, lostThen.length, then.length) < sureScore) return [];
  const reasons = new Map<string, number>();
  for (const { reason } of lost) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const [main] = [...reasons].toSorted(([, a], [, b]) => b - a);
  const sum = sumOf(lost, (one) => one.totalMinor);
  return [
    {
      kind,
      key: "",
      subject: main?.[0] ?? null,
      period,
      figures: [
        count("lost", lost.length),
        count("of", now.length),
        count("lost_before", lostThen.length),
        count("of_before", then.length),
        count("for_this_reason", main?.[1] ?? 0),
        money("lost_money", sum, currency),
      ],
      sample: { count: lost.length, least },
      action:
        kind === "cancelled_more"
          ? { do: "list", list: "orders", filter: { from: period[0], to: period[1] } }
          : { do: "list", list: "requests", filter: { tab: "closed" } },
      stakeMinor: sum,
      currency,
    },
  ];
}

/** Orders cancelled more often than before, with the commonest reason; counted by delivery day. */
export function cancelledMore(books: OneCurrency): Insight[] {
  if (books.since > addDays(books.today, -240)) return [];
  const cases = books.orders.map(({ day, isCancelled, cancelReason, totalMinor }) => ({
    on: day,
    lost: isCancelled,
    reason: cancelReason,
    totalMinor,
  }));
  return lostMore("cancelled_more", cases, books);
}

/** Requests declined more often than before, with the commonest reason. */
export function declinedMore(books: OneCurrency): Insight[] {
  const cases = books.requests
    .filter(({ state }) => state !== "open")
    .map(({ sentOn, state, declineReason, totalMinor }) => ({
      on: sentOn,
      lost: state === "declined",
      reason: declineReason,
      totalMinor,
    }));
  return lostMore("declined_more", cases, books);
}

/** Requests without an answer for two days and more. */
export function requestsUnanswered({ requests, currency, today }: OneCurrency): Insight[] {
  const waiting = requests.filter(
    ({ state, sentOn }) => state === "open" && sentOn <= addDays(today, -2),
  );
  const first = waiting.map(({ sentOn }) => sentOn).toSorted()[0];
  if (!first) return [];
  const sum = sumOf(waiting, (request) => request.totalMinor);
  return [
    {
      kind: "request_unanswered",
      key: "",
      subject: null,
      period: [first, addDays(today, -2)],
      figures: [count("requests", waiting.length), money("asked", sum, currency)],
      sample: { count: waiting.length, least: 1 },
      action: { do: "list", list: "requests", filter: { tab: "open" } },
      stakeMinor: sum,
      currency,
    },
  ];
}
