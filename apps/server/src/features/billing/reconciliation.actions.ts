import { isDeepStrictEqual } from "node:util";
import { statusOfHeld } from "@marzipan/domain/provider-subscriptions";
import type { ProviderStatus } from "@marzipan/domain/provider-events";
import type { PricedPlan } from "../../platform/config/payments.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import type { HeldSubscription } from "../../providers/payments/payments.port.ts";
import { readNamedBusiness } from "../../platform/session/business-marks.ts";
import { faultsOfPrices } from "./price-faults.rules.ts";
import { cancelSurplus } from "./cancellations.actions.ts";
import { listCancellations } from "./cancellations.store.ts";
import { applyNotices, takeHeld } from "./provider-events.actions.ts";
import {
  hearAgain,
  listClosed,
  listHeard,
  listOwed,
  listStandingPlans,
  noteReconciliation,
  settleOwed,
} from "./reconciliation.store.ts";
import type {
  Found,
  HeardSubscription,
  OwedSubscription,
  StandingPlan,
} from "./reconciliation.store.ts";

/**
 * Compares all subscriptions at the provider with those stored here and returns what it found. Applies lost events,
 * corrects plans and customers that differ from the events, and cancels subscriptions that must not run: those of closed
 * accounts, those whose money was returned, and duplicates. Reports what only the operator can fix: subscriptions of no
 * known business, prices of other amounts, cancellations that the provider has not confirmed.
 */
export async function reconcile(deps: Deps): Promise<Found> {
  const held = await deps.payments.listHeld();
  const { prices } = deps.config.payments;
  const heldPrices = await deps.payments.listPrices(prices.map(({ priceId }) => priceId));
  const heard = await hearOfAll(deps);
  const news = held.filter((one) => !isDeepStrictEqual(essenceOf(one), heardOf(one.id)));
  await takeHeld(deps, news);
  await endOfClosed(deps, held, businessOf);
  await applyNotices(deps);
  const mended = [...news.map(({ id }) => id), ...(await mendPlans(deps, held))];
  const { confirmed } = await cancelSurplus(deps, { isDueOnly: false });
  const found = {
    looked: held.length,
    mended: [...new Set([...mended, ...confirmed])],
    doubled: doubledAmong(held, businessOf),
    faults: [
      ...faultsOfPrices(prices, heldPrices),
      ...strangersAmong(held, await hearOfAll(deps)),
      ...(await listCancellations(deps.database)).map(
        (one) =>
          `${one.subscription_ref}: its plan ended, but the provider has not confirmed the cancellation after ${one.attempts} attempts`,
      ),
    ],
  };
  await noteReconciliation(deps.database, found, deps.now());
  if (found.mended.length + found.doubled.length + found.faults.length > 0)
    deps.log.warn(found, "the card provider held something otherwise than known here");
  return found;

  /** Returns the business that our checkout named, else the one that what was heard of it was applied to. */
  function businessOf({ id, custom_data: custom }: HeldSubscription): string | null {
    return readNamedBusiness(deps.sessionSecret, custom) ?? heard.get(id)?.business_id ?? null;
  }

  function heardOf(ref: string): unknown {
    const body = heard.get(ref)?.body as { data?: HeldSubscription } | undefined;
    return body?.data ? essenceOf(body.data) : null;
  }
}

async function hearOfAll({ database }: Deps): Promise<Map<string, HeardSubscription>> {
  return new Map((await listHeard(database)).map((one) => [one.subscription_ref, one]));
}

/**
 * Applies again the events of subscriptions whose plan, state or customer differs here; returns the ids of those that
 * changed by it. A duplicate or a refund is such a difference too: its cancellation is requested again then.
 */
async function mendPlans(deps: Deps, held: readonly HeldSubscription[]): Promise<string[]> {
  const before = await listStandingPlans(deps.database);
  const bent = held
    .filter((one) => isBent(one, before.get(one.id), deps.config.payments.prices))
    .map(({ id }) => id);
  if (bent.length === 0) return [];
  await hearAgain(deps.database, bent);
  await applyNotices(deps);
  const after = await listStandingPlans(deps.database);
  return bent.filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)));
}

