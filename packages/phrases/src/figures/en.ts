import type { PhraseBook } from "../core.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures = {
  revenue: "Revenue",
  revenue_means: "completed orders by delivery date",
  cash: "Money received",
  cash_means: "payments minus refunds by payment date",
  refunds: "Refunds",
  refunds_means: "refunds by date, already subtracted from money received",
  expenses: "Expenses",
  expenses_means: "your expenses by date",
  profit: "Profit",
  profit_means: "revenue minus expenses, before tax and your own pay",
  orders: "Orders",
  orders_means: "the orders that make up your revenue",
  average: "Average order",
  average_means: "revenue divided by the number of orders",
  owed: "Outstanding",
  owed_means: "unpaid balances by days since delivery",
  clients_means: "completed orders; a client is new if their first order was in this period",
  items_means: "sales of each item, with agreed prices split across an order’s items",
  age_not_due: "Not due yet",
  age_0_7: "Up to 7 days",
  age_8_30: "8 to 30 days",
  age_31_60: "31 to 60 days",
  age_over_60: "Over 60 days",
} as const satisfies PhraseBook;
