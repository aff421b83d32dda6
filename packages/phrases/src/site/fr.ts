import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Une journée avec Marzipan",
  plans_prices: "Formules et prix",
  demo_menu: "Essayer la carte de démo",
  about_us: "Qui nous sommes",
  legal: "Mentions légales",
  no_banner:
    "Nous n’utilisons que les cookies nécessaires à la connexion, donc pas de bandeau ici.",
  missing_title: "Il n’y a pas de page à cette adresse",
  missing_text: "Elle a peut-être été déplacée. Essayez la page d’accueil ou l’aide.",
  // The landing page.
  landing_title:
    "Marzipan\u00A0: commandes, liste de fabrication et argent des petites pâtisseries",
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
  fact_app_more: "Votre carte est un lien dans WhatsApp.",
  fact_sides: "L’hébreu et l’arabe vont de droite à gauche,",
  fact_sides_more: "jusqu’au dernier prix.",
  fact_data: "Vos données sont à vous.",
  fact_data_more: "Exportez tout, avec chaque formule.",
  scenes_title: "Une commande, du dimanche soir au vendredi midi",
  scene_order: "Les commandes arrivent toutes seules",
  scene_order_text:
    "Votre carte a son propre lien. Le client choisit un jour d’ouverture, voit ce qui est disponible et envoie une demande. Vous acceptez d’un geste, et la commande est dans votre calendrier.",
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
  ours_title: "Conçu pour plusieurs langues",
  ours_text:
    "Vous travaillez dans votre langue, et chaque client lit dans la sienne. C’est la même commande, lisible dans les deux.",
  trio_name: "Amira Haddad",
  trio_item: "Gâteau d’anniversaire, 2 étages",
  trio_number: "nº 1045",
  trio_due: "Reste {amount}",
  ours_whatsapp: "WhatsApp en un geste",
  ours_whatsapp_text:
    "Prête, rappel, confirmation : le texte attend dans la langue du client. Vous le relisez et l’envoyez vous-même.",
  ours_receipts: "Les justificatifs se lisent tout seuls",
  ours_receipts_text:
    "Photographiez le justificatif. Le fournisseur, la date et le montant sont remplis, et ce qui est difficile à lire est signalé au lieu d’être deviné.",
  ours_limits: "Jamais plus que ce que vous pouvez faire",
  ours_limits_text:
    "Vous décidez du nombre de commandes par jour et du délai de commande. La carte ne propose que ce que vous pouvez faire.",
  ours_allergies: "Alerte en cas d’allergie",
  ours_allergies_text:
    "Amira est allergique aux fruits à coque\u202F? Si vous ajoutez un macaron à sa commande, un avertissement s’affiche avant l’enregistrement.",
  try_title: "Essayez de commander un gâteau. Personne ne le préparera.",
  try_text:
    "Voici la carte de notre pâtisserie de démonstration, exactement comme vos clients verraient la vôtre. Mettez quelque chose au panier et envoyez.",
  open_demo: "Ouvrir la carte de démo",
  plans_note:
    "L’essai ne demande pas de carte. À la fin, vous passez à Essentiel si vous ne choisissez pas de formule, et rien n’est supprimé.",
  all_plans: "Toutes les formules côte à côte",
  or_year: "ou {price} par an",
  or_month: "ou {price} par mois",
  asked_title: "Les questions qu’on nous pose",
  asked_text: "Des réponses franches, même quand c’est «\u00A0non\u00A0».",
  ask_install: "Mes clients doivent-ils installer quelque chose ?",
  say_install:
    "Non. Ils ouvrent votre lien dans n’importe quel navigateur, même sur un vieux téléphone. Ni compte, ni application, ni mot de passe.",
  ask_pay: "Mes clients paient-ils via Marzipan\u202F?",
  say_pay:
    "Non. Ils vous paient comme aujourd’hui\u00A0: espèces, virement ou carte au comptoir. Marzipan garde la trace de ce qui est payé et de ce qui reste dû.",
  ask_invoice: "Est-ce une facture ?",
  say_invoice:
    "Non. C’est une confirmation de paiement, et c’est écrit dessus. Pour les factures, gardez votre logiciel ou votre comptable.",
  ask_after: "Que se passe-t-il après les {days} jours ?",
  say_after:
    "Rien ne se passe sans votre choix. Sans carte, rien ne peut être débité. Vous continuez avec Essentiel, et tout ce que vous avez saisi reste.",
  ask_leave: "Et si je veux partir ?",
  say_leave:
    "Téléchargez tout sous forme de fichiers, images comprises, avec chaque formule. Fermez ensuite votre compte. Après 30 jours, tout est supprimé.",
  // Who is behind it.
  about_title: "Des amandes, du sucre et une liste pour cinq heures du matin",
  about_text:
    "Marzipan est un outil pour les maisons où la personne au fournil répond aussi au téléphone.",
  about_friday:
    "Dans une petite maison, les commandes sont sur papier, dans WhatsApp et dans une tête. Cela tient jusqu’au vendredi. Puis un gâteau est oublié, un acompte aussi, et à dix heures du soir quelqu’un compte des brioches au crayon.",
  about_quiet:
    "Nous construisons la version sereine\u00A0: les commandes au même endroit, additionnées pour le four, avec l’argent à côté. Dans la langue où vous pensez, même si elle s’écrit de droite à gauche.",
  about_minutes:
    "Marzipan est fait pour trois minutes à la fois, d’un seul pouce. Ensuite, on le range. La pâtisserie, c’est vous.",
  how_title: "Comment nous faisons",
  how_lives: "Notre modèle",
  how_lives_text:
    "Des formules. Pas de publicité, pas de vente de données, pas de pourcentage sur vos commandes.",
  how_data: "Où sont vos données",
  how_data_text:
    "Sur le serveur de l’exploitant, visibles uniquement par votre entreprise. Vous pouvez aussi héberger Marzipan vous-même.",
  how_not: "Ce que Marzipan n’est pas",
  how_not_text: "Ce n’est ni un logiciel de facturation, ni une caisse, ni une place de marché.",
  how_answers: "Qui répond",
  how_answers_text: "Des personnes, sous 48 heures, et sous 24 avec Premium.",
  write_us: "Nous écrire",
  no_scripts: "L’envoi nécessite JavaScript.",
  no_scripts_mail: "Si vous ne pouvez pas l’activer, écrivez à {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "Ce que vous pouvez attendre de Marzipan, et ce que Marzipan attend de vous.",
  privacy_text: "Ce que nous conservons, pourquoi, combien de temps, et comment le télécharger.",
  refund_text:
    "Remboursement dans les 14 jours suivant un paiement\u00A0: comment le demander et ce qui se passe ensuite.",
  security_text:
    "Comment les données de chaque entreprise sont séparées, comment la connexion est protégée et comment signaler une faille.",
  version: "Version {version}",
  since: "En vigueur depuis le {date}",
  contents: "Sommaire",
  changed_title: "Ce qui a changé",
  changed_first: "Première version.",
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
  help_title: "Comment pouvons-nous vous aider\u202F?",
  help_text:
    "Comment fonctionne Marzipan, tâche par tâche : commandes, fabrication, carte en ligne, argent et compte.",
  help_example: "Par exemple : déplacer une commande",
  help_by_task: "Par tâche",
  help_often: "À lire d’abord",
  help_enter: "Entrée ouvre le premier résultat",
  help_lost_title: "Vous ne trouvez pas\u202F?",
  help_lost_text: "Écrivez-nous. Nous répondons sous 48 heures, avec Premium sous 24.",
  help_write: "Nous écrire",
  help_assistant: "Dans l’application, l’assistant répond jour et nuit.",
  help_related: "Articles liés",
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
