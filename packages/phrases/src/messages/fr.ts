import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Bonjour {first_name}, c’est noté : {items}.\n{when}, {place}.\nTotal : {total}.\n{link}",
  ready:
    "Bonjour {first_name}, votre commande est prête : {place}.\nReste à payer : {balance}.\n{link}",
  reminder:
    "Bonjour {first_name}, petit rappel : il reste {amount} à régler pour la commande nº {number} du {date}. Si c’est déjà fait, ne tenez pas compte de ce message. Merci beaucoup ! {business}\n{link}",
  deposit:
    "Bonjour {first_name}, petit rappel : l’acompte de {amount} pour la commande nº {number} du {date} reste à régler. Le solde total est de {balance}. Si c’est déjà fait, ne tenez pas compte de ce message. Merci beaucoup ! {business}\n{link}",
  on_the_way:
    "Bonjour {first_name}, votre commande vient de partir, elle est en route vers chez vous. Bonne dégustation !\nReste à payer : {balance}.\n{link}",
  moved:
    "Bonjour {first_name}, votre commande change de date : {when}, {place}. Le reste ne change pas.\n{link}",
  canceled:
    "Bonjour {first_name}, votre commande du {date} ({items}) est annulée. Une question ? Écrivez-nous. {business}",
  quote:
    "Bonjour {first_name}, voici le prix : {items}, {when} : {total}. Cela vous convient ?\n{link}",
  balance:
    "Bonjour {first_name}, pour {items} ({date}), il reste {balance} à régler. Merci beaucoup ! {business}\n{link}",
  when: "{date} à {time}",
  place_pickup: "retrait : {address}",
  place_pickup_open: "retrait",
  place_delivery: "livraison : {address}",
  place_delivery_open: "livraison",
  more_items: plural("fr", {
    one: "et {n} de plus",
    many: "et {n} de plus",
    other: "et {n} de plus",
  }),
  changed:
    "Bonjour {first_name}, votre commande est modifiée : {items}.\n{when}, {place}.\nTotal : {total}.\n{link}",
  kind_confirmation: "Confirmation de commande",
  kind_ready: "Commande prête",
  kind_reminder: "Rappel de paiement",
  kind_deposit: "Rappel d’acompte",
  kind_on_the_way: "Commande en route",
  kind_moved: "Nouvelle date",
  kind_canceled: "Commande annulée",
  kind_quote: "Devis",
  kind_balance: "Reste à payer",
  kind_changed: "Commande modifiée",
  mail_declined_text: "Nous n’avons pas pu valider votre inscription.",
  mail_reason: "En voici la raison :",
};
