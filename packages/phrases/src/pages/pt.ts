import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 dias de Pro ou Premium, sem cartão. O Básico continua grátis.",
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
    "Uma dúvida, uma ideia, um problema? Escreva para nós. O suporte responde em 24-48 horas.",
  help: "Ajuda",
  help_text:
    "Como receber pedidos, cuidar dos clientes e planejar a produção. As páginas de ajuda estão sendo escritas.",
  about: "Sobre o Marzipan",
  about_text:
    "O Marzipan é feito para pequenas confeitarias e padarias: pedidos, clientes e dinheiro em um só lugar, em dez idiomas.",
  docs: "Documentação",
  docs_text:
    "Para quem conecta outros programas: as chamadas do Marzipan estão descritas em /api/openapi.json.",
  terms: "Termos de uso",
  terms_text:
    "O que você pode esperar do Marzipan e o que o Marzipan espera de você. O texto completo virá aqui.",
  privacy: "Política de privacidade",
  privacy_text:
    "Seus dados são seus e podem ser levados em qualquer plano. O texto completo virá aqui.",
  refund: "Reembolsos",
  refund_text:
    "É possível cancelar em até 14 dias e receber o dinheiro de volta. Os pedidos são analisados em 2-3 dias úteis e o valor chega em 5-10 dias.",
  security: "Segurança",
  security_text:
    "Cada negócio vê apenas os próprios dados, e o próprio banco de dados garante isso. As senhas ficam em hash e você pode desconectar qualquer dispositivo.",
  no_menu: "Não há cardápio neste endereço",
  no_menu_text: "O negócio pode ter trocado o link. Peça o novo lá.",
  pending: "Esperando por você",
};
