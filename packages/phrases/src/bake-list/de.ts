import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "Backzettel",
  day: "Tag",
  range: "Zeitraum",
  orders: plural("de", {
    one: "{n} Bestellung",
    other: "{n} Bestellungen",
  }),
  kinds: plural("de", {
    one: "{n} Sorte",
    other: "{n} Sorten",
  }),
  next: "nächste Übergabe um {time}",
  by: "bis {time}",
  by_day: "bis {day}, {time}",
  without: "Ohne {allergens}",
  other: "Sonstiges",
  without_items: "Bestellungen ohne Positionen",
  made: "Fertig: {item}",
  made_label: "Bisher fertig",
  enter: "Fertige Menge eintragen",
  missing: "Noch zu backen: {quantity}",
  all: "Alles fertig",
  behind: "Bestellungen mit {item}",
  loading: "Backzettel wird geladen",
  failed: "Der Backzettel konnte nicht geladen werden",
  empty_title: "Nichts zu backen",
  empty_text: "Hier werden die Positionen der Bestellungen für diese Tage zusammengezählt.",
  copy: "Als Text kopieren",
  copy_failed: "Dieser Browser lässt das Kopieren nicht zu. Nehmen Sie WhatsApp oder drucken Sie.",
  waiting: "Wird gespeichert, sobald Sie wieder online sind",
  kitchen: "Küchenmodus",
  sound: "Ton bei neuen Bestellungen",
  may_sleep: "Der Bildschirm dieses Geräts kann sich ausschalten",
  seen: "Gesehen",
  just_in: "Neu dazugekommen: {what}",
  changed: "Geändert: {what}",
};
