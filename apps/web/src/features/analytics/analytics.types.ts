import type { getAnalytics } from "@marzipan/contract/analytics";
import type { QueryOf, ReplyOf } from "@marzipan/contract/endpoint";

/** The figures of a period in one currency, as the server answers them. */
export type Analytics = ReplyOf<typeof getAnalytics>;

/** The three measures that run over time. */
export const measures = ["revenue", "cash", "expenses"] as const;

/** One of the measures that run over time. */
export type Measure = (typeof measures)[number];

/** A currency as calls take it. */
type AskedCurrency = NonNullable<QueryOf<typeof getAnalytics>["currency"]>;

/** Takes a currency of an answer or an address for a call; the server refuses one that does not exist. */
export function asAsked(currency: string): AskedCurrency {
  return currency as AskedCurrency;
}
