import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { expenses as english } from "./en.ts";

/** Expenses: the list with its sums, the form, the viewer of receipts. */
export const expenses: Translation<typeof english> = {
  // The list.
  title: "Ausgaben",
  add: "Ausgabe erfassen",
  search: "Ausgaben suchen",
  loading: "Ausgaben werden geladen",
  load_failed: "Die Ausgaben konnten nicht geladen werden",
  empty_title: "Noch keine Ausgaben",
  empty_text:
    "Was Sie ausgeben, mit dem Beleg daneben. Die Kategorie des Lieferanten wird gemerkt.",
  month_empty: "Keine Ausgaben in diesem Monat.",
  no_match: "Keine Ausgaben passen zu diesen Filtern.",
  clear_filters: "Filter zurücksetzen",
  all_time: "Alle Monate",
  by_category: "Nach Kategorie",
  all_categories: "Alle Kategorien",
  spent_in: "Ausgegeben: {month}",
  shown_count: plural("de", { one: "{n} Ausgabe angezeigt", other: "{n} Ausgaben angezeigt" }),
  repeats: "Wiederholt sich monatlich",
  next_on: "Nächste am {date}",
  without_supplier: "Ohne Lieferant",
  has_file: "Mit Beleg",
  // The categories.
  category: "Kategorie",
  category_office: "Büro",
  category_marketing: "Werbung",
  category_travel: "Fahrten und Reisen",
  category_subscriptions: "Abos",
  category_food: "Zutaten und Lebensmittel",
  category_utilities: "Strom, Gas, Wasser",
  category_supplies: "Verpackung und Verbrauch",
  category_maintenance: "Wartung und Reparatur",
  category_insurance: "Versicherung",
  category_fuel: "Kraftstoff",
  category_other: "Sonstiges",
  // The form.
  new_title: "Neue Ausgabe",
  edit_title: "Ausgabe bearbeiten",
  amount: "Betrag",
  supplier: "Lieferant",
  supplier_last: "Letztes Mal: {category}, {amount}",
  supplier_none: "Ein neuer Lieferant. Er wird gemerkt.",
  description: "Wofür",
  receipt_number: "Belegnummer",
  repeat: "Jeden Monat wiederholen",
  repeat_hint:
    "Die gleiche Ausgabe wird jeden Monat an diesem Tag neu angelegt, bis Sie es abschalten.",
  file: "Beleg",
  file_drop: "Beleg hier ablegen oder auswählen",
  file_choose: "Datei auswählen",
  file_kinds: "PNG, JPG oder PDF, bis {limit} MB",
  file_remove: "Beleg entfernen",
  file_waiting: "Der Beleg ist noch unterwegs. Speichern Sie, wenn er da ist.",
  saved: "Ausgabe gespeichert",
  save: "Ausgabe speichern",
  // The viewer of a file.
  view_file: "Beleg ansehen",
  zoom_in: "Vergrößern",
  zoom_out: "Verkleinern",
  turn: "Drehen",
  open_file: "In neuem Tab öffnen",
  // Deleting.
  delete: "Ausgabe löschen",
  delete_text:
    "30 Tage lang kann sie aus „Kürzlich gelöscht“ zurückgeholt werden, mit ihrem Beleg.",
  not_deleted: "Die Ausgabe konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.",
  deleted_one: "Gelöscht: {amount}",
  deleted_empty: "Gelöschte Ausgaben bleiben 30 Tage hier und lassen sich zurückholen.",
  gone_title: "Diese Ausgabe ist nicht mehr hier",
  to_list: "Alle Ausgaben",
};
