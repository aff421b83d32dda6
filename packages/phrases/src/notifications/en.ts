import { plural } from "../core.ts";
import type { PhraseBook } from "../core.ts";

/** Notifications: the bell and what is new. */
export const notifications = {
  title: "What’s new",
  unread: plural("en", { one: "What’s new: {n} unread", other: "What’s new: {n} unread" }),
  mark_all_read: "Mark all as read",
  open: "Open",
  accept: "Accept, {amount}",
  is_unread: "Unread",
  empty_title: "You’re all caught up",
  empty_text: "New order requests and other news show up here.",
  load_failed: "We couldn’t load what’s new",
  loading: "Loading what’s new",
  ring: "Notify me on this device",
  ring_hint: "Also when Marzipan is closed.",
  discreet: "Hide names and amounts",
  discreet_hint: "The lock screen shows only what kind of news it is.",
  unsupported: "This browser can’t show notifications.",
  needs_home_screen:
    "On iPhone and iPad, first add Marzipan to your home screen: tap Share, then “Add to Home Screen”. Open it from there and come back here.",
  denied:
    "Notifications are blocked for Marzipan. Allow them in your browser’s or phone’s settings, then try again.",
  failed: "We couldn’t turn on notifications. Try again.",
} as const satisfies PhraseBook;
