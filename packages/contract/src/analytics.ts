import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { IsoCurrencyCode, expenseCategories } from "./expenses.ts";
import { CalendarDate, Id, Instant, pageOf, pageQuery } from "./primitives.ts";

/** What a period is compared with: the one before it, the same one a year ago, or nothing. */
export const comparisons = ["previous", "year", "none"] as const;

/** What a period is compared with. */
export type Comparison = (typeof comparisons)[number];

/** How long an order has waited for its money, by days since its delivery (rulings §6). */
export const owedAges = ["not_due", "0-7", "8-30", "31-60", "over_60"] as const;

/** An age of what is owed. */
export type OwedAge = (typeof owedAges)[number];

/** The most days that figures are asked for at once: ten years. */
export const mostFigureDays = 3660;

/** A period and its currency; without one, the business's own. */
export const figureQuery = {
  from: CalendarDate,
  to: CalendarDate,
  currency: z.optional(IsoCurrencyCode),
};

const totals = z.object({
  revenue: z.number(),
  cash: z.number(),
  refunds: z.number(),
  expenses: z.number(),
  profit: z.number(),
  ordersCount: z.number(),
  averageOrder: z.nullable(z.number()),
  newClients: z.number(),
  returningClients: z.number(),
});

const spans = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    revenue: z.number(),
    cash: z.number(),
    expenses: z.number(),
  }),
);

const categories = z.array(
  z.object({ category: z.enum(expenseCategories), amount: z.number(), count: z.number() }),
);

/** What one item brought in; `name` is null for orders whose agreed price has no lines to stand for. */
const ItemFigure = z.object({
  name: z.nullable(z.string()),
  productId: z.nullable(Id),
  quantity: z.number(),
  revenue: z.number(),
});

/** What one linked client brought in; `isNew` when their first order lies in the period. */
const ClientFigure = z.object({
  clientId: Id,
  clientName: z.string(),
  ordersCount: z.number(),
  revenue: z.number(),
  isNew: z.boolean(),
});

const ofClients = z.object({ clients: z.number(), ordersCount: z.number(), revenue: z.number() });

/** Returns a period's figures in one currency (rulings §6). */
export const getAnalytics = endpoint({
  id: "analytics.get",
  method: "GET",
  path: "/api/analytics",
  access: "member",
  feature: "advanced_analytics",
  capability: "money",
  summary:
    "Returns the figures of a period of at most ten years in one currency, next to those of the previous period or the previous year. Other currencies are listed separately.",
  query: z.strictObject({
    ...figureQuery,
    compare: z._default(z.enum(comparisons, "invalid"), "previous"),
  }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** The business's day, and when the figures were read. */
    today: z.string(),
    at: Instant,
    currency: z.string(),
    /** The currencies that the period has figures in, the business's own first. */
    currencies: z.array(z.string()),
    totals,
    compared: z.nullable(z.object({ from: z.string(), to: z.string(), totals, spans, categories })),
    spans,
    /** The ten items that brought in most and the ten of which most were sold; the others by `analytics.items`. */
    items: z.array(ItemFigure),
    itemsCount: z.number(),
    /** All seven, 0 for Sunday. */
    weekdays: z.array(
      z.object({ weekday: z.number(), ordersCount: z.number(), revenue: z.number() }),
    ),
    /** By the hour of delivery; orders without a time are in no hour. */
    hours: z.array(z.object({ hour: z.number(), ordersCount: z.number() })),
    weekdayHours: z.array(
      z.object({ weekday: z.number(), hour: z.number(), ordersCount: z.number() }),
    ),
    categories,
    /** How many expenses have their receipt's file. */
    expensesCount: z.number(),
    expensesWithFile: z.number(),
    /** As of today, whatever the period. */
    owed: z.object({
      total: z.number(),
      oldestDate: z.nullable(z.string()),
      byAge: z.array(
        z.object({ age: z.enum(owedAges), amount: z.number(), ordersCount: z.number() }),
      ),
    }),
    /** Requests of the menu by the day on which they were made; what is not answered yet waits. */
    requests: z.object({
      asked: z.number(),
      accepted: z.number(),
      declined: z.number(),
      expired: z.number(),
      withdrawn: z.number(),
      waiting: z.number(),
      declinedAmount: z.number(),
    }),
    /** Orders of linked clients, new and returning, and orders without one. */
    clients: z.object({ new: ofClients, returning: ofClients, unlinked: ofClients }),
    /** The same period's totals in each other currency that has a figure in it, or in which something is owed. */
    others: z.array(
      z.object({
        currency: z.string(),
        revenue: z.number(),
        cash: z.number(),
        expenses: z.number(),
        profit: z.number(),
        /** As of today, whatever the period. */
        owed: z.number(),
        ordersCount: z.number(),
      }),
    ),
  }),
  errors: ["range_too_long"],
});

/** Lists what every item brought in. */
export const listItemFigures = endpoint({
  id: "analytics.items",
  method: "GET",
  path: "/api/analytics/items",
  access: "member",
  feature: "advanced_analytics",
  capability: "money",
  summary:
    "Lists the items of a period's orders by what they brought in, or by how many were sold.",
  query: z.strictObject({
    ...figureQuery,
    ...pageQuery,
    sort: z._default(z.enum(["revenue", "quantity"], "invalid"), "revenue"),
  }),
  reply: pageOf(ItemFigure),
  errors: ["range_too_long", "bad_cursor"],
});

/** Lists what every linked client brought in. */
export const listClientFigures = endpoint({
  id: "analytics.clients",
  method: "GET",
  path: "/api/analytics/clients",
  access: "member",
  feature: "advanced_analytics",
  capability: "money",
  summary:
    "Lists the linked clients of a period's orders by what they brought in, all, or new or returning ones.",
  query: z.strictObject({
    ...figureQuery,
    ...pageQuery,
    group: z._default(z.enum(["all", "new", "returning"], "invalid"), "all"),
  }),
  reply: pageOf(ClientFigure),
  errors: ["range_too_long", "bad_cursor"],
});
