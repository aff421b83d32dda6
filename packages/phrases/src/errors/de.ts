import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { errors as english } from "./en.ts";

/** What went wrong and what to do about it. */
export const errors: Translation<typeof english> = {
  invalid_input: "Bitte prüfen Sie die markierten Felder.",
  malformed_json:
    "Die Eingabe war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  bad_cursor: "Die Liste lässt sich hier nicht fortsetzen. Bitte laden Sie die Seite neu.",
  bad_origin:
    "Das kam nicht von einer Marzipan-Seite. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  insecure_connection:
    "Die Anmeldung braucht eine sichere Verbindung. Öffnen Sie diese Seite mit https://",
  body_too_large:
    "Das ist zu viel auf einmal. Kürzen Sie den Text oder wählen Sie eine kleinere Datei.",
  unsupported_media_type:
    "Diese Art von Inhalt ist hier nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  not_found: "Das gibt es hier nicht mehr. Gehen Sie zurück zur Liste und wählen Sie neu aus.",
  unknown_route:
    "Unter dieser Adresse gibt es nichts. Prüfen Sie sie oder gehen Sie zurück zur Übersicht.",
  method_not_allowed:
    "Das geht hier nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  changed_elsewhere:
    "Das wurde inzwischen auf einem anderen Gerät geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung dann noch einmal vor.",
  already_exists:
    "Das gibt es schon. Nutzen Sie den vorhandenen Eintrag oder wählen Sie einen anderen Namen.",
  idempotency_key_reused:
    "Das wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  idempotency_in_progress:
    "Das wird gerade noch gespeichert. Warten Sie einen Moment und sehen Sie dann noch einmal nach.",
  rate_limited: "Bitte warten Sie einen Moment, bevor Sie es noch einmal versuchen.",
  internal: "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  unavailable:
    "Marzipan ist gerade nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.",
  cannot_store:
    "Im Moment kann nichts gespeichert werden. Ihre Eingaben bleiben hier stehen. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  not_signed_in: "Für diesen Vorgang ist eine Anmeldung nötig",
  bad_signature: "Diese Nachricht ist nicht vom Zahlungsanbieter signiert.",
  session_expired: "Sitzung ungültig oder abgelaufen, bitte neu anmelden",
  session_reused:
    "Diese Anmeldung wurde an zwei Orten benutzt. Zur Sicherheit haben wir sie beendet. Bitte melden Sie sich neu an.",
  session_changed:
    "In diesem Browser ist jetzt ein anderes Konto angemeldet. Was Sie eingegeben haben, bleibt für Sie erhalten, bis Sie sich wieder anmelden.",
  wrong_credentials:
    "E-Mail oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.",
  totp_required: "Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.",
  account_closed: "Dieses Konto ist geschlossen. Bis zur Löschung können Sie es wieder öffnen.",
  account_blocked:
    "Konto gesperrt – Ihr Konto wurde gesperrt. Bitte wenden Sie sich an den Support.",
  email_unverified:
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie dazu den Link, den wir Ihnen geschickt haben.",
  account_unapproved: "Ihre Registrierung wartet auf die Freigabe durch die Administration",
  admin_only: "Das kann nur die Administration. Melden Sie sich mit einem Administratorkonto an.",
  plan_too_low:
    "Das ist in Ihrem Tarif nicht enthalten. Bitte erweitern Sie Ihren Tarif, um fortzufahren.",
  role_too_low: "Ihre Rolle erlaubt das nicht. Wenden Sie sich an die Geschäftsleitung.",
  limit_reached:
    "Eine Grenze Ihres Tarifs ist erreicht. Mit einem größeren Tarif können Sie mehr hinzufügen.",
  too_many_sign_ins:
    "Zu viele Anmeldeversuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  too_many_signups:
    "Zu viele Registrierungsversuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  too_many_resends:
    "Zu oft erneut gesendet. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  resend_too_soon: plural("de", {
    one: "Bitte warten Sie {n} Sekunde, bevor Sie eine weitere E-Mail anfordern",
    other: "Bitte warten Sie {n} Sekunden, bevor Sie eine weitere E-Mail anfordern",
  }),
  too_many_verifications:
    "Zu viele Bestätigungsversuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  verification_invalid: "Dieser Bestätigungslink ist ungültig. Fordern Sie eine neue E-Mail an.",
  verification_expired: "Dieser Bestätigungslink ist abgelaufen. Fordern Sie eine neue E-Mail an.",
  verification_used:
    "Dieser Bestätigungslink wurde bereits benutzt. Melden Sie sich mit Ihrer jetzigen Adresse an.",
  reset_invalid: "Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen Link an.",
  reset_used:
    "Dieser Link wurde schon benutzt. Fordern Sie ein neues Zurücksetzen an oder melden Sie sich an.",
  code_invalid: "Dieser Code ist falsch oder nicht mehr gültig. Fordern Sie einen neuen an.",
  captcha_required:
    "Bitte schließen Sie die Sicherheitsprüfung ab und versuchen Sie es noch einmal.",
  captcha_failed: "Die Sicherheitsprüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  unknown_host:
    "Unter dieser Adresse antwortet Marzipan nicht. Öffnen Sie es unter seiner eigenen Adresse.",
  email_taken:
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere Adresse.",
  consent_required:
    "Bitte stimmen Sie den Nutzungsbedingungen und der Datenschutzerklärung zu, um fortzufahren.",
  trial_used:
    "Die kostenlose Testphase wurde schon genutzt. Sie können Ihren Tarif jederzeit erweitern.",
  currency_differs:
    "Die Währung dieser Bestellung steht fest. Behalten Sie sie oder legen Sie eine neue Bestellung in der anderen Währung an.",
  client_limit_reached:
    "Die Kundengrenze Ihres Tarifs ist erreicht. Erweitern Sie den Tarif, oder lassen Sie den Namen nur bei dieser Bestellung stehen.",
  picture_unreadable: "Dieses Bild war nicht lesbar. Wählen Sie eine PNG-, JPG- oder WebP-Datei.",
  picture_too_large:
    "Dieses Bild ist zu groß. Wählen Sie eines mit höchstens 10 MB und 40 Megapixeln.",
  document_unreadable: "Diese Datei war nicht lesbar. Wählen Sie eine PNG-, JPG- oder PDF-Datei.",
  document_too_large: "Diese Datei ist zu groß. Wählen Sie eine mit höchstens 10 MB.",
  receipts_waiting:
    "Viele Belege warten noch darauf, gelesen zu werden. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  receipt_used: "Aus diesem Beleg wurde schon eine Ausgabe.",
  receipt_not_read: "Dieser Beleg wird noch gelesen.",
  receipt_uncertain: "Einige Angaben sind unsicher. Bitte prüfen Sie sie, bevor Sie fortfahren.",
  receipt_duplicate: "Diesen Beleg scheint es bei Ihnen schon zu geben.",
  order_currency_fixed:
    "Zu dieser Bestellung gibt es Zahlungen, deshalb bleibt ihre Währung. Legen Sie eine neue Bestellung in der anderen Währung an.",
  payment_over_balance:
    "Das ist mehr als der Restbetrag. Prüfen Sie den Betrag, oder bestätigen Sie, dass er stimmt.",
  payment_in_other_currency:
    "Die Bestellung ist in einer anderen Währung. Geben Sie ein, wie viel die Zahlung darin zählt, oder erfassen Sie sie getrennt.",
  payment_voided: "Diese Zahlung war schon storniert. Es wurde nichts geändert.",
  payment_has_refunds:
    "Zu dieser Zahlung gibt es Erstattungen. Stornieren Sie zuerst die Erstattungen.",
  refund_too_big: "Eine Erstattung kann nicht höher sein als das, was von der Zahlung übrig ist.",
  order_has_payments:
    "Zu dieser Bestellung gibt es Zahlungen. Stornieren Sie sie lieber, dann bleiben die Zahlungen erhalten.",
  order_is_cancelled: "Diese Bestellung ist storniert. Stellen Sie sie zuerst wieder her.",
  import_taken_back:
    "Dieser Import wurde zurückgenommen. Wählen Sie die Datei erneut aus, um neu zu importieren.",
  import_too_old:
    "Dieser Import ist über 30 Tage alt und lässt sich nicht mehr zurücknehmen. Einzelne Einträge können Sie weiterhin löschen.",
  merge_same_client:
    "Ein Eintrag lässt sich nicht mit sich selbst zusammenführen. Wählen Sie zwei verschiedene Kunden.",
  range_too_long: "Dieser Zeitraum ist zu lang. Wählen Sie einen kürzeren.",
  not_yourself:
    "Das geht nicht beim eigenen Konto. Bitte wenden Sie sich an jemand anderen aus der Administration.",
  disposable_email: "Bitte verwenden Sie eine dauerhafte E-Mail-Adresse.",
  too_many_submissions:
    "Zu viele Nachrichten. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  catalog_full: "Das Sortiment ist voll. Löschen Sie, was Sie nicht mehr anbieten.",
  ordering_closed:
    "Hier können gerade keine Bestellungen gesendet werden. Bitte rufen Sie den Betrieb an oder schreiben Sie ihm.",
  day_full: "Dieser Tag ist ausgebucht. Wählen Sie einen anderen Tag.",
  day_closed: "An diesem Tag ist geschlossen. Wählen Sie einen anderen Tag.",
  item_not_available:
    "Etwas aus Ihrer Auswahl ist nicht mehr erhältlich. Entfernen Sie es und versuchen Sie es noch einmal.",
  item_sold_out:
    "Ein gewählter Artikel ist an diesem Tag ausverkauft. Wählen Sie einen späteren Tag oder entfernen Sie ihn.",
  price_changed:
    "Ein Preis hat sich geändert. Prüfen Sie die neue Summe und senden Sie noch einmal.",
  quote_expired: "Dieses Angebot ist abgelaufen. Bitten Sie den Betrieb um ein neues.",
  request_is_answered:
    "Diese Anfrage wurde schon beantwortet. Laden Sie die Seite neu, um die Antwort zu sehen.",
  report_failed: "Der Bericht konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  report_data_failed:
    "Die Daten des Berichts konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  already_paying:
    "Sie bezahlen schon einen Tarif. Ändern können Sie ihn unter „Tarif und Abrechnung“.",
  not_paying:
    "Es gibt keinen bezahlten Tarif, der sich ändern ließe. Wählen Sie zuerst einen Tarif.",
  change_not_possible:
    "Diese Änderung ist während des bezahlten Zeitraums nicht möglich. Kündigen Sie den Tarif und wählen Sie den anderen, wenn er endet.",
  pay_invalid_price: "Die Zahlung ist falsch eingerichtet. Bitte wenden Sie sich an den Support.",
  pay_domain_not_approved:
    "Das Zahlungssystem muss noch eingerichtet werden. Bitte wenden Sie sich an den Support.",
  pay_checkout_failed:
    "Der Bezahlvorgang ließ sich nicht öffnen. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.",
  pay_declined:
    "Ihre Karte wurde abgelehnt, der Tarif hat sich deshalb nicht geändert. Prüfen Sie die Karte im Abrechnungsportal und versuchen Sie es noch einmal.",
  pay_failed:
    "Fehler bei der Zahlung. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.",
  agent_inactive: "Bitte aktivieren Sie Ihr Abo, um die KI-Assistenten zu nutzen.",
  agent_locked: "Die Unternehmensberatung gibt es im Pro- oder Premium-Tarif.",
  agent_lifetime_used:
    "Sie haben die Gesamtzahl von 100 Beratungen erreicht. Mit Pro oder Premium gibt es mehr.",
  agent_month_used_pro:
    "Das Monatskontingent ist erreicht. Mit Premium sind es 100 Beratungen im Monat.",
  agent_month_used: "Das Monatskontingent für Beratungen ist erreicht.",
  network: "Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  pay_sdk_not_loaded: "Das Zahlungssystem wird geladen. Versuchen Sie es gleich noch einmal.",
  pay_initialization_failed:
    "Das Zahlungssystem ließ sich nicht starten. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  pay_script_load_failed:
    "Das Zahlungssystem ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  login_throttled:
    "Zu viele Anmeldeversuche. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.",
  sign_in_required: "Anmeldung erforderlich – Bitte melden Sie sich an, um diese Seite zu öffnen",
  too_many_sms:
    "Zu viele SMS-Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  too_many_resets:
    "Zu viele Versuche, das Passwort zurückzusetzen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  application_error:
    "Anwendungsfehler: Da ist etwas schiefgelaufen. Ihre Daten sind sicher. Versuchen Sie es noch einmal oder laden Sie die Seite neu.",
  orders_not_loaded: "Fehler beim Laden der Bestellungen",
  not_loaded: "Das konnte nicht geladen werden",
  payment_not_saved: "Die Zahlung konnte nicht gespeichert werden",
  payment_orders_not_loaded: "Die Bestellungen konnten nicht geladen werden",
  payment_form_not_loaded: "Das Zahlungsformular konnte nicht geladen werden",
  order_not_deleted:
    "Die Bestellung konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  client_not_deleted:
    "Der Kundeneintrag konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  product_not_deleted:
    "Das Produkt konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  problem_required: "Bitte füllen Sie dieses Feld aus",
  problem_invalid: "Das passt hier nicht. Bitte ändern Sie es",
  problem_too_long: "Das ist zu lang. Bitte kürzen Sie es",
  problem_too_long_limit: "Höchstens {limit} Zeichen",
  problem_too_short: "Das ist zu kurz. Bitte schreiben Sie etwas mehr",
  problem_too_short_limit: "Mindestens {limit} Zeichen",
  problem_too_small: "Diese Zahl ist zu klein. Bitte geben Sie eine größere ein",
  problem_too_small_limit: "Mindestens {limit}",
  problem_too_big: "Diese Zahl ist zu groß. Bitte geben Sie eine kleinere ein",
  problem_too_big_limit: "Höchstens {limit}",
  problem_too_many: "Das sind zu viele. Bitte entfernen Sie einige",
  problem_too_many_limit: "Höchstens {limit}. Bitte entfernen Sie einige",
  problem_too_precise: "Zu viele Nachkommastellen. Bitte runden Sie",
  problem_too_precise_limit: "Erlaubte Nachkommastellen: {limit}",
  problem_not_a_number: "Bitte geben Sie eine Zahl ein",
  problem_bad_date: "Bitte geben Sie ein gültiges Datum ein",
  problem_no_item:
    "Keine Menge und kein Artikel erkannt. Schreiben Sie zum Beispiel „1 Honigkuchen“.",
  problem_two_currencies: "Beträge in zwei Währungen. Eine Bestellung hat nur eine.",
  problem_bad_time: "Bitte geben Sie eine gültige Uhrzeit ein",
  problem_bad_email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  problem_bad_phone: "Bitte geben Sie eine gültige Telefonnummer ein",
  problem_several_phones: "Bitte geben Sie nur eine Telefonnummer ein",
  problem_weak_password: "Mindestens 8 Zeichen mit Buchstaben und Ziffern",
  problem_passwords_differ: "Die Passwörter stimmen nicht überein",
  problem_breached_password:
    "Dieses Passwort steht in Listen bekannt gewordener Passwörter. Bitte wählen Sie ein anderes",
  problem_wrong_password: "Dieses Passwort stimmt nicht",
  problem_wrong_code: "Dieser Code stimmt nicht. Bitte warten Sie auf den nächsten",
  problem_same_email: "Das ist bereits Ihre Adresse",
  problem_unknown_field: "Dieses Feld ist hier nicht bekannt. Bitte laden Sie die Seite neu",
  problem_needs_item_or_price:
    "Bitte tragen Sie mindestens eine Position mit Namen oder einen vereinbarten Preis ein",
  problem_date_order: "Das Ende liegt vor dem Anfang. Bitte wählen Sie ein späteres Datum",
  problem_item_needs_name_and_price: "Bitte geben Sie Namen und Preis des Artikels ein",
  problem_bad_price: "Bitte geben Sie einen gültigen Preis ein",
  problem_bad_slug: "3 bis 40 Buchstaben von a bis z, Ziffern und Bindestriche",
  problem_bad_step: "Diese Menge gibt es nicht, bitte wählen Sie eine andere",
  problem_day_in_future:
    "Dieser Tag liegt in der Zukunft. Wählen Sie heute oder einen früheren Tag",
  problem_day_too_early: "Dieser Tag liegt zu weit zurück. Wählen Sie einen Tag ab dem Jahr 2000",
  problem_day_too_far: "Dieser Tag liegt mehr als ein Jahr voraus. Wählen Sie einen früheren Tag",
  problem_day_before_payment:
    "Eine Erstattung kann nicht vor ihrer Zahlung liegen. Wählen Sie einen späteren Tag",
  problem_not_possible: "Das ist nicht möglich, bitte wählen Sie etwas anderes",
  not_me_invalid:
    "Dieser Link ist ungültig oder abgelaufen. Fordern Sie stattdessen ein neues Passwort an.",
  not_me_used:
    "Dieser Link wurde schon verwendet. Falls Sie noch kein neues Passwort gewählt haben, fordern Sie eines an.",
};
