import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "eine Person",
  nothing_to_do: "Hier ist nichts mehr zu tun",
  request_gone: "Diese Anfrage gibt es nicht mehr",
  request_received: "Anfrage: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Preis angeboten: {name}",
  request_accepted: "Angenommen: {name}",
  request_declined: "Abgelehnt: {name}",
  request_withdrawn: "Zurückgezogen: {name}",
  request_expired: "Abgelaufen: {name}",
  quote_accepted: "Preis angenommen: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("de", {
    one: "{n} Anfrage wartet auf Ihre Antwort",
    other: "{n} Anfragen warten auf Ihre Antwort",
  }),
  orders_tomorrow: plural("de", {
    one: "{date}: {n} Bestellung",
    other: "{date}: {n} Bestellungen",
  }),
  no_orders: "{date}: keine Bestellungen",
  first_at: "Die erste um {time}",
  day_full: "{date} ist ausgebucht",
  money_due: "Anzahlungen und Restbeträge sind fällig",
  trial_ending: "Ihr kostenloser Test endet am {date}",
  payment_declined: "Ihre Zahlung wurde abgelehnt",
  payment_declined_text: "Bitte aktualisieren Sie Ihre Karte, um den Tarif zu behalten.",
  plan_changed: "Ihr Tarif hat sich geändert",
  task_due: "Aufgabe: {title}",
  task_gone: "Eine Aufgabe war fällig",
  receipt_read: "Beleg ausgelesen",
  receipt_failed: "Ein Beleg ließ sich nicht lesen",
  accountant_emailed: "Unterlagen an die Steuerberatung gemailt",
  new_device: "Anmeldung auf einem neuen Gerät",
  new_device_text: "Waren Sie das nicht, ändern Sie bitte Ihr Passwort.",
  push_many: plural("de", { one: "{n} neue Mitteilung", other: "{n} neue Mitteilungen" }),
  push_done: "Angenommen. Öffnen, um Bescheid zu geben.",
  push_late: "Zu spät: schon beantwortet",
  push_full: "An dem Tag ist kein Platz. Bitte öffnen und entscheiden.",
  push_failed: "Das hat nicht geklappt. Bitte öffnen und noch einmal versuchen.",
  push_discreet: "Neues in Marzipan",
};
