import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Aquí estoy. ¿Qué te gustaría saber?",
  help_near: "No sé si te he entendido bien. Quizá te sirva uno de estos artículos:",
  help_unknown: "No tengo la respuesta. Prueba con otras palabras o escríbenos.",
  figures_unknown: "Todavía no puedo calcularlo con tus datos. Puedes preguntarme:",
  open_figures: "Ver los números",
  model_failed: "El modelo de IA no ha respondido ahora. Esta respuesta es del propio Marzipan:",
  model_spent: "El modelo de IA está agotado por este mes. Esta respuesta es del propio Marzipan:",
};
