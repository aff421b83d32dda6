import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Olá, {name}! Seu pedido nº\u00A0{number} está confirmado para {date}, às {time}. Total: {amount}. Agradecemos! {business}",
  confirmation_no_time:
    "Olá, {name}! Seu pedido nº\u00A0{number} está confirmado para {date}. Total: {amount}. Agradecemos! {business}",
  ready:
    "Olá, {name}! Seu pedido nº {number} está pronto para retirada. Estamos aqui até {time}. Até breve! {business}",
  ready_no_time:
    "Olá, {name}! Seu pedido nº {number} está pronto para retirada. Até breve! {business}",
  reminder:
    "Olá, {name}! Só um lembrete: ainda há um saldo de {amount} do pedido nº {number} de {date}. Se o pagamento já foi feito, desconsidere esta mensagem. Agradecemos! {business}",
  deposit:
    "Olá, {name}! Só um lembrete: o sinal de {amount} do pedido nº {number} de {date} ainda está em aberto. O saldo total é de {balance}. Se o pagamento já foi feito, desconsidere esta mensagem. Agradecemos! {business}",
  on_the_way: "Olá, {name}! Seu pedido nº\u00A0{number} está a caminho. Bom apetite! {business}",
  kind_confirmation: "Confirmação do pedido",
  kind_ready: "Pedido pronto",
  kind_reminder: "Lembrete de pagamento",
  kind_deposit: "Lembrete de sinal",
  kind_on_the_way: "Pedido a caminho",
  mail_declined_text: "Não foi possível aprovar seu cadastro.",
  mail_reason: "Este é o motivo:",
};
