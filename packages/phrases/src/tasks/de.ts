import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "Aufgaben",
  add: "Aufgabe hinzufügen",
  new_label: "Was ist zu tun?",
  title_label: "Aufgabe",
  due_date: "Fällig am",
  overdue: "Überfällig",
  later: "Später",
  no_date: "Ohne Datum",
  done: "Erledigt",
  mark_done: "Erledigt: {title}",
  edit: "Bearbeiten: {title}",
  edit_title: "Aufgabe bearbeiten",
  save: "Aufgabe speichern",
  delete: "Aufgabe löschen",
  delete_text:
    "„{title}“ löschen? 30 Tage lang lässt sie sich unter „Zuletzt gelöscht“ zurückholen.",
  loading: "Aufgaben werden geladen",
  load_failed: "Die Aufgaben konnten nicht geladen werden",
  empty_title: "Nichts zu tun",
  empty_text: "Notieren Sie, was nicht vergessen werden darf: Mehl bestellen, Unterlagen schicken.",
  all_done: "Alles ist erledigt.",
  deleted_on: "Gelöscht am {date}",
  deleted_empty_text: "Gelöschte Aufgaben bleiben 30 Tage hier und lassen sich zurückholen.",
  restored: "Zurückgeholt: {name}",
};
