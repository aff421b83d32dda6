import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Chiffre d’affaires face à l’an dernier",
  name_best_item: "Meilleure vente",
  name_sinking_item: "Moins commandé",
  name_price_below_usual: "Vendu sous son prix habituel",
  name_client_stopped: "Un habitué ne commande plus",
  name_weekday_full: "Un jour débordé",
  name_weekday_empty: "Un jour creux",
  name_unpaid: "Impayé après la livraison",
  name_deposit_forgotten: "Acomptes manquants",
  name_cancelled_more: "Plus d’annulations",
  name_declined_more: "Plus de demandes refusées",
  name_request_unanswered: "Demandes sans réponse",
  name_expense_jumped: "Une dépense qui a bondi",
  name_supplier_price_rose: "Un prix fournisseur en hausse",
  name_agreed_discounts: "Remises par prix convenu",
  name_month_end: "Comment finira le mois",
  revenue_up:
    "Chiffre d’affaires, {period} : {now}. C’est {change} de plus que les {before} des mêmes semaines il y a un an.",
  revenue_down:
    "Chiffre d’affaires, {period} : {now}. C’est {change} de moins que les {before} des mêmes semaines il y a un an.",
  best_item: "{item} a rapporté {revenue}, {period}. Commandes : {orders}.",
  sinking_item:
    "{item} est moins commandé. Commandes des six dernières semaines : {now}, des 18 semaines d’avant : {before}.",
  price_below_usual:
    "{item} : dernière vente à {price}. Prix habituel {usual}, vente précédente à {last}.",
  client_stopped:
    "{name} : d’habitude {rhythm} entre deux commandes. Depuis la dernière : {silent}.",
  weekday_full: "Commandes, {weekday}, {period} : {orders}. Un jour moyen : {usual}.",
  weekday_empty: "Commandes, {weekday}, {period} : seulement {orders}. Un jour moyen : {usual}.",
  unpaid:
    "{owed} restent impayés plus d’une semaine après la livraison. Commandes : {orders}, la plus ancienne du {date}. Plus de 60 jours : {old}.",
  unpaid_lately:
    "{owed} restent impayés plus d’une semaine après la livraison. Commandes : {orders}, la plus ancienne du {date}.",
  deposit_forgotten:
    "Acomptes qui devraient être reçus : {sum}. Commandes : {orders}, la prochaine pour le {date}.",
  cancelled_more:
    "Annulées en 60 jours : {lost} commandes sur {of}, {money} en tout. Les 180 jours d’avant : {lost_before} sur {of_before}.",
  cancelled_why:
    "Annulées en 60 jours : {lost} commandes sur {of}, {money} en tout. Les 180 jours d’avant : {lost_before} sur {of_before}. Le plus souvent : {reason}.",
  declined_more:
    "Refusées en 60 jours : {lost} demandes sur {of}, {money} en tout. Les 180 jours d’avant : {lost_before} sur {of_before}.",
  declined_why:
    "Refusées en 60 jours : {lost} demandes sur {of}, {money} en tout. Les 180 jours d’avant : {lost_before} sur {of_before}. Le plus souvent : {reason}.",
  request_unanswered:
    "Demandes en attente depuis deux jours ou plus : {requests}, {asked} en tout. La plus ancienne est du {date}.",
  expense_jumped: "{category}, {month} : {spent}. Un mois habituel : {usual}.",
  supplier_price_rose: "{what} : dernier prix {price}, {change} au-dessus des {usual} habituels.",
  agreed_discounts:
    "Les prix convenus ont retiré {given}, {period}. Commandes : {orders}. Selon leurs prix, toutes les commandes font {by_prices}.",
  month_above: "{month} finira entre {low} et {high}, au-dessus des {usual} habituels.",
  month_below: "{month} finira entre {low} et {high}, en dessous des {usual} habituels.",
  why_revenue_trend:
    "Douze semaines sont comparées aux mêmes semaines de l’an dernier, une à une : la saison compte des deux côtés.",
  why_best_item: "En douze semaines, il figure dans nettement plus de commandes que le deuxième.",
  why_sinking_item: "Sa part des commandes a baissé plus que le hasard ne l’explique.",
  why_price_below_usual: "Au moins un dixième sous le prix de la plupart des ventes en six mois.",
  why_client_stopped: "Le silence dure trois fois l’écart habituel et deux fois le plus long.",
  why_weekday_full:
    "Sur douze semaines, ce jour a au moins une fois et demie les commandes d’un jour ouvert moyen.",
  why_weekday_empty:
    "Sur douze semaines, ce jour a environ la moitié des commandes d’un jour ouvert moyen, ou moins.",
  why_unpaid: "Comptées : les commandes livrées il y a plus d’une semaine, moins ce qui est payé.",
  why_deposit_forgotten:
    "La date de l’acompte est passée, ou la livraison est à moins de trois jours.",
  why_cancelled_more: "La part des commandes annulées a augmenté plus que le hasard ne l’explique.",
  why_declined_more: "La part des demandes refusées a augmenté plus que le hasard ne l’explique.",
  why_request_unanswered: "Quelqu’un attend ; le montant demandé est en jeu.",
  why_expense_jumped: "Ce mois dépasse nettement tous les mois précédents.",
  why_supplier_price_rose: "Les achats précédents de la même chose étaient à un prix stable.",
  why_agreed_discounts: "En 30 jours, les remises atteignent au moins un vingtième des prix.",
  why_month_end:
    "Terminé jusqu’ici : {delivered}. Encore réservé : {booked}. Chaque jour restant compte comme un jour moyen des six mois précédents, avec ses écarts.",
  fig_revenue_last_year: "Chiffre d’affaires il y a un an",
  fig_change: "Évolution",
  fig_orders_before: "Commandes avant",
  fig_revenue_before: "Chiffre d’affaires avant",
  fig_price: "Dernier prix",
  fig_price_usual: "Prix habituel",
  fig_price_last: "Prix précédent",
  fig_sales: "Ventes comparées",
  fig_rhythm: "Écart habituel",
  fig_silent: "Depuis la dernière commande",
  fig_orders_usual: "Jour moyen",
  fig_deposits: "Acomptes manquants",
  fig_lost: "Perdues",
  fig_of: "Sur",
  fig_lost_before: "Perdues avant",
  fig_of_before: "Sur, avant",
  fig_for_this_reason: "Pour cette raison",
  fig_lost_money: "Valeur",
  fig_requests: "Demandes",
  fig_asked: "Montant demandé",
  fig_spent: "Dépensé",
  fig_spent_usual: "Mois habituel",
  fig_purchases: "Achats comparés",
  fig_given: "Remise",
  fig_by_prices: "Selon les prix",
  fig_low: "Au moins",
  fig_high: "Au plus",
  fig_usual: "Mois habituel",
  fig_delivered: "Terminé jusqu’ici",
  fig_booked: "Encore réservé",
  fig_days_left: "Jours restants",
  act_orders: "Voir les commandes",
  act_owing: "Voir qui me doit",
  act_requests: "Voir les demandes",
  act_expenses: "Voir les dépenses",
  act_write: "Écrire sur WhatsApp",
  act_client: "Ouvrir la fiche client",
  act_price: "Vérifier le prix",
  act_full: "Changer la capacité du jour",
  act_empty: "Changer les horaires",
  miss_you:
    "Bonjour {name}, cela fait un moment ! Pouvons-nous vous préparer quelque chose ? {business}",
};
