import type { Currency } from "@marzipan/contract/currencies";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Theme } from "@marzipan/contract/languages";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { Phrase, PhraseBook } from "../core.ts";

/** Everyday words that every room uses. */
export const common = {
  // Buttons.
  save: "Save",
  cancel: "Cancel",
  delete: "Delete",
  undo: "Undo",
  edit: "Edit",
  add: "Add",
  remove: "Remove",
  merge: "Merge",
  restore: "Restore",
  search: "Search",
  clear_search: "Clear search",
  print: "Print",
  share: "Share",
  try_again: "Try again",
  close: "Close",
  back: "Back",
  more: "More",
  show_all: "Show all",
  load_more: "Load more",
  copied: "Copied",
  call: "Call",
  whatsapp: "WhatsApp",
  send_whatsapp: "Send via WhatsApp",
  send_mail: "Send email",
  show_password: "Show password",
  hide_password: "Hide password",
  // What a control says to a screen reader, and hints inside fields.
  choose: "Choose",
  less_by_one: "One less",
  more_by_one: "One more",
  open_calendar: "Open calendar",
  previous_month: "Previous month",
  next_month: "Next month",
  sort_by: "Sort by",
  notifications: "Notifications",
  optional: "Optional",
  // Labels of fields.
  name: "Name",
  phone: "Phone",
  email: "Email",
  notes: "Notes",
  date: "Date",
  from_date: "From",
  to_date: "Until",
  quantity: "Quantity",
  unit_price: "Unit price",
  total: "Total",
  currency: "Currency",
  language: "Language",
  theme: "Appearance",
  picture: "Picture",
  // Days and waiting.
  today: "Today",
  tomorrow: "Tomorrow",
  yesterday: "Yesterday",
  loading: "Loading…",
  saved: "Saved",
  deleted_name: "Deleted: {name}",
  restored: "Restored",
  recently_deleted: "Recently deleted",
  // States of an order.
  status_pending: "Pending",
  status_in_progress: "In progress",
  status_completed: "Completed",
  status_ready: "Ready",
  status_cancelled: "Cancelled",
  order_number: "Order #{number}",
  order_number_short: "#{number}",
  fulfilment_pickup: "Pick-up",
  fulfilment_delivery: "Delivery",
  made_of_quantity: "{made} of {quantity}",
  // The four themes and three currencies.
  theme_light: "Light",
  theme_dark: "Dark",
  theme_warm: "Warm",
  theme_cool: "Cool",
  currency_ILS: "Israeli Shekel",
  currency_USD: "US Dollar",
  currency_EUR: "Euro",
  // The 14 allergens, in lower case where a language has it: they also stand inside sentences.
  allergens: "Allergens",
  allergies: "Allergies",
  allergen_gluten: "cereals with gluten",
  allergen_crustaceans: "crustaceans",
  allergen_eggs: "eggs",
  allergen_fish: "fish",
  allergen_peanuts: "peanuts",
  allergen_soy: "soy",
  allergen_milk: "milk",
  allergen_tree_nuts: "tree nuts",
  allergen_celery: "celery",
  allergen_mustard: "mustard",
  allergen_sesame: "sesame",
  allergen_sulphites: "sulfites",
  allergen_lupin: "lupin",
  allergen_molluscs: "mollusks",
  mark_dairy: "Dairy",
  mark_parve: "Parve",
  mark_vegan: "Vegan",
  mark_halal: "Halal",
  mark_kosher_passover: "Kosher for Passover",
  allergy_warning: "Careful: {item} contains {allergen}, and {client} is allergic to it.",
  // Without a network, without a match, without having saved.
  saving_failed: "Something went wrong. Your text is still here, try again.",
  no_match: "No results for “{query}”. Clear the search to see everything.",
  no_match_title: "No results",
  unsaved_title: "Leave without saving?",
  unsaved_text: "You have unsaved changes.",
  leave: "Leave",
  stay: "Stay",
  // Pictures and files.
  picture_add: "Add picture",
  picture_remove: "Remove picture",
  picture_drop: "Drop a picture here, or choose one",
  picture_kinds: "PNG, JPG or WebP, up to {limit} MB",
  file_wrong_kind: "We can’t use this kind of file. Choose a PNG, JPG or WebP picture.",
  file_too_large: "This file is too large. Choose one up to {limit} MB.",
  uploading: "Uploading: {percent}",
} as const satisfies PhraseBook &
  Readonly<
    Record<
      | `allergen_${Allergen}`
      | `mark_${FoodMark}`
      | `theme_${Theme}`
      | `currency_${Currency}`
      | `status_${OrderStatus}`,
      Phrase
    >
  >;
