import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import type { HeldSubscription, Payments } from "../../providers/payments/payments.port.ts";
import { claimCancellations, settleCancellation } from "./cancellations.store.ts";
import type { DueCancellation } from "./cancellations.store.ts";
import { applyNotices, takeHeld } from "./provider-events.actions.ts";

/** Which cancellations are attempted: those of one business, and by default only those that are due. */
export interface CancellationScope {
  businessId?: string;
  isDueOnly?: boolean;
}

const longestPauseMs = 3_600_000;

/** What attempting cancellations did. */
export interface CancellationResult {
  /** The ids of the subscriptions whose cancellation the provider confirmed. */
  confirmed: string[];
  /** No attempted cancellation failed. */
  isComplete: boolean;
}

/**
 * Cancels subscriptions at the provider whose plan ended by a refund or chargeback, and duplicates (rulings §3). One that
 * fails is attempted again later, until the provider confirms it.
 */
export async function cancelSurplus(
  deps: Deps,
  { businessId, isDueOnly = true }: CancellationScope = {},
): Promise<CancellationResult> {
  const now = deps.now();
  const dueBy = isDueOnly ? now : new Date(now.getTime() + longestPauseMs);
  const due = await claimCancellations(deps.database, {
    businessId: businessId ?? null,
    dueBy,
    now,
  });
  const confirmed: string[] = [];
  await eachAlone(
    deps.log,
    due,
    (one) => one.subscription_ref,
    async (one) => {
      await cancelOne(deps, one);
      confirmed.push(one.subscription_ref);
    },
  );
  if (confirmed.length > 0) await applyNotices(deps);
  return { confirmed, isComplete: confirmed.length === due.length };
}

async function cancelOne(deps: Deps, due: DueCancellation): Promise<void> {
  const held = await cancelHeld(deps.payments, due.subscription_ref);
  if (held !== null) await takeHeld(deps, [held]);
  if (held !== null && held["status"] !== "canceled")
    throw new Error("the card provider did not confirm the cancellation");
  await settleCancellation(deps.database, due);
}

/** Cancels at once; returns the subscription as the provider holds it then, `null` when there is none of that id. */
async function cancelHeld(payments: Payments, ref: string): Promise<HeldSubscription | null> {
  const held = await payments.findHeld(ref);
  if (held === null || held["status"] === "canceled") return held;
  // The provider changes nothing while a change is scheduled.
  if (held["scheduled_change"]) await payments.keep(ref);
  return await payments.cancel(ref, "now");
}
