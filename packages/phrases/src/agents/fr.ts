import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  help_unknown: "Je n’ai pas la réponse. Essayez d’autres mots ou écrivez-nous.",
  figures_unknown:
    "Je ne peux pas encore le calculer d’après vos données. Vous pouvez me demander :",
  ask_about: "{figure} de ce mois ?",
  open_figures: "Voir les chiffres",
};
