import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { products as english } from "./en.ts";

/** Products: the list and the form with pictures and food facts. */
export const products: Translation<typeof english> = {
  title: "Produits",
  add: "Ajouter un produit",
  search: "Chercher un produit",
  sort_name: "Par nom",
  sort_newest: "Les plus récents d’abord",
  all_categories: "Toutes les catégories",
  loading: "Chargement des produits",
  load_failed: "Les produits n’ont pas pu être chargés",
  empty_title: "Pas encore de produits",
  empty_text: "Les produits s’affichent pendant la saisie d’une commande, avec les allergènes.",
  no_match: "Aucun produit ne correspond à « {query} ». Effacez la recherche pour tout voir.",
  category_empty: "Rien dans cette catégorie pour l’instant.",
  show_all: "Afficher tous les produits",
  shown_count: plural("fr", {
    one: "{n} produit affiché",
    many: "{n} de produits affichés",
    other: "{n} produits affichés",
  }),
  actions_of: "Actions pour {name}",
  contains: "Contient : {list}",
  new_title: "Nouveau produit",
  edit_title: "Modifier le produit",
  category: "Catégorie",
  name: "Nom",
  category_hint: "Choisissez-en une ou saisissez-en une nouvelle.",
  category_add: "Nouvelle catégorie : {name}",
  category_none: "Pas encore de catégorie. Tapez un nom.",
  description: "Description",
  picture_choose: "Choisir une photo",
  picture_of: "Image du produit",
  picture_waiting:
    "L’image est encore en cours d’envoi. Tout sera enregistré dès qu’elle sera arrivée.",
  allergens_hint: "Une commande vous avertit si le client y est allergique.",
  marks: "Mentions alimentaires",
  created_on: "Ajouté le {date}",
  save: "Enregistrer le produit",
  saved: "Produit enregistré",
  gone_title: "Ce produit n’est plus ici",
  to_list: "Tous les produits",
  delete: "Supprimer le produit",
  delete_text:
    "Supprimer {name} ? Les commandes qui le contiennent le gardent, et il peut être rétabli pendant 30 jours depuis « Supprimés récemment ».",
  deleted_on: "Supprimé le {date}",
  deleted_empty_title: "Rien de supprimé",
  deleted_empty_text: "Les produits supprimés restent ici 30 jours et peuvent être rétablis.",
  restored: "Rétabli : {name}",
};
