import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "Bonjour {name},",
  verify_subject: "Confirmez votre e-mail pour Marzipan",
  verify_text:
    "Bienvenue chez Marzipan. Ouvrez ce lien et confirmez que cette adresse e-mail est la vôtre.",
  verify_action: "Confirmer l’e-mail",
  link_valid: plural("fr", {
    one: "Le lien est valable {n} heure.",
    many: "Le lien est valable {n} d’heures.",
    other: "Le lien est valable {n} heures.",
  }),
  verify_ignore: "Si vous n’avez pas créé de compte, ne tenez pas compte de cet e-mail.",
  approved_subject: "Votre compte Marzipan est validé",
  approved_text: "Vous pouvez maintenant vous connecter et noter votre première commande.",
  known_subject: "Vous avez déjà un compte Marzipan",
  known_text:
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un : connectez-vous avec votre mot de passe.",
  held_subject: "Cette adresse e-mail n’est pas encore libre pour un nouveau compte",
  held_text:
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Un compte qui l’utilisait est passé récemment à une autre adresse. Si c’est vous, connectez-vous avec la nouvelle adresse.",
  held_until:
    "Jusqu’au {time}, ce changement peut encore être annulé : l’adresse reste donc réservée à ce compte. Ensuite, vous pourrez créer un compte avec elle.",
  held_advice:
    "Si vous n’avez pas changé l’adresse, ouvrez le lien « {action} » dans l’e-mail que nous avons alors envoyé ici.",
  sign_in: "Se connecter",
  reset_subject: "Choisissez un nouveau mot de passe Marzipan",
  reset_text:
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ouvrez ce lien et choisissez-le sur la page.",
  reset_action: "Choisir un nouveau mot de passe",
  reset_ignore:
    "Si vous n’avez rien demandé, ne tenez pas compte de cet e-mail. Votre mot de passe reste le même.",
  received_subject: "Nous avons bien reçu votre inscription à Marzipan",
  received_text:
    "Votre e-mail est confirmé. Votre inscription est en attente de validation par un administrateur, en général 1 à 2 jours ouvrés. Vous recevrez un e-mail.",
  declined_subject: "À propos de votre inscription à Marzipan",
  contact: "Contacter l’assistance",
  blocked_subject: "Votre compte Marzipan est bloqué",
  blocked_text:
    "Votre compte a été bloqué. Vos données sont toujours là. Veuillez contacter l’assistance.",
  device_subject: "Nouvelle connexion à votre compte Marzipan",
  device_text: "Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas.",
  device: "Appareil : {browser} sur {system}",
  device_half: "Appareil : {device}",
  device_unknown: "Appareil : inconnu",
  time: "Date : {time}",
  device_advice:
    "Si c’est vous, il n’y a rien à faire. Sinon, changez votre mot de passe et déconnectez l’appareil dans les réglages.",
  devices: "Voir mes appareils",
  password_subject: "Votre mot de passe Marzipan a changé",
  password_text: "Le mot de passe de votre compte vient d’être modifié.",
  password_advice: "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe.",
  email_subject: "Votre e-mail Marzipan a changé",
  email_text: "Vous vous connectez désormais avec {email}.",
  email_advice: "Si ce n’est pas vous, contactez l’assistance tout de suite.",
  totp_on_subject: "Les codes d’authentification ont été activés",
  totp_on_text:
    "Désormais, un code de votre application vous est demandé à la connexion à Marzipan.",
  totp_off_subject: "Les codes d’authentification ont été désactivés",
  totp_off_text:
    "Aucun code de votre application ne vous est plus demandé à la connexion à Marzipan.",
  phone_on_subject: "Un téléphone a été ajouté à votre compte",
  phone_on_text:
    "Désormais, un code envoyé au {phone} permet de se connecter à votre compte Marzipan.",
  phone_off_subject: "Le téléphone a été retiré de votre compte",
  phone_off_text:
    "Un code envoyé au {phone} ne permet plus de se connecter à votre compte Marzipan.",
  security_advice:
    "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis vérifiez vos réglages.",
  trial_subject: plural("fr", {
    one: "Votre essai gratuit se termine dans {n} jour",
    many: "Votre essai gratuit se termine dans {n} de jours",
    other: "Votre essai gratuit se termine dans {n} jours",
  }),
  trial_text:
    "Votre essai gratuit de {plan} se termine le {date}. Ensuite, si vous ne choisissez pas de formule, vous passez à Essentiel, et rien n’est supprimé.",
  plans: "Voir les formules",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} a bien reçu votre demande nº {number}",
  request_received_text:
    "Bonjour {name}, {business} a bien reçu votre demande nº {number} pour le {date} et vous répondra bientôt. Rien à payer pour l’instant.",
  request_quoted_subject: "{business} vous propose un prix pour la demande nº {number}",
  request_quoted_text:
    "Bonjour {name}, voici le devis de {business} pour votre demande nº\u00A0{number}\u00A0: {amount}. Vous pouvez l’accepter jusqu’au {until}.",
  request_accepted_subject: "{business} a accepté votre demande nº {number}",
  request_accepted_text:
    "Bonjour {name}, {business} a accepté votre demande nº {number} pour le {date}. Total : {amount}. Merci !",
  request_declined_subject: "{business} ne peut pas prendre votre demande nº {number}",
  request_declined_text:
    "Bonjour {name}, nous sommes désolés : {business} ne peut pas prendre votre demande nº {number} pour le {date}.",
  request_expired_subject: "Votre demande nº {number} auprès de {business} a expiré",
  request_expired_text:
    "Bonjour {name}, la date du {date} est passée et votre demande nº {number} auprès de {business} n’a pas abouti à une commande. Vous n’avez rien à payer et pouvez faire une nouvelle demande à tout moment.",
  request_lapsed_subject:
    "Le prix de votre demande nº {number} auprès de {business} n’est plus valable",
  request_lapsed_text:
    "Bonjour {name}, le prix proposé par {business} pour votre demande nº {number} était valable jusqu’au {until}. Écrivez à {business} pour en recevoir un autre.",
  request_see: "Voir votre demande",
  request_day_at_time: "{date} à {time}",
  request_hello:
    "Bonjour {name}, ici {business}. Au sujet de votre demande nº {number} pour le {date} :",
  request_to_business:
    "Bonjour {business}, ici {name}. Je vous ai envoyé la demande nº {number} pour le {date} :",
  request_about: "Bonjour {business}, ici {name}, au sujet de ma demande nº {number} :",
  order_about: "Bonjour {business}, ici {name}, au sujet de ma commande nº {number} :",
  request_total: "Total : {amount}",
  request_calendar: "{business} : commande nº {number}",
  request_open: "Voir les demandes",
  // To the business, when requests come in.
  request_new_subject: "Nouvelle demande de commande : {name}, {date}",
  request_new_items: "{name} souhaite : {items}",
  request_new_pickup: "Retrait : {date}",
  request_new_delivery: "Livraison : {date}",
  request_new_delivery_to: "Livraison : {date}, {address}",
  request_new_places: plural("fr", {
    one: "Il reste {n} place ce jour-là",
    many: "Il reste {n} de places ce jour-là",
    other: "Il reste {n} places ce jour-là",
  }),
  request_new_full: "Ce jour est déjà complet. Vous pouvez accepter quand même.",
  request_new_alone: "Aucune autre commande ce jour-là",
  request_new_orders: plural("fr", {
    one: "{n} autre commande ce jour-là",
    many: "{n} d’autres commandes ce jour-là",
    other: "{n} autres commandes ce jour-là",
  }),
  request_new_open: "Voir la demande",
  requests_new_subject: plural("fr", {
    one: "{n} nouvelle demande de commande",
    many: "{n} de nouvelles demandes de commande",
    other: "{n} nouvelles demandes de commande",
  }),
  requests_new_line: "{name}, {date} : {items}",
  requests_new_more: plural("fr", {
    one: "Et {n} autre",
    many: "Et {n} d’autres",
    other: "Et {n} autres",
  }),
  sms_code: plural("fr", {
    one: "{code} est votre code Marzipan. Il est valable {n} minute.",
    many: "{code} est votre code Marzipan. Il est valable {n} de minutes.",
    other: "{code} est votre code Marzipan. Il est valable {n} minutes.",
  }),
  email_asked_subject: "Demande de changement de votre e-mail Marzipan",
  email_asked_text:
    "Quelqu’un, sans doute vous, a demandé à se connecter désormais avec {email}. Rien n’a encore changé.",
  not_me_action: "Ce n’était pas moi",
  not_me_advice:
    "Si c’est vous, il n’y a rien à faire. Sinon, ouvrez le lien et confirmez : tous les appareils sont déconnectés, le compte revient à cette adresse et vous choisissez un nouveau mot de passe.",
  link_days: plural("fr", {
    one: "Le lien fonctionne pendant {n} jour.",
    many: "Le lien fonctionne pendant {n} de jours.",
    other: "Le lien fonctionne pendant {n} jours.",
  }),
  waiting_subject: plural("fr", {
    one: "{n} inscription attend votre validation",
    many: "{n} d’inscriptions attendent votre validation",
    other: "{n} inscriptions attendent votre validation",
  }),
  waiting_text:
    "Leur e-mail est confirmé. Une page d’attente s’affiche jusqu’à ce que vous validiez ou refusiez.",
  waiting_open: "Examiner les inscriptions",
  papers_subject: "{business} : les chiffres de {month}",
  papers_text: "Voici les chiffres de {business} pour {month}.",
  papers_button: "Ouvrir les documents",
  papers_note: "Envoyé par Marzipan pour {business} au début de chaque mois.",
  papers_test: "Ceci est un essai que vous vous êtes envoyé. Personne d’autre ne l’a reçu.",
  notifications_off: "Vous pouvez choisir vos e-mails dans les Réglages, sous « Notifications ».",
};
