import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Hallo {first_name}, ist notiert: {items}.\n{when}, {place}.\nSumme: {total}.\n{link}",
  ready:
    "Hallo {first_name}, Ihre Bestellung ist fertig: {place}.\nNoch zu zahlen: {balance}.\n{link}",
  reminder:
    "Hallo {first_name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist noch ein Betrag von {amount} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}\n{link}",
  deposit:
    "Hallo {first_name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist die Anzahlung von {amount} noch offen. Insgesamt sind {balance} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}\n{link}",
  on_the_way:
    "Hallo {first_name}, Ihre Bestellung ist auf dem Weg zu Ihnen. Guten Appetit!\nNoch zu zahlen: {balance}.\n{link}",
  moved:
    "Hallo {first_name}, Ihre Bestellung hat einen neuen Termin: {when}, {place}. Alles andere bleibt wie besprochen.\n{link}",
  canceled:
    "Hallo {first_name}, Ihre Bestellung für {date} ({items}) ist storniert. Bei Fragen schreiben Sie uns einfach. {business}",
  quote:
    "Hallo {first_name}, hier ist der Preis: {items} für {when} kostet {total}. Passt das für Sie?\n{link}",
  balance:
    "Hallo {first_name}, für {items} ({date}) sind noch {balance} offen. Vielen Dank! {business}\n{link}",
  when: "{date} um {time} Uhr",
  place_pickup: "Abholung: {address}",
  place_pickup_open: "Abholung",
  place_delivery: "Lieferung: {address}",
  place_delivery_open: "Lieferung",
  more_items: plural("de", { one: "und {n} weitere", other: "und {n} weitere" }),
  changed:
    "Hallo {first_name}, Ihre Bestellung ist geändert: {items}.\n{when}, {place}.\nSumme: {total}.\n{link}",
  kind_confirmation: "Bestellbestätigung",
  kind_ready: "Bestellung abholbereit",
  kind_reminder: "Zahlungserinnerung",
  kind_deposit: "Erinnerung an die Anzahlung",
  kind_on_the_way: "Bestellung unterwegs",
  kind_moved: "Neuer Termin",
  kind_canceled: "Bestellung storniert",
  kind_quote: "Preisangebot",
  kind_balance: "Restbetrag",
  kind_changed: "Bestellung geändert",
  mail_declined_text: "Wir konnten Ihre Registrierung nicht freigeben.",
  mail_reason: "Der Grund:",
};
