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
} as const satisfies PhraseBook;
