import type { Translation } from "../core.ts";
import type { shell as english } from "./en.ts";

/** The frame of the app: places, menus, and the screens when something breaks. */
export const shell: Translation<typeof english> = {
  dashboard: "Übersicht",
  orders: "Bestellungen",
  order_requests: "Bestellanfragen",
  bake_list: "Backzettel",
  tasks: "Aufgaben",
  clients: "Kunden",
  products: "Produkte",
  public_menu: "Online-Sortiment",
  expenses: "Ausgaben",
  receipts: "Belege",
  analytics: "Auswertungen",
  reports: "Berichte",
  settings: "Einstellungen",
  admin_overview: "Administration",
  admin_users: "Konten verwalten",
  admin_approvals: "Konten freigeben",
  menu: "Sortiment",
  locked: "Nicht in Ihrem Tarif",
  main_nav: "Hauptnavigation",
  skip_to_content: "Zum Inhalt springen",
  add_order: "Bestellung anlegen",
  search_orders: "Bestellungen suchen",
  ask: "Marzipan fragen",
  account: "Konto",
  language_now: "Sprache: {name}",
  sign_out: "Abmelden",
  signed_out: "Sie sind abgemeldet",
  offline: "Sie sind offline. Was Sie sehen, ist vielleicht nicht aktuell.",
  try_again: "Erneut versuchen",
  reload_page: "Seite neu laden",
  page_failed: "Diese Seite konnte nicht geladen werden",
  initialization_failed: "Start fehlgeschlagen",
  initialization_failed_text:
    "Marzipan konnte nicht starten. Prüfen Sie die Verbindung oder nehmen Sie einen neueren Browser und laden Sie die Seite neu.",
  startup_error: "Fehler beim Start",
  startup_error_text:
    "Ein Teil von Marzipan ist nicht angekommen. Laden Sie die Seite neu, um es noch einmal zu versuchen.",
  leaving_title: "Abmelden, ohne zu speichern?",
  leaving_text:
    "Etwas, das Sie eingegeben haben, ist noch nicht gespeichert. Es kann auf diesem Gerät warten, bis Sie sich wieder anmelden.",
  leaving_keep: "Für mich aufheben",
  leaving_discard: "Verwerfen",
  leaving_stay: "Angemeldet bleiben",
  no_scripts:
    "Marzipan braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.",
  not_found: "Seite nicht gefunden",
  no_connection: "Keine Verbindung",
  no_connection_text: "Diese Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.",
};
