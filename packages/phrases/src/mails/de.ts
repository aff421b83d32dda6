import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "Guten Tag {name},",
  verify_subject: "Bestätigen Sie Ihre E-Mail-Adresse für Marzipan",
  verify_text:
    "Willkommen bei Marzipan. Öffnen Sie diesen Link und bestätigen Sie dort, dass es Ihre E-Mail-Adresse ist.",
  verify_action: "E-Mail bestätigen",
  link_valid: plural("de", {
    one: "Der Link gilt {n} Stunde.",
    other: "Der Link gilt {n} Stunden.",
  }),
  verify_ignore: "Falls Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.",
  approved_subject: "Ihr Marzipan-Konto ist freigegeben",
  approved_text: "Sie können sich jetzt anmelden und Ihre erste Bestellung anlegen.",
  known_subject: "Sie haben schon ein Konto bei Marzipan",
  known_text:
    "Jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Es gibt schon ein Konto: Melden Sie sich mit Ihrem Passwort an.",
  held_subject: "Diese E-Mail-Adresse ist für ein neues Konto noch nicht frei",
  held_text:
    "Jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Ein Konto ist vor Kurzem von ihr zu einer anderen Adresse gewechselt. Wenn Sie das waren, melden Sie sich mit der neuen Adresse an.",
  held_until:
    "Bis {time} lässt sich der Wechsel rückgängig machen, deshalb bleibt die Adresse für dieses Konto reserviert. Danach können Sie sich mit ihr registrieren.",
  held_advice:
    "Wenn Sie die Adresse nicht geändert haben, öffnen Sie den Link „{action}“ in der E-Mail, die wir damals hierher geschickt haben.",
  sign_in: "Anmelden",
  reset_subject: "Neues Passwort für Marzipan wählen",
  reset_text:
    "Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Öffnen Sie diesen Link und wählen Sie es dort.",
  reset_action: "Neues Passwort wählen",
  reset_ignore:
    "Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.",
  received_subject: "Ihre Registrierung bei Marzipan ist angekommen",
  received_text:
    "Ihre E-Mail-Adresse ist bestätigt. Ihre Registrierung wartet auf die Freigabe durch die Administration, das dauert meist 1-2 Werktage. Sie bekommen eine E-Mail.",
  declined_subject: "Zu Ihrer Registrierung bei Marzipan",
  contact: "Support kontaktieren",
  blocked_subject: "Ihr Marzipan-Konto wurde gesperrt",
  blocked_text:
    "Ihr Konto wurde gesperrt. Ihre Daten sind weiterhin da. Bitte wenden Sie sich an den Support.",
  device_subject: "Neue Anmeldung bei Ihrem Marzipan-Konto",
  device_text: "Ihr Konto wurde gerade auf einem Gerät geöffnet, das wir noch nicht kennen.",
  device: "Gerät: {browser} auf {system}",
  device_half: "Gerät: {device}",
  device_unknown: "Gerät: unbekannt",
  time: "Zeit: {time}",
  device_advice:
    "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie das Gerät in den Einstellungen ab.",
  devices: "Meine Geräte ansehen",
  password_subject: "Ihr Marzipan-Passwort wurde geändert",
  password_text: "Das Passwort Ihres Kontos wurde gerade geändert.",
  password_advice: "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort.",
  email_subject: "Ihre E-Mail-Adresse bei Marzipan wurde geändert",
  email_text: "Sie melden sich ab jetzt mit {email} an.",
  email_advice: "Wenn Sie das nicht waren, wenden Sie sich bitte sofort an den Support.",
  totp_on_subject: "Authentifizierungs-Codes wurden eingeschaltet",
  totp_on_text: "Bei der Anmeldung in Marzipan wird ab jetzt ein Code aus Ihrer App abgefragt.",
  totp_off_subject: "Authentifizierungs-Codes wurden ausgeschaltet",
  totp_off_text: "Bei der Anmeldung in Marzipan wird kein Code aus Ihrer App mehr abgefragt.",
  phone_on_subject: "Ihrem Konto wurde ein Telefon hinzugefügt",
  phone_on_text: "Ab jetzt öffnet ein Code, der an {phone} geht, Ihr Konto bei Marzipan.",
  phone_off_subject: "Das Telefon Ihres Kontos wurde entfernt",
  phone_off_text: "Ein Code, der an {phone} geht, öffnet Ihr Konto bei Marzipan nicht mehr.",
  security_advice:
    "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und prüfen Sie dann die Einstellungen.",
  trial_subject: plural("de", {
    one: "Ihre kostenlose Testphase endet in {n} Tag",
    other: "Ihre kostenlose Testphase endet in {n} Tagen",
  }),
  trial_text:
    "Ihre kostenlose Testphase von {plan} endet am {date}. Danach gilt Basis, wenn Sie keinen Tarif wählen, und nichts wird gelöscht.",
  plans: "Tarife ansehen",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} hat Ihre Anfrage Nr. {number} erhalten",
  request_received_text:
    "Guten Tag {name}, {business} hat Ihre Anfrage Nr.\u00A0{number} für {date} erhalten und antwortet bald. Jetzt ist noch nichts zu zahlen.",
  request_quoted_subject: "{business} schickt Ihnen einen Preis für Anfrage Nr. {number}",
  request_quoted_text:
    "Guten Tag {name}, Ihr Preis für die Anfrage Nr.\u00A0{number} bei {business}: {amount}. Sie können das Angebot bis {until} annehmen.",
  request_accepted_subject: "{business} hat Ihre Anfrage Nr. {number} angenommen",
  request_accepted_text:
    "Guten Tag {name}, {business} hat Ihre Anfrage Nr.\u00A0{number} für {date} angenommen. Summe: {amount}. Vielen Dank!",
  request_declined_subject: "{business} kann Ihre Anfrage Nr. {number} nicht annehmen",
  request_declined_text:
    "Guten Tag {name}, es tut uns leid: {business} kann Ihre Anfrage Nr. {number} für den {date} nicht annehmen.",
  request_expired_subject: "Ihre Anfrage Nr. {number} bei {business} ist abgelaufen",
  request_expired_text:
    "Guten Tag {name}, der Termin {date} ist vorbei, und aus Ihrer Anfrage Nr. {number} bei {business} ist keine Bestellung geworden. Es ist nichts zu zahlen, und Sie können jederzeit wieder anfragen.",
  request_lapsed_subject: "Der Preis für Ihre Anfrage Nr. {number} bei {business} gilt nicht mehr",
  request_lapsed_text:
    "Guten Tag {name}, der Preis, den {business} Ihnen für Anfrage Nr. {number} angeboten hat, galt bis {until}. Für einen neuen schreiben Sie bitte an {business}.",
  request_see: "Anfrage ansehen",
  request_day_at_time: "{date} um {time} Uhr",
  request_hello:
    "Guten Tag {name}, hier ist {business}. Zu Ihrer Anfrage Nr. {number} für den {date}:",
  request_to_business:
    "Guten Tag {business}, hier ist {name}. Ich habe Ihnen Anfrage Nr. {number} für den {date} geschickt:",
  request_about: "Guten Tag {business}, hier ist {name}, zu meiner Anfrage Nr. {number}:",
  order_about: "Guten Tag {business}, hier ist {name}, zu meiner Bestellung Nr. {number}:",
  request_total: "Summe: {amount}",
  request_calendar: "{business}: Bestellung Nr. {number}",
  request_open: "Anfragen ansehen",
  // To the business, when requests come in.
  request_new_subject: "Neue Bestellanfrage: {name}, {date}",
  request_new_items: "{name} möchte: {items}",
  request_new_pickup: "Abholung: {date}",
  request_new_delivery: "Lieferung: {date}",
  request_new_delivery_to: "Lieferung: {date}, an {address}",
  request_new_places: plural("de", {
    one: "Noch {n} Platz an diesem Tag",
    other: "Noch {n} Plätze an diesem Tag",
  }),
  request_new_full: "Dieser Tag ist schon ausgebucht. Sie können trotzdem annehmen.",
  request_new_alone: "Keine weiteren Bestellungen an diesem Tag",
  request_new_orders: plural("de", {
    one: "{n} weitere Bestellung an diesem Tag",
    other: "{n} weitere Bestellungen an diesem Tag",
  }),
  request_new_open: "Anfrage ansehen",
  requests_new_subject: plural("de", {
    one: "{n} neue Bestellanfrage",
    other: "{n} neue Bestellanfragen",
  }),
  requests_new_line: "{name}, {date}: {items}",
  requests_new_more: plural("de", {
    one: "Und {n} weitere",
    other: "Und {n} weitere",
  }),
  sms_code: plural("de", {
    one: "{code} ist Ihr Marzipan-Code. Er gilt {n} Minute.",
    other: "{code} ist Ihr Marzipan-Code. Er gilt {n} Minuten.",
  }),
  email_asked_subject: "Für Ihr Marzipan-Konto wurde eine neue E-Mail-Adresse angefragt",
  email_asked_text:
    "Jemand, vermutlich Sie, möchte sich ab jetzt mit {email} anmelden. Noch hat sich nichts geändert.",
  not_me_action: "Das war ich nicht",
  not_me_advice:
    "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, öffnen Sie den Link und bestätigen Sie dort: Alle Geräte werden abgemeldet, das Konto gehört wieder zu dieser Adresse, und Sie wählen ein neues Passwort.",
  link_days: plural("de", { one: "Der Link gilt {n} Tag.", other: "Der Link gilt {n} Tage." }),
  waiting_subject: plural("de", {
    one: "{n} Registrierung wartet auf Ihre Freigabe",
    other: "{n} Registrierungen warten auf Ihre Freigabe",
  }),
  waiting_text:
    "Die E-Mail-Adresse ist bestätigt. Bis zu Ihrer Freigabe oder Ablehnung wird eine Warteseite angezeigt.",
  waiting_open: "Registrierungen prüfen",
  papers_subject: "{business}: Zahlen für {month}",
  papers_text: "Hier sind die Zahlen von {business} für {month}.",
  papers_button: "Dokumente öffnen",
  papers_note: "Von Marzipan für {business} am Anfang jedes Monats gesendet.",
  papers_test:
    "Das ist ein Test, den Sie sich selbst gesendet haben. Sonst hat ihn niemand bekommen.",
  notifications_off:
    "Welche E-Mails Sie bekommen, wählen Sie in den Einstellungen unter „Mitteilungen“.",
};
