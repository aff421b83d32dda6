import type { PhraseBook } from "../core.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures = {
  revenue: "Revenue",
  revenue_means: "Completed orders, by delivery date",
  cash: "Money received",
  cash_means: "Payments less refunds, by the day they were paid",
  refunds: "Refunds",
  refunds_means: "Money given back, by its day; the money received is less by it",
  expenses: "Expenses",
  expenses_means: "What you spent, by the date of the expense",
  profit: "Profit",
  profit_means: "Revenue less expenses, before tax and the owner’s own pay",
  orders: "Orders",
  orders_means: "The orders that make the revenue",
  average: "Average order",
  average_means: "Revenue divided by the number of orders",
  owed: "Outstanding",
  owed_means: "What orders still wait for, by days since delivery",
  clients_means:
    "New: first order in this period. Returning: ordered before. Orders without a linked client are counted separately",
  items_means: "Each item’s lines; an agreed price is shared out by the lines’ sums",
  age_not_due: "Not due yet",
  age_0_7: "Up to 7 days",
  age_8_30: "8 to 30 days",
  age_31_60: "31 to 60 days",
  age_over_60: "Over 60 days",
} as const satisfies PhraseBook;
