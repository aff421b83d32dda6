import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Je suis là. Que souhaitez-vous savoir ?",
  help_near: "Je n’ai peut-être pas bien compris. L’un de ces articles peut vous aider :",
  help_unknown: "Je n’ai pas la réponse. Essayez d’autres mots ou écrivez-nous.",
  figures_unknown:
    "Je ne peux pas encore le calculer d’après vos données. Vous pouvez me demander :",
  open_figures: "Voir les chiffres",
  model_failed: "Le modèle d’IA n’a pas répondu à l’instant. Voici la réponse de Marzipan :",
  model_spent: "Le modèle d’IA est épuisé pour ce mois-ci. Voici la réponse de Marzipan :",
};
