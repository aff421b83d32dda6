import { setTimeout as sleep } from "node:timers/promises";
import type * as billingPayments from "@marzipan/contract/billing-payments";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { toMajorOf } from "@marzipan/domain/money";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type { CheckoutOrder, OpenCheckout } from "../../providers/payments/payments.port.ts";
import { PaymentRefusal } from "../../providers/payments/payments.port.ts";
import { nameBusiness, readNamedBusiness } from "../../platform/session/business-marks.ts";
import { cancelSurplus } from "./cancellations.actions.ts";
import { claimCheckout, keepCheckout, releaseCheckout } from "./checkout.store.ts";
import type { CheckoutWish, ClaimedCheckout } from "./checkout.store.ts";
import { refusalOf } from "./payment-refusals.rules.ts";
import { payingOf } from "./subscription.actions.ts";
import { loadSubscription } from "./subscription.store.ts";

/** What billing works with beside the call: transactions under the caller's proof, and this site's origin. */
export interface Buying {
  deps: Deps;
  transact: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
  origin: string;
}

/** How long a turn at the checkout lasts when it was not given back, and how long the next one waits for it. */
const turnMs = 45_000;
const waitMs = 12_000;
const lookAgainMs = 150;

/**
 * Opens the business's one checkout: clicking twice, a second tab or coming back find the same one, another plan
 * changes its price, and anyone who pays already is refused with `already_paying`.
 */
export async function createPaddleCheckout(
  buying: Buying,
  body: Input<typeof billingPayments.createPaddleCheckout>["body"],
): Promise<ReplyOf<typeof billingPayments.createPaddleCheckout>> {
  const { deps, transact, origin } = buying;
  const readWish = (): CheckoutWish => ({
    successUrl: requireOwn(origin, "success_url", body.success_url),
    cancelUrl: requireOwn(origin, "cancel_url", body.cancel_url),
    priceId: requirePrice(deps.config.payments, body),
  });
  const until = Date.now() + waitMs;
  for (;;) {
    const claim = await transact((tx) => claimTurn(tx, readWish));
    if (claim !== null) return await openInTurn(buying, claim);
    if (Date.now() > until) throw new AppError("idempotency_in_progress");
    await sleep(lookAgainMs);
  }
}

interface Claim {
  wish: CheckoutWish;
  businessId: string;
  customerRef: string | null;
  left: ClaimedCheckout;
}

async function claimTurn(tx: Tx, readWish: () => CheckoutWish): Promise<Claim | null> {
  const row = await loadSubscription(tx);
  const wish = readWish();
  if (payingOf(row, tx.now)) throw new AppError("already_paying");
  const left = await claimCheckout(tx, wish, new Date(tx.now.getTime() - turnMs));
  return left
    ? { wish, businessId: tx.businessId, customerRef: row?.customer_ref ?? null, left }
    : null;
}

async function openInTurn(
  { deps, transact, origin }: Buying,
  { wish, businessId, customerRef, left }: Claim,
): Promise<ReplyOf<typeof billingPayments.createPaddleCheckout>> {
  const order = {
    priceId: wish.priceId,
    customData: { ...nameBusiness(deps.sessionSecret, businessId) },
    customerRef,
    pageUrl: `${origin}/pricing`,
  };
  try {
    // A business has one subscription at most: an ended one is canceled before the next can be bought (rulings §3).
    const { isComplete } = await cancelSurplus(deps, { businessId, isDueOnly: false });
    if (!isComplete) throw new AppError("pay_checkout_failed");
    const opened = await askFor(deps, order, left);
    await transact((tx) => keepCheckout(tx, wish, opened));
    return { checkout_url: opened.url, checkout_id: opened.ref };
  } catch (error) {
    await transact(releaseCheckout);
    throw refusalOf(error, "checkout");
  }
}

/** Takes up the checkout that is open; one that was paid meanwhile waits for the provider's word, and no second is opened. */
async function askFor(
  { payments }: Pick<Deps, "payments">,
  order: CheckoutOrder,
  { transaction_ref: ref }: ClaimedCheckout,
): Promise<OpenCheckout> {
  if (ref === null) return await payments.openCheckout(order);
  const held = await payments.lookAtCheckout(ref);
  if (held?.standing === "paid") throw new AppError("already_paying");
  if (held?.standing !== "open") return await payments.openCheckout(order);
  try {
    return await payments.changeCheckout(ref, order);
  } catch (error) {
    if (error instanceof PaymentRefusal && error.kind === "not_possible")
      throw new AppError("already_paying");
    throw error;
  }
}

/** Returns a checkout of the business that a mail of the provider leads to; another business's is not found. */
export async function findCheckout(
  { deps, transact }: Buying,
  { checkout_id: id }: Input<typeof billingPayments.findCheckout>["body"],
): Promise<ReplyOf<typeof billingPayments.findCheckout>> {
  const [businessId, row] = await transact(
    async (tx) => [tx.businessId, await loadSubscription(tx)] as const,
  );
  const held = await deps.payments.lookAtCheckout(id).catch((error: unknown) => {
    throw refusalOf(error, "checkout");
  });
  const isOfSubscription = held?.subscriptionRef && held.subscriptionRef === row?.subscription_ref;
  const isOwn =
    readNamedBusiness(deps.sessionSecret, held?.customData) === businessId || isOfSubscription;
  const sold = deps.config.payments.prices.find(({ priceId }) => priceId === held?.priceId);
  if (!held?.total || !isOwn || !sold || held.standing === "gone") throw new AppError("not_found");
  return {
    checkout_url: held.url,
    checkout_id: held.ref,
    plan: sold.plan,
    interval: sold.interval,
    due: {
      amount: toMajorOf(held.total.minor, held.total.currency),
      currency: held.total.currency,
    },
    isPaid: held.standing === "paid",
  };
}

/** Refuses an address that is not of this site, at its field. */
export function requireOwn(origin: string, field: string, address: string): string {
  const isPath = /^\/(?![/\\])/.test(address);
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || url.origin !== origin || !(isPath || /^https?:/i.test(address)))
    throw fieldError(field, "invalid");
  return url.href;
}

/** Returns the id of a price that can be sold; else refuses as the specification says (§5, §8). */
export function requirePrice(
  { prices, isDomainApproved }: Deps["config"]["payments"],
  wanted: { plan: string; interval: string },
): string {
  const price = prices.find(
    ({ plan, interval }) => plan === wanted.plan && interval === wanted.interval,
  );
  if (!price) throw new AppError("pay_invalid_price");
  if (!isDomainApproved) throw new AppError("pay_domain_not_approved");
  return price.priceId;
}
