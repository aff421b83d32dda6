import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: Bestellungen",
  text: "Ihr Telefon, Google oder Outlook zeigt jede Bestellung an ihrem Tag, neben allem anderen. Änderungen erscheinen, sobald Ihr Kalender danach fragt, meist innerhalb weniger Stunden.",
  secret:
    "Wer diesen Link hat, sieht Namen, Telefonnummern, Adressen und Bestellungen Ihrer Kunden. Behalten Sie ihn für sich.",
  link: "Link zum Kalender",
  add_here: "Auf diesem Gerät hinzufügen",
  add_google: "Zu Google Kalender hinzufügen",
  renew_text: "Kalender mit dem alten Link zeigen Ihre Bestellungen nicht mehr.",
  end: "Link abschalten",
  end_text: "Kalender mit diesem Link zeigen Ihre Bestellungen nicht mehr.",
  ended: "Der Link ist abgeschaltet",
};
