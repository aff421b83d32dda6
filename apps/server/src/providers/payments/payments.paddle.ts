import type {
  Environment,
  NextTransaction,
  Paddle,
  Price,
  Subscription,
  Transaction,
  UpdateSubscriptionRequestBody,
} from "@paddle/paddle-node-sdk";
import { callPaddle } from "./paddle-calls.ts";
import type { CallKind, CallLimits } from "./paddle-calls.ts";
import { isSignedByPaddle } from "./paddle-signature.ts";
import { PaymentRefusal } from "./payments.port.ts";
import type {
  ChangePreview,
  CheckoutOrder,
  CheckoutStanding,
  HeldCheckout,
  HeldPrice,
  HeldSubscription,
  ItemChange,
  MinorAmount,
  OpenCheckout,
  Payments,
} from "./payments.port.ts";

/** How Paddle is reached. */
export interface PaddleOptions {
  apiKey: string;
  /** The environment's name, or an address: the SDK takes what it does not know as its base (research, providers 5). */
  environment: () => Promise<string>;
  /** Without a secret no signature holds. */
  webhookSecret: string | null;
  /** The portal's address takes the way back in its query; Paddle's own has none. */
  comesBackByQuery?: boolean;
  limits?: Partial<CallLimits>;
}

/** A list of the SDK, page by page. */
interface Pages<T> {
  hasMore: boolean;
  next: () => Promise<T[]>;
}

/** Makes one call to Paddle, within its limits. */
type Ask = <T>(name: string, kind: CallKind, call: (paddle: Paddle) => Promise<T>) => Promise<T>;

function checkoutCalls(
  ask: Ask,
): Pick<Payments, "openCheckout" | "changeCheckout" | "lookAtCheckout"> {
  return {
    openCheckout: async (order) =>
      readCheckout(
        // An unpaid transaction charges no card, so opening a second one does no harm.
        await ask("open checkout", "reads", ({ transactions }) =>
          transactions.create(describeOrder(order)),
        ),
      ),
    changeCheckout: async (ref, order) =>
      readCheckout(
        await ask("change checkout", "reads", ({ transactions }) =>
          transactions.update(ref, describeOrder(order)),
        ),
      ),
    lookAtCheckout: (ref) =>
      unlessGone(async () =>
        describeCheckout(
          await ask("look at checkout", "reads", ({ transactions }) => transactions.get(ref)),
        ),
      ),
  };
}

/** Makes the way to Paddle by its SDK, which is loaded at the first call. */
export function createPaddle({
  apiKey,
  environment,
  webhookSecret,
  comesBackByQuery = false,
  limits = {},
}: PaddleOptions): Payments {
  let made: Promise<Paddle> | undefined;
  const open = async (): Promise<Paddle> => {
    const sdk = await import("@paddle/paddle-node-sdk");
    const base = (await environment()) as Environment;
    return new sdk.Paddle(apiKey, { environment: base, logLevel: "none" as never });
  };
  const client = (): Promise<Paddle> => (made ??= open());
  const ask: Ask = async (name, kind, call) => {
    const paddle = await client();
    return await callPaddle(name, kind, () => call(paddle), limits);
  };
  const readPages = async <T>(name: string, pages: Pages<T>): Promise<T[]> => {
    const all: T[] = [];
    while (pages.hasMore)
      all.push(...(await callPaddle(name, "reads", () => pages.next(), limits)));
    return all;
  };
  const onSubscription = async (
    name: string,
    call: (paddle: Paddle) => Promise<Subscription>,
  ): Promise<HeldSubscription> => describeHeld(await ask(name, "writes", call));
  return {
    isSigned: (body, header, now) =>
      webhookSecret !== null && isSignedByPaddle(body, header, webhookSecret, now),
    ...checkoutCalls(ask),
    openPortal: async (customerRef, subscriptionRef, { returnUrl, language }) => {
      const { urls } = await ask("open portal", "reads", ({ customerPortalSessions }) =>
        customerPortalSessions.create(customerRef, [subscriptionRef]),
      );
      const { overview } = urls.general;
      if (!comesBackByQuery) return overview;
      const { pathname, search } = new URL(returnUrl);
      return `${overview}?${new URLSearchParams({ return: pathname + search, language }).toString()}`;
    },
    previewChange: async (change) => {
      const said = await ask("preview", "reads", ({ subscriptions }) =>
        subscriptions.previewUpdate(change.subscriptionRef, describeChange(change)),
      );
      return {
        dueNow: totalOf(said.immediateTransaction),
        next: withDay(said.nextTransaction, said.nextBilledAt),
      };
    },
    change: (change) =>
      onSubscription("change", ({ subscriptions }) =>
        subscriptions.update(change.subscriptionRef, {
          ...describeChange(change),
          ...(change.isAtOnce ? { onPaymentFailure: "prevent_change" } : {}),
        }),
      ),
    cancel: (ref, when = "period_end") =>
      onSubscription("cancel", ({ subscriptions }) =>
        subscriptions.cancel(ref, {
          effectiveFrom: when === "now" ? "immediately" : "next_billing_period",
        }),
      ),
    keep: (ref) =>
      onSubscription("keep", ({ subscriptions }) =>
        subscriptions.update(ref, { scheduledChange: null }),
      ),
    moveNextCharge: (ref, at) =>
      onSubscription("move next charge", ({ subscriptions }) =>
        subscriptions.update(ref, {
          nextBilledAt: at.toISOString(),
          prorationBillingMode: "do_not_bill",
        }),
      ),
    listPrices: async (ids) => {
      const { prices } = await client();
      const held = await readPages("list prices", prices.list({ id: [...ids], perPage: 200 }));
      return held.map(describePrice);
    },
    findHeld: (ref) =>
      unlessGone(async () =>
        describeHeld(
          await ask("find subscription", "reads", ({ subscriptions }) => subscriptions.get(ref)),
        ),
      ),
    listHeld: async () => {
      const { subscriptions } = await client();
      const held = await readPages("list subscriptions", subscriptions.list({ perPage: 200 }));
      return held.map(describeHeld);
    },
  };
}

