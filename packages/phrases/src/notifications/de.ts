import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "Neuigkeiten",
  unread: plural("de", { one: "Neuigkeiten: {n} ungelesen", other: "Neuigkeiten: {n} ungelesen" }),
  mark_all_read: "Alle als gelesen markieren",
  open: "Öffnen",
  accept: "Annehmen, {amount}",
  is_unread: "Ungelesen",
  empty_title: "Alles erledigt",
  empty_text: "Neue Bestellanfragen und andere Neuigkeiten erscheinen hier.",
  load_failed: "Die Neuigkeiten ließen sich nicht laden",
  loading: "Neuigkeiten werden geladen",
  ring: "Auf diesem Gerät benachrichtigen",
  ring_hint: "Auch wenn Marzipan geschlossen ist.",
  discreet: "Namen und Beträge verbergen",
  discreet_hint: "Der Sperrbildschirm zeigt nur, worum es geht.",
  unsupported: "Dieser Browser kann keine Mitteilungen anzeigen.",
  needs_home_screen:
    "Auf iPhone und iPad fügen Sie Marzipan bitte zuerst zum Home-Bildschirm hinzu: „Teilen“, dann „Zum Home-Bildschirm“. Öffnen Sie es von dort und kommen Sie hierher zurück.",
  denied:
    "Mitteilungen sind für Marzipan gesperrt. Bitte erlauben Sie sie in den Einstellungen des Browsers oder Telefons und versuchen Sie es noch einmal.",
  failed: "Die Mitteilungen ließen sich nicht einschalten. Bitte noch einmal versuchen.",
};
