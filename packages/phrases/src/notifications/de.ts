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
};
