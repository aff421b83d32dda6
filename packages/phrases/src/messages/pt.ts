import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Olá, {name}! Seu pedido nº {number} está anotado para {date}, {time}. Total: {amount}. Agradecemos! {business}",
  confirmation_no_time:
    "Olá, {name}! Seu pedido nº {number} está anotado para {date}. Total: {amount}. Agradecemos! {business}",
  ready:
    "Olá, {name}! Seu pedido nº {number} está pronto para retirada. Estamos aqui até {time}. Até breve! {business}",
  ready_no_time:
    "Olá, {name}! Seu pedido nº {number} está pronto para retirada. Até breve! {business}",
  reminder:
    "Olá, {name}! Só um lembrete: ainda há um saldo de {amount} do pedido nº {number} de {date}. Se o pagamento já foi feito, desconsidere esta mensagem. Agradecemos! {business}",
  on_the_way:
    "Olá, {name}! Seu pedido nº {number} acabou de sair e está a caminho. Bom apetite! {business}",
  kind_confirmation: "Confirmação do pedido",
  kind_ready: "Pedido pronto",
  kind_reminder: "Lembrete de pagamento",
  kind_on_the_way: "Pedido a caminho",
  mail_greeting: "Olá, {name}!",
  mail_verify_subject: "Confirme seu e-mail no Marzipan",
  mail_verify_text: "Boas-vindas ao Marzipan. Abra este link e confirme ali que o e-mail é seu.",
  mail_verify_action: "Confirmar e-mail",
  mail_verify_valid: plural("pt", {
    one: "O link vale por {n} hora.",
    many: "O link vale por {n} de horas.",
    other: "O link vale por {n} horas.",
  }),
  mail_verify_ignore: "Se você não criou uma conta, ignore este e-mail.",
  mail_approved_subject: "Sua conta no Marzipan foi aprovada",
  mail_approved_text: "Agora é só entrar e anotar o primeiro pedido.",
  mail_known_subject: "Você já tem uma conta no Marzipan",
  mail_known_text:
    "Alguém, provavelmente você, tentou criar uma conta com este e-mail. A conta já existe: entre com a sua senha.",
  mail_known_action: "Entrar",
};
