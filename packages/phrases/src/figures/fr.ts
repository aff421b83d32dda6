import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Chiffre d’affaires",
  revenue_means: "commandes terminées, par date prévue",
  cash: "Encaissements",
  cash_means: "paiements moins remboursements, par date de paiement",
  refunds: "Remboursements",
  refunds_means: "remboursements par date, déjà déduits des encaissements",
  expenses: "Dépenses",
  expenses_means: "vos dépenses, par date",
  profit: "Bénéfice",
  profit_means: "chiffre d’affaires moins dépenses, avant impôt et votre propre rémunération",
  orders: "Commandes",
  orders_means: "les commandes qui composent votre chiffre d’affaires",
  average: "Commande moyenne",
  average_means: "chiffre d’affaires divisé par le nombre de commandes",
  owed: "À encaisser",
  owed_means: "montants impayés, selon les jours depuis la livraison",
  clients_means:
    "commandes terminées\u202F; un client est nouveau si sa première commande date de cette période",
  items_means:
    "ventes de chaque article, les prix convenus étant répartis entre les articles de la commande",
  age_not_due: "Pas encore dû",
  age_0_7: "Jusqu’à 7 jours",
  age_8_30: "8 à 30 jours",
  age_31_60: "31 à 60 jours",
  age_over_60: "Plus de 60 jours",
};
