import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation: "Olá, {first_name}! Anotado: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  ready: "Olá, {first_name}! Seu pedido está pronto: {place}.\nA pagar: {balance}.\n{link}",
  reminder:
    "Olá, {first_name}! Só um lembrete: ainda há um saldo de {amount} do pedido nº {number} de {date}. Se o pagamento já foi feito, desconsidere esta mensagem. Agradecemos! {business}\n{link}",
  deposit:
    "Olá, {first_name}! Só um lembrete: o sinal de {amount} do pedido nº {number} de {date} ainda está em aberto. O saldo total é de {balance}. Se o pagamento já foi feito, desconsidere esta mensagem. Agradecemos! {business}\n{link}",
  on_the_way:
    "Olá, {first_name}! Seu pedido acabou de sair e está a caminho. Bom apetite!\nA pagar: {balance}.\n{link}",
  moved:
    "Olá, {first_name}! Seu pedido mudou de data: {when}, {place}. O resto continua igual.\n{link}",
  canceled:
    "Olá, {first_name}! Seu pedido de {date} ({items}) foi cancelado. Qualquer dúvida, é só escrever. {business}",
  quote: "Olá, {first_name}! Este é o preço: {items}, {when}: {total}. Pode ser?\n{link}",
  balance:
    "Olá, {first_name}! De {items} ({date}) faltam {balance} para pagar. Agradecemos! {business}\n{link}",
  when: "{date} às {time}",
  place_pickup: "retirada em {address}",
  place_pickup_open: "retirada",
  place_delivery: "entrega em {address}",
  place_delivery_open: "entrega",
  more_items: plural("pt", { one: "e mais {n}", many: "e mais {n}", other: "e mais {n}" }),
  changed:
    "Olá, {first_name}! Seu pedido foi alterado: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  kind_confirmation: "Confirmação do pedido",
  kind_ready: "Pedido pronto",
  kind_reminder: "Lembrete de pagamento",
  kind_deposit: "Lembrete de sinal",
  kind_on_the_way: "Pedido a caminho",
  kind_moved: "Nova data",
  kind_canceled: "Pedido cancelado",
  kind_quote: "Orçamento",
  kind_balance: "Saldo a pagar",
  kind_changed: "Pedido alterado",
  mail_declined_text: "Não foi possível aprovar seu cadastro.",
  mail_reason: "Este é o motivo:",
};
