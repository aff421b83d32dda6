import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Ich bin für Sie da. Was möchten Sie wissen?",
  help_near: "Ich bin nicht sicher, was gemeint ist. Vielleicht hilft einer dieser Artikel:",
  help_unknown:
    "Darauf habe ich keine Antwort. Bitte versuchen Sie andere Worte oder schreiben Sie uns.",
  figures_unknown: "Das lässt sich aus Ihren Zahlen noch nicht berechnen. Fragen können Sie mich:",
  open_figures: "Zahlen ansehen",
  model_failed:
    "Das KI-Modell hat gerade nicht geantwortet. Diese Antwort stammt von Marzipan selbst:",
  model_spent:
    "Das KI-Modell ist für diesen Monat aufgebraucht. Diese Antwort stammt von Marzipan selbst:",
};
