import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "Tâches",
  add: "Ajouter une tâche",
  new_label: "Que faut-il faire ?",
  title_label: "Tâche",
  due_date: "Échéance",
  overdue: "En retard",
  later: "Plus tard",
  no_date: "Sans date",
  done: "Terminées",
  mark_done: "Fait : {title}",
  edit: "Modifier : {title}",
  edit_title: "Modifier la tâche",
  save: "Enregistrer la tâche",
  delete: "Supprimer la tâche",
  delete_text:
    "Supprimer « {title} » ? Pendant 30 jours on peut la rétablir depuis « Supprimés récemment ».",
  loading: "Chargement des tâches",
  load_failed: "Les tâches n’ont pas pu être chargées",
  empty_title: "Rien à faire",
  empty_text: "Notez ce qu’il ne faut pas oublier : la farine à commander, les papiers à envoyer.",
  all_done: "Tout est fait.",
  deleted_on: "Supprimé le {date}",
  deleted_empty_text: "Les tâches supprimées restent ici 30 jours et peuvent être rétablies.",
  restored: "Rétabli : {name}",
};
