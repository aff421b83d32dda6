import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "Nouveautés",
  unread: plural("fr", {
    one: "Nouveautés : {n} non lue",
    many: "Nouveautés : {n} non lues",
    other: "Nouveautés : {n} non lues",
  }),
  mark_all_read: "Tout marquer comme lu",
  open: "Ouvrir",
  accept: "Accepter, {amount}",
  is_unread: "Non lu",
  empty_title: "Vous êtes à jour",
  empty_text: "Les nouvelles demandes de commande et le reste de l’actualité s’affichent ici.",
  load_failed: "Impossible de charger les nouveautés",
  loading: "Chargement des nouveautés",
};
