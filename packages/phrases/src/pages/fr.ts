import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 jours de formule Pro ou Premium, sans carte. Essentiel reste gratuit.",
  hero_used: "Résiliable à tout moment. Essentiel reste gratuit.",
  start_trial: "Commencer l’essai gratuit",
  nav: "Pages",
  home: "Vers la page d’accueil de Marzipan",
  pricing: "Formules",
  pricing_title: "Commencez gratuitement. Grandissez quand le four est plein.",
  start_basic: "Commencer avec Essentiel",
  line_lists: "Clients : {clients}, produits : {products}",
  line_lifetime: "Conseils de gestion au total : {count}",
  line_support: "Assistant d’aide, sans limite",
  contact: "Contact",
  contact_text:
    "Une question, une idée, un problème ? Écrivez-nous. L’assistance répond sous 48 heures, et sous 24 heures avec Premium.",
  help: "Aide",
  about: "À propos de Marzipan",
  docs: "Documentation",
  terms: "Conditions d’utilisation",
  privacy: "Politique de confidentialité",
  refund: "Remboursements",
  security: "Sécurité",
  pending: "En attente de votre réponse",
};
