import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "Modo de teste",
  explained: "Nenhum cartão é cobrado e nenhum dinheiro se move. Esta página substitui o Paddle.",
  plan_for: "{plan} para {business}",
  tax: "Imposto",
  no_tax: "nenhum no modo de teste",
  to_pay: "A pagar agora",
  sold_to: "Vendido a",
  pay: "Pagar",
  choose: "O que este teste deve fazer",
  refuse: "Fazer o cartão ser recusado",
  refused: "O cartão foi recusado. Nada foi pago.",
  close: "Voltar sem pagar",
  paid: "Isto já foi pago.",
  portal: "Portal de cobrança",
  state: "Situação no provedor",
  period_end: "Pago até",
  back: "Voltar ao Marzipan",
  act_renew: "Deixar o tempo passar até a próxima cobrança",
  act_refuse_card: "O cartão é recusado a partir de agora",
  act_accept_card: "Adicionar um cartão que funcione",
  act_refund: "Reembolsar o último pagamento",
  act_refund_half: "Reembolsar a metade",
  act_cancel_now: "Cancelar imediatamente",
  act_pause: "Pausar",
  act_resume: "Retomar",
};
