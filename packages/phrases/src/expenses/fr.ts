import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { expenses as english } from "./en.ts";

/** Expenses: the list with its sums, the form, the viewer of receipts. */
export const expenses: Translation<typeof english> = {
  // The list.
  title: "Dépenses",
  add: "Ajouter une dépense",
  search: "Rechercher une dépense",
  loading: "Chargement des dépenses",
  load_failed: "Les dépenses n’ont pas pu être chargées",
  empty_title: "Aucune dépense pour l’instant",
  empty_text:
    "Ce que vous dépensez, avec le justificatif à côté. La catégorie du fournisseur est retenue.",
  month_empty: "Aucune dépense ce mois-là.",
  no_match: "Aucune dépense ne correspond à ces filtres.",
  clear_filters: "Effacer les filtres",
  all_time: "Tous les mois",
  by_category: "Par catégorie",
  all_categories: "Toutes les catégories",
  spent_in: "Dépensé : {month}",
  shown_count: plural("fr", {
    one: "{n} dépense affichée",
    many: "{n} de dépenses affichées",
    other: "{n} dépenses affichées",
  }),
  repeats: "Se répète chaque mois",
  next_on: "Prochaine : {date}",
  without_supplier: "Sans fournisseur",
  has_file: "Avec justificatif",
  // The categories.
  category: "Catégorie",
  category_office: "Bureau",
  category_marketing: "Publicité",
  category_travel: "Déplacements",
  category_subscriptions: "Abonnements",
  category_food: "Ingrédients",
  category_utilities: "Eau, gaz, électricité",
  category_supplies: "Emballages et fournitures",
  category_maintenance: "Entretien et réparations",
  category_insurance: "Assurances",
  category_fuel: "Carburant",
  category_other: "Autres",
  // The form.
  new_title: "Nouvelle dépense",
  edit_title: "Modifier la dépense",
  amount: "Montant",
  credit: "Avoir / marchandise retournée",
  credit_hint: "Argent rendu par un fournisseur. Il réduit les dépenses.",
  credit_for: "Pour la dépense du {date} : {name}",
  credit_original: "Dépense d’origine",
  credit_unlinked: "Aucune",
  supplier: "Fournisseur",
  supplier_last: "La dernière fois : {category}, {amount}",
  supplier_none: "Nouveau fournisseur, il sera retenu.",
  description: "Pour quoi",
  receipt_number: "Numéro du justificatif",
  repeat: "Répéter chaque mois",
  repeat_hint:
    "La même dépense est recréée ce jour-là chaque mois, jusqu’à ce que vous l’arrêtiez.",
  file: "Justificatif",
  file_drop: "Déposez le justificatif ici, ou choisissez-le",
  file_choose: "Choisir un fichier",
  file_kinds: "PNG, JPG ou PDF, {limit} Mo au maximum",
  file_remove: "Retirer le justificatif",
  file_waiting:
    "Le justificatif est encore en cours d’envoi. La dépense sera enregistrée dès qu’il sera arrivé.",
  saved: "Dépense enregistrée",
  save: "Enregistrer la dépense",
  // The viewer of a file.
  view_file: "Voir le justificatif",
  zoom_in: "Agrandir",
  zoom_out: "Réduire",
  turn: "Tourner",
  open_file: "Ouvrir dans un nouvel onglet",
  // Deleting.
  delete: "Supprimer la dépense",
  delete_text:
    "Pendant 30 jours, elle peut être rétablie depuis « Supprimés récemment », avec son justificatif.",
  delete_which: "Quelles dépenses supprimer ?",
  delete_only: "Seulement celle-ci",
  delete_later: "Celle-ci et toutes les suivantes",
  not_deleted: "La dépense n’a pas pu être supprimée. Veuillez réessayer.",
  deleted_one: "Supprimée : {amount}",
  deleted_empty: "Les dépenses supprimées restent ici 30 jours et peuvent être rétablies.",
  gone_title: "Cette dépense n’est plus ici",
  to_list: "Toutes les dépenses",
};
