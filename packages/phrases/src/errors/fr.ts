import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { errors as english } from "./en.ts";

/** What went wrong and what to do about it. */
export const errors: Translation<typeof english> = {
  invalid_input: "Vérifiez les champs signalés.",
  malformed_json: "L’envoi n’a pas pu être lu. Rechargez la page et réessayez.",
  bad_cursor: "La liste ne peut pas continuer à partir d’ici. Rechargez la page.",
  bad_origin: "Cet envoi ne vient pas d’une page de Marzipan. Rechargez la page et réessayez.",
  insecure_connection:
    "La connexion à votre compte exige une liaison sécurisée. Ouvrez cette page avec https://",
  body_too_large:
    "C’est trop volumineux pour un seul envoi. Raccourcissez le texte ou choisissez un fichier plus petit.",
  unsupported_media_type:
    "Ce type de contenu ne peut pas être lu ici. Rechargez la page et réessayez.",
  not_found: "Cet élément n’est plus là. Revenez à la liste et choisissez à nouveau.",
  unknown_route: "Il n’y a rien à cette adresse. Vérifiez-la ou revenez au tableau de bord.",
  method_not_allowed: "Cette action n’est pas possible ici. Rechargez la page et réessayez.",
  changed_elsewhere:
    "Une modification a été faite entre-temps sur un autre appareil. Rechargez la page pour voir la dernière version, puis refaites la vôtre.",
  already_exists: "Cela existe déjà. Utilisez l’élément existant ou choisissez un autre nom.",
  idempotency_key_reused:
    "Cet envoi a déjà été fait avec d’autres informations. Rechargez la page et réessayez.",
  idempotency_in_progress: "L’enregistrement est en cours. Patientez un instant, puis vérifiez.",
  rate_limited: "Patientez un instant avant de réessayer.",
  internal: "Une erreur inattendue s’est produite. Réessayez.",
  unavailable: "Marzipan n’est pas disponible pour le moment. Réessayez dans une minute.",
  cannot_store:
    "Impossible d’enregistrer pour le moment. Ce que vous avez saisi reste ici. Réessayez dans quelques minutes.",
  not_signed_in: "Connectez-vous pour effectuer cette opération",
  bad_signature: "Ce message n’est pas signé par le prestataire de paiement.",
  session_expired: "Session non valide ou expirée, reconnectez-vous",
  session_reused:
    "Cette connexion a servi à deux endroits, nous l’avons donc fermée par sécurité. Reconnectez-vous.",
  session_changed:
    "Un autre compte est maintenant connecté dans ce navigateur. Ce que vous avez saisi est conservé jusqu’à votre prochaine connexion.",
  wrong_credentials: "L’e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.",
  totp_required: "Saisissez le code de votre application d’authentification.",
  account_closed: "Ce compte est fermé. Vous pouvez le rouvrir tant qu’il n’est pas supprimé.",
  account_blocked: "Compte bloqué – Votre compte a été bloqué. Contactez l’assistance.",
  email_unverified:
    "Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé.",
  account_unapproved: "Votre inscription est en attente de validation par un administrateur",
  admin_only: "Seul un administrateur peut le faire. Connectez-vous avec un compte administrateur.",
  plan_too_low:
    "Cette fonction n’est pas comprise dans votre formule. Changez de formule pour continuer.",
  role_too_low:
    "Votre rôle ne permet pas cette action. Adressez-vous au propriétaire de l’entreprise.",
  limit_reached:
    "Vous avez atteint une limite de votre formule. Changez de formule pour en ajouter.",
  too_many_sign_ins: "Trop de tentatives de connexion. Patientez un instant et réessayez.",
  too_many_signups: "Trop de tentatives de création de compte. Patientez un instant et réessayez.",
  too_many_resends: "Trop de demandes de renvoi. Patientez un instant et réessayez.",
  resend_too_soon: plural("fr", {
    one: "Patientez {n} seconde avant de demander un autre e-mail",
    many: "Patientez {n} de secondes avant de demander un autre e-mail",
    other: "Patientez {n} secondes avant de demander un autre e-mail",
  }),
  too_many_verifications: "Trop de tentatives de vérification. Patientez un instant et réessayez.",
  verification_invalid: "Ce lien de vérification n’est pas valide. Demandez un nouvel e-mail.",
  verification_expired: "Ce lien de vérification a expiré. Demandez un nouvel e-mail.",
  verification_used:
    "Ce lien de vérification a déjà servi. Connectez-vous avec votre adresse actuelle.",
  reset_invalid:
    "Ce lien de réinitialisation est invalide ou a expiré. Demandez une nouvelle réinitialisation du mot de passe.",
  reset_used: "Ce lien a déjà servi. Demandez une nouvelle réinitialisation, ou connectez-vous.",
  code_invalid: "Ce code est faux ou n’est plus valable. Demandez-en un nouveau.",
  captcha_required: "Terminez le contrôle de sécurité, puis réessayez.",
  captcha_failed: "Le contrôle de sécurité a échoué. Veuillez réessayer.",
  unknown_host: "Marzipan ne répond pas à cette adresse. Ouvrez-le à sa propre adresse.",
  email_taken:
    "Il existe déjà un compte avec cet e-mail. Connectez-vous ou utilisez un autre e-mail.",
  consent_required: "Acceptez les conditions et la politique de confidentialité pour continuer.",
  trial_used: "L’essai gratuit a déjà été utilisé. Vous pouvez changer de formule à tout moment.",
  currency_differs:
    "La devise de cette commande est fixée. Gardez-la ou créez une nouvelle commande dans l’autre devise.",
  client_limit_reached:
    "Vous avez atteint la limite de clients de votre formule. Changez de formule pour en ajouter, ou gardez le nom sur cette commande seulement.",
  picture_unreadable: "Cette image n’a pas pu être lue. Choisissez un fichier PNG, JPG ou WebP.",
  picture_too_large:
    "Cette image est trop grande. Choisissez-en une de 10 Mo et 40 mégapixels au maximum.",
  document_unreadable: "Ce fichier n’a pas pu être lu. Choisissez un fichier PNG, JPG ou PDF.",
  document_too_large: "Ce fichier est trop lourd. Choisissez-en un de 10 Mo au maximum.",
  receipts_waiting:
    "Beaucoup de justificatifs attendent encore d’être lus. Patientez un instant, puis réessayez.",
  receipt_used: "Ce justificatif est déjà devenu une dépense.",
  receipt_not_read: "Ce justificatif est encore en cours de lecture.",
  receipt_uncertain: "Certaines informations sont incertaines. Vérifiez-les avant de continuer.",
  receipt_duplicate: "Vous avez déjà un justificatif qui ressemble à celui-ci.",
  order_currency_fixed:
    "Cette commande a des paiements : sa devise reste donc la même. Créez une nouvelle commande dans l’autre devise.",
  payment_over_balance:
    "C’est plus que le reste à payer. Vérifiez le montant, ou confirmez qu’il est juste.",
  payment_in_other_currency:
    "La commande est dans une autre devise. Indiquez ce que le paiement y représente, ou enregistrez-le à part.",
  payment_voided: "Ce paiement était déjà annulé. Rien n’a changé.",
  payment_has_refunds: "Ce paiement a des remboursements. Annulez-les d’abord.",
  refund_too_big: "Un remboursement ne peut pas dépasser ce qui reste du paiement.",
  order_has_payments:
    "Cette commande a des paiements. Annulez-la plutôt, ils resteront à leur place.",
  order_is_cancelled: "Cette commande est annulée. Réactivez-la d’abord.",
  import_taken_back:
    "Cet import a été annulé. Choisissez à nouveau le fichier pour en commencer un autre.",
  import_too_old:
    "Cet import date de plus de 30 jours et ne peut plus être annulé. Vous pouvez encore supprimer les fiches une à une.",
  merge_same_client:
    "Une fiche client ne peut pas être fusionnée avec elle-même. Choisissez deux clients différents.",
  range_too_long: "Cette période est trop longue. Choisissez-en une plus courte.",
  not_yourself: "Ce n’est pas possible sur son propre compte. Demandez à un autre administrateur.",
  disposable_email: "Veuillez utiliser une adresse e-mail permanente.",
  too_many_submissions: "Trop d’envois. Patientez un instant et réessayez.",
  catalog_full: "La carte est pleine. Supprimez ce que vous ne proposez plus.",
  ordering_closed:
    "Les commandes ne peuvent pas être envoyées ici pour le moment. Appelez ou écrivez à l’établissement.",
  day_full: "Ce jour est complet. Choisissez un autre jour.",
  day_closed: "Ce jour est fermé. Choisissez-en un autre.",
  item_not_available: "Un article choisi n’est plus disponible. Retirez-le et réessayez.",
  item_sold_out: "Un article choisi est épuisé ce jour-là. Choisissez un autre jour ou retirez-le.",
  price_changed: "Un prix a changé. Vérifiez le nouveau total, puis renvoyez.",
  quote_expired: "Ce devis a expiré. Contactez l’entreprise pour en obtenir un nouveau.",
  request_is_answered: "Cette demande a déjà reçu une réponse. Rechargez la page pour la voir.",
  report_failed: "Le rapport n’a pas pu être généré. Veuillez réessayer.",
  report_data_failed: "Les données du rapport n’ont pas pu être chargées. Veuillez réessayer.",
  already_paying: "Vous payez déjà une formule. Changez-la dans « Formule et facturation ».",
  not_paying: "Il n’y a pas de formule payante à changer. Choisissez d’abord une formule.",
  change_not_possible:
    "Ce changement n’est pas possible pendant la période payée. Résiliez la formule et choisissez l’autre à la fin.",
  pay_invalid_price: "Erreur de configuration du paiement. Veuillez contacter l’assistance.",
  pay_domain_not_approved:
    "Le système de paiement doit être configuré. Veuillez contacter l’assistance.",
  pay_checkout_failed:
    "Impossible d’ouvrir la page de paiement. Réessayez ou contactez l’assistance.",
  pay_declined:
    "Votre carte a été refusée, votre formule n’a donc pas changé. Vérifiez la carte sur le portail de facturation et réessayez.",
  pay_failed: "Erreur de paiement. Réessayez ou contactez l’assistance.",
  agent_inactive: "Activez votre abonnement pour utiliser les agents IA.",
  agent_locked: "Le conseil d’entreprise nécessite la formule Pro ou Premium.",
  agent_lifetime_used:
    "Vous avez atteint la limite totale de 100 conseils d’entreprise. Passez à Pro ou Premium pour en avoir plus.",
  agent_month_used_pro:
    "Le quota du mois est atteint. Avec Premium, vous avez 100 conseils par mois.",
  agent_month_used: "Le quota mensuel de conseils d’entreprise est atteint.",
  network: "Erreur réseau. Vérifiez votre connexion et réessayez.",
  pay_sdk_not_loaded: "Le système de paiement se charge. Réessayez dans un instant.",
  pay_initialization_failed:
    "Le système de paiement n’a pas démarré. Actualisez la page et réessayez.",
  pay_script_load_failed:
    "Le système de paiement est indisponible. Vérifiez votre connexion et réessayez.",
  login_throttled: "Trop de tentatives de connexion. Patientez une minute et réessayez.",
  sign_in_required: "Connexion requise – Connectez-vous pour accéder à cette page",
  too_many_sms: "Trop de demandes de SMS. Patientez un instant et réessayez.",
  too_many_resets: "Trop de tentatives de réinitialisation. Patientez un instant et réessayez.",
  application_error:
    "Erreur de l’application : une erreur s’est produite. Vos données sont en sécurité. Réessayez ou rechargez la page.",
  orders_not_loaded: "Erreur lors du chargement des commandes",
  not_loaded: "Le chargement a échoué",
  payment_not_saved: "Le paiement n’a pas pu être enregistré",
  payment_orders_not_loaded: "Les commandes n’ont pas pu être chargées",
  payment_form_not_loaded: "Le formulaire de paiement n’a pas pu être chargé",
  order_not_deleted: "Erreur lors de la suppression de la commande. Réessayez.",
  client_not_deleted: "Erreur lors de la suppression du client. Réessayez.",
  product_not_deleted: "Erreur lors de la suppression du produit. Réessayez.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez.",
  problem_required: "Remplissez ce champ",
  problem_invalid: "Cette valeur ne convient pas, modifiez-la",
  problem_too_long: "C’est trop long, raccourcissez le texte",
  problem_too_long_limit: "{limit} caractères au maximum",
  problem_too_short: "C’est trop court, écrivez un peu plus",
  problem_too_short_limit: "{limit} caractères au minimum",
  problem_too_small: "Ce nombre est trop petit, saisissez-en un plus grand",
  problem_too_small_limit: "{limit} au minimum",
  problem_too_big: "Ce nombre est trop grand, saisissez-en un plus petit",
  problem_too_big_limit: "{limit} au maximum",
  problem_too_many: "Il y en a trop, retirez-en",
  problem_too_many_limit: "{limit} au maximum, retirez-en",
  problem_too_precise: "Trop de chiffres après la virgule, arrondissez",
  problem_too_precise_limit: "Décimales autorisées : {limit}",
  problem_not_a_number: "Saisissez un nombre",
  problem_bad_date: "Saisissez une date valide",
  problem_no_item:
    "Ni quantité ni article ici. Écrivez par exemple «\u00A01 gâteau au miel\u00A0».",
  problem_two_currencies: "Montants en deux devises. Une commande n’en a qu’une.",
  problem_bad_time: "Saisissez une heure valide",
  problem_bad_email: "Saisissez une adresse e-mail valide",
  problem_bad_phone: "Saisissez un numéro de téléphone valide",
  problem_several_phones: "Saisissez un seul numéro de téléphone",
  problem_weak_password: "Au moins 8 caractères, avec des lettres et des chiffres",
  problem_passwords_differ: "Les mots de passe ne correspondent pas",
  problem_breached_password:
    "Ce mot de passe figure dans des listes de mots de passe divulgués. Choisissez-en un autre",
  problem_wrong_password: "Ce mot de passe n’est pas correct",
  problem_wrong_code: "Ce code n’est pas correct. Attendez le suivant",
  problem_same_email: "C’est déjà votre adresse",
  problem_unknown_field: "Ce champ n’est pas connu ici, rechargez la page",
  problem_needs_item_or_price: "Ajoutez au moins une ligne avec un nom, ou un prix convenu",
  problem_date_order: "La fin précède le début, choisissez une date plus tardive",
  problem_item_needs_name_and_price: "Veuillez indiquer le nom et le prix de l’article",
  problem_bad_price: "Veuillez saisir un prix valide",
  problem_bad_slug: "Utilisez 3 à 40 lettres de a à z, chiffres et tirets",
  problem_bad_step: "Cette quantité n’est pas proposée, choisissez-en une autre",
  problem_day_in_future:
    "Ce jour n’est pas encore arrivé. Choisissez aujourd’hui ou un jour antérieur",
  problem_day_too_early: "Ce jour est trop ancien. Choisissez un jour à partir de l’an 2000",
  problem_day_too_far: "Ce jour est à plus d’un an. Choisissez un jour plus proche",
  problem_day_before_payment:
    "Un remboursement ne peut pas précéder son paiement. Choisissez un jour plus tardif",
  problem_not_possible: "Ce choix n’est pas possible, choisissez autre chose",
  not_me_invalid: "Ce lien n’est pas valide ou a expiré. Demandez plutôt un nouveau mot de passe.",
  not_me_used:
    "Ce lien a déjà été utilisé. Si vous n’avez pas encore choisi de nouveau mot de passe, demandez-en un.",
};
