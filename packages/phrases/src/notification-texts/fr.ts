import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "client",
  nothing_to_do: "Plus rien à faire ici",
  request_gone: "Cette demande n’existe plus",
  request_received: "Demande : {date}",
  request_text: "{name} : {items}",
  request_text_places: "{name} : {items}. {places}",
  request_quoted: "Prix proposé : {name}",
  request_accepted: "Acceptée : {name}",
  request_declined: "Refusée : {name}",
  request_withdrawn: "Annulée par le client : {name}",
  request_expired: "Expirée : {name}",
  quote_accepted: "Prix accepté : {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("fr", {
    one: "{n} demande attend votre réponse",
    many: "{n} de demandes attendent votre réponse",
    other: "{n} demandes attendent votre réponse",
  }),
  orders_tomorrow: plural("fr", {
    one: "{date} : {n} commande",
    many: "{date} : {n} de commandes",
    other: "{date} : {n} commandes",
  }),
  no_orders: "{date} : aucune commande",
  first_at: "La première à {time}",
  day_full: "Complet : {date}",
  money_due: "Des acomptes et des soldes sont à payer",
  trial_ending: "Votre essai gratuit se termine le {date}",
  payment_declined: "Votre paiement a été refusé",
  payment_declined_text: "Mettez votre carte à jour pour garder votre formule.",
  plan_changed: "Votre formule a changé",
  task_due: "Tâche : {title}",
  task_gone: "Une tâche était à faire",
  receipt_read: "Reçu traité",
  receipt_failed: "Un reçu n’a pas pu être lu",
  accountant_emailed: "Documents envoyés à votre comptable",
  new_device: "Connexion d’un nouvel appareil",
  new_device_text: "Si ce n’était pas vous, changez votre mot de passe.",
};
