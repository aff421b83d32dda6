/** What of a checkout the provider is told. */
export interface CheckoutOrder {
  priceId: string;
  /** What names the business that pays; it comes back in every event. */
  customData: Record<string, string>;
  /** The business's customer at the provider, where it has one. */
  customerRef: string | null;
  /** The page of this site that opens the checkout. */
  pageUrl: string;
}

/** A checkout that waits to be paid. */
export interface OpenCheckout {
  ref: string;
  url: string;
}

/** The state of a checkout: waiting, waiting for another card after a refused renewal, paid, or none that could be paid. */
export type CheckoutStanding = "open" | "owed" | "paid" | "gone";

/** A checkout as the provider holds it; `null` for none of that id. */
export interface HeldCheckout extends OpenCheckout {
  standing: CheckoutStanding;
  /** What it was opened with, regardless of who opened it. */
  customData: unknown;
  subscriptionRef: string | null;
  priceId: string | null;
  total: MinorAmount | null;
}

/** A subscription as the provider holds it, in the words of its events; `updated_at` is when it became so. */
export interface HeldSubscription {
  id: string;
  customer_id: string;
  updated_at: string;
  [field: string]: unknown;
}

/** An amount in the smallest unit of its currency. */
export interface MinorAmount {
  minor: number;
  currency: string;
}

/** A price as the provider holds it; `interval` is `null` for one that is not charged each month or year. */
export interface HeldPrice extends MinorAmount {
  id: string;
  interval: "month" | "year" | null;
  isActive: boolean;
}

/** What a change would charge. */
export interface ChangePreview {
  dueNow: MinorAmount | null;
  next: (MinorAmount & { at: string }) | null;
}

/** A change of what a subscription buys: paid for at once, or charged from the next period on. */
export interface ItemChange {
  subscriptionRef: string;
  priceId: string;
  isAtOnce: boolean;
}

/** The provider that charges cards for plans. */
export interface Payments {
  /** Returns whether the provider signed these bytes, by what it sent in the signature's header. */
  isSigned: (body: Uint8Array, header: string | undefined, now: Date) => boolean;
  openCheckout: (order: CheckoutOrder) => Promise<OpenCheckout>;
  /** Creates an open checkout one of another price. */
  changeCheckout: (ref: string, order: CheckoutOrder) => Promise<OpenCheckout>;
  lookAtCheckout: (ref: string) => Promise<HeldCheckout | null>;
  /** Returns a short-lived address where the customer finds cards and invoices. */
  openPortal: (
    customerRef: string,
    subscriptionRef: string,
    back: { returnUrl: string; language: string },
  ) => Promise<string>;
  previewChange: (change: ItemChange) => Promise<ChangePreview>;
  change: (change: ItemChange) => Promise<HeldSubscription>;
  /** Cancels at the end of the paid period, or at once. */
  cancel: (subscriptionRef: string, when?: "period_end" | "now") => Promise<HeldSubscription>;
  /** Revokes a cancellation that waits for the end of the period. */
  keep: (subscriptionRef: string) => Promise<HeldSubscription>;
  /** Moves the next charge, without charging for it. */
  moveNextCharge: (subscriptionRef: string, at: Date) => Promise<HeldSubscription>;
  /** Lists those of some prices that the provider sells. */
  listPrices: (ids: readonly string[]) => Promise<HeldPrice[]>;
  /** Returns a subscription as the provider holds it; `null` for none of that id. */
  findHeld: (subscriptionRef: string) => Promise<HeldSubscription | null>;
  /** Lists all subscriptions that the provider holds. */
  listHeld: () => Promise<HeldSubscription[]>;
}

/** Why the provider refuses a call. */
export type RefusalKind = "price" | "domain" | "declined" | "gone" | "not_possible" | "other";

/** A call that the provider refused; asking again would be refused again. */
export class PaymentRefusal extends Error {
  override name = "PaymentRefusal";
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
