import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights = {
  name_revenue_trend: "Revenue compared with last year",
  name_best_item: "Best seller",
  name_sinking_item: "Ordered less often",
  name_price_below_usual: "Sold below its usual price",
  name_client_stopped: "A regular hasn’t ordered lately",
  name_weekday_full: "A weekday that’s too busy",
  name_weekday_empty: "A quiet weekday",
  name_unpaid: "Unpaid after delivery",
  name_deposit_forgotten: "Deposits not paid yet",
  name_cancelled_more: "More cancellations than usual",
  name_declined_more: "More declined requests than usual",
  name_request_unanswered: "Unanswered requests",
  name_expense_jumped: "An expense went up sharply",
  name_supplier_price_rose: "A supplier’s price went up",
  name_agreed_discounts: "Discounts you gave",
  name_month_end: "Forecast for this month",
  revenue_up:
    "Revenue for {period} is {now}, {change} more than the {before} in the same weeks last year.",
  revenue_down:
    "Revenue for {period} is {now}, {change} less than the {before} in the same weeks last year.",
  best_item: plural("en", {
    one: "{item} brought in {revenue} from {n} order in {period}.",
    other: "{item} brought in {revenue} from {n} orders in {period}.",
  }),
  sinking_item:
    "{item} is ordered less often. Orders in the last six weeks: {now}. In the 18 weeks before that: {before}.",
  price_below_usual:
    "{item} last sold for {price}. It usually sells for {usual}, and the sale before that was {last}.",
  client_stopped:
    "{name} used to order every {rhythm} on average. It’s been {silent} since the last order.",
  weekday_full: "Orders on {weekday} in {period}: {orders}. Your average weekday has {usual}.",
  weekday_empty:
    "Orders on {weekday} in {period}: only {orders}. Your average weekday has {usual}.",
  unpaid:
    "{owed} is still unpaid more than a week after delivery. Orders: {orders}. Oldest: {date}. Unpaid for over 60 days: {old}.",
  unpaid_lately:
    "{owed} is still unpaid more than a week after delivery. Orders: {orders}. Oldest: {date}.",
  deposit_forgotten:
    "{sum} in deposits should have been paid by now. Orders: {orders}. Next delivery: {date}.",
  cancelled_more:
    "{lost} of {of} orders were cancelled in the last 60 days, {money} in all. In the 180 days before that: {lost_before} of {of_before}.",
  cancelled_why:
    "{lost} of {of} orders were cancelled in the last 60 days, {money} in all. In the 180 days before that: {lost_before} of {of_before}. Most common reason: {reason}.",
  declined_more:
    "{lost} of {of} requests were declined in the last 60 days, {money} in all. In the 180 days before that: {lost_before} of {of_before}.",
  declined_why:
    "{lost} of {of} requests were declined in the last 60 days, {money} in all. In the 180 days before that: {lost_before} of {of_before}. Most common reason: {reason}.",
  request_unanswered:
    "Requests waiting two days or more: {requests}, worth {asked} in all. The oldest is from {date}.",
  expense_jumped: "{category}: {spent} in {month}, compared with {usual} in a usual month.",
  supplier_price_rose: "{what}: you last paid {price}, {change} more than the usual {usual}.",
  agreed_discounts:
    "Discounts from agreed prices in {period}: {given}. Orders: {orders}. At full price, all orders would come to {by_prices}.",
  month_above: "{month} is likely to bring in {low} to {high}, more than your usual {usual}.",
  month_below: "{month} is likely to bring in {low} to {high}, less than your usual {usual}.",
  why_revenue_trend:
    "We compare twelve weeks with the same weeks last year, so the season affects both equally.",
  why_best_item: "Over twelve weeks, it was in clearly more orders than your second-best item.",
  why_sinking_item: "The drop is too big to be chance.",
  why_price_below_usual: "That’s at least 10% below your usual price over the past six months.",
  why_client_stopped:
    "It’s been three times longer than usual, and twice their longest gap so far.",
  why_weekday_full:
    "Over twelve weeks, this weekday had at least one and a half times as many orders as your average open day.",
  why_weekday_empty:
    "Over twelve weeks, this weekday had about half as many orders as your average open day, or fewer.",
  why_unpaid: "Orders delivered more than a week ago, minus what’s been paid.",
  why_deposit_forgotten:
    "The deposit is past its due date, or delivery is less than three days away.",
  why_cancelled_more: "The increase is too big to be chance.",
  why_declined_more: "The increase is too big to be chance.",
  why_request_unanswered: "A customer is waiting, and you could lose the order.",
  why_expense_jumped: "That month is well above every month before it.",
  why_supplier_price_rose: "Until now, you’d been paying a steady price for it.",
  why_agreed_discounts: "Over the last 30 days, discounts add up to at least 5% of your prices.",
  why_month_end:
    "Completed so far: {delivered}. Booked for the rest of the month: {booked}. The days left are estimated from your average day over the past six months.",
  fig_revenue_last_year: "Revenue a year ago",
  fig_change: "Change",
  fig_orders_before: "Orders before",
  fig_revenue_before: "Revenue before",
  fig_price: "Last price",
  fig_price_usual: "Usual price",
  fig_price_last: "Price before",
  fig_sales: "Sales compared",
  fig_rhythm: "Usual time between orders",
  fig_silent: "Since the last order",
  fig_orders_usual: "Average weekday",
  fig_deposits: "Unpaid deposits",
  fig_cancelled: "Cancelled",
  fig_cancelled_before: "Cancelled before",
  fig_declined: "Declined",
  fig_declined_before: "Declined before",
  fig_for_this_reason: "For this reason",
  fig_lost_money: "Total value",
  fig_requests: "Requests",
  fig_requests_before: "Requests before",
  fig_asked: "Total requested",
  fig_spent: "Spent",
  fig_spent_usual: "Usual month",
  fig_purchases: "Purchases compared",
  fig_given: "Discounts",
  fig_by_prices: "At full price",
  fig_low: "At least",
  fig_high: "At most",
  fig_usual: "Usual month",
  fig_delivered: "Completed so far",
  fig_booked: "Booked",
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
  miss_you: "Hi {name}, it’s been a while! Can we make something for you again? {business}",
} as const satisfies PhraseBook;
