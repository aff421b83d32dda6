import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList = {
  title: "Bake list",
  day: "Day",
  range: "Range",
  orders: plural("en", {
    one: "{n} order",
    other: "{n} orders",
  }),
  kinds: plural("en", {
    one: "{n} kind",
    other: "{n} kinds",
  }),
  next: "next hand-over at {time}",
  by: "by {time}",
  by_day: "by {day}, {time}",
  without: "No {allergens}",
  other: "Other",
  without_items: "Orders without items",
  made: "Made: {item}",
  made_label: "Made so far",
  enter: "Enter how many you’ve made",
  missing: "Left to make: {quantity}",
  all: "All made",
  behind: "Orders with {item}",
  loading: "Loading the bake list",
  failed: "We couldn’t load the bake list",
  empty_title: "Nothing to bake",
  empty_text: "Items from the orders for these days are added up here.",
  copy: "Copy as text",
  copy_failed: "We couldn’t copy it. Use WhatsApp or print instead.",
  waiting: "Will be saved once you’re back online",
  kitchen: "Kitchen mode",
  sound: "Sound for new orders",
  may_sleep: "This device may turn its screen off",
  seen: "Got it",
  just_in: "Just in: {what}",
  changed: "Changed: {what}",
} as const satisfies PhraseBook;
