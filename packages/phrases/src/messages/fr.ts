import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Bonjour {name}, votre commande nº {number} est bien notée pour le {date} à {time}. Total : {amount}. Merci beaucoup ! {business}",
  confirmation_no_time:
    "Bonjour {name}, votre commande nº {number} est bien notée pour le {date}. Total : {amount}. Merci beaucoup ! {business}",
  ready:
    "Bonjour {name}, votre commande nº {number} est prête. Vous pouvez venir la chercher jusqu’à {time}. À bientôt ! {business}",
  ready_no_time:
    "Bonjour {name}, votre commande nº {number} est prête. Vous pouvez venir la chercher. À bientôt ! {business}",
  reminder:
    "Bonjour {name}, petit rappel : il reste {amount} à régler pour la commande nº {number} du {date}. Si c’est déjà fait, ne tenez pas compte de ce message. Merci beaucoup ! {business}",
  on_the_way:
    "Bonjour {name}, votre commande nº {number} vient de partir, elle est en route vers chez vous. Bonne dégustation ! {business}",
  kind_confirmation: "Confirmation de commande",
  kind_ready: "Commande prête",
  kind_reminder: "Rappel de paiement",
  kind_on_the_way: "Commande en route",
  mail_greeting: "Bonjour {name},",
  mail_verify_subject: "Confirmez votre e-mail pour Marzipan",
  mail_verify_text:
    "Bienvenue chez Marzipan. Ouvrez ce lien et confirmez que cette adresse e-mail est la vôtre.",
  mail_verify_action: "Confirmer l’e-mail",
  mail_verify_valid: plural("fr", {
    one: "Le lien est valable {n} heure.",
    many: "Le lien est valable {n} d’heures.",
    other: "Le lien est valable {n} heures.",
  }),
  mail_verify_ignore: "Si vous n’avez pas créé de compte, ne tenez pas compte de cet e-mail.",
  mail_approved_subject: "Votre compte Marzipan est validé",
  mail_approved_text: "Vous pouvez maintenant vous connecter et noter votre première commande.",
  mail_known_subject: "Vous avez déjà un compte Marzipan",
  mail_known_text:
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un : connectez-vous avec votre mot de passe.",
  mail_known_action: "Se connecter",
};
