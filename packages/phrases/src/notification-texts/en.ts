import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** What notifications say: only the server says it. */
export const notificationTexts = {
  a_customer: "a customer",
  nothing_to_do: "Nothing left to do here",
  request_gone: "This request no longer exists",
  request_received: "Request: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Price offered: {name}",
  request_accepted: "Accepted: {name}",
  request_declined: "Declined: {name}",
  request_withdrawn: "Withdrawn: {name}",
  request_expired: "Expired: {name}",
  quote_accepted: "Price accepted: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("en", {
    one: "{n} request is waiting for your answer",
    other: "{n} requests are waiting for your answer",
  }),
  orders_tomorrow: plural("en", { one: "{date}: {n} order", other: "{date}: {n} orders" }),
  no_orders: "{date}: no orders",
  first_at: "First at {time}",
  day_full: "{date} is full",
  money_due: "Deposits and balances are due",
  trial_ending: "Your free trial ends on {date}",
  payment_declined: "Your payment was declined",
  payment_declined_text: "Update your card to keep your plan.",
  plan_changed: "Your plan has changed",
  task_due: "Task: {title}",
  task_gone: "A task was due",
  receipt_read: "Receipt processed",
  receipt_failed: "We couldn’t read a receipt",
  accountant_emailed: "Documents emailed to your accountant",
  new_device: "New device signed in",
  new_device_text: "If this wasn’t you, change your password.",
} as const satisfies PhraseBook;
