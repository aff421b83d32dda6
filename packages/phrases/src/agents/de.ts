import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Ich bin für Sie da. Was möchten Sie wissen?",
  ask_people: "Gern. Schreiben Sie uns, und ein Mensch aus dem Team antwortet.",
  help_near: "Ich bin nicht sicher, was gemeint ist. Vielleicht hilft einer dieser Artikel:",
  help_unknown:
    "Darauf habe ich keine Antwort. Bitte versuchen Sie andere Worte oder schreiben Sie uns.",
  figures_unknown: "Das lässt sich aus Ihren Zahlen noch nicht berechnen. Fragen können Sie mich:",
  open_figures: "Zahlen ansehen",
  model_failed:
    "Das KI-Modell hat gerade nicht geantwortet. Diese Antwort stammt von Marzipan selbst:",
  model_spent:
    "Das KI-Modell ist für diesen Monat aufgebraucht. Diese Antwort stammt von Marzipan selbst:",
  cannot_recipes:
    "Nein, Marzipan speichert keine Rezepte. Zutaten und Hinweise können Sie in der Beschreibung eines Produkts notieren; der Backzettel zeigt, wie viele Stück zu backen sind.",
  cannot_costing:
    "Nein, Marzipan berechnet nicht, was Sie die Herstellung eines Produkts kostet. Sie können Ihre Einkäufe als Ausgaben erfassen und die Summe mit dem Umsatz vergleichen.",
  cannot_standing_orders:
    "Nein, Bestellungen wiederholen sich nicht von selbst. Öffnen Sie die letzte und duplizieren Sie sie: Kunde und Artikel sind schon ausgefüllt, nur der Tag fehlt noch.",
  cannot_item_options:
    "Nein, Artikel im Online-Sortiment haben keine Auswahl wie Größe oder Füllung. Legen Sie jede Größe als eigenen Artikel an; andere Wünsche können Kunden in die Notiz schreiben.",
  cannot_coupons:
    "Nein, Gutscheincodes gibt es nicht. Einen Rabatt geben Sie, indem Sie bei der Bestellung einen vereinbarten Preis eintragen.",
  cannot_card_payments_from_customers:
    "Nein, Ihre Kunden können nicht über Marzipan mit Karte zahlen. Sie können Kartenzahlungen, die Sie selbst annehmen, erfassen und per WhatsApp um eine Anzahlung bitten.",
  cannot_delivery_fees:
    "Nein, Marzipan rechnet keine Liefergebühr hinzu. Fügen Sie der Bestellung einen Artikel „Lieferung“ mit Preis hinzu.",
  cannot_multiple_locations:
    "Nein, ein Konto ist für einen Betrieb an einem Ort. Für einen zweiten Ort können Sie mit einer anderen E-Mail-Adresse ein weiteres Konto eröffnen.",
  cannot_tax_invoices:
    "Nein, Marzipan stellt keine Rechnungen aus. Es erstellt Zahlungsbestätigungen und Bestellübersichten und kann Ihre Zahlen jeden Monat an Ihr Steuerbüro senden.",
  cannot_inventory:
    "Nein, Marzipan führt keinen Lagerbestand. Sie können einen Artikel im Online-Sortiment bis zu einem Tag Ihrer Wahl als ausverkauft markieren und Einkäufe als Ausgaben erfassen.",
  cannot_payroll_and_shifts:
    "Nein, Marzipan verwaltet weder Löhne noch Schichten. Sie können Löhne als Ausgabe erfassen und Arbeit als Aufgaben planen.",
  cannot_loyalty_points:
    "Nein, ein Punkteprogramm gibt es nicht. Auf der Seite jedes Kunden sehen Sie seine Bestellungen und können Stammkunden mit einem vereinbarten Preis danken.",
  cannot_gift_cards:
    "Nein, Marzipan verkauft keine Geschenkgutscheine und löst keine ein. Sie können einen Gutschein in den Notizen des Kunden vermerken und beim Einlösen einen vereinbarten Preis eintragen.",
  cannot_newsletter:
    "Nein, Marzipan verschickt keine Nachrichten an viele Kunden auf einmal. Sie können einzeln per WhatsApp schreiben oder Ihre Kundenliste für ein Mailprogramm exportieren.",
  cannot_cash_register:
    "Nein, Marzipan ist keine Kasse. Sie können jede Zahlung, auch bar, bei ihrer Bestellung erfassen.",
  cannot_courier_and_routes:
    "Nein, Marzipan plant keine Touren und bucht keine Kuriere. Jede Bestellung hat Adresse und Uhrzeit, und der Kalender zeigt die Bestellungen des Tages der Reihe nach.",
  cannot_table_reservations:
    "Nein, Marzipan nimmt keine Tischreservierungen an. Über Ihr Online-Sortiment können Kunden Bestellungen anfragen.",
  cannot_supplier_orders:
    "Nein, Marzipan bestellt nicht bei Lieferanten. Sie können eine Aufgabe anlegen, damit nichts vergessen wird, und danach den Beleg scannen.",
  cannot_social_media:
    "Nein, Marzipan ist nicht mit sozialen Netzwerken verbunden. Sie können dort den Link oder QR-Code Ihres Online-Sortiments teilen.",
  cannot_website_builder:
    "Nein, Marzipan baut keine Websites. Ihr Online-Sortiment ist eine eigene Seite, deren Link Sie überall einsetzen können.",
  cannot_barcode_labels:
    "Nein, Marzipan druckt keine Barcode-Etiketten. Sie können für jede Schachtel eine Bestellkarte drucken, auf A5 oder mit einem Bondrucker.",
  cannot_translations_of_chats:
    "Nein, Marzipan übersetzt keine Chats. Die Nachrichten, die es vorbereitet, sind in der Sprache, die Sie für den Kunden eingestellt haben.",
  cannot_employee_accounts_on_basic:
    "Nein, eigene Konten für Ihr Team gibt es noch nicht. Sie können den Backzettel drucken oder per WhatsApp teilen.",
  cannot_currencies_mixed:
    "Nein, alle Preise gelten in einer Währung, die Sie in den Einstellungen wählen. Beträge werden nicht umgerechnet.",
};
