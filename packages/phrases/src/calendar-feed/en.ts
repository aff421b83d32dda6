import type { PhraseBook } from "../core.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed = {
  name: "{business}: orders",
  text: "Your phone, Google or Outlook shows every order on its day, beside everything else you have on. Changes appear whenever your calendar looks for them, usually within a few hours.",
  secret:
    "Anyone who has this link can see your customers’ names, phones, addresses and orders. Keep it to yourself.",
  link: "Calendar link",
  add_here: "Add on this device",
  add_google: "Add to Google Calendar",
  renew_text: "Calendars that use the old link stop showing your orders.",
  end: "Turn off link",
  end_text: "Calendars that use this link stop showing your orders.",
  ended: "The link is turned off",
} as const satisfies PhraseBook;
