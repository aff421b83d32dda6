import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Chiffre d’affaires",
  revenue_means: "Commandes terminées, par date prévue",
  cash: "Encaissements",
  cash_means: "Paiements moins remboursements, par jour de paiement",
  refunds: "Remboursements",
  refunds_means: "Argent rendu, par jour ; déjà déduit des encaissements",
  expenses: "Dépenses",
  expenses_means: "Ce qui a été dépensé, par date de dépense",
  profit: "Bénéfice",
  profit_means: "Chiffre d’affaires moins dépenses, avant impôt et rémunération du propriétaire",
  orders: "Commandes",
  orders_means: "Les commandes qui font le chiffre d’affaires",
  average: "Commande moyenne",
  average_means: "Chiffre d’affaires divisé par le nombre de commandes",
  owed: "À encaisser",
  owed_means: "Ce qui reste dû sur les commandes, par jours depuis la livraison",
  clients_means:
    "Nouveaux : première commande dans la période. Revenus : avaient déjà commandé. Les commandes sans client lié sont comptées à part",
  items_means: "Les lignes de chaque article ; un prix convenu est réparti selon leurs sommes",
  age_not_due: "Pas encore dû",
  age_0_7: "Jusqu’à 7 jours",
  age_8_30: "8 à 30 jours",
  age_31_60: "31 à 60 jours",
  age_over_60: "Plus de 60 jours",
};
