import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
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
  deposit:
    "Bonjour {name}, petit rappel : l’acompte de {amount} pour la commande nº {number} du {date} reste à régler. Le solde total est de {balance}. Si c’est déjà fait, ne tenez pas compte de ce message. Merci beaucoup ! {business}",
  on_the_way:
    "Bonjour {name}, votre commande nº\u00A0{number} est en route. Bonne dégustation\u202F! {business}",
  kind_confirmation: "Confirmation de commande",
  kind_ready: "Commande prête",
  kind_reminder: "Rappel de paiement",
  kind_deposit: "Rappel d’acompte",
  kind_on_the_way: "Commande en route",
  mail_declined_text: "Nous n’avons pas pu valider votre inscription.",
  mail_reason: "En voici la raison :",
};
