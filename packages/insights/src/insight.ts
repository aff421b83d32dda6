import type { Currency } from "@marzipan/contract/currencies";
import type { insightKinds } from "@marzipan/contract/insights";
import type { Span } from "@marzipan/domain/figures";

/** One of the things that an insight may be about. */
export type InsightKind = (typeof insightKinds)[number];

/** One exact number of an insight; money is in minor units and bears its currency. */
export type InsightFigure =
  | { key: string; value: number; unit: "money"; currency: Currency }
  | { key: string; value: number; unit: "count" | "percent" | "days" };

/** The one thing that an insight proposes. */
export type InsightAction =
  | {
      do: "list";
      list: "orders" | "owing" | "requests" | "expenses";
      filter: Readonly<Record<string, string>>;
    }
  | { do: "write"; clientId: string }
  | { do: "price"; orderId: string; priceMinor: number }
  | { do: "day"; weekday: number; open: boolean };

/** Something that the books say, with all that is needed to check it. */
export interface Insight {
  kind: InsightKind;
  /** What tells it from others of its kind, the same on every day on which it is still so. */
  key: string;
  /** What it is about: an item, a client, a category, a reason; `null` for the whole shop. */
  subject: string | null;
  period: Span;
  figures: readonly InsightFigure[];
  /** How many records it rests on, and how many it needs at least. */
  sample: { count: number; least: number };
  action: InsightAction;
  /** The money at stake in minor units, by which insights are ranked. */
  stakeMinor: number;
  currency: Currency;
}

/** Returns a figure of money. */
export function money(key: string, value: number, currency: Currency): InsightFigure {
  return { key, value, unit: "money", currency };
}

/** Returns a figure that counts something. */
export function count(key: string, value: number): InsightFigure {
  return { key, value, unit: "count" };
}

/** Returns how much `now` differs from `before`, in percent with one decimal. */
export function change(key: string, now: number, before: number): InsightFigure {
  return { key, value: Math.round(((now - before) / before) * 1000) / 10, unit: "percent" };
}