function isBent(
  held: HeldSubscription,
  standing: StandingPlan | undefined,
  prices: readonly PricedPlan[],
): boolean {
  const status = held["status"] as ProviderStatus;
  if (!standing) return live.includes(status);
  const ids = (held["items"] as { price: { id: string } }[]).map(({ price }) => price.id);
  const sold = prices.find(({ priceId }) => ids.includes(priceId));
  const change = held["scheduled_change"] as { action: string } | null;
  return (
    standing.customer_ref !== held.customer_id ||
    standing.status !== statusOfHeld(status, change?.action === "cancel") ||
    (sold !== undefined && ![standing.plan, standing.scheduled_plan].includes(sold.plan))
  );
}

/** Names running subscriptions that belong to no business here, or come by another customer than the business's own. */
function strangersAmong(
  held: readonly HeldSubscription[],
  heard: ReadonlyMap<string, HeardSubscription>,
): string[] {
  return held
    .filter((one) => running.includes(one["status"]) && !heard.get(one.id)?.business_id)
    .map(
      (one) =>
        `${one.id} of ${one.customer_id}: no business is known by this customer (named: ${claimedBy(one) ?? "none"})`,
    );
}

/** What of a subscription plans depend on. */
function essenceOf(said: Record<string, unknown>): unknown {
  const items = said["items"] as { price: { id: string } }[];
  const change = said["scheduled_change"] as { action: string; effective_at: string } | null;
  const period = said["current_billing_period"] as { ends_at: string } | null;
  return {
    status: said["status"],
    prices: items.map(({ price }) => price.id),
    endsAt: period?.ends_at ?? null,
    nextBilledAt: said["next_billed_at"] ?? null,
    change: change ? [change.action, change.effective_at] : null,
  };
}

type BusinessOf = (held: HeldSubscription) => string | null;

const running: readonly unknown[] = ["active", "trialing", "past_due"];
const live: readonly unknown[] = [...running, "paused"];

/** Returns the business that custom data names, by whomever it was written. */
function claimedBy({ custom_data: custom }: HeldSubscription): string | null {
  const id = (custom as { businessId?: unknown } | null)?.businessId;
  const isId = typeof id === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  return isId ? id.toLowerCase() : null;
}

/**
 * Cancels what closed businesses pay for at the end of its period: anyone who reopens can take that back. Where a payment
 * is past due nothing is paid that could run out, and the provider tries the card again: that ends at once.
 */
async function endOfClosed(
  deps: Deps,
  held: readonly HeldSubscription[],
  businessOf: BusinessOf,
): Promise<void> {
  const going = held.filter(({ status, scheduled_change: change }) =>
    status === "active" ? !change : status === "past_due",
  );
  const ids = going.flatMap((one) => businessOf(one) ?? []);
  if (ids.length === 0) return;
  const closed = await listClosed(deps.database, ids);
  const ending = going.filter((one) => closed.has(businessOf(one) ?? ""));
  await eachAlone(
    deps.log,
    ending,
    ({ id }) => id,
    async ({ id, status }) => {
      const when = status === "past_due" ? "now" : "period_end";
      await takeHeld(deps, [await deps.payments.cancel(id, when)]);
    },
  );
}

function doubledAmong(held: readonly HeldSubscription[], businessOf: BusinessOf): string[] {
  const businesses = held
    .filter(({ status }) => running.includes(status))
    .flatMap((one) => businessOf(one) ?? []);
  return [...new Set(businesses.filter((id, at) => businesses.indexOf(id) !== at))];
}

/**
 * Moves first charges to the end of trials that were left when a plan was paid (rulings §3). The instant was settled
 * when the payment was heard, so that asking twice moves nothing twice.
 */
export async function honourTrials(deps: Deps): Promise<void> {
  const owed = await listOwed(deps.database);
  if (owed.length === 0) return;
  const idOf = (one: OwedSubscription): string => one.subscription_ref;
  await eachAlone(deps.log, owed, idOf, async (one) => {
    const held = await deps.payments.moveNextCharge(one.subscription_ref, one.owed_until);
    await settleOwed(deps.database, one);
    await takeHeld(deps, [held]);
  });
  await applyNotices(deps);
}
