import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { accounts as english } from "./en.ts";

/** Signing in and up, verifying the email, waiting, and the first step in the app. */
export const accounts: Translation<typeof english> = {
  enter: "Se connecter ou créer un compte",
  sign_in: "Se connecter",
  sign_up: "Créer un compte",
  sign_in_title: "Heureux de vous revoir",
  sign_in_text: "Les fours sont chauds. Vos commandes sont là où vous les avez laissées.",
  sign_up_title: "Ouvrez votre atelier",
  sign_up_text: "Deux minutes. Sans carte, et la formule Essentiel reste gratuite.",
  password: "Mot de passe",
  password_again: "Mot de passe, encore une fois",
  password_rule: "Au moins 8 caractères, avec des lettres et des chiffres.",
  forgot_password: "Mot de passe oublié ?",
  full_name: "Nom complet",
  business_name: "Nom de l’entreprise",
  which_plan: "Quelle formule souhaitez-vous essayer ?",
  plan_basic_heart: plural("fr", {
    one: "{n} commande par mois",
    many: "{n} de commandes par mois",
    other: "{n} commandes par mois",
  }),
  plan_pro_heart: "Carte qui prend les commandes, paiements, justificatifs",
  plan_premium_heart: plural("fr", {
    one: "Pour une équipe de {n} personne",
    many: "Pour une équipe de {n} de personnes",
    other: "Pour une équipe de {n} personnes",
  }),
  days_free: plural("fr", {
    one: "{n} jour gratuit",
    many: "{n} de jours gratuits",
    other: "{n} jours gratuits",
  }),
  consent: "J’accepte les {terms} et la {privacy}.",
  terms: "conditions d’utilisation",
  privacy: "politique de confidentialité",
  legal_open: "Ce que cela veut dire, en bref",
  legal_title: "Conditions et confidentialité, en bref",
  legal_accept: "Accepter",
  legal_data:
    "Vos commandes, vos clients et vos chiffres vous appartiennent. Personne d’autre ne les voit.",
  legal_export: "Vous pouvez emporter vos données à tout moment, quelle que soit la formule.",
  legal_trial:
    "L’essai ne demande pas de carte. S’il se termine sans paiement, vous passez à la formule Essentiel et rien n’est supprimé.",
  legal_close:
    "Si vous fermez votre compte, il peut être rouvert pendant 30 jours. Ensuite, tout est supprimé.",
  terms_page: "Conditions d’utilisation",
  privacy_page: "Politique de confidentialité",
  pending_text:
    "Une bonne pâte doit reposer, et un nouveau compte demande un coup d’œil. Vous n’avez rien à faire.",
  pending_mail: "Vous serez prévenu par e-mail à l’adresse {email}",
  pending_days: "Cela prend en général 1 à 2 jours ouvrés.",
  pending_opens: "Cette page s’ouvrira d’elle-même dès que la réponse sera là.",
  blocked: "Compte bloqué",
  return_to_login: "Retour à la connexion",
  contact_support: "Contacter l’assistance",
  verify_title: "Consultez vos e-mails",
  verify_text:
    "Nous avons envoyé un lien à {email}. Ouvrez-le et confirmez que l’adresse est bien la vôtre.",
  verify_ask:
    "Nous vous avons envoyé un lien. S’il n’est pas arrivé, indiquez votre e-mail et nous le renverrons.",
  verify_spam: "Rien reçu ? Regardez aussi dans les indésirables.",
  verify_opens: "Cette page s’ouvrira d’elle-même une fois l’adresse confirmée.",
  verify_then: "Connectez-vous ensuite ici avec votre mot de passe.",
  resend: "Renvoyer l’e-mail",
  mail_sent: "Si l’adresse est enregistrée, l’e-mail est en route.",
  confirm_title: "Confirmez votre e-mail",
  confirm_text: "Un appui, et l’adresse est confirmée.",
  confirm_button: "Vérifier l’e-mail",
  verified_title: "Votre e-mail est vérifié",
  verified_text: "Le tableau de bord s’ouvre dans 3 secondes.",
  to_dashboard: "Vers le tableau de bord",
  not_verified_generic: "L’e-mail n’a pas pu être vérifié",
  not_verified_generic_text:
    "Une erreur s’est produite de notre côté. Demandez un nouvel e-mail et réessayez.",
  not_verified_expired: "Ce lien a expiré",
  not_verified_expired_text:
    "Les liens ne fonctionnent qu’un temps. Demandez un nouvel e-mail et ouvrez-le sans attendre.",
  not_verified_invalid: "Ce lien n’est pas valide",
  not_verified_invalid_text:
    "Une partie s’est peut-être perdue à la copie. Ouvrez-le depuis l’e-mail ou demandez-en un nouveau.",
  not_verified_used: "Ce lien a déjà été utilisé",
  not_verified_used_text: "Votre e-mail est sans doute déjà vérifié. Connectez-vous pour le voir.",
  first_run_title: "Une étape, et c’est parti",
  first_run_hello: "Bienvenue, {name}",
  first_run_text: "Est-ce exact ? « Aujourd’hui » et les prix de l’application en dépendent.",
  first_run_go: "Confirmer et commencer",
  first_run_later: "Vous pourrez tout modifier plus tard dans les réglages.",
  country: "Pays",
  time_zone: "Fuseau horaire",
};
