import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 jours de formule Pro ou Premium, sans carte. Essentiel reste gratuit.",
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
    "Une question, une idée, un problème ? Écrivez-nous. L’assistance répond sous 24 à 48 heures.",
  help: "Aide",
  help_text:
    "Prendre des commandes, suivre ses clients, planifier la fabrication. Les pages d’aide sont en cours d’écriture.",
  about: "À propos de Marzipan",
  about_text:
    "Marzipan est fait pour les petites boulangeries et pâtisseries : commandes, clients et argent au même endroit, en dix langues.",
  docs: "Documentation",
  docs_text:
    "Pour relier d’autres logiciels : les appels de Marzipan sont décrits dans /api/openapi.json.",
  terms: "Conditions d’utilisation",
  terms_text:
    "Ce que vous pouvez attendre de Marzipan et ce que Marzipan attend de vous. Le texte complet paraîtra ici.",
  privacy: "Politique de confidentialité",
  privacy_text:
    "Vos données vous appartiennent et peuvent être emportées avec toutes les formules. Le texte complet paraîtra ici.",
  refund: "Remboursements",
  refund_text:
    "Vous pouvez annuler sous 14 jours et être remboursé. Les demandes sont étudiées en 2 à 3 jours ouvrés, et l’argent arrive sous 5 à 10 jours.",
  security: "Sécurité",
  security_text:
    "Chaque entreprise ne voit que ses propres données, et la base de données elle-même y veille. Les mots de passe sont hachés et vous pouvez déconnecter tout appareil.",
  no_menu: "Il n’y a pas de carte à cette adresse",
  no_menu_text: "La boutique a peut-être changé de lien. Demandez-lui le nouveau.",
  pending: "En attente de votre réponse",
};
