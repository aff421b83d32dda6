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
  ring: "M’avertir sur cet appareil",
  ring_hint: "Même quand Marzipan est fermé.",
  discreet: "Masquer les noms et les montants",
  discreet_hint: "L’écran verrouillé n’indique que le type de nouveauté.",
  unsupported: "Ce navigateur ne peut pas afficher de notifications.",
  needs_home_screen:
    "Sur iPhone et iPad, ajoutez d’abord Marzipan à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le de là et revenez ici.",
  denied:
    "Les notifications sont bloquées pour Marzipan. Autorisez-les dans les réglages du navigateur ou du téléphone, puis réessayez.",
  failed: "Impossible d’activer les notifications. Réessayez.",
};
