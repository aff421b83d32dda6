import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "Liste de fabrication",
  day: "Jour",
  range: "Période",
  orders: plural("fr", {
    one: "{n} commande",
    many: "{n} de commandes",
    other: "{n} commandes",
  }),
  kinds: plural("fr", {
    one: "{n} sorte",
    many: "{n} de sortes",
    other: "{n} sortes",
  }),
  next: "prochaine remise à {time}",
  by: "avant {time}",
  by_day: "avant le {day}, {time}",
  without: "Sans {allergens}",
  other: "Autre",
  without_items: "Commandes sans lignes",
  made: "Fait : {item}",
  made_label: "Déjà fait",
  enter: "Saisir combien sont faits",
  missing: "Reste à faire : {quantity}",
  all: "Tout est fait",
  behind: "Commandes pour {item}",
  loading: "Chargement de la liste de fabrication",
  failed: "La liste de fabrication n’a pas pu être chargée",
  empty_title: "Rien à préparer",
  empty_text: "Les lignes des commandes de ces jours sont additionnées ici.",
  copy: "Copier le texte",
  copy_failed: "Ce navigateur ne permet pas de copier. Choisissez WhatsApp ou imprimez.",
  waiting: "Sera enregistré au retour de la connexion",
  kitchen: "Mode cuisine",
  sound: "Son pour les nouvelles commandes",
  may_sleep: "L’écran de cet appareil peut s’éteindre",
  seen: "Vu",
  just_in: "Vient d’arriver : {what}",
  changed: "Modifié : {what}",
};
