import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Ein Tag mit Marzipan",
  plans_prices: "Tarife und Preise",
  demo_menu: "Beispiel-Sortiment ausprobieren",
  about_us: "Über uns",
  legal: "Rechtliches",
  no_banner:
    "Wir verwenden nur Cookies, die zum Anmelden nötig sind. Deshalb gibt es hier kein Banner.",
  missing_title: "Unter dieser Adresse gibt es keine Seite",
  missing_text:
    "Vielleicht wurde sie verschoben. Versuchen Sie es mit der Startseite oder der Hilfe.",
  // The landing page.
  landing_title: "Marzipan: Bestellungen, Backzettel und Geld für kleine Backbetriebe",
  hero_title: "Bestellungen kommen per Link. Der Backzettel liegt um fünf bereit.",
  hero_text:
    "Marzipan hält Bestellungen, Backen und Geld eines kleinen Betriebs an einem Ort zusammen: auf Ihrem Telefon, zwischen zwei Blechen.",
  try_menu: "Sortiment ausprobieren",
  customer_sees: "Ihre Kunden sehen",
  you_see: "Sie sehen",
  picture_menu: "Das Online-Sortiment der Beispiel-Backstube auf dem Telefon",
  picture_bake: "Der Backzettel der Beispiel-Backstube auf dem Telefon",
  picture_preview:
    "Marzipan auf zwei Telefonen: das Online-Sortiment und der Backzettel der Beispiel-Backstube",
  picture_requests: "Bestellanfragen in der App",
  picture_owing: "Die Seite „Wer mir noch etwas schuldet“ in der App",
  fact_app: "Ihre Kunden brauchen keine App.",
  fact_app_more: "Ihr Sortiment ist ein Link in WhatsApp.",
  fact_sides: "Hebräisch und Arabisch laufen von rechts nach links,",
  fact_sides_more: "bis zum letzten Preis.",
  fact_data: "Ihre Daten gehören Ihnen.",
  fact_data_more: "Alles exportierbar, in jedem Tarif.",
  scenes_title: "Eine Bestellung, von Sonntagabend bis Freitagmittag",
  scene_order: "Bestellungen kommen von allein",
  scene_order_text:
    "Ihr Sortiment hat einen eigenen Link. Kunden wählen einen offenen Tag, sehen, was verfügbar ist, und senden eine Anfrage. Ein Tippen, und die Bestellung steht im Kalender.",
  bubble_menu: "Hallo Dana! Hier ist unser Sortiment, Sie können gleich dort bestellen:",
  scene_bake: "Sie wissen, was zu backen ist",
  scene_bake_text:
    "Alle Bestellungen des Tages, zusammengezählt. Fertiges abhaken; kommt spät noch eine Bestellung, zeigt der Zettel nur, was noch fehlt.",
  scene_owe: "Sie wissen, wer noch zahlen muss",
  scene_owe_text:
    "Die ältesten zuerst, der Text liegt in der Sprache des Kunden bereit. Ein Tippen öffnet WhatsApp, Sie drücken nur noch auf Senden.",
  bubble_owe:
    "Hallo Dana, eine kleine Erinnerung: {amount} sind für Bestellung Nr. 362 noch offen. Vielen Dank!",
  real_screens: "Echte Bildschirme der Beispiel-Backstube",
  ours_title: "Für mehr als eine Sprache gemacht",
  ours_text:
    "Sie arbeiten in Ihrer Sprache, und alle Kunden lesen in ihrer. Es ist dieselbe Bestellung, und sie stimmt in beiden.",
  trio_name: "Amira Haddad",
  trio_item: "Geburtstagstorte, 2 Etagen",
  trio_number: "Nr. 1045",
  trio_due: "{amount} offen",
  ours_whatsapp: "WhatsApp mit einem Tippen",
  ours_whatsapp_text:
    "Fertig, Erinnerung, Bestätigung: Der Text wartet in der Sprache des Kunden. Sie sehen ihn an und senden ihn selbst.",
  ours_receipts: "Belege lesen sich selbst",
  ours_receipts_text:
    "Fotografieren Sie den Beleg. Lieferant, Datum und Betrag werden ausgefüllt, und schwer Lesbares wird markiert statt geraten.",
  ours_limits: "Nie mehr Bestellungen, als Sie schaffen",
  ours_limits_text:
    "Sie legen fest, wie viele Bestellungen Sie am Tag annehmen und wie früh bestellt werden muss. Angeboten wird nur, was Sie schaffen.",
  ours_allergies: "Warnt bei Allergien",
  ours_allergies_text:
    "Amira verträgt keine Schalenfrüchte? Kommt ein Macaron in ihre Bestellung, werden Sie gewarnt, bevor Sie speichern.",
  try_title: "Bestellen Sie zur Probe eine Torte. Gebacken wird sie nicht.",
  try_text:
    "Das ist das Sortiment unserer Beispiel-Backstube, genau so, wie Kunden Ihres sehen würden. Legen Sie etwas in den Korb und senden Sie es ab.",
  open_demo: "Beispiel-Sortiment öffnen",
  plans_note:
    "Für die Testphase brauchen Sie keine Karte. Danach geht es mit Basis weiter, wenn Sie keinen Tarif wählen, und nichts wird gelöscht.",
  all_plans: "Alle Tarife nebeneinander",
  or_year: "oder {price} im Jahr",
  or_month: "oder {price} im Monat",
  asked_title: "Was Backstuben fragen",
  asked_text: "Ehrliche Antworten, auch wenn sie „Nein“ lauten.",
  ask_install: "Müssen meine Kunden etwas installieren?",
  say_install:
    "Nein. Sie öffnen Ihren Link in jedem Browser, auch auf einem alten Telefon. Kein Konto, keine App, kein Passwort.",
  ask_pay: "Zahlen meine Kunden über Marzipan?",
  say_pay:
    "Nein. Sie kassieren wie bisher: bar, per Überweisung oder mit Karte im Laden. Marzipan hält fest, was bezahlt und was noch offen ist.",
  ask_invoice: "Ist das eine Rechnung?",
  say_invoice:
    "Nein. Es ist eine Zahlungsbestätigung, und das steht auch darauf. Für Rechnungen bleiben Sie bei Ihrem Programm oder Ihrer Buchhaltung.",
  ask_after: "Was passiert nach den {days} Tagen?",
  say_after:
    "Es passiert nichts, was Sie nicht wollen. Ohne Karte kann nichts abgebucht werden. Sie machen mit Basis weiter, und alle Ihre Eingaben bleiben.",
  ask_leave: "Und wenn ich gehen will?",
  say_leave:
    "Laden Sie in jedem Tarif alles als Dateien herunter, auch die Bilder. Schließen Sie dann Ihr Konto. Nach 30 Tagen wird alles gelöscht.",
  // Who is behind it.
  about_title: "Mandeln, Zucker und ein Zettel für fünf Uhr früh",
  about_text:
    "Marzipan ist ein Werkzeug für Backstuben, in denen ans Telefon geht, wer auch backt.",
  about_friday:
    "In einem kleinen Betrieb stehen die Bestellungen auf Papier, in WhatsApp oder im Kopf. Das geht gut bis Freitag. Dann wird eine Torte vergessen, eine Anzahlung auch, und um zehn Uhr abends zählt jemand mit dem Bleistift Zöpfe zusammen.",
  about_quiet:
    "Wir bauen die ruhige Variante: alle Bestellungen an einem Ort, für den Ofen zusammengezählt, das Geld gleich daneben. In der Sprache, in der Sie denken, auch von rechts nach links.",
  about_minutes:
    "Marzipan ist für drei Minuten am Stück gemacht, mit einem Daumen. Danach legen Sie das Telefon weg. Das Backen bleibt bei Ihnen.",
  how_title: "Wie wir es machen",
  how_lives: "Wovon wir leben",
  how_lives_text:
    "Von den Tarifen. Keine Werbung, kein Verkauf von Daten, kein Anteil an Ihren Bestellungen.",
  how_data: "Wo Ihre Daten sind",
  how_data_text:
    "Auf dem Server des Betreibers, sichtbar nur für Ihren Betrieb. Sie können Marzipan auch selbst betreiben.",
  how_not: "Was Marzipan nicht ist",
  how_not_text: "Kein Rechnungsprogramm, keine Kasse, kein Marktplatz.",
  how_answers: "Wer antwortet",
  how_answers_text: "Menschen, innerhalb von 48 Stunden, mit Premium innerhalb von 24.",
  write_us: "An uns schreiben",
  no_scripts: "Zum Senden wird JavaScript benötigt.",
  no_scripts_mail: "Falls Sie es nicht einschalten können, schreiben Sie an {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "Was Sie von Marzipan erwarten können und was Marzipan von Ihnen erwartet.",
  privacy_text: "Was wir speichern, wozu, wie lange und wie Sie es herunterladen.",
  refund_text:
    "Ihr Geld zurück innerhalb von 14 Tagen nach einer Zahlung: wie Sie fragen und was dann geschieht.",
  security_text:
    "Wie die Daten jedes Betriebs getrennt bleiben, wie die Anmeldung geschützt ist und wie Sie eine Sicherheitslücke melden.",
  version: "Fassung {version}",
  since: "Gültig seit {date}",
  contents: "Inhalt",
  changed_title: "Was sich geändert hat",
  changed_first: "Erste Fassung.",
  template: "Dieser Text ist eine Vorlage. Vor der Verwendung muss ihn eine Anwaltskanzlei prüfen.",
  operator: "Betreiber",
  operator_missing: "In dieser Demo nicht eingerichtet.",
  processor_payments: "Paddle: Kartenzahlung, als Verkäufer",
  processor_mail: "Ein Maildienst: versendet die E-Mails des Kontos",
  processor_sms: "Twilio: versendet Codes per SMS",
  processor_files: "Ein Speicherdienst: bewahrt Bilder und Dateien auf",
  processor_captcha: "Cloudflare Turnstile: hält Roboter von Formularen fern",
  processor_receipts: "Ein Modellanbieter: liest fotografierte Belege",
  processor_agents: "Ein Modellanbieter: antwortet für die Assistenten, aus Fragen und Summen",
  processor_none: "Niemand: Alles läuft auf dem eigenen Server des Betreibers.",
  help_title: "Wie können wir helfen?",
  help_text:
    "Wie Marzipan funktioniert, Aufgabe für Aufgabe: Bestellungen, Backen, Online-Sortiment, Geld und Konto.",
  help_example: "Zum Beispiel: Bestellung verschieben",
  help_by_task: "Nach Aufgabe",
  help_often: "Zuerst lesen",
  help_enter: "Enter öffnet das erste Ergebnis",
  help_lost_title: "Nicht gefunden?",
  help_lost_text:
    "Schreiben Sie uns. Wir antworten innerhalb von 48 Stunden, mit Premium innerhalb von 24.",
  help_write: "Uns schreiben",
  help_assistant: "In der App antwortet der Assistent Tag und Nacht.",
  help_related: "Verwandte Artikel",
  help_picture: "Der Bildschirm, „{name}“ ist umrandet",
  help_checked: "Geprüft mit Version {version}, {date}",
  help_group_start: "Ihr erster Tag",
  help_group_orders: "Bestellungen und Kalender",
  help_group_baking: "Backen, Produkte, Kunden",
  help_group_menu: "Online-Sortiment und Anfragen",
  help_group_money: "Geld",
  help_group_account: "Konto und Tarif",
  // The documentation, written in English and Hebrew.
  docs_text: "Für alle, die Marzipan betreiben oder ein anderes Programm anbinden.",
  docs_calls: "Alle Aufrufe",
  docs_calls_text:
    "Aus denselben Werten gemacht, die die Aufrufe prüfen. Die Beschreibungen sind englisch.",
  docs_access_public: "Alle",
  docs_access_member: "Angemeldete",
  docs_access_admin: "Administratoren",
  docs_all: "Alle Seiten",
  docs_before: "Zurück",
  docs_next: "Weiter",
  docs_copy: "Kopieren",
};
