import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** The dashboard: greetings, what to do now, the numbers, and the month. */
export const dashboard = {
  // The ten greetings (spec §2).
  greeting_morning_1: "Good morning, {name}. The ovens are warm.",
  greeting_morning_2: "Good morning, {name}. The dough has risen too.",
  greeting_afternoon_1: "Good afternoon, {name}. It smells like vanilla in here.",
  greeting_afternoon_2: "You’re halfway through the day, {name}. Nice work.",
  greeting_evening: "Good evening, {name}. Time to let the dough rest.",
  greeting_night: "Up late, {name}? So is the sourdough.",
  greeting_any_1: "Hello, {name}. What are we baking today?",
  greeting_any_2: "Good to see you, {name}. Everything is in place.",
  greeting_any_3: "Welcome back, {name}. Flour, sugar and a clear list.",
  greeting_any_4: "Here’s your day, {name}. One tray at a time.",
  // The head and the page.
  title: "Dashboard",
  orders_today: plural("en", {
    one: "{n} order today",
    other: "{n} orders today",
  }),
  orders_today_none: "No orders today",
  loading: "Loading your day",
  load_failed: "We couldn’t load your day",
  // Now.
  now: "Now",
  bake_now: "Bake now",
  bake_none: "Nothing to bake today.",
  bake_done: "Everything for today is done.",
  hand_over_next: "Hand over next",
  hand_over_none: "No orders are waiting to be handed over.",
  any_time: "Any time",
  requests_waiting: plural("en", {
    one: "{n} request waiting",
    other: "{n} requests waiting",
  }),
  requests_oldest: "Oldest: {when}",
  outstanding: "{amount} due now",
  owing_clients: plural("en", {
    one: "{n} client",
    other: "{n} clients",
  }),
  owing_overdue: plural("en", {
    one: "{n} overdue",
    other: "{n} overdue",
  }),
  overdue_orders: plural("en", {
    one: "{n} order overdue",
    other: "{n} orders overdue",
  }),
  overdue_detail: "From earlier days, not completed yet",
  // The four numbers.
  numbers: "Orders in numbers",
  count_pending: "Pending",
  count_completed: "Completed",
  revenue_this_month: "Revenue this month",
  // Quick actions.
  quick: "Quick actions",
  quick_order: "Add order",
  quick_payment: "Record a payment",
  quick_client: "Add client",
  quick_orders: "Orders",
  quick_menu: "Public menu",
  quick_receipts: "Scan a receipt",
  quick_expenses: "Expenses",
  quick_tasks: "Tasks",
  // Upcoming orders.
  all_orders: "All orders",
  today_none: "No more orders for today.",
  coming_up: "Coming up",
  completed_already: plural("en", {
    one: "{n} completed already",
    other: "{n} completed already",
  }),
  // The month.
  month_title: "This month so far",
  month_spans: "{now} compared with {last}",
  month_by_day: "{now}, compared with the same days last month ({last})",
  revenue: "Revenue",
  revenue_in: "Revenue in {currency}",
  expenses: "Expenses",
  expenses_in: "Expenses in {currency}",
  more_by: "{percent} more",
  less_by: "{percent} less",
  same_as: "The same",
  nearly_same: "Almost the same",
  month_note:
    "Dashed: all of last month. Revenue counts completed orders by delivery date, and expenses count by their date. Both include what’s already booked for later this month.",
  month_none: "No completed orders this month or last.",
  period: "Period",
  period_this: "This month so far",
  period_last_days: "Same days last month",
  period_last: "All of last month",
  // What later pages fill.
  reports_available: "Your reports are ready",
  reports_detail: "Your numbers in Excel or PDF",
  catalog_title: "New in the catalog",
  catalog_none:
    "Nothing here yet. Items you add to your public menu will show up here, newest first.",
  advisor_title: "Business advisor",
  // An empty bakery.
  first_title: "First steps",
  first_text: "Three steps, and you’re all set.",
  first_product: "Add what you bake",
  first_menu: "Turn on your menu and send yourself the link",
  first_order: "Take your first order",
  step_done: "Done",
} as const satisfies PhraseBook;