/** Returns what a call returns; `null` where the provider has nothing of that id. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentRefusal && error.kind === "gone") return null;
    throw error;
  }
}

function describeOrder({ priceId, customData, customerRef, pageUrl }: CheckoutOrder) {
  return {
    items: [{ priceId, quantity: 1 }],
    customData,
    checkout: { url: pageUrl },
    ...(customerRef === null ? {} : { customerId: customerRef }),
  };
}

function readCheckout(said: { id: string; checkout: { url: string | null } | null }): OpenCheckout {
  if (!said.checkout?.url) throw new PaymentRefusal("domain", "Paddle answered no checkout page");
  return { ref: said.id, url: said.checkout.url };
}

function describePrice({ id, unitPrice, billingCycle, status }: Price): HeldPrice {
  const { interval, frequency } = billingCycle ?? {};
  const isOurs = frequency === 1 && (interval === "month" || interval === "year");
  return {
    id,
    minor: Number(unitPrice.amount),
    currency: unitPrice.currencyCode,
    interval: isOurs ? interval : null,
    isActive: status === "active",
  };
}

const standings: Readonly<Partial<Record<string, CheckoutStanding>>> = {
  draft: "open",
  ready: "open",
  past_due: "owed",
  canceled: "gone",
};

function describeCheckout(said: Transaction): HeldCheckout {
  const { customData, details } = said;
  return {
    ref: said.id,
    url: said.checkout?.url ?? "",
    standing: standings[said.status] ?? "paid",
    customData,
    subscriptionRef: said.subscriptionId,
    priceId: said.items[0]?.price?.id ?? null,
    total: details?.totals
      ? { minor: Number(details.totals.grandTotal), currency: details.totals.currencyCode }
      : null,
  };
}

function describeChange({ priceId, isAtOnce }: ItemChange): UpdateSubscriptionRequestBody {
  return {
    items: [{ priceId, quantity: 1 }],
    prorationBillingMode: isAtOnce ? "prorated_immediately" : "do_not_bill",
  };
}

function totalOf(said: NextTransaction | null): MinorAmount | null {
  if (!said) return null;
  const { grandTotal, currencyCode } = said.details.totals;
  return { minor: Number(grandTotal), currency: currencyCode };
}

function withDay(said: NextTransaction | null, at: string | null): ChangePreview["next"] {
  const total = totalOf(said);
  return total && at ? { ...total, at } : null;
}

/** Writes what the SDK answers in the words of the events, so that both are read alike. */
function describeHeld(said: Subscription): HeldSubscription {
  const { currentBillingPeriod: period, scheduledChange: change } = said;
  return {
    id: said.id,
    customer_id: said.customerId,
    status: said.status,
    updated_at: said.updatedAt,
    custom_data: said.customData,
    items: said.items.map(({ price, quantity }) => ({
      quantity,
      price: {
        id: price.id,
        unit_price: {
          amount: price.unitPrice.amount,
          currency_code: price.unitPrice.currencyCode,
        },
      },
    })),
    current_billing_period: period && { starts_at: period.startsAt, ends_at: period.endsAt },
    next_billed_at: said.nextBilledAt,
    canceled_at: said.canceledAt,
    scheduled_change: change && { action: change.action, effective_at: change.effectiveAt },
  };
}
