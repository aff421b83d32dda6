import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Une journée avec",
  plans_prices: "Formules et prix",
  demo_menu: "Essayer la carte de démo",
  about_us: "Qui nous sommes",
  legal: "Mentions légales",
  no_banner: "Seulement les cookies nécessaires à la connexion, donc pas de bandeau ici.",
  missing_title: "Il n’y a pas de page à cette adresse",
  missing_text: "Elle a peut-être changé de place. L’accueil et l’aide vous mènent plus loin.",
  // The landing page.
  landing_title: "Marzipan : commandes, fabrication et argent d’une petite pâtisserie",
  hero_title:
    "Les commandes arrivent par un lien. La liste de fabrication est prête à cinq heures.",
  hero_text:
    "Marzipan réunit les commandes, la fabrication et l’argent d’une petite boulangerie au même endroit : sur votre téléphone, entre deux plaques.",
  try_menu: "Essayer la carte",
  customer_sees: "Vos clients voient",
  you_see: "Vous voyez",
  picture_menu: "La carte en ligne de la pâtisserie de démonstration sur un téléphone",
  picture_bake: "La liste de fabrication de la pâtisserie de démonstration sur un téléphone",
  picture_preview:
    "Marzipan sur deux téléphones : la carte en ligne et la liste de fabrication de la pâtisserie de démonstration",
  picture_requests: "Les demandes de commande dans l’application",
  picture_owing: "La page «\u00A0Qui me doit de l’argent\u00A0» dans l’application",
  fact_app: "Vos clients n’ont besoin d’aucune application.",
  fact_app_more: "Un lien dans WhatsApp, c’est la carte.",
  fact_sides: "L’hébreu et l’arabe vont de droite à gauche,",
  fact_sides_more: "jusqu’au dernier prix.",
  fact_data: "Vos données sont à vous.",
  fact_data_more: "Emportez tout, quelle que soit la formule.",
  scenes_title: "Une commande, du dimanche soir au vendredi midi",
  scene_order: "La commande arrive toute seule",
  scene_order_text:
    "Votre carte a son propre lien. Les clients choisissent un jour d’ouverture, voient ce qui est encore possible et envoient une demande. Vous acceptez d’un geste, et la commande est dans votre calendrier.",
  bubble_menu: "Bonjour Dana ! Voici notre carte, vous pouvez commander directement :",
  scene_bake: "Vous savez quoi préparer",
  scene_bake_text:
    "Toutes les commandes du jour, additionnées. Cochez ce qui est fait ; si une commande arrive tard, la liste ne montre que ce qui manque encore.",
  scene_owe: "Vous savez qui vous doit encore",
  scene_owe_text:
    "Les plus anciens d’abord, avec le texte prêt dans la langue du client. Un geste ouvre WhatsApp ; il ne reste qu’à envoyer.",
  bubble_owe:
    "Bonjour Dana, petit rappel : il reste {amount} à régler pour la commande nº 362. Merci !",
  real_screens: "Vrais écrans de la pâtisserie de démonstration",
  ours_title: "Né entre deux alphabets",
  ours_text:
    "Vous travaillez dans votre langue, vos clients lisent dans la leur. C’est la même commande, et elle se lit bien dans chacune.",
  trio_name: "Amira Haddad",
  trio_item: "Gâteau d’anniversaire, 2 étages",
  trio_number: "nº 1045",
  trio_due: "Reste {amount}",
  ours_whatsapp: "WhatsApp en un geste",
  ours_whatsapp_text:
    "Prête, rappel, confirmation : le texte attend dans la langue du client. Vous le relisez et l’envoyez vous-même.",
  ours_receipts: "Les justificatifs se lisent tout seuls",
  ours_receipts_text:
    "Photographiez le ticket. Magasin, date et montant se remplissent ; ce qui était difficile à lire est signalé, pas deviné.",
  ours_limits: "Jamais plus que votre journée",
  ours_limits_text:
    "Vous dites combien de commandes par jour et combien de temps à l’avance. La carte ne propose que ce que vous pouvez faire.",
  ours_allergies: "Alerte en cas d’allergie",
  ours_allergies_text:
    "Amira est allergique aux fruits à coque\u202F? Si vous ajoutez un macaron à sa commande, un avertissement s’affiche avant l’enregistrement.",
  try_title: "Essayez de commander un gâteau. Personne ne le préparera.",
  try_text:
    "Voici la carte de notre pâtisserie de démonstration, exactement comme vos clients verraient la vôtre. Mettez quelque chose au panier et envoyez.",
  open_demo: "Ouvrir la carte de démo",
  plans_note:
    "L’essai ne demande pas de carte. S’il se termine sans paiement, vous passez à Essentiel et rien n’est supprimé.",
  all_plans: "Toutes les formules côte à côte",
  or_year: "ou {price} par an",
  or_month: "ou {price} par mois",
  asked_title: "Les questions qu’on nous pose",
  asked_text: "Et des réponses qui savent dire non.",
  ask_install: "Mes clients doivent-ils installer quelque chose ?",
  say_install:
    "Non. Ils ouvrent votre lien dans n’importe quel navigateur, même sur un vieux téléphone. Ni compte, ni application, ni mot de passe.",
  ask_pay: "Mes clients paient-ils via Marzipan\u202F?",
  say_pay:
    "Non. Vous encaissez comme aujourd’hui : espèces, virement, carte au comptoir. Marzipan note ce qui est payé et ce qui reste.",
  ask_invoice: "Est-ce une facture ?",
  say_invoice:
    "Non. C’est une confirmation de paiement, et c’est écrit dessus. Votre logiciel de facturation ou votre comptable reste.",
  ask_after: "Que se passe-t-il après les {days} jours ?",
  say_after:
    "Rien que vous n’ayez demandé. Sans carte, rien ne peut être débité. Vous continuez avec Essentiel, et tout ce que vous avez saisi reste.",
  ask_leave: "Et si je veux partir ?",
  say_leave:
    "Emportez tout sous forme de fichiers, images comprises, avec n’importe quelle formule. Puis fermez le compte ; au bout de 30 jours, tout disparaît d’ici.",
  // Who is behind it.
  about_title: "Des amandes, du sucre et une liste pour cinq heures du matin",
  about_text:
    "Marzipan est un outil pour les maisons où la personne au fournil répond aussi au téléphone.",
  about_friday:
    "Dans une petite maison, les commandes sont sur papier, dans WhatsApp et dans une tête. Cela tient jusqu’au vendredi. Puis un gâteau est oublié, un acompte aussi, et à dix heures du soir quelqu’un compte des brioches au crayon.",
  about_quiet:
    "Nous construisons la version tranquille : les commandes au même endroit, additionnées pour le four, l’argent à côté. Dans la langue où vous pensez, même si elle va de droite à gauche.",
  about_minutes:
    "Marzipan est fait pour trois minutes à la fois, d’un seul pouce. Ensuite, on le range. La pâtisserie, c’est vous.",
  how_title: "Comment nous faisons",
  how_lives: "De quoi cela vit",
  how_lives_text:
    "Des formules. Pas de publicité, pas de vente de données, pas de pourcentage sur vos commandes.",
  how_data: "Où sont vos données",
  how_data_text:
    "Sur le serveur de l’exploitant, visibles uniquement par votre entreprise. Vous pouvez aussi héberger Marzipan vous-même.",
  how_not: "Ce que ce n’est pas",
  how_not_text: "Ni logiciel de facturation, ni caisse, ni place de marché.",
  how_answers: "Qui répond",
  how_answers_text: "Des personnes, sous 48 heures, et sous 24 avec Premium.",
  write_us: "Nous écrire",
  no_scripts: "L’envoi nécessite JavaScript.",
  no_scripts_mail: "Sans lui, écrivez à {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "Ce que vous pouvez attendre de Marzipan, et ce que Marzipan attend de vous.",
  privacy_text: "Ce qui est conservé, pourquoi, combien de temps, et comment l’emporter.",
  refund_text:
    "Votre argent dans les 14 jours suivant un paiement : comment demander, et la suite.",
  security_text:
    "Comment les données de chaque entreprise sont séparées, comment la connexion est protégée et comment signaler une faille.",
  version: "Version {version}",
  since: "En vigueur depuis le {date}",
  contents: "Sommaire",
  changed_title: "Ce qui a changé",
  changed_first: "Le premier texte complet.",
  template: "Ce texte est un modèle. Un juriste doit le relire avant usage.",
  operator: "Exploitant",
  operator_missing: "Non configuré dans cette démonstration.",
  processor_payments: "Paddle : paiement par carte, en tant que vendeur",
  processor_mail: "Un service d’e-mail : envoi des e-mails du compte",
  processor_sms: "Twilio : envoi de codes par SMS",
  processor_files: "Un service de stockage : conserve images et fichiers",
  processor_captcha: "Cloudflare Turnstile : écarte les robots des formulaires",
  processor_receipts: "Un fournisseur de modèle : lit les justificatifs photographiés",
  processor_agents:
    "Un fournisseur de modèle : répond pour les assistants, à partir de questions et de sommes",
  processor_none: "Personne : tout fonctionne sur le serveur de l’exploitant.",
  help_title: "Que cherchez-vous ?",
  help_text:
    "Comment fonctionne Marzipan, tâche par tâche : commandes, fabrication, carte en ligne, argent et compte.",
  help_example: "Par exemple : déplacer une commande",
  help_by_task: "Par tâche",
  help_often: "À lire d’abord",
  help_enter: "Entrée ouvre le premier",
  help_lost_title: "Pas trouvé ?",
  help_lost_text: "Écrivez-nous. Nous répondons sous 48 heures, avec Premium sous 24.",
  help_write: "Nous écrire",
  help_assistant: "Dans l’application, l’assistant répond jour et nuit.",
  help_related: "Voir aussi",
  help_picture: "L’écran, avec « {name} » entouré",
  help_checked: "Vérifié avec la version {version}, {date}",
  help_group_start: "Votre premier jour",
  help_group_orders: "Commandes et calendrier",
  help_group_baking: "Fabrication, produits, clients",
  help_group_menu: "Carte en ligne et demandes",
  help_group_money: "Argent",
  help_group_account: "Compte et formule",
  // The documentation, written in English and Hebrew.
  docs_text: "Pour qui fait tourner Marzipan ou y relie un autre programme.",
  docs_calls: "Tous les appels",
  docs_calls_text:
    "Établi à partir des valeurs qui vérifient les appels. Les résumés sont en anglais.",
  docs_access_public: "Tout le monde",
  docs_access_member: "Personnes connectées",
  docs_access_admin: "Administration",
  docs_all: "Toutes les pages",
  docs_before: "Avant",
  docs_next: "Suite",
  docs_copy: "Copier",
};
