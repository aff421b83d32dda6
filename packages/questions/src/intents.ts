import type { Concept } from "./tongue.ts";

/** What only the classifier recognizes; no rule reads it. */
const learnedIntents = [
  "places_left",
  "supplier_spend",
  "client_next_order",
  "client_last_order",
  "product_cost",
  "best_items_units",
  "item_sales",
  "orders_on_day",
  "deposits_unpaid",
  "requests_declined",
] as const;

/** What the rules read where one of these is asked, whose words they don't tell apart. */
const mistakenIntents: ReadonlySet<string> = new Set([
  "average",
  "best_items",
  "busiest_day",
  "clients_best",
  "deposits",
  "expense_category",
  "expenses",
  "orders",
  "orders_open",
  "price_change",
  "profit",
  "requests",
  "revenue",
  "to_make",
]);

/** What can be asked of the books. */
export const intents = [
  "revenue",
  "cash",
  "profit",
  "expenses",
  "refunds",
  "orders",
  "average",
  "owed",
  "cash_methods",
  "expense_categories",
  "expense_category",
  "best_items",
  "worst_items",
  "clients_best",
  "clients_new",
  "clients_returning",
  "clients_count",
  "clients_stopped",
  "clients_all",
  "clients_paid",
  "best_month",
  "worst_month",
  "busiest_day",
  "busiest_hour",
  "orders_open",
  "to_make",
  "price_change",
  "goal",
  "deposits",
  "requests",
  "cancelled",
  "discounts",
  "month_end",
  "insights",
  ...learnedIntents,
] as const;

/** One thing that can be asked; what names an item or a client is asked about that. */
export type Intent = (typeof intents)[number];

/** Returns whether a name is that of an intent. */
export function isIntent(name: string): name is Intent {
  return (intents as readonly string[]).includes(name);
}

/** What the rules read of a question. */
export interface Heard {
  has: ReadonlySet<Concept>;
  numbers: readonly number[];
  /** It names a day to come. */
  isAhead: boolean;
  periods: number;
  /** It asks for a month by its rank. */
  isRankedMonth: boolean;
}

type Rule = readonly [intent: Intent, fits: (heard: Heard) => boolean];

const all =
  (...concepts: Concept[]) =>
  ({ has }: Heard): boolean =>
    concepts.every((concept) => has.has(concept));
const some =
  (...concepts: Concept[]) =>
  ({ has }: Heard): boolean =>
    concepts.some((concept) => has.has(concept));
const both =
  (...rules: ((heard: Heard) => boolean)[]) =>
  (heard: Heard): boolean =>
    rules.every((rule) => rule(heard));
const not =
  (rule: (heard: Heard) => boolean) =>
  (heard: Heard): boolean =>
    !rule(heard);

const named = some(
  "food",
  "fuel",
  "utilities",
  "office",
  "marketing",
  "travel",
  "insurance",
  "supplies",
  "maintenance",
  "subscriptions",
);

const ranked = some("best", "worst");

/** What makes a question on clients one on some of them. */
const particular: readonly Concept[] = [
  "best",
  "worst",
  "new",
  "returning",
  "stopped",
  "order",
  "owe",
  "sell",
  "average",
];

