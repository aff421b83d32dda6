import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings: Translation<typeof english> = {
  sections: "Rubriques",
  profile: "Profil",
  email_fixed: "Vous vous connectez avec cette adresse.",
  business: "Entreprise",
  logo_choose: "Choisir un logo",
  logo_remove: "Retirer le logo",
  week_start: "La semaine commence le",
  week_as_language: "Selon la langue",
  currency_note: "Ce qui existe déjà garde sa devise.",
  look: "Langue et apparence",
  texts: "Textes WhatsApp",
  texts_text:
    "Un appui ouvre WhatsApp avec le texte dans la langue du client. Rédigez chacun à votre façon.",
  text_kind: "Texte",
  text_language: "Dans quelle langue",
  text_words: "Formulation",
  text_filled: "Rempli automatiquement :",
  text_insert: "Insérer {word}",
  text_reset: "Revenir au texte d’origine",
  text_own: "Votre formulation",
  text_default: "Texte d’origine",
  devices: "Appareils",
  devices_text: "Là où vous êtes connecté en ce moment.",
  device_name: "{browser} sur {system}",
  this_device: "Cet appareil",
  last_seen: "Vu pour la dernière fois : {when}",
  sign_out_device: "Déconnecter {device}",
  sign_out_all: "Déconnecter partout",
  sign_out_all_text: "Il faudra vous reconnecter sur chaque appareil, celui-ci compris.",
  device_signed_out: "Déconnecté",
  plan: "Formule et utilisation",
  plan_until: "Jusqu’au {date}",
  see_plans: "Voir toutes les formules",
};
