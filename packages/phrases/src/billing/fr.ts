import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { billing as english } from "./en.ts";

/** Plans, limits, trial and subscription. */
export const billing: Translation<typeof english> = {
  plan_basic: "Essentiel",
  plan_pro: "Pro",
  plan_premium: "Premium",
  plan_admin: "Administration",
  plan_pro_or_premium: "Pro ou Premium",
  plan_named: "Formule {plan}",
  gate: "Changement de formule nécessaire : cette fonction est comprise dans la formule {plan}. Changez de formule pour continuer.",
  upgrade_title: "Profitez des fonctions Pro",
  upgrade_title_premium: "Profitez des fonctions Premium",
  feature_payment_tracking: "Enregistrer les paiements et voir qui vous doit de l’argent",
  feature_receipt_ocr: "Scanner les justificatifs pour en faire des dépenses",
  feature_menu_sharing: "Une carte en ligne où vos clients commandent",
  feature_advanced_analytics: "Statistiques, rapports Excel et PDF",
  feature_no_limits: "Commandes, clients et produits sans limite",
  feature_consultations: plural("fr", {
    one: "{n} conseil de gestion par mois",
    many: "{n} de conseils de gestion par mois",
    other: "{n} conseils de gestion par mois",
  }),
  feature_all_of_pro: "Tout ce que comprend Pro",
  feature_team_collaboration: plural("fr", {
    one: "Une équipe de {n} personne dans une entreprise",
    many: "Une équipe de {n} de personnes au plus dans une entreprise",
    other: "Une équipe de {n} personnes au plus dans une entreprise",
  }),
  feature_priority_support: "Assistance prioritaire, réponse sous 24 heures",
  feature_storage: "{size} Go d’espace de stockage",
  reason_menu_sharing: "La carte en ligne fait partie de la formule {plan}.",
  reason_customer_ordering: "La commande en ligne fait partie de la formule {plan}.",
  reason_payment_tracking:
    "L’enregistrement des paiements et des dépenses fait partie de la formule {plan}.",
  reason_advanced_analytics: "Les statistiques font partie de la formule {plan}.",
  reason_receipt_ocr: "Le scan des justificatifs fait partie de la formule {plan}.",
  reason_export_excel: "Les rapports Excel font partie de la formule {plan}.",
  reason_export_pdf: "Les rapports PDF font partie de la formule {plan}.",
  reason_team_collaboration: "Le travail en équipe fait partie de la formule {plan}.",
  reason_priority_support: "L’assistance prioritaire fait partie de la formule {plan}.",
  monthly: "Mensuel",
  yearly_save: "Annuel, {percent} d’économie",
  per_month: "par mois",
  per_year: "par an",
  per_year_about: "par an, soit environ {price} par mois",
  trial_badge: plural("fr", {
    one: "{n} jour d’essai gratuit",
    many: "{n} de jours d’essai gratuit",
    other: "{n} jours d’essai gratuit",
  }),
  no_card: "Sans carte bancaire",
  not_now: "Plus tard",
  start_trial: "Commencer l’essai gratuit",
  trial_started: "Votre essai gratuit a commencé",
  upgrade: "Changer de formule",
  upgrade_month: "Changer de formule, {price} par mois",
  upgrade_year: "Changer de formule, {price} par an",
  subscription_trialing: plural("fr", {
    one: "En période d’essai (reste {n} jour)",
    many: "En période d’essai (restent {n} de jours)",
    other: "En période d’essai (restent {n} jours)",
  }),
  subscription_active: "Actif",
  subscription_past_due: "Paiement en retard",
  subscription_canceled: "Résilié",
  subscription_inactive: "Inactif",
  subscription_none: "Aucun abonnement actif",
  trial_days_left: plural("fr", {
    one: "Il reste {n} jour d’essai gratuit",
    many: "Il reste {n} de jours d’essai gratuit",
    other: "Il reste {n} jours d’essai gratuit",
  }),
  trial_ends_today: "Votre essai gratuit se termine aujourd’hui",
  ended_trial:
    "Votre essai gratuit de la formule {plan} est terminé. Vous êtes maintenant sur Essentiel et rien n’a été supprimé.",
  ended_payment_refused:
    "La formule {plan} a pris fin le {date}, car le paiement du renouvellement n’a pas abouti. Vous êtes maintenant sur Essentiel et rien n’a été supprimé.",
  ended_refunded:
    "La formule {plan} a pris fin le {date}, car le paiement a été remboursé. Vous êtes maintenant sur Essentiel et rien n’a été supprimé.",
  ended_canceled:
    "La formule {plan}, résiliée, a pris fin le {date}. Vous êtes maintenant sur Essentiel et rien n’a été supprimé.",
  ended_expired:
    "La formule {plan} a pris fin le {date}. Vous êtes maintenant sur Essentiel et rien n’a été supprimé.",
  past_due_banner: "Le dernier paiement n’a pas abouti. Ajoutez une nouvelle carte bancaire.",
  limit_orders: "Commandes ce mois-ci : {used} sur {limit}. Avec la formule Pro, plus de limite.",
  limit_clients: "Clients : {used} sur {limit}. Avec la formule Pro, plus de limite.",
  limit_products: "Produits : {used} sur {limit}. Avec la formule Pro, plus de limite.",
  limit_storage:
    "Espace de stockage : {used} sur {limit} Go. Une formule supérieure en offre davantage.",
  limit_people:
    "Personnes : {used} sur {limit}. Avec la formule Premium, vous travaillez en équipe.",
  usage_orders: "Commandes ce mois-ci",
  usage_clients: "Clients",
  usage_products: "Produits",
  usage_storage: "Espace de stockage",
  usage_storage_value: "{used} sur {limit} Go",
  usage_value: "{used} sur {limit}",
  usage_unlimited: "Sans limite",
};