/** The first rule that fits decides, from the most particular to the most general. */
const rules: readonly Rule[] = [
  ["price_change", ({ has, numbers }) => has.has("whatif") && numbers.length > 0],
  ["price_change", all("whatif", "price")],
  ["goal", all("goal")],
  ["clients_stopped", both(all("stopped"), some("client", "returning", "order", "who"))],
  ["deposits", all("deposit")],
  ["owed", all("owe")],
  ["cancelled", all("cancel")],
  ["requests", both(all("request"), not(both(ranked, some("item", "sell"))))],
  ["refunds", all("refund")],
  ["discounts", all("discount")],
  ["clients_new", both(all("new"), some("client", "count", "order"))],
  [
    "clients_all",
    both(all("client", "have"), ({ periods }) => periods === 0, not(some(...particular))),
  ],
  ["clients_returning", both(all("returning"), not(ranked), some("client", "count"))],
  ["clients_best", both(all("who"), ranked)],
  ["busiest_hour", both(all("hour"), some("busy", "quiet", "best", "worst"))],
  ["busiest_day", some("busy", "quiet")],
  ["busiest_day", both(all("day"), ranked, not(some("item", "client")))],
  ["to_make", both(all("make"), not(some("profit", "expense")))],
  ["month_end", both(all("forecast"), not(all("cash")))],
  [
    "expense_category",
    both(named, not(some("sell", "item", "make", "revenue", "profit", "client"))),
  ],
  ["expense_categories", all("category")],
  ["expense_categories", both(all("expense"), ranked)],
  ["cash_methods", all("method")],
  ["clients_best", both(all("client"), ranked)],
  ["average", both(all("average"), not(some("profit")))],
  ["worst_items", both(all("worst"), some("item", "sell"))],
  ["best_items", both(all("best"), some("item", "sell", "revenue"))],
  [
    "clients_count",
    both(all("client"), not(some("order", "owe", "revenue", "cash", "profit", "sell"))),
  ],
  ["insights", both(all("advice"), not(some("profit", "expense", "cash", "order")))],
];

const plain: readonly (readonly [Concept, Intent])[] = [
  ["profit", "profit"],
  ["revenue", "revenue"],
  ["expense", "expenses"],
  ["cash", "cash"],
];

/**
 * Returns what the rules read, or what a classifier is sure of where they read nothing or can't tell it apart. Words of
 * what the books don't know, such as VAT (`isOutside`), never ask for a plain figure.
 */
export function withLearned(
  ruled: readonly Intent[],
  learned: Intent | null | undefined,
  isOutside: boolean,
): readonly Intent[] {
  if (!learned || (isOutside && plain.some(([, intent]) => intent === learned))) return ruled;
  const isNew = (learnedIntents as readonly Intent[]).includes(learned);
  const isOpen = isNew ? ruled.every((one) => mistakenIntents.has(one)) : ruled.length === 0;
  return isOpen ? [learned] : ruled;
}

/** Returns what a question asks: one thing, or several of the plain figures; nothing where no rule fits. */
export function findIntents(heard: Heard): Intent[] {
  const { has, isAhead, periods, isRankedMonth } = heard;
  // The books know no tax, no supplier and no price list; only the profit is told before tax.
  if (has.has("outside") && !has.has("profit")) return [];
  if (isRankedMonth) {
    if (has.has("profit") || has.has("expense")) return [];
    return [has.has("worst") || has.has("quiet") ? "worst_month" : "best_month"];
  }
  const found = rules.find(([, fits]) => fits(heard));
  if (found) return [found[0]];
  if (isAhead && (has.has("order") || has.has("open") || has.has("client"))) return ["orders_open"];
  if (has.has("order") && has.has("open")) return ["orders_open"];
  const figures = plain.filter(([concept]) => has.has(concept)).map(([, intent]) => intent);
  // Orders that "came in" are counted; money is what comes in without them.
  if (figures.length === 1 && has.has("cash") && has.has("order")) return ["orders"];
  if (figures.length > 0) return figures;
  if (named(heard)) return ["expense_category"];
  // Which order is the largest, and how many are over a sum, is not counted.
  if (has.has("order")) return ranked(heard) || heard.numbers.length > 0 ? [] : ["orders"];
  if (has.has("sell")) return ["revenue"];
  if (has.has("worst")) return has.has("client") ? ["clients_best"] : ["worst_items"];
  if (has.has("best")) return ["best_items"];
  if (has.has("advice")) return ["insights"];
  if (has.has("growth") || (has.has("compare") && periods > 0)) return ["revenue"];
  return [];
}
