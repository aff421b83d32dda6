import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Hallo {name}, Ihre Bestellung Nr.\u00A0{number} ist für {date}, {time} Uhr vorgemerkt. Summe: {amount}. Vielen Dank! {business}",
  confirmation_no_time:
    "Hallo {name}, Ihre Bestellung Nr.\u00A0{number} ist für {date} vorgemerkt. Summe: {amount}. Vielen Dank! {business}",
  ready:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Wir sind bis {time} Uhr für Sie da. Bis bald! {business}",
  ready_no_time: "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Bis bald! {business}",
  reminder:
    "Hallo {name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist noch ein Betrag von {amount} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}",
  deposit:
    "Hallo {name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist die Anzahlung von {amount} noch offen. Insgesamt sind {balance} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}",
  on_the_way:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist auf dem Weg zu Ihnen. Guten Appetit! {business}",
  kind_confirmation: "Bestellbestätigung",
  kind_ready: "Bestellung abholbereit",
  kind_reminder: "Zahlungserinnerung",
  kind_deposit: "Erinnerung an die Anzahlung",
  kind_on_the_way: "Bestellung unterwegs",
  mail_declined_text: "Wir konnten Ihre Registrierung nicht freigeben.",
  mail_reason: "Der Grund:",
};
