import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** Clients: the list, the form, one client's page, deleting, merging and erasing. */
export const clients = {
  // The list.
  title: "Clients",
  add: "Add client",
  search: "Search name, phone or email",
  sort_name: "By name",
  sort_recent: "By last order",
  sort_newest: "Newest first",
  loading: "Loading clients",
  load_failed: "We couldn’t load the clients",
  empty_title: "No clients yet",
  empty_text:
    "Everyone who orders from you, with how to reach them, what they ordered and what they can’t eat.",
  no_match: "No clients match “{query}”. Clear the search to see everyone.",
  column_orders: "Orders",
  column_last_order: "Last order",
  column_contact: "Contact",
  orders_count: plural("en", {
    one: "{n} order",
    other: "{n} orders",
  }),
  orders_none: "No orders yet",
  last_order: "Last order: {date}",
  ordered_for: "Ordered for {date}",
  shown_count: plural("en", {
    one: "{n} client shown",
    other: "{n} clients shown",
  }),
  // The form.
  new_title: "New client",
  edit_title: "Edit client",
  language_hint: "We write messages to this client in this language.",
  language_none: "Not chosen",
  allergies_hint: "We warn you when an order contains one of these.",
  allergy_note: "More about allergies",
  notes_hint: "Only you can see these.",
  save: "Save client",
  saved: "Client saved",
  // One client.
  gone_title: "This client no longer exists",
  gone_text: "It may have been deleted or merged with another client.",
  to_list: "All clients",
  add_order: "Add order",
  ordered_total: "Total ordered",
  since: "Client since {date}",
  no_contact: "No phone or email yet.",
  orders_of: "Orders of {name}",
  orders_empty: "Orders for this client show up here.",
  likes: "Favorites",
  next_order: "Next order",
  next_none: "Nothing planned",
  owes: "Owes",
  owes_nothing: "Nothing",
  same_again: "Same as last time",
  every_days: plural("en", {
    one: "about every day",
    other: "about every {n} days",
  }),
  every_weeks: plural("en", {
    one: "about every week",
    other: "about every {n} weeks",
  }),
  every_months: plural("en", {
    one: "about every month",
    other: "about every {n} months",
  }),
  more_actions: "More for this client",
  // Deleting, merging, erasing.
  delete: "Delete client",
  delete_text: plural("en", {
    one: "Delete {name}? {n} order stays, with the name as it was.",
    other: "Delete {name}? {n} orders stay, with the name as it was.",
  }),
  delete_text_none: "Delete {name}? There are no orders with this name.",
  delete_keeps: "You can restore the client from Recently deleted for 30 days.",
  deleted_on: "Deleted on {date}",
  deleted_empty_text: "Deleted clients stay here for 30 days. You can restore them.",
  restored: "Restored: {name}",
  merge: "Merge with another client",
  merge_title: "Merge clients",
  merge_text:
    "Choose the client to keep. Orders of {name} move there, missing details are filled in from here, and this entry goes to Recently deleted.",
  merge_into: "Keep this client",
  merge_none: "No other client matches.",
  merge_moves: plural("en", {
    one: "{n} order moves to {name}. You can’t separate it later.",
    other: "{n} orders move to {name}. You can’t separate them later.",
  }),
  merge_too_long:
    "Together, “{field}” of the two clients would be longer than {limit} characters. Shorten it for one of them first, then merge.",
  merged: "Merged into {name}",
  erase: "Erase personal data",
  erase_warning: "This can’t be undone.",
  erase_text:
    "We remove the name, phone, email, address, notes and pictures of {name}, here and on every order, request and payment. Open requests are withdrawn. Items and amounts stay, so your numbers stay right.",
  erase_confirm: "Erase",
  erased: "Personal data erased",
} as const satisfies PhraseBook;
