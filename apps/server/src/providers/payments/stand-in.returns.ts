import { tell } from "./stand-in.life.ts";
import type { Life } from "./stand-in.life.ts";
import { makeRef } from "./stand-in.state.ts";
import type { StandInSubscription, StandInTransaction } from "./stand-in.state.ts";

/** Returns the last payment of a subscription that `suits`. */
function lastPayment(
  { state }: Life,
  { id }: StandInSubscription,
  suits: (one: StandInTransaction) => boolean,
): StandInTransaction | undefined {
  return Object.values(state.transactions)
    .filter((one) => one.subscription_id === id && one.status === "completed" && suits(one))
    .toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1))
    .at(-1);
}

function describeAdjustment(
  { id, subscription_id, customer_id }: StandInTransaction,
  action: "refund" | "chargeback" | "chargeback_reverse",
  minor: number,
): object {
  return {
    id: makeRef("adj"),
    action,
    status: "approved",
    transaction_id: id,
    subscription_id,
    customer_id,
    currency_code: "USD",
    totals: { total: String(minor), currency_code: "USD" },
  };
}

/** Gives the last payment back, or half of it. */
export function refund(life: Life, subscription: StandInSubscription, isWhole: boolean): boolean {
  const last = lastPayment(life, subscription, (one) => one.total > one.refunded);
  if (!last) return false;
  const minor = isWhole ? last.total - last.refunded : Math.ceil((last.total - last.refunded) / 2);
  last.refunded += minor;
  const data = describeAdjustment(last, "refund", minor);
  tell(life, "adjustment.created", { ...data, status: "pending_approval" });
  tell(life, "adjustment.updated", data);
  return true;
}

/** The bank asks the last payment back, or gives up what it asked back. */
export function chargeBack(
  life: Life,
  subscription: StandInSubscription,
  isReversed: boolean,
): boolean {
  const last = lastPayment(
    life,
    subscription,
    (one) => (one.isChargedBack ?? false) === isReversed,
  );
  if (!last) return false;
  last.isChargedBack = !isReversed;
  const action = isReversed ? "chargeback_reverse" : "chargeback";
  tell(life, "adjustment.created", describeAdjustment(last, action, last.total));
  return true;
}
