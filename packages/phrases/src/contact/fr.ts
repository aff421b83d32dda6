import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "Votre message",
  send: "Envoyer le message",
  fill_all: "Veuillez remplir tous les champs",
  bad_phone: "Veuillez saisir un numéro de téléphone valide.",
  bad_email: "Veuillez saisir une adresse e-mail valide.",
  failed: "Votre message n’a pas pu être envoyé. Veuillez réessayer.",
  sent_title: "Merci, votre message est bien arrivé",
  sent_text: "Nous répondons à {email} sous 48 heures, ou sous 24 heures avec Premium.",
  send_another: "Écrire un autre message",
  kept: plural("fr", {
    one: "Les messages sont conservés {n} mois, puis supprimés.",
    many: "Les messages sont conservés {n} de mois, puis supprimés.",
    other: "Les messages sont conservés {n} mois, puis supprimés.",
  }),
  leads: "Messages reçus",
  leads_loading: "Chargement des messages",
  leads_failed: "Les messages n’ont pas pu être chargés",
  leads_empty: "Aucun message pour l’instant",
  leads_empty_text: "Ce qui est écrit sur la page de contact arrive ici, et par e-mail.",
  leads_shown: plural("fr", {
    one: "{n} message affiché",
    many: "{n} de messages affichés",
    other: "{n} messages affichés",
  }),
  priority: "Prioritaire",
  answer: "Répondre par e-mail",
  mail_subject: "Nouveau message du formulaire de contact",
  mail_subject_priority: "Nouveau message prioritaire du formulaire de contact",
  mail_name: "Nom : {name}",
  mail_email: "E-mail : {email}",
  mail_phone: "Téléphone : {phone}",
};
