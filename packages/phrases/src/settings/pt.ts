import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings: Translation<typeof english> = {
  sections: "Seções",
  profile: "Perfil",
  email_fixed: "Você entra com este endereço.",
  business: "Negócio",
  logo_choose: "Escolher um logo",
  logo_remove: "Remover o logo",
  week_start: "A semana começa em",
  week_as_language: "Conforme o idioma",
  currency_note: "O que já existe mantém a moeda.",
  look: "Idioma e aparência",
  texts: "Textos do WhatsApp",
  texts_text:
    "Um toque abre o WhatsApp com o texto no idioma do cliente. Escreva cada um como preferir.",
  text_kind: "Texto",
  text_language: "Em qual idioma",
  text_words: "Redação",
  text_filled: "Preenchido sozinho:",
  text_insert: "Inserir {word}",
  text_reset: "Voltar ao texto padrão",
  text_own: "Sua própria redação",
  text_default: "Texto padrão",
  devices: "Dispositivos",
  devices_text: "Onde você está conectado agora.",
  device_name: "{browser} no {system}",
  this_device: "Este dispositivo",
  last_seen: "Visto por último: {when}",
  sign_out_device: "Desconectar {device}",
  sign_out_all: "Sair de todos",
  sign_out_all_text: "Será preciso entrar de novo em cada dispositivo, inclusive neste.",
  device_signed_out: "Desconectado",
  plan: "Plano e uso",
  plan_until: "Até {date}",
  see_plans: "Ver todos os planos",
};
