import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planInForce } from "./plans.ts";
import { foldProviderEvents } from "./provider-subscriptions.ts";
import type {
  PaidSubscription,
  ProviderEvent,
  SubscriptionSnapshot,
} from "./provider-subscriptions.ts";

const start = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;
const day = (count: number): Date => new Date(start + count * dayMs);

let made = 0;
function snapshot(at: number, more: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  made += 1;
  return {
    kind: "subscription",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    customerRef: "ctm_1",
    status: "active",
    sold: { plan: "pro", interval: "month" },
    price: { minor: 2900, currency: "USD" },
    periodEndAt: day(30),
    nextChargeAt: day(30),
    endsAt: null,
    ...more,
  };
}

function payment(at: number, ref = "txn_1", periodEnd = 30, totalMinor = 2900n): ProviderEvent {
  made += 1;
  return {
    kind: "payment",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    transactionRef: ref,
    totalMinor,
    currency: "USD",
    periodEndAt: day(periodEnd),
  };
}

function refund(
  at: number,
  more: Partial<Extract<ProviderEvent, { kind: "adjustment" }>> = {},
): ProviderEvent {
  made += 1;
  return {
    kind: "adjustment",
    id: `evt_${String(made).padStart(6, "0")}`,
    occurredAt: day(at),
    subscriptionRef: "sub_1",
    adjustmentRef: "adj_1",
    transactionRef: "txn_1",
    action: "refund",
    isApproved: true,
    totalMinor: 2900n,
    ...more,
  };
}

/** The plan in force on a day, as everything that asks for it sees it. */
function planOn(at: number, paid: PaidSubscription | null): string {
  if (!paid) return "none";
  const stored = { ...paid, trialUsedAt: null };
  const { plan, status } = planInForce(stored, day(at), false);
  return `${plan} ${status}`;
}

