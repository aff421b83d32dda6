import type { Adjustment, PaidTransaction, ProviderEvent } from "./provider-events.ts";

/** The refunds and chargebacks of a subscription. */
export interface Returns {
  /** When the money of a running period was returned, the earliest first. */
  endings: Date[];
  /** The spans in which adjustments applied that were undone later. */
  undone: { from: Date; until: Date }[];
  lastPayment: PaidTransaction | null;
}

/**
 * Returns when the subscription had to end: the money of the period that ran then was returned in full, by refunds
 * together, or a chargeback came. A partial refund changes nothing, nor does a refund of an earlier period (rulings §3).
 */
export function readReturns(events: readonly ProviderEvent[]): Returns {
  // A new card makes a payment of 0, which pays for nothing.
  const payments = events
    .filter((event) => event.kind === "payment")
    .filter(({ totalMinor }) => totalMinor > 0n);
  const all = lastWords(events);
  const reversalOf = ({ action, transactionRef, occurredAt }: Adjustment): Date | undefined =>
    all.find(
      (one) =>
        action === "chargeback" &&
        one.action === "chargeback_reverse" &&
        one.isApproved &&
        one.transactionRef === transactionRef &&
        one.occurredAt >= occurredAt,
    )?.occurredAt;
  const valid = all.filter(
    (one) => one.isApproved && one.action !== "chargeback_reverse" && !reversalOf(one),
  );
  const endings = valid.filter((one) => endsPeriod(one, payments, valid));
  const validRefs = new Set(valid.map(({ adjustmentRef }) => adjustmentRef));
  const undone = events
    .filter((event) => event.kind === "adjustment")
    .filter((one) => one.isApproved && one.action !== "chargeback_reverse")
    .filter((one) => !validRefs.has(one.adjustmentRef))
    .flatMap((one) => {
      const last = all.find(({ adjustmentRef }) => adjustmentRef === one.adjustmentRef);
      const until = reversalOf(one) ?? last?.occurredAt;
      return until ? [{ from: one.occurredAt, until }] : [];
    });
  return {
    endings: endings.map(({ occurredAt }) => occurredAt),
    undone,
    lastPayment: payments.at(-1) ?? null,
  };
}

function endsPeriod(
  { action, transactionRef, occurredAt }: Adjustment,
  payments: readonly PaidTransaction[],
  adjustments: readonly Adjustment[],
): boolean {
  const before = payments.filter((one) => one.occurredAt <= occurredAt);
  const last = before.at(-1);
  if (!last) return false;
  if (action === "chargeback") return true;
  const running = before.filter(
    ({ periodEndAt }) => periodEndAt?.getTime() === last.periodEndAt?.getTime(),
  );
  const refs = new Set(running.map((one) => one.transactionRef));
  if (!refs.has(transactionRef)) return false;
  const paid = running.reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
  const refunded = adjustments
    .filter((one) => one.action === "refund" && one.occurredAt <= occurredAt)
    .filter((one) => refs.has(one.transactionRef))
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
  return refunded >= paid;
}

/** Returns what was said last of each adjustment: it can be approved late, refused, or taken back. */
function lastWords(events: readonly ProviderEvent[]): Adjustment[] {
  const adjustments = events.filter((event) => event.kind === "adjustment");
  return [...new Map(adjustments.map((one) => [one.adjustmentRef, one])).values()];
}
