import type * as billingPayments from "@marzipan/contract/billing-payments";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { toMajorOf } from "@marzipan/domain/money";
import { kindOfChange } from "@marzipan/domain/plan-changes";
import type { SoldPlan } from "@marzipan/domain/provider-events";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type {
  HeldSubscription,
  ItemChange,
  MinorAmount,
} from "../../providers/payments/payments.port.ts";
import { requireOwn, requirePrice } from "./checkout.actions.ts";
import type { Buying } from "./checkout.actions.ts";
import { refusalOf } from "./payment-refusals.rules.ts";
import { applyNotices, takeHeld } from "./provider-events.actions.ts";
import { readBilling, requirePaying } from "./subscription.actions.ts";
import type { Paying } from "./subscription.actions.ts";

/** Returns an address of the portal for cards and invoices. */
export async function createPaddlePortalLink(
  { deps, transact, origin }: Buying,
  body: Input<typeof billingPayments.createPaddlePortalLink>["body"],
): Promise<ReplyOf<typeof billingPayments.createPaddlePortalLink>> {
  const [{ customerRef, subscriptionRef }, { language }] = await transact(
    async (tx) => [await requirePaying(tx), await tx.entered] as const,
  );
  const returnUrl = requireOwn(origin, "return_url", body.return_url);
  const url = await asked(() =>
    deps.payments.openPortal(customerRef, subscriptionRef, { returnUrl, language }),
  );
  return { url };
}

/** Returns what changing to a plan would do and charge, as the provider says. */
export async function previewPlanChange(
  { deps, transact }: Buying,
  wanted: Input<typeof billingPayments.previewPlanChange>["body"],
): Promise<ReplyOf<typeof billingPayments.previewPlanChange>> {
  const paying = await transact(requirePaying);
  const { kind, change } = planChange(deps, paying, wanted);
  if (kind === "same") throw new AppError("change_not_possible");
  const { dueNow, next } = await asked(() => deps.payments.previewChange(change));
  const endsAt = paying.periodEndsAt ?? deps.now();
  return {
    kind,
    startsAt: (kind === "upgrade" ? deps.now() : endsAt).toISOString(),
    dueNow: kind === "upgrade" && dueNow ? toAmount(dueNow) : null,
    next: next && { at: next.at, ...toAmount(next) },
  };
}

/** Changes the paid plan: a higher one at once, a lower one at the end of the period. */
export async function changePlan(
  changing: Buying,
  wanted: Input<typeof billingPayments.previewPlanChange>["body"],
): Promise<z.output<typeof billingPayments.Billing>> {
  const { deps, transact } = changing;
  const paying = await transact(requirePaying);
  const { kind, change } = planChange(deps, paying, wanted);
  if (kind === "same" && paying.scheduled !== "downgrade") return await transact(readBilling);
  return await changeHeld(changing, () => deps.payments.change(change));
}

/** Cancels at the end of the period, a paused plan at once; cancelling again changes nothing. */
export async function cancelPlan(
  changing: Buying,
): Promise<z.output<typeof billingPayments.Billing>> {
  const { deps, transact } = changing;
  const { subscriptionRef, scheduled, isPaused } = await transact(requirePaying);
  if (scheduled === "cancel") return await transact(readBilling);
  const when = isPaused ? "now" : "period_end";
  return await changeHeld(changing, () => deps.payments.cancel(subscriptionRef, when));
}

/** Cancels what is scheduled for the end of the period. */
export async function keepPlan(
  changing: Buying,
): Promise<z.output<typeof billingPayments.Billing>> {
  const { deps, transact } = changing;
  const paying = await transact(requirePaying);
  const { subscriptionRef, scheduled, sold } = paying;
  if (scheduled === "cancel")
    return await changeHeld(changing, () => deps.payments.keep(subscriptionRef));
  if (scheduled === "downgrade") {
    const { change } = planChange(deps, paying, sold);
    return await changeHeld(changing, () => deps.payments.change(change));
  }
  return await transact(readBilling);
}

function planChange(
  { config }: Pick<Deps, "config">,
  paying: Paying,
  wanted: SoldPlan,
): { kind: "same" | "upgrade" | "downgrade"; change: ItemChange } {
  const kind = kindOfChange(paying.sold, wanted);
  const isHeldUp = paying.isPastDue || paying.isPaused || paying.scheduled === "cancel";
  if (kind === "refused" || isHeldUp) throw new AppError("change_not_possible");
  const priceId = requirePrice(config.payments, wanted);
  const { subscriptionRef } = paying;
  return { kind, change: { subscriptionRef, priceId, isAtOnce: kind === "upgrade" } };
}

/** Lets the provider change its subscription, and takes its answer like one of its events. */
async function changeHeld(
  { deps, transact }: Buying,
  change: () => Promise<HeldSubscription>,
): Promise<z.output<typeof billingPayments.Billing>> {
  await takeHeld(deps, [await asked(change)]);
  await applyNotices(deps);
  return await transact(readBilling);
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw refusalOf(error, "change");
  }
}

function toAmount({ minor, currency }: MinorAmount): { amount: number; currency: string } {
  return { amount: toMajorOf(minor, currency), currency };
}
