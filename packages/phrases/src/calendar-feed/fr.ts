import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business} : commandes",
  text: "Votre téléphone, Google ou Outlook affiche chaque commande à son jour, à côté de tout le reste. Les changements apparaissent quand votre agenda les cherche, en général en quelques heures.",
  secret:
    "Toute personne qui a ce lien voit les noms, téléphones, adresses et commandes de vos clients. Gardez-le pour vous.",
  link: "Lien de l’agenda",
  add_here: "Ajouter sur cet appareil",
  add_google: "Ajouter à Google Agenda",
  renew_text: "Les agendas qui utilisent l’ancien lien n’affichent plus vos commandes.",
  end: "Désactiver le lien",
  end_text: "Les agendas qui utilisent ce lien n’affichent plus vos commandes.",
  ended: "Le lien est désactivé",
};
