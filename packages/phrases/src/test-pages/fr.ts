import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "Mode test",
  explained: "Aucune carte n’est débitée et aucun argent ne circule. Cette page remplace Paddle.",
  plan_for: "{plan} pour {business}",
  tax: "Taxe",
  no_tax: "aucune en mode test",
  to_pay: "À payer maintenant",
  sold_to: "Vendu à",
  pay: "Payer",
  choose: "Ce que ce test doit faire",
  refuse: "Faire refuser la carte",
  refused: "La carte a été refusée. Rien n’a été payé.",
  close: "Revenir sans payer",
  paid: "C’est déjà payé.",
  portal: "Portail de facturation",
  state: "État chez le prestataire",
  period_end: "Payé jusqu’au",
  back: "Revenir à Marzipan",
  act_renew: "Laisser passer le temps jusqu’au prochain paiement",
  act_refuse_card: "La carte est refusée désormais",
  act_accept_card: "Ajouter une carte qui fonctionne",
  act_refund: "Rembourser le dernier paiement",
  act_refund_half: "En rembourser la moitié",
  act_cancel_now: "Résilier tout de suite",
  act_pause: "Suspendre",
  act_resume: "Reprendre",
};
