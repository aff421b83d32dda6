import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldProviderEvents } from "./provider-subscriptions.ts";
import type { ProviderEvent } from "./provider-events.ts";
import { day, payment, planOn, refund, snapshot } from "./testing/provider-events.ts";

/** A step in the life of one subscription, and what a plain model makes of it. */
type Step =
  | "renew"
  | "fail"
  | "mend"
  | "ask end"
  | "undo end"
  | "end now"
  | "pause"
  | "resume"
  | "refund"
  | "upgrade"
  | "downgrade";
const steps: readonly Step[] = [
  "renew",
  "fail",
  "mend",
  "ask end",
  "undo end",
  "end now",
  "pause",
  "resume",
  "refund",
  "upgrade",
  "downgrade",
];

interface Model {
  status: "active" | "past_due" | "paused" | "canceled";
  endsAt: Date | null;
  periodEnd: number;
  transaction: number;
  /** The money of the running period was returned. */
  isReturned: boolean;
  /** The money of a running period was returned once: the subscription ends. */
  isOver: boolean;
  /** The plan of the running period, and the one that is sold for the next. */
  plan: "pro" | "premium";
  sold: "pro" | "premium";
}

/** Plays steps one after the other; returns the events, and what the product must show after each. */
function play(path: readonly Step[]): {
  events: ProviderEvent[];
  expected: string[];
  counts: number[];
} {
  const model: Model = {
    status: "active",
    endsAt: null,
    periodEnd: 30,
    transaction: 1,
    isReturned: false,
    isOver: false,
    plan: "pro",
    sold: "pro",
  };
  const events: ProviderEvent[] = [snapshot(0), payment(0, "txn_1", 30)];
  const expected: string[] = [];
  const counts: number[] = [];
  path.forEach((step, index) => {
    const at = index + 1;
    if (model.status === "canceled") return;
    if (step === "renew") {
      Object.assign(model, {
        status: "active",
        periodEnd: model.periodEnd + 30,
        transaction: model.transaction + 1,
        isReturned: false,
        endsAt: null,
        plan: model.sold,
      });
      events.push(payment(at, `txn_${model.transaction}`, model.periodEnd));
    }
    if (step === "fail") model.status = "past_due";
    if (step === "mend" || step === "resume") model.status = "active";
    if (step === "pause") model.status = "paused";
    if (step === "ask end") model.endsAt = day(model.periodEnd);
    if (step === "undo end") model.endsAt = null;
    if (step === "end now") model.status = "canceled";
    if (step === "upgrade") model.plan = model.sold = "premium";
    if (step === "downgrade") model.sold = "pro";
    if (step === "refund") {
      model.isReturned = model.isOver = true;
      events.push(
        refund(at, { adjustmentRef: `adj_${at}`, transactionRef: `txn_${model.transaction}` }),
      );
    }
    events.push(
      snapshot(at, {
        status: model.status,
        sold: { plan: model.sold, interval: "month" },
        endsAt: model.endsAt,
        periodEndAt: day(model.periodEnd),
        nextChargeAt: day(model.periodEnd),
      }),
    );
    expected.push(showing(model));
    counts.push(events.length);
  });
  return { events, expected, counts };
}

function showing({ status, endsAt, isReturned, isOver, plan }: Model): string {
  if (isReturned) return "basic active";
  if (isOver) return `${plan} canceled`;
  if (status === "canceled") return "basic active";
  if (status === "paused") return "basic inactive";
  if (endsAt) return `${plan} canceled`;
  return `${plan} ${status}`;
}

describe("the history of a subscription", () => {
  const histories = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 24 });

  it("shows after each step what a plain model of it shows", () => {
    fc.assert(
      fc.property(histories, (path) => {
        const { events, expected, counts } = play(path);
        counts.forEach((count, index) => {
          expect(planOn(index + 1, foldProviderEvents(events.slice(0, count)))).toBe(
            expected[index],
          );
        });
      }),
    );
  });

  it("ends the same in whatever order and however often its events arrive", () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (path, random) => {
        const { events } = play(path);
        const next = (): number => random.next().value as number;
        const shuffled = [...events, ...events.filter(() => next() % 3 === 0)]
          .map((event) => ({ event, place: next() }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => event);
        expect(foldProviderEvents(shuffled)).toEqual(foldProviderEvents(events));
      }),
    );
  });
});