describe("a paid subscription", () => {
  it("has the plan of its price while it is active", () => {
    const paid = foldProviderEvents([snapshot(0)]);
    expect(paid).toMatchObject({ plan: "pro", interval: "month", nextChargeAt: day(30) });
    expect(planOn(29, paid)).toBe("pro active");
  });

  it("stays while a payment is past due, also after the period", () => {
    const paid = foldProviderEvents([snapshot(0), snapshot(30, { status: "past_due" })]);
    expect(planOn(33, paid)).toBe("pro past_due");
  });

  it("is canceled and lasts to its end where the end was asked for, and is active again when undone", () => {
    const asked = [snapshot(0), snapshot(5, { endsAt: day(30) })];
    expect(planOn(29, foldProviderEvents(asked))).toBe("pro canceled");
    expect(planOn(30, foldProviderEvents(asked))).toBe("basic active");
    expect(foldProviderEvents(asked)?.nextChargeAt).toBeNull();
    expect(planOn(29, foldProviderEvents([...asked, snapshot(6)]))).toBe("pro active");
  });

  it("ends at once where it was canceled at once", () => {
    const paid = foldProviderEvents([snapshot(0), snapshot(5, { status: "canceled" })]);
    expect(planOn(5, paid)).toBe("basic active");
  });

  it("gives nothing while it is paused", () => {
    expect(foldProviderEvents([snapshot(0), snapshot(5, { status: "paused" })])?.status).toBe(
      "inactive",
    );
  });

  it("ends at once when all of the running period is refunded, also in parts", () => {
    const events = [snapshot(0), payment(0)];
    expect(planOn(6, foldProviderEvents([...events, refund(6)]))).toBe("basic active");
    const half = refund(6, { totalMinor: 1450n });
    const other = refund(7, { totalMinor: 1450n, adjustmentRef: "adj_2" });
    expect(planOn(6, foldProviderEvents([...events, half]))).toBe("pro active");
    expect(planOn(7, foldProviderEvents([...events, half, other]))).toBe("basic active");
  });

  it("stays when a refund waits, is refused, is taken back, or is of an earlier period", () => {
    const events = [snapshot(0), payment(0)];
    const waits = refund(6, { isApproved: false });
    expect(planOn(7, foldProviderEvents([...events, waits]))).toBe("pro active");
    const back = [refund(6), refund(8, { isApproved: false })];
    expect(planOn(9, foldProviderEvents([...events, ...back]))).toBe("pro active");
    const renewed = [snapshot(30, { periodEndAt: day(60) }), payment(30, "txn_2", 60)];
    expect(planOn(40, foldProviderEvents([...events, ...renewed, refund(35)]))).toBe("pro active");
  });

  it("stays when nothing of what was paid is refunded, and tells the last payment of any money", () => {
    const nothing = refund(6, { totalMinor: 0n });
    const paid = foldProviderEvents([snapshot(0), payment(0, "txn_1", 30, 0n), nothing]);
    expect(planOn(7, paid)).toBe("pro active");
    expect(paid?.payment).toBeNull();
    const negative = refund(6, { totalMinor: -2900n });
    const events = [snapshot(0), payment(1), payment(3, "txn_2", 30, 0n), negative];
    expect(planOn(7, foldProviderEvents(events))).toBe("pro active");
    expect(foldProviderEvents(events)?.payment).toEqual({
      minor: 2900,
      currency: "USD",
      at: day(1),
    });
  });

  it("needs the price of a change within the period back too before it ends", () => {
    const events = [snapshot(0), payment(0), payment(3, "txn_2", 30, 3000n), refund(6)];
    expect(planOn(6, foldProviderEvents(events))).toBe("pro active");
    const rest = refund(7, { adjustmentRef: "adj_2", transactionRef: "txn_2", totalMinor: 3000n });
    expect(planOn(7, foldProviderEvents([...events, rest]))).toBe("basic active");
  });

  it.each([
    ["no period", null],
    ["the running period", day(30)],
  ])("that was given back stays ended by a new card, paid 0 for %s", (_for, periodEndAt) => {
    const bought = [snapshot(0), payment(0)];
    const newCard = (at: number) => ({ ...payment(at, "txn_0", 30, 0n), periodEndAt });
    for (const action of ["refund", "chargeback"] as const) {
      const events = [...bought, refund(5, { action }), newCard(7)];
      expect(planOn(8, foldProviderEvents(events))).toBe("basic active");
    }
    const before = [...bought, newCard(3)];
    expect(planOn(8, foldProviderEvents(before))).toBe("pro active");
    expect(planOn(8, foldProviderEvents([...before, refund(5)]))).toBe("basic active");
  });

  it("ends by a chargeback of any payment until it is paid again", () => {
    const events = [snapshot(0), payment(0), snapshot(30, { periodEndAt: day(60) })];
    const charged = refund(40, { action: "chargeback", totalMinor: 100n });
    expect(planOn(41, foldProviderEvents([...events, payment(30, "txn_2", 60), charged]))).toBe(
      "basic active",
    );
    const later = [
      ...events,
      charged,
      payment(60, "txn_3", 90),
      snapshot(60, { periodEndAt: day(90) }),
    ];
    expect(planOn(61, foldProviderEvents(later))).toBe("pro active");
  });

  it("is back when the chargeback was decided for the shop", () => {
    const charged = refund(5, { action: "chargeback" });
    const reversed = refund(9, { action: "chargeback_reverse", adjustmentRef: "adj_2" });
    const paid = foldProviderEvents([snapshot(0), payment(0), charged, reversed]);
    expect(planOn(10, paid)).toBe("pro active");
  });

  it("counts the running one of two, then the higher plan", () => {
    const old = snapshot(0, {
      subscriptionRef: "sub_0",
      status: "canceled",
      sold: { plan: "premium", interval: "year" },
    });
    expect(foldProviderEvents([snapshot(1), old])?.subscriptionRef).toBe("sub_1");
    const higher = snapshot(0, {
      subscriptionRef: "sub_0",
      sold: { plan: "premium", interval: "year" },
    });
    expect(foldProviderEvents([snapshot(1), higher])?.plan).toBe("premium");
  });

  it("keeps the plan of the paid period where a lower one was chosen, and says what follows", () => {
    const premium = { sold: { plan: "premium", interval: "month" } } as const;
    const events = [snapshot(0, premium), snapshot(5)];
    const paid = foldProviderEvents(events);
    expect(planOn(29, paid)).toBe("premium active");
    expect(paid?.scheduled).toEqual({ kind: "downgrade", plan: "pro", at: day(30) });
    const renewed = foldProviderEvents([...events, snapshot(30, { periodEndAt: day(60) })]);
    expect(planOn(31, renewed)).toBe("pro active");
    expect(renewed?.scheduled).toBeNull();
    expect(foldProviderEvents([...events, snapshot(6, premium)])?.scheduled).toBeNull();
  });

  it("is none where the price is none of ours", () => {
    expect(foldProviderEvents([snapshot(0, { sold: null })])).toBeNull();
  });
});

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
  isReturned: boolean;
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
      model.isReturned = true;
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

function showing({ status, endsAt, isReturned, plan }: Model): string {
  if (isReturned || status === "canceled") return "basic active";
  if (endsAt) return `${plan} canceled`;
  if (status === "paused") return "basic active";
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
