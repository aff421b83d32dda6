import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 dias de Pro ou Premium, sem cartão. O Básico continua grátis.",
  hero_used: "Cancele quando quiser. O Básico continua grátis.",
  start_trial: "Começar o teste grátis",
  nav: "Páginas",
  home: "Para a página inicial do Marzipan",
  pricing: "Planos",
  pricing_title: "Comece grátis. Cresça quando o forno encher.",
  start_basic: "Começar com o Básico",
  line_lists: "Clientes: {clients}, produtos: {products}",
  line_lifetime: "Consultas de negócio no total: {count}",
  line_support: "Assistente de suporte, sem limite",
  contact: "Contato",
  contact_text:
    "Uma dúvida, uma ideia, um problema? Escreva para nós. O suporte responde em 48 horas, e em 24 horas com o Premium.",
  help: "Ajuda",
  about: "Sobre o Marzipan",
  docs: "Documentação",
  terms: "Termos de uso",
  privacy: "Política de privacidade",
  refund: "Reembolsos",
  security: "Segurança",
  pending: "Esperando por você",
};
