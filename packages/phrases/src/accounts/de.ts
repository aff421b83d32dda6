import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { accounts as english } from "./en.ts";

/** Signing in and up, verifying the email, waiting, and the first step in the app. */
export const accounts: Translation<typeof english> = {
  enter: "Anmelden oder registrieren",
  sign_in: "Anmelden",
  sign_up: "Registrieren",
  sign_in_title: "Schön, dass Sie da sind",
  sign_in_text: "Die Öfen sind warm. Ihre Bestellungen sind, wo Sie sie gelassen haben.",
  sign_up_title: "Eröffnen Sie Ihre Backstube",
  sign_up_text: "Zwei Minuten. Ohne Karte, und der Tarif Basis bleibt kostenlos.",
  password: "Passwort",
  password_again: "Passwort wiederholen",
  password_rule: "Mindestens 8 Zeichen, mit Buchstaben und Zahlen.",
  forgot_password: "Passwort vergessen?",
  full_name: "Vollständiger Name",
  business_name: "Name des Betriebs",
  which_plan: "Welchen Tarif möchten Sie testen?",
  plan_basic_heart: plural("de", {
    one: "{n} Bestellung im Monat",
    other: "{n} Bestellungen im Monat",
  }),
  plan_pro_heart: "Sortiment mit Bestellung, Zahlungen, Belege",
  plan_premium_heart: plural("de", { one: "Für ein Team von {n}", other: "Für ein Team von {n}" }),
  days_free: plural("de", { one: "{n} Tag kostenlos", other: "{n} Tage kostenlos" }),
  consent: "Ich akzeptiere die {terms} und die {privacy}.",
  terms: "Nutzungsbedingungen",
  privacy: "Datenschutzerklärung",
  legal_open: "Was das heißt, kurz gesagt",
  legal_title: "Bedingungen und Datenschutz, kurz gesagt",
  legal_accept: "Akzeptieren",
  legal_data: "Ihre Bestellungen, Kunden und Zahlen gehören Ihnen. Niemand sonst sieht sie.",
  legal_export: "Sie können Ihre Daten jederzeit mitnehmen, in jedem Tarif.",
  legal_trial:
    "Die Testphase braucht keine Karte. Endet sie ohne Zahlung, gilt der Tarif Basis, und nichts wird gelöscht.",
  legal_close:
    "Wenn Sie Ihr Konto schließen, lässt es sich 30 Tage lang wieder öffnen. Danach wird alles gelöscht.",
  terms_page: "Nutzungsbedingungen",
  privacy_page: "Datenschutzerklärung",
  pending_text:
    "Guter Teig braucht Ruhe, und ein neues Konto einen kurzen Blick. Sie müssen nichts tun.",
  pending_mail: "Sie bekommen eine E-Mail an {email}",
  pending_days: "Das dauert meist 1-2 Werktage.",
  pending_opens: "Diese Seite öffnet sich von selbst, sobald die Antwort da ist.",
  blocked: "Konto gesperrt",
  return_to_login: "Zurück zur Anmeldung",
  contact_support: "Support kontaktieren",
  verify_title: "Sehen Sie in Ihre E-Mails",
  verify_text:
    "Wir haben einen Link an {email} geschickt. Öffnen Sie ihn und bestätigen Sie dort, dass die Adresse Ihnen gehört.",
  verify_ask:
    "Wir haben Ihnen einen Link geschickt. Ist er nicht angekommen, geben Sie Ihre E-Mail-Adresse ein, dann senden wir ihn noch einmal.",
  verify_spam: "Nicht da? Sehen Sie auch im Spam-Ordner nach.",
  verify_opens: "Diese Seite öffnet sich von selbst, sobald die Adresse bestätigt ist.",
  verify_then: "Danach melden Sie sich hier mit Ihrem Passwort an.",
  resend: "E-Mail erneut senden",
  mail_sent: "Wenn die Adresse registriert ist, ist die E-Mail unterwegs.",
  confirm_title: "E-Mail bestätigen",
  confirm_text: "Ein Druck, und die Adresse ist bestätigt.",
  confirm_button: "E-Mail bestätigen",
  verified_title: "Ihre E-Mail-Adresse ist bestätigt",
  verified_text: "Die Übersicht öffnet sich in 3 Sekunden.",
  to_dashboard: "Zur Übersicht",
  not_verified_generic: "Die E-Mail-Adresse konnte nicht bestätigt werden",
  not_verified_generic_text:
    "Bei uns ist etwas schiefgelaufen. Fordern Sie eine neue E-Mail an und versuchen Sie es noch einmal.",
  not_verified_expired: "Dieser Link ist abgelaufen",
  not_verified_expired_text:
    "Links gelten nur eine Zeit lang. Fordern Sie eine neue E-Mail an und öffnen Sie sie gleich.",
  not_verified_invalid: "Dieser Link ist nicht gültig",
  not_verified_invalid_text:
    "Vielleicht ist beim Kopieren etwas verloren gegangen. Öffnen Sie ihn aus der E-Mail oder fordern Sie eine neue an.",
  not_verified_used: "Dieser Link wurde schon benutzt",
  not_verified_used_text:
    "Ihre E-Mail-Adresse ist wahrscheinlich schon bestätigt. Melden Sie sich an, um nachzusehen.",
  first_run_title: "Ein Schritt, dann geht es los",
  first_run_hello: "Willkommen, {name}",
  first_run_text: "Stimmt das? „Heute“ und die Preise in der App richten sich danach.",
  first_run_go: "Bestätigen und beginnen",
  first_run_later: "Alles lässt sich später in den Einstellungen ändern.",
  country: "Land",
  time_zone: "Zeitzone",
};
