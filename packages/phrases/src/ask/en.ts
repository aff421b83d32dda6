import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** The dialog with the two agents and the advisor’s card; loaded with what says it. */
export const ask = {
  // The head: what is left to ask.
  support: "Support",
  advisor: "Advisor",
  no_limit: "no limit",
  left_of: "{left} of {limit} left",
  new_on: "New consultations on {date}",
  // The conversation.
  greeting: "Hello {name}. I know your figures and the help pages. What would you like to know?",
  greeting_support: "Hello {name}. I know the help pages. What would you like to know?",
  embedded:
    "I’m the built-in assistant. My answers come from your own records and the help pages, not from a language model.",
  begin_with: "Start here",
  try_profit: "How is my profit this month?",
  try_owed: "Who owes me money?",
  try_best: "What sold best this month?",
  try_refund: "How do I refund a client?",
  try_menu: "How do customers order from my menu?",
  you: "You",
  from_help: "From the help pages",
  from_books: "From your orders, payments and expenses at {time}",
  copy: "Copy the answer",
  looking_books: "Looking at your orders and payments…",
  looking_help: "Looking in the help pages…",
  slow: "This is taking longer than usual. You can wait or stop.",
  stopped: "You stopped this answer.",
  unanswered: "This question didn’t get an answer.",
  // What goes wrong (spec §8).
  failed: "Failed to get agent response",
  unexpected: "An unexpected error occurred",
  sorry: "I apologize, but I encountered an error. Please try again.",
  not_counted: "It wasn’t counted.",
  denied: "Access Denied",
  inactive: "No active subscription",
  inactive_note:
    "Your orders, clients and figures aren’t affected. Anyone can read the help pages.",
  support_goes_on: "Support stays unlimited, and you can still read the answers here.",
  see_plans: "See the plans",
  open_help: "Open the help pages",
  low_until: plural("en", {
    one: "{n} consultation is left until {date}. Support stays unlimited.",
    other: "{n} consultations are left until {date}. Support stays unlimited.",
  }),
  low: plural("en", {
    one: "{n} consultation is left. Support stays unlimited.",
    other: "{n} consultations are left. Support stays unlimited.",
  }),
  // Where one types.
  placeholder: "Ask about your business",
  send: "Send",
  stop: "Stop",
  keys: "Enter to send, Shift+Enter for a new line",
  hint_support: "Support question, no limit",
  hint_business: "Business question",
  hint_unlimited: "Business question, no limit",
  hint_month: plural("en", {
    one: "Business question, {n} left this month",
    other: "Business question, {n} left this month",
  }),
  hint_left: plural("en", {
    one: "Business question, {n} left",
    other: "Business question, {n} left",
  }),
  change_kind: "{hint}. Change the kind of question",
  offline: "You’re offline. What you typed stays here.",
  too_long: "A question can have up to {limit} characters.",
  // Clearing the history.
  clear: "Clear History",
  clear_title: "Clear this conversation?",
  clear_text: "It will be deleted from this device. Your figures and orders aren’t affected.",
  keep: "Keep it",
  // The advisor’s card on the dashboard.
  card_ask: "Ask the business advisor",
  card_about: "Ask about it",
  card_question: "Tell me more: {title}",
  card_why: "Why this?",
  not_useful: "Not useful",
  hidden: "Hidden for three months.",
  nothing: "Nothing stands out",
  nothing_text:
    "No old balances, no full days, and your regulars are ordering. We check again each time you come here.",
  early: "We’re still getting to know your business",
  early_text: plural("en", {
    one: "After {n} completed order you’ll see three findings with their figures here.",
    other: "After {n} completed orders you’ll see three findings with their figures here.",
  }),
  early_count: "{count} of {least} orders",
  card_failed: "We couldn’t check just now",
  card_failed_text: "We couldn’t read your figures. Nothing is lost.",
  how_counted: "How was this counted?",
} as const satisfies PhraseBook;
