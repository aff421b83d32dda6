import type { PhraseBook } from "../core.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights = {
  name_revenue_trend: "Revenue against last year",
  name_best_item: "Best seller",
  name_sinking_item: "Ordered less",
  name_price_below_usual: "Sold below its usual price",
  name_client_stopped: "A regular has gone quiet",
  name_weekday_full: "A weekday that overflows",
  name_weekday_empty: "A weekday that stands empty",
  name_unpaid: "Unpaid after delivery",
  name_deposit_forgotten: "Deposits still missing",
  name_cancelled_more: "More cancellations",
  name_declined_more: "More requests declined",
  name_request_unanswered: "Requests without an answer",
  name_expense_jumped: "An expense that jumped",
  name_supplier_price_rose: "A supplier’s price went up",
  name_agreed_discounts: "Discounts by agreed price",
  name_month_end: "How the month will end",
  revenue_up:
    "Revenue of {period}: {now}. That’s {change} more than the {before} of the same weeks a year ago.",
  revenue_down:
    "Revenue of {period}: {now}. That’s {change} less than the {before} of the same weeks a year ago.",
  best_item: "{item} brought in {revenue} in {period}. Orders with it: {orders}.",
  sinking_item:
    "{item} is ordered less. Orders in the last six weeks: {now}, in the 18 weeks before: {before}.",
  price_below_usual:
    "{item} was last sold for {price}. Its usual price is {usual}, the sale before was at {last}.",
  client_stopped: "{name} used to order every {rhythm} on average. Since the last order: {silent}.",
  weekday_full: "Orders for {weekday}, {period}: {orders}. An average weekday has {usual}.",
  weekday_empty: "Orders for {weekday}, {period}: only {orders}. An average weekday has {usual}.",
  unpaid:
    "{owed} is unpaid more than a week after delivery. Orders: {orders}, the oldest of {date}. Over 60 days: {old}.",
  unpaid_lately:
    "{owed} is unpaid more than a week after delivery. Orders: {orders}, the oldest of {date}.",
  deposit_forgotten:
    "Deposits that should be in by now: {sum}. Orders: {orders}, the next for {date}.",
  cancelled_more:
    "Cancelled in the last 60 days: {lost} of {of} orders, {money} in all. In the 180 days before: {lost_before} of {of_before}.",
  cancelled_why:
    "Cancelled in the last 60 days: {lost} of {of} orders, {money} in all. In the 180 days before: {lost_before} of {of_before}. Most often: {reason}.",
  declined_more:
    "Declined in the last 60 days: {lost} of {of} requests, {money} in all. In the 180 days before: {lost_before} of {of_before}.",
  declined_why:
    "Declined in the last 60 days: {lost} of {of} requests, {money} in all. In the 180 days before: {lost_before} of {of_before}. Most often: {reason}.",
  request_unanswered:
    "Requests that have waited two days or more: {requests}, {asked} in all. The oldest is from {date}.",
  expense_jumped: "{category} in {month}: {spent}. A usual month: {usual}.",
  supplier_price_rose: "{what}: last paid {price}, {change} above the usual {usual}.",
  agreed_discounts:
    "Agreed prices took off {given} in {period}. Orders: {orders}. By their prices all orders come to {by_prices}.",
  month_above: "{month} will end between {low} and {high}, above a usual {usual}.",
  month_below: "{month} will end between {low} and {high}, below a usual {usual}.",
  why_revenue_trend:
    "Twelve weeks are compared with the same weeks a year ago, week by week, so the season counts on both sides.",
  why_best_item: "Over twelve weeks it’s in clearly more orders than the second best.",
  why_sinking_item: "Its share of the orders fell by more than chance explains.",
  why_price_below_usual: "At least a tenth below what most sales of half a year were at.",
  why_client_stopped: "The silence is three times the usual gap, and twice the longest one.",
  why_weekday_full:
    "Over twelve weeks this weekday has at least one and a half times the orders of an average open one.",
  why_weekday_empty:
    "Over twelve weeks this weekday has about half the orders of an average open one, or fewer.",
  why_unpaid:
    "Counted are completed and open orders delivered more than a week ago, less what was paid.",
  why_deposit_forgotten: "The deposit’s day has passed, or delivery is less than three days away.",
  why_cancelled_more: "The share of cancelled orders rose by more than chance explains.",
  why_declined_more: "The share of declined requests rose by more than chance explains.",
  why_request_unanswered: "A customer is waiting; the price asked is at stake.",
  why_expense_jumped: "The month is well above every month before it.",
  why_supplier_price_rose: "Earlier purchases of the same were at a steady price.",
  why_agreed_discounts:
    "In the last 30 days the discounts come to at least a twentieth of the prices.",
  why_month_end:
    "Completed so far: {delivered}. Still booked: {booked}. Each day left counts as an average day of the six months before, with its ups and downs.",
  fig_revenue_last_year: "Revenue a year ago",
  fig_change: "Change",
  fig_orders_before: "Orders before",
  fig_revenue_before: "Revenue before",
  fig_price: "Last price",
  fig_price_usual: "Usual price",
  fig_price_last: "Price before",
  fig_sales: "Sales compared",
  fig_rhythm: "Usual gap",
  fig_silent: "Since the last order",
  fig_orders_usual: "Average weekday",
  fig_deposits: "Missing deposits",
  fig_lost: "Lost",
  fig_of: "Of",
  fig_lost_before: "Lost before",
  fig_of_before: "Of before",
  fig_for_this_reason: "For this reason",
  fig_lost_money: "Worth",
  fig_requests: "Requests",
  fig_asked: "Asked for",
  fig_spent: "Spent",
  fig_spent_usual: "Usual month",
  fig_purchases: "Purchases compared",
  fig_given: "Taken off",
  fig_by_prices: "By the prices",
  fig_low: "At least",
  fig_high: "At most",
  fig_usual: "Usual month",
  fig_delivered: "Completed so far",
  fig_booked: "Still booked",
  fig_days_left: "Days left",
  act_orders: "Show the orders",
  act_owing: "Show who owes",
  act_requests: "Show the requests",
  act_expenses: "Show the expenses",
  act_write: "Write on WhatsApp",
  act_client: "Open the client",
  act_price: "Check the price",
  act_full: "Change the daily limit",
  act_empty: "Change the opening hours",
  miss_you: "Hi {name}, it’s been a while! Shall we make something for you again? {business}",
} as const satisfies PhraseBook;
