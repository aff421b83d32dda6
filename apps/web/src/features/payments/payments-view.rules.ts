import { paymentMethods } from "@marzipan/contract/payments";
import type { PaymentKind, PaymentMethod, listPayments } from "@marzipan/contract/payments";
import type { QueryOf } from "@marzipan/contract/endpoint";
import { monthEnd } from "@marzipan/domain/dates";
import { readCurrency } from "../../platform/url/read-currency.ts";
import { readRange } from "../../platform/url/read-days.ts";

type AskedCurrency = NonNullable<QueryOf<typeof listPayments>["currency"]>;

/** What the list of payments shows, as the page's address says it. */
export interface PaymentsView {
  q: string;
  /** The first day of the month, `null` for all months or own days. */
  month: string | null;
  /** Own days, both included, that a figure led here with. */
  range: { from: string; to: string } | null;
  /** The only currency shown, that a figure led here with. */
  currency: string | null;
  method: PaymentMethod | null;
}

/** Reads the view from the page's query: this month by default, all months while something is searched. */
export function readPaymentsView(
  params: Readonly<Record<string, string | undefined>>,
  today: string,
): PaymentsView {
  const q = params["q"]?.slice(0, 100) ?? "";
  const named = /^\d{4}-(0[1-9]|1[0-2])$/.test(params["month"] ?? "") ? params["month"] : undefined;
  const range = readRange(params);
  const isAll = params["month"] === "all" || (named === undefined && (q !== "" || range !== null));
  return {
    q,
    month: isAll ? null : `${named ?? today.slice(0, 7)}-01`,
    range: isAll && params["month"] !== "all" ? range : null,
    currency: readCurrency(params),
    method: paymentMethods.find((one) => one === params["method"]) ?? null,
  };
}

/** Returns the list's query for a view. */
export function paymentsQuery({ q, month, range, currency, method }: PaymentsView) {
  return {
    q,
    ...(month !== null && { from: month, to: monthEnd(month) }),
    ...range,
    ...(currency !== null && { currency: currency as AskedCurrency }),
    ...(method !== null && { method }),
  };
}

/** Returns an amount with its sign as the list shows it: a refund leaves the till, a void shows what it takes back. */
export function signedPayment({ kind, amount }: { kind: PaymentKind; amount: number }): number {
  return kind === "payment" ? amount : -amount;
}

/** Returns the sums of money received by currency, from sums by method. */
export function receivedByCurrency(
  items: readonly { currency: string; amount: number }[],
): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of items) {
    sums.set(currency, Math.round(((sums.get(currency) ?? 0) + amount) * 100) / 100);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
