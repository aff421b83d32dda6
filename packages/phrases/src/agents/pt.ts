import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Estou aqui. O que você gostaria de saber?",
  help_near: "Não tenho certeza se entendi. Talvez um destes artigos ajude:",
  help_unknown: "Não tenho a resposta. Tente outras palavras ou escreva para nós.",
  figures_unknown: "Ainda não consigo calcular isso com os seus dados. Você pode me perguntar:",
  open_figures: "Ver os números",
  model_failed: "O modelo de IA não respondeu agora. Esta resposta é do próprio Marzipan:",
  model_spent: "O modelo de IA está esgotado este mês. Esta resposta é do próprio Marzipan:",
};
