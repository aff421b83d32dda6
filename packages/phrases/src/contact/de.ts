import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "Ihre Nachricht",
  send: "Nachricht senden",
  fill_all: "Bitte füllen Sie alle Felder aus",
  bad_phone: "Bitte geben Sie eine gültige Telefonnummer ein.",
  bad_email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  failed: "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  sent_title: "Danke, Ihre Nachricht ist angekommen",
  sent_text:
    "Wir antworten innerhalb von 48 Stunden an {email}, mit Premium innerhalb von 24 Stunden.",
  send_another: "Weitere Nachricht schreiben",
  kept: plural("de", {
    one: "Nachrichten werden {n} Monat aufbewahrt und dann gelöscht.",
    other: "Nachrichten werden {n} Monate aufbewahrt und dann gelöscht.",
  }),
  leads: "Nachrichten",
  leads_loading: "Nachrichten werden geladen",
  leads_failed: "Die Nachrichten konnten nicht geladen werden",
  leads_empty: "Noch keine Nachrichten",
  leads_empty_text: "Was auf der Kontaktseite geschrieben wird, kommt hier und per E-Mail an.",
  leads_shown: plural("de", { one: "{n} Nachricht angezeigt", other: "{n} Nachrichten angezeigt" }),
  priority: "Bevorzugt",
  answer: "Per E-Mail antworten",
  mail_subject: "Neue Nachricht vom Kontaktformular",
  mail_subject_priority: "Bevorzugt: neue Nachricht vom Kontaktformular",
  mail_name: "Absender: {name}",
  mail_email: "E-Mail: {email}",
  mail_phone: "Telefon: {phone}",
};
