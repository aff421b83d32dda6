import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist für den {date} um {time} Uhr notiert. Summe: {amount}. Vielen Dank! {business}",
  confirmation_no_time:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist für den {date} notiert. Summe: {amount}. Vielen Dank! {business}",
  ready:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Wir sind bis {time} Uhr für Sie da. Bis bald! {business}",
  ready_no_time: "Hallo {name}, Ihre Bestellung Nr. {number} ist abholbereit. Bis bald! {business}",
  reminder:
    "Hallo {name}, eine kleine Erinnerung: Für die Bestellung Nr. {number} vom {date} ist noch ein Betrag von {amount} offen. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als erledigt. Vielen Dank! {business}",
  on_the_way:
    "Hallo {name}, Ihre Bestellung Nr. {number} ist auf dem Weg zu Ihnen. Guten Appetit! {business}",
  kind_confirmation: "Bestellbestätigung",
  kind_ready: "Bestellung abholbereit",
  kind_reminder: "Zahlungserinnerung",
  kind_on_the_way: "Bestellung unterwegs",
  mail_greeting: "Guten Tag {name},",
  mail_verify_subject: "Bestätigen Sie Ihre E-Mail-Adresse für Marzipan",
  mail_verify_text:
    "Willkommen bei Marzipan. Öffnen Sie diesen Link und bestätigen Sie dort, dass es Ihre E-Mail-Adresse ist.",
  mail_verify_action: "E-Mail-Adresse bestätigen",
  mail_link_valid: plural("de", {
    one: "Der Link gilt {n} Stunde.",
    other: "Der Link gilt {n} Stunden.",
  }),
  mail_verify_ignore: "Falls Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.",
  mail_approved_subject: "Ihr Marzipan-Konto ist freigegeben",
  mail_approved_text: "Sie können sich jetzt anmelden und Ihre erste Bestellung anlegen.",
  mail_known_subject: "Sie haben schon ein Konto bei Marzipan",
  mail_known_text:
    "Jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Es gibt schon ein Konto: Melden Sie sich mit Ihrem Passwort an.",
  mail_sign_in: "Anmelden",
  mail_reset_subject: "Neues Passwort für Marzipan wählen",
  mail_reset_text:
    "Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Öffnen Sie diesen Link und wählen Sie es dort.",
  mail_reset_action: "Neues Passwort wählen",
  mail_reset_ignore:
    "Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.",
  mail_received_subject: "Ihre Registrierung bei Marzipan ist angekommen",
  mail_received_text:
    "Ihre E-Mail-Adresse ist bestätigt. Ihre Registrierung wartet auf die Freigabe durch die Administration, das dauert meist 1-2 Werktage. Sie bekommen eine E-Mail.",
  mail_declined_subject: "Zu Ihrer Registrierung bei Marzipan",
  mail_declined_text: "Wir konnten Ihre Registrierung nicht freigeben.",
  mail_reason: "Der Grund:",
  mail_contact: "Support kontaktieren",
  mail_blocked_subject: "Ihr Marzipan-Konto wurde gesperrt",
  mail_blocked_text:
    "Ihr Konto wurde gesperrt. Ihre Daten sind weiterhin da. Bitte wenden Sie sich an den Support.",
  mail_device_subject: "Neue Anmeldung bei Ihrem Marzipan-Konto",
  mail_device_text: "Ihr Konto wurde gerade auf einem Gerät geöffnet, das wir noch nicht kennen.",
  mail_device: "Gerät: {browser} auf {system}",
  mail_device_half: "Gerät: {device}",
  mail_device_unknown: "Gerät: unbekannt",
  mail_time: "Zeit: {time}",
  mail_device_advice:
    "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie das Gerät in den Einstellungen ab.",
  mail_devices: "Meine Geräte ansehen",
  mail_password_subject: "Ihr Marzipan-Passwort wurde geändert",
  mail_password_text: "Das Passwort Ihres Kontos wurde gerade geändert.",
  mail_password_advice: "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort.",
  mail_email_subject: "Ihre E-Mail-Adresse bei Marzipan wurde geändert",
  mail_email_text: "Sie melden sich ab jetzt mit {email} an.",
  mail_email_advice: "Wenn Sie das nicht waren, wenden Sie sich bitte sofort an den Support.",
  mail_totp_on_subject: "Authentifizierungs-Codes wurden eingeschaltet",
  mail_totp_on_text:
    "Bei der Anmeldung in Marzipan wird ab jetzt ein Code aus Ihrer App abgefragt.",
  mail_totp_off_subject: "Authentifizierungs-Codes wurden ausgeschaltet",
  mail_totp_off_text: "Bei der Anmeldung in Marzipan wird kein Code aus Ihrer App mehr abgefragt.",
  mail_phone_on_subject: "Ihrem Konto wurde ein Telefon hinzugefügt",
  mail_phone_on_text: "Ab jetzt öffnet ein Code, der an {phone} geht, Ihr Konto bei Marzipan.",
  mail_phone_off_subject: "Das Telefon Ihres Kontos wurde entfernt",
  mail_phone_off_text: "Ein Code, der an {phone} geht, öffnet Ihr Konto bei Marzipan nicht mehr.",
  mail_security_advice:
    "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und prüfen Sie dann die Einstellungen.",
  mail_trial_subject: plural("de", {
    one: "Ihre kostenlose Testphase endet in {n} Tag",
    other: "Ihre kostenlose Testphase endet in {n} Tagen",
  }),
  mail_trial_text:
    "Ihre kostenlose Testphase für {plan} endet am {date}. Ohne Zahlung gilt danach der Tarif Basis, und nichts wird gelöscht.",
  mail_plans: "Tarife ansehen",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} hat Ihre Anfrage {number} erhalten",
  request_received_text:
    "Guten Tag {name}, {business} hat Ihre Anfrage {number} für den {date} erhalten und antwortet bald. Jetzt ist noch nichts zu zahlen.",
  request_quoted_subject: "{business} schickt Ihnen einen Preis für Anfrage {number}",
  request_quoted_text:
    "Guten Tag {name}, {business} bietet Ihnen {amount} für Ihre Anfrage {number}. Sie können bis {until} annehmen.",
  request_accepted_subject: "{business} hat Ihre Anfrage {number} angenommen",
  request_accepted_text:
    "Guten Tag {name}, {business} hat Ihre Anfrage {number} für den {date} angenommen. Summe: {amount}. Vielen Dank!",
  request_declined_subject: "{business} kann Ihre Anfrage {number} nicht annehmen",
  request_declined_text:
    "Guten Tag {name}, es tut uns leid: {business} kann Ihre Anfrage {number} für den {date} nicht annehmen.",
  request_see: "Anfrage ansehen",
  request_hello: "Guten Tag {name}, hier ist {business}. Zu Ihrer Anfrage {number} für den {date}:",
  request_to_business:
    "Guten Tag {business}, hier ist {name}. Ich habe Ihnen Anfrage {number} für den {date} geschickt:",
  request_about: "Guten Tag {business}, hier ist {name}, zu meiner Anfrage {number}:",
  request_total: "Summe: {amount}",
  request_calendar: "{business}: Bestellung {number}",
  request_waiting_subject: plural("de", {
    one: "{n} Anfrage wartet auf Ihre Antwort",
    other: "{n} Anfragen warten auf Ihre Antwort",
  }),
  request_waiting_text:
    "Ihre Kundschaft sieht, dass noch keine Antwort da ist. Sie können annehmen, einen Preis anbieten oder ablehnen.",
  request_open: "Anfragen ansehen",
  sms_code: plural("de", {
    one: "{code} ist Ihr Marzipan-Code. Er gilt {n} Minute.",
    other: "{code} ist Ihr Marzipan-Code. Er gilt {n} Minuten.",
  }),
};
