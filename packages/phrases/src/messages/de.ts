import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist für den {date} um {time} Uhr notiert. Summe: {amount}. Vielen Dank! {business}",
  confirmation_no_time:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist für den {date} notiert. Summe: {amount}. Vielen Dank! {business}",
  ready:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Wir sind bis {time} Uhr für Sie da. Bis bald! {business}",
  ready_no_time: "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Bis bald! {business}",
  reminder:
    "Hallo {name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist noch ein Betrag von {amount} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}",
  on_the_way:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist auf dem Weg zu Ihnen. Guten Appetit! {business}",
  kind_confirmation: "Bestellbestätigung",
  kind_ready: "Bestellung abholbereit",
  kind_reminder: "Zahlungserinnerung",
  kind_on_the_way: "Bestellung unterwegs",
  mail_greeting: "Guten Tag {name},",
  mail_verify_subject: "Bestätigen Sie Ihre E-Mail-Adresse für Marzipan",
  mail_verify_text:
    "Willkommen bei Marzipan. Öffnen Sie diesen Link und bestätigen Sie dort, dass es Ihre E-Mail-Adresse ist.",
  mail_verify_action: "E-Mail-Adresse bestätigen",
  mail_verify_valid: plural("de", {
    one: "Der Link gilt {n} Stunde.",
    other: "Der Link gilt {n} Stunden.",
  }),
  mail_verify_ignore: "Falls Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.",
  mail_approved_subject: "Ihr Marzipan-Konto ist freigegeben",
  mail_approved_text: "Sie können sich jetzt anmelden und Ihre erste Bestellung anlegen.",
  mail_known_subject: "Sie haben schon ein Konto bei Marzipan",
  mail_known_text:
    "Jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Es gibt schon ein Konto: Melden Sie sich mit Ihrem Passwort an.",
  mail_known_action: "Anmelden",
};
