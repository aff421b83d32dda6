import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Done, Instant, text } from "./primitives.ts";

/** What an insight may be about. */
export const insightKinds = [
  "revenue_trend",
  "best_item",
  "sinking_item",
  "price_below_usual",
  "client_stopped",
  "weekday_full",
  "weekday_empty",
  "unpaid",
  "deposit_forgotten",
  "cancelled_more",
  "declined_more",
  "request_unanswered",
  "expense_jumped",
  "supplier_price_rose",
  "agreed_discounts",
  "month_end",
] as const;

const Kind = z.enum(insightKinds);

/** A figure of the advisor: money bears its currency, a percentage is 12.5 for 12.5 %. */
const AdvisorFigure = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.enum(["money", "count", "percent", "days"]),
  currency: z.optional(z.string()),
});

const sample = z.object({ count: z.number(), least: z.number() });

/** One thing that the books say, with all that is needed to check it; texts are in the reader's language. */
const Insight = z.object({
  /** The same on every day on which it is still so. */
  id: z.string(),
  kind: Kind,
  title: z.string(),
  text: z.string(),
  /** Why it is said: what was compared with what. */
  why: z.string(),
  /** The first is the one that matters most. */
  figures: z.array(AdvisorFigure),
  period: z.object({ from: z.string(), to: z.string() }),
  sample,
  /** The money at stake, by which insights are ranked. */
  stake: z.object({ value: z.number(), currency: z.string() }),
  /** One way on: `path` leads within the product, or to WhatsApp with `text` ready to be sent. */
  action: z.object({
    kind: z.enum(["list", "whatsapp", "price", "day"]),
    label: z.string(),
    path: z.string(),
    text: z.optional(z.string()),
  }),
});

/** Returns what the books say of themselves, made fresh. */
export const listInsights = endpoint({
  id: "insights.list",
  method: "GET",
  path: "/api/insights",
  access: "member",
  capability: "money",
  summary:
    "Returns insights from the business's own figures, the most money at stake first, without those marked as not useful. Currencies are analyzed separately, the business's own first.",
  reply: z.object({
    /** The business's day, and when the books were read. */
    today: z.string(),
    at: Instant,
    insights: z.array(Insight),
    /** What cannot be said yet, and how many records it has of those it needs. */
    tooLittle: z.array(z.object({ kind: Kind, title: z.string(), sample })),
    /** Completed orders of the last twelve weeks, and from how many on insights can be expected. */
    orders: sample,
    /** How many more would stand here, had they not been marked as not useful. */
    notUsefulCount: z.number(),
  }),
  errors: ["agent_inactive", "agent_locked"],
});

const params = z.strictObject({ insight: text(60) });

/** Marks an insight as not useful: it is not said again for three months. */
export const markInsight = endpoint({
  id: "insights.notUseful",
  method: "POST",
  path: "/api/insights/{insight}/not-useful",
  access: "member",
  capability: "money",
  changes: [],
  changesNothing: "The card that called leaves the insight out by itself.",
  summary: "Marks an insight as not useful: it is not said again for three months.",
  params,
  reply: Done,
});

/** Removes the mark. */
export const unmarkInsight = endpoint({
  id: "insights.useful",
  method: "DELETE",
  path: "/api/insights/{insight}/not-useful",
  access: "member",
  capability: "money",
  changes: [],
  changesNothing: "The card that called shows the insight again by itself.",
  summary: "Undoes marking an insight as not useful.",
  params,
  reply: Done,
});
