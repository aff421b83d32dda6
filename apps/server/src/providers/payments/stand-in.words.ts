import type { StandInPrice, StandInSubscription, StandInTransaction } from "./stand-in.state.ts";

interface Known {
  prices: readonly StandInPrice[];
}

const cycleOf = (interval: StandInPrice["interval"]): object => ({ interval, frequency: 1 });

/** Writes a price as Paddle does. */
export function describePrice({ prices }: Known, id: string): object {
  const price = prices.find(({ priceId }) => priceId === id);
  const interval = price?.interval ?? "month";
  return {
    id,
    product_id: `pro_standin_${id}`,
    description: id,
    type: "standard",
    name: null,
    billing_cycle: cycleOf(interval),
    trial_period: null,
    tax_mode: "account_setting",
    unit_price: { amount: String(price?.minor ?? 0), currency_code: "USD" },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: "active",
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    custom_data: null,
    import_meta: null,
  };
}

function describeProduct(id: string): object {
  return {
    id: `pro_standin_${id}`,
    name: id,
    description: null,
    type: "standard",
    tax_category: "saas",
    image_url: null,
    custom_data: null,
    status: "active",
    import_meta: null,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
  };
}

/** Writes a subscription as Paddle does. */
export function describeSubscription(known: Known, one: StandInSubscription): object {
  const price = known.prices.find(({ priceId }) => priceId === one.price_id);
  return {
    id: one.id,
    status: one.status,
    customer_id: one.customer_id,
    address_id: `add_${one.customer_id}`,
    business_id: null,
    currency_code: "USD",
    created_at: one.created_at,
    updated_at: one.updated_at,
    started_at: one.created_at,
    first_billed_at: one.created_at,
    next_billed_at: one.ends_at === null ? one.next_billed_at : null,
    paused_at: null,
    canceled_at: one.canceled_at,
    discount: null,
    collection_mode: "automatic",
    billing_details: null,
    current_billing_period: one.status === "canceled" ? null : one.period,
    billing_cycle: cycleOf(price?.interval ?? "month"),
    scheduled_change: one.ends_at && {
      action: "cancel",
      effective_at: one.ends_at,
      resume_at: null,
    },
    management_urls: null,
    items: [
      {
        status: "active",
        quantity: 1,
        recurring: true,
        created_at: one.created_at,
        updated_at: one.updated_at,
        previously_billed_at: one.period.starts_at,
        next_billed_at: one.next_billed_at,
        trial_dates: null,
        price: describePrice(known, one.price_id),
        product: describeProduct(one.price_id),
      },
    ],
    custom_data: one.custom_data,
    import_meta: null,
  };
}

/** Writes sums as Paddle does; there is no tax in test mode. */
function describeTotals(minor: number): object {
  const total = String(minor);
  return {
    subtotal: total,
    discount: "0",
    tax: "0",
    total,
    credit: "0",
    credit_to_balance: "0",
    balance: "0",
    grand_total: total,
    fee: null,
    earnings: null,
    currency_code: "USD",
    exchange_rate: "1",
  };
}

/** Writes a charge that is to come as Paddle does in a preview. */
export function describeComing(
  minor: number,
  period: { starts_at: string; ends_at: string },
): object {
  return {
    billing_period: period,
    details: { tax_rates_used: [], totals: describeTotals(minor), line_items: [] },
    adjustments: [],
  };
}

/** Writes a transaction as Paddle does. */
export function describeTransaction(known: Known, one: StandInTransaction): object {
  return {
    id: one.id,
    status: one.status,
    customer_id: one.customer_id,
    address_id: null,
    business_id: null,
    custom_data: one.custom_data,
    currency_code: "USD",
    origin: one.subscription_id ? "subscription_recurring" : "api",
    subscription_id: one.subscription_id,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: null,
    billing_details: null,
    billing_period: one.billing_period,
    items: [{ price: describePrice(known, one.price_id), quantity: 1, proration: null }],
    details: {
      tax_rates_used: [],
      totals: describeTotals(one.total),
      adjusted_totals: null,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [],
    },
    payments: [],
    checkout: { url: checkoutAddress(one) },
    created_at: one.created_at,
    updated_at: one.updated_at,
    billed_at: one.status === "completed" ? one.updated_at : null,
    revised_at: null,
  };
}

/** Where a checkout is paid; what is past due of a subscription is paid by a new card in the portal. */
function checkoutAddress({ page, id, subscription_id: held }: StandInTransaction): string {
  if (!URL.canParse(page)) return page;
  return new URL(held ? `/test-portal/${held}` : `/test-checkout/${id}`, page).href;
}
