import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Chiffre d’affaires par rapport à l’an dernier",
  name_best_item: "Meilleure vente",
  name_sinking_item: "Moins souvent commandé",
  name_price_below_usual: "Vendu sous son prix habituel",
  name_client_stopped: "Un habitué ne commande plus",
  name_weekday_full: "Un jour trop chargé",
  name_weekday_empty: "Un jour creux",
  name_unpaid: "Impayé après la livraison",
  name_deposit_forgotten: "Acomptes pas encore payés",
  name_cancelled_more: "Plus d’annulations que d’habitude",
  name_declined_more: "Plus de demandes refusées que d’habitude",
  name_request_unanswered: "Demandes sans réponse",
  name_expense_jumped: "Une dépense en forte hausse",
  name_supplier_price_rose: "Un fournisseur a augmenté son prix",
  name_agreed_discounts: "Remises accordées",
  name_month_end: "Prévision pour ce mois",
  revenue_up:
    "Chiffre d’affaires, {period}\u00A0: {now}. C’est {change} de plus que sur les mêmes semaines de l’an dernier ({before}).",
  revenue_down:
    "Chiffre d’affaires, {period}\u00A0: {now}. C’est {change} de moins que sur les mêmes semaines de l’an dernier ({before}).",
  best_item: plural("fr", {
    one: "{item} a rapporté {revenue} avec {n} commande ({period}).",
    many: "{item} a rapporté {revenue} avec {n} de commandes ({period}).",
    other: "{item} a rapporté {revenue} avec {n} commandes ({period}).",
  }),
  sinking_item:
    "{item} est moins souvent commandé. Commandes des six dernières semaines\u00A0: {now}. Des 18 semaines précédentes\u00A0: {before}.",
  price_below_usual:
    "{item}\u00A0: dernière vente à {price}. Le prix habituel est de {usual}, et la vente précédente était à {last}.",
  client_stopped:
    "{name}\u00A0: une commande tous les {rhythm} en moyenne. La dernière remonte à {silent}.",
  weekday_full:
    "Commandes du {weekday}, {period}\u00A0: {orders}. Un jour moyen en compte {usual}.",
  weekday_empty:
    "Commandes du {weekday}, {period}\u00A0: {orders} seulement. Un jour moyen en compte {usual}.",
  unpaid:
    "{owed} restent impayés plus d’une semaine après la livraison. Commandes\u00A0: {orders}, la plus ancienne du {date}. Depuis plus de 60 jours\u00A0: {old}.",
  unpaid_lately:
    "{owed} restent impayés plus d’une semaine après la livraison. Commandes : {orders}, la plus ancienne du {date}.",
  deposit_forgotten:
    "{sum} d’acomptes devraient déjà être payés. Commandes\u00A0: {orders}, la prochaine pour le {date}.",
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
  expense_jumped: "{category}\u00A0: {spent} ({month}), contre {usual} un mois habituel.",
  supplier_price_rose:
    "{what}\u00A0: dernier prix payé {price}, soit {change} de plus que d’habitude ({usual}).",
  agreed_discounts:
    "Remises par prix convenu, {period}\u00A0: {given}. Commandes\u00A0: {orders}. Au plein tarif, l’ensemble des commandes ferait {by_prices}.",
  month_above: "{month} devrait rapporter entre {low} et {high}, plus que d’habitude ({usual}).",
  month_below: "{month} devrait rapporter entre {low} et {high}, moins que d’habitude ({usual}).",
  why_revenue_trend:
    "Nous comparons douze semaines aux mêmes semaines de l’an dernier\u00A0: l’effet de saison est donc le même.",
  why_best_item:
    "Sur douze semaines, il figure dans nettement plus de commandes que le deuxième article.",
  why_sinking_item: "La baisse est trop forte pour être due au hasard.",
  why_price_below_usual:
    "C’est au moins 10\u202F% de moins que votre prix habituel des six derniers mois.",
  why_client_stopped:
    "Aucune commande depuis trois fois plus longtemps que d’habitude, et deux fois plus que la plus longue pause.",
  why_weekday_full:
    "Sur douze semaines, ce jour a reçu au moins une fois et demie les commandes d’un jour d’ouverture moyen.",
  why_weekday_empty:
    "Sur douze semaines, ce jour a reçu environ la moitié des commandes d’un jour d’ouverture moyen, ou moins.",
  why_unpaid: "Commandes livrées il y a plus d’une semaine, moins ce qui a été payé.",
  why_deposit_forgotten:
    "La date de l’acompte est passée, ou la livraison est à moins de trois jours.",
  why_cancelled_more: "La hausse est trop forte pour être due au hasard.",
  why_declined_more: "La hausse est trop forte pour être due au hasard.",
  why_request_unanswered: "Un client attend, et vous pourriez perdre la commande.",
  why_expense_jumped: "Ce mois dépasse nettement tous les mois précédents.",
  why_supplier_price_rose: "Jusqu’ici, vous le payiez à un prix stable.",
  why_agreed_discounts:
    "Sur les 30 derniers jours, les remises représentent au moins 5\u202F% de vos prix.",
  why_month_end:
    "Terminé jusqu’ici\u00A0: {delivered}. Commandé d’ici la fin du mois\u00A0: {booked}. Les jours restants sont estimés d’après un jour moyen des six derniers mois.",
  fig_revenue_last_year: "Chiffre d’affaires il y a un an",
  fig_change: "Évolution",
  fig_orders_before: "Commandes avant",
  fig_revenue_before: "Chiffre d’affaires avant",
  fig_price: "Dernier prix",
  fig_price_usual: "Prix habituel",
  fig_price_last: "Prix précédent",
  fig_sales: "Ventes comparées",
  fig_rhythm: "Délai habituel entre deux commandes",
  fig_silent: "Depuis la dernière commande",
  fig_orders_usual: "Jour moyen",
  fig_deposits: "Acomptes impayés",
  fig_cancelled: "Annulées",
  fig_cancelled_before: "Annulées avant",
  fig_declined: "Refusées",
  fig_declined_before: "Refusées avant",
  fig_for_this_reason: "Pour cette raison",
  fig_lost_money: "Valeur totale",
  fig_requests: "Demandes",
  fig_requests_before: "Demandes avant",
  fig_asked: "Montant demandé",
  fig_spent: "Dépensé",
  fig_spent_usual: "Mois habituel",
  fig_purchases: "Achats comparés",
  fig_given: "Remises",
  fig_by_prices: "Au plein tarif",
  fig_low: "Au moins",
  fig_high: "Au plus",
  fig_usual: "Mois habituel",
  fig_delivered: "Terminé jusqu’ici",
  fig_booked: "Commandé d’ici la fin du mois",
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
