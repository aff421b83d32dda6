import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Je suis là. Que souhaitez-vous savoir ?",
  ask_people: "Bien sûr. Écrivez-nous, une personne de l’équipe vous répondra.",
  help_near: "Je n’ai peut-être pas bien compris. L’un de ces articles peut vous aider :",
  help_unknown: "Je n’ai pas la réponse. Essayez d’autres mots ou écrivez-nous.",
  figures_unknown:
    "Je ne peux pas encore le calculer d’après vos données. Vous pouvez me demander :",
  open_figures: "Voir les chiffres",
  model_failed: "Le modèle d’IA n’a pas répondu à l’instant. Voici la réponse de Marzipan :",
  model_spent: "Le modèle d’IA est épuisé pour ce mois-ci. Voici la réponse de Marzipan :",
  cannot_recipes:
    "Non, Marzipan n’enregistre pas de recettes. Vous pouvez noter les ingrédients dans la description du produit, et la liste de fabrication indique combien de pièces préparer.",
  cannot_costing:
    "Non, Marzipan ne calcule pas le coût de fabrication d’un produit. Vous pouvez enregistrer vos achats comme dépenses et comparer leur total à votre chiffre d’affaires.",
  cannot_standing_orders:
    "Non, une commande ne se répète pas toute seule. Ouvrez la dernière et dupliquez-la : le client et les articles sont déjà remplis, il ne reste que le jour à choisir.",
  cannot_item_options:
    "Non, les articles de la carte en ligne n’ont pas d’options comme la taille ou la garniture. Ajoutez chaque taille comme un article ; les clients peuvent écrire le reste dans la note.",
  cannot_coupons:
    "Non, il n’y a pas de codes promo. Vous pouvez accorder une remise sur une commande en indiquant un prix convenu.",
  cannot_card_payments_from_customers:
    "Non, les clients ne peuvent pas payer par carte via Marzipan. Vous pouvez enregistrer les paiements par carte que vous encaissez vous-même, et demander un acompte par WhatsApp.",
  cannot_delivery_fees:
    "Non, Marzipan n’ajoute pas de frais de livraison. Ajoutez à la commande un article « Livraison » avec son prix.",
  cannot_multiple_locations:
    "Non, un compte correspond à un seul établissement. Pour un deuxième, vous pouvez ouvrir un autre compte avec une autre adresse e-mail.",
  cannot_tax_invoices:
    "Non, Marzipan n’établit pas de factures. Il crée des confirmations de paiement et des récapitulatifs de commande, et peut envoyer vos chiffres chaque mois à votre comptable.",
  cannot_inventory:
    "Non, Marzipan ne suit pas les stocks. Vous pouvez marquer un article de la carte en ligne comme épuisé jusqu’au jour de votre choix, et enregistrer vos achats comme dépenses.",
  cannot_payroll_and_shifts:
    "Non, Marzipan ne gère ni les salaires ni les horaires. Vous pouvez enregistrer un salaire comme dépense et organiser le travail avec des tâches.",
  cannot_loyalty_points:
    "Non, il n’y a pas de programme de points. La fiche de chaque client montre ses commandes : vous pouvez remercier vos habitués par un prix convenu.",
  cannot_gift_cards:
    "Non, Marzipan ne gère pas les cartes cadeaux. Vous pouvez en noter une sur la fiche du client et indiquer un prix convenu quand elle est utilisée.",
  cannot_newsletter:
    "Non, Marzipan n’envoie pas de messages groupés. Vous pouvez écrire à un client à la fois par WhatsApp, ou exporter vos clients vers un logiciel d’e-mailing.",
  cannot_cash_register:
    "Non, Marzipan n’est pas une caisse. Vous pouvez enregistrer chaque paiement, même en espèces, sur sa commande.",
  cannot_courier_and_routes:
    "Non, Marzipan ne planifie pas de tournées et ne réserve pas de coursier. Chaque commande a son adresse et son heure, et le calendrier montre celles du jour dans l’ordre.",
  cannot_table_reservations:
    "Non, Marzipan ne prend pas de réservations de table. Les clients peuvent envoyer une demande de commande depuis votre menu public.",
  cannot_supplier_orders:
    "Non, Marzipan ne commande pas chez les fournisseurs. Vous pouvez ajouter une tâche pour ne pas oublier, puis scanner le justificatif.",
  cannot_social_media:
    "Non, Marzipan ne se connecte pas aux réseaux sociaux. Vous pouvez y partager le lien ou le QR code de votre menu.",
  cannot_website_builder:
    "Non, Marzipan ne crée pas de sites web. Votre menu public est une page à part entière, dont vous pouvez mettre le lien partout.",
  cannot_barcode_labels:
    "Non, Marzipan n’imprime pas d’étiquettes à code-barres. Vous pouvez imprimer une fiche de commande pour chaque boîte, en A5 ou sur une imprimante à tickets.",
  cannot_translations_of_chats:
    "Non, Marzipan ne traduit pas les conversations. Les messages qu’il prépare sont dans la langue choisie pour chaque client.",
  cannot_employee_accounts_on_basic:
    "Non, votre équipe ne peut pas encore avoir ses propres comptes. Vous pouvez imprimer la liste de fabrication ou la partager par WhatsApp.",
  cannot_currencies_mixed:
    "Non, tous vos prix sont dans une seule devise, choisie dans les réglages. Les montants ne sont pas convertis.",
};
