import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "Olá, {name}!",
  verify_subject: "Confirme seu e-mail no Marzipan",
  verify_text: "Boas-vindas ao Marzipan. Abra este link e confirme ali que o e-mail é seu.",
  verify_action: "Confirmar e-mail",
  link_valid: plural("pt", {
    one: "O link vale por {n} hora.",
    many: "O link vale por {n} de horas.",
    other: "O link vale por {n} horas.",
  }),
  verify_ignore: "Se você não criou uma conta, ignore este e-mail.",
  approved_subject: "Sua conta no Marzipan foi aprovada",
  approved_text: "Agora é só entrar e anotar o primeiro pedido.",
  known_subject: "Você já tem uma conta no Marzipan",
  known_text:
    "Alguém, provavelmente você, tentou criar uma conta com este e-mail. A conta já existe: entre com a sua senha.",
  held_subject: "Este e-mail ainda não está livre para uma conta nova",
  held_text:
    "Alguém, provavelmente você, tentou criar uma conta com este e-mail. Há pouco tempo, uma conta passou deste e-mail para outro. Se foi você, entre com o e-mail novo.",
  held_until:
    "Até {time} essa mudança pode ser desfeita, por isso este e-mail fica reservado para essa conta. Depois disso, é possível criar uma conta com ele.",
  held_advice:
    "Se você não mudou o e-mail, abra o link “{action}” na mensagem que enviamos para cá naquele momento.",
  sign_in: "Entrar",
  reset_subject: "Escolha uma nova senha para o Marzipan",
  reset_text:
    "Alguém, provavelmente você, pediu uma nova senha. Abra este link e escolha a senha ali.",
  reset_action: "Escolher uma nova senha",
  reset_ignore: "Se você não pediu, ignore este e-mail. Sua senha continua a mesma.",
  received_subject: "Recebemos seu cadastro no Marzipan",
  received_text:
    "Seu e-mail está confirmado. Seu cadastro aguarda a aprovação de um administrador, o que costuma levar de 1 a 2 dias úteis. O aviso chega por e-mail.",
  declined_subject: "Sobre seu cadastro no Marzipan",
  contact: "Falar com o suporte",
  blocked_subject: "Sua conta no Marzipan foi bloqueada",
  blocked_text: "Sua conta foi bloqueada. Seus dados continuam guardados. Fale com o suporte.",
  device_subject: "Novo acesso à sua conta no Marzipan",
  device_text: "Sua conta acabou de ser acessada em um dispositivo que não conhecíamos.",
  device: "Dispositivo: {browser} em {system}",
  device_half: "Dispositivo: {device}",
  device_unknown: "Dispositivo: desconhecido",
  time: "Data: {time}",
  device_advice:
    "Se foi você, não precisa fazer nada. Se não, troque a senha e desconecte o dispositivo nas configurações.",
  devices: "Ver meus dispositivos",
  password_subject: "Sua senha do Marzipan foi alterada",
  password_text: "A senha da sua conta acabou de ser alterada.",
  password_advice: "Se não foi você, escolha já uma nova senha.",
  email_subject: "Seu e-mail do Marzipan foi alterado",
  email_text: "A partir de agora, entre com {email}.",
  email_advice: "Se não foi você, fale já com o suporte.",
  totp_on_subject: "Os códigos de autenticação foram ativados",
  totp_on_text: "A partir de agora, um código do seu aplicativo é pedido ao entrar no Marzipan.",
  totp_off_subject: "Os códigos de autenticação foram desativados",
  totp_off_text: "O código do seu aplicativo não é mais pedido ao entrar no Marzipan.",
  phone_on_subject: "Um telefone foi adicionado à sua conta",
  phone_on_text:
    "A partir de agora, um código enviado para {phone} permite entrar na sua conta do Marzipan.",
  phone_off_subject: "O telefone da sua conta foi removido",
  phone_off_text:
    "Um código enviado para {phone} não permite mais entrar na sua conta do Marzipan.",
  security_advice: "Se não foi você, escolha já uma nova senha e confira as configurações.",
  trial_subject: plural("pt", {
    one: "Seu teste grátis termina em {n} dia",
    many: "Seu teste grátis termina em {n} de dias",
    other: "Seu teste grátis termina em {n} dias",
  }),
  trial_text:
    "Seu teste grátis do {plan} termina em {date}. Depois, sem upgrade, você passa ao Básico, e nada é excluído.",
  plans: "Ver os planos",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} recebeu sua solicitação nº {number}",
  request_received_text:
    "Olá, {name}! {business} recebeu sua solicitação nº {number} para {date} e vai responder em breve. Nada a pagar agora.",
  request_quoted_subject: "{business} enviou um preço para a solicitação nº {number}",
  request_quoted_text:
    "Olá, {name}! O preço da sua solicitação nº\u00A0{number} em {business} é {amount}. Você pode aceitar até {until}.",
  request_accepted_subject: "{business} aceitou sua solicitação nº {number}",
  request_accepted_text:
    "Olá, {name}! {business} aceitou sua solicitação nº {number} para {date}. Total: {amount}. Agradecemos!",
  request_declined_subject: "{business} não pode atender sua solicitação nº {number}",
  request_declined_text:
    "Olá, {name}! Sentimos muito: {business} não pode atender sua solicitação nº {number} para {date}.",
  request_expired_subject: "Sua solicitação nº {number} em {business} expirou",
  request_expired_text:
    "Olá, {name}! A data {date} passou e sua solicitação nº {number} em {business} não virou pedido. Nada a pagar, e você pode pedir de novo quando quiser.",
  request_lapsed_subject: "O preço da sua solicitação nº {number} em {business} não vale mais",
  request_lapsed_text:
    "Olá, {name}! O preço que {business} ofereceu pela sua solicitação nº {number} valia até {until}. Escreva a {business} para pedir outro.",
  request_see: "Ver sua solicitação",
  request_day_at_time: "{date} às {time}",
  request_hello: "Olá, {name}! Aqui é {business}. Sobre sua solicitação nº {number} para {date}:",
  request_to_business:
    "Olá, {business}! Aqui é {name}. Enviei a solicitação nº {number} para {date}:",
  request_about: "Olá, {business}! Aqui é {name}, sobre minha solicitação nº {number}:",
  order_about: "Olá, {business}! Aqui é {name}, sobre meu pedido nº {number}:",
  request_total: "Valor total: {amount}",
  request_calendar: "{business}: pedido nº {number}",
  request_open: "Ver as solicitações",
  // To the business, when requests come in.
  request_new_subject: "Nova solicitação de pedido: {name}, {date}",
  request_new_items: "{name} quer: {items}",
  request_new_pickup: "Retirada: {date}",
  request_new_delivery: "Entrega: {date}",
  request_new_delivery_to: "Entrega: {date}, em {address}",
  request_new_places: plural("pt", {
    one: "Resta {n} vaga nesse dia",
    many: "Restam {n} de vagas nesse dia",
    other: "Restam {n} vagas nesse dia",
  }),
  request_new_full: "Esse dia já está lotado. Dá para aceitar mesmo assim.",
  request_new_alone: "Nenhum outro pedido nesse dia",
  request_new_orders: plural("pt", {
    one: "Mais {n} pedido nesse dia",
    many: "Mais {n} de pedidos nesse dia",
    other: "Mais {n} pedidos nesse dia",
  }),
  request_new_open: "Ver a solicitação",
  requests_new_subject: plural("pt", {
    one: "{n} nova solicitação de pedido",
    many: "{n} de novas solicitações de pedido",
    other: "{n} novas solicitações de pedido",
  }),
  requests_new_line: "{name}, {date}: {items}",
  requests_new_more: plural("pt", {
    one: "E mais {n}",
    many: "E mais {n}",
    other: "E mais {n}",
  }),
  sms_code: plural("pt", {
    one: "{code} é seu código do Marzipan. Vale por {n} minuto.",
    many: "{code} é seu código do Marzipan. Vale por {n} de minutos.",
    other: "{code} é seu código do Marzipan. Vale por {n} minutos.",
  }),
  email_asked_subject: "Alguém pediu para mudar seu e-mail do Marzipan",
  email_asked_text:
    "Alguém, provavelmente você, pediu para entrar com {email} a partir de agora. Nada mudou ainda.",
  not_me_action: "Não fui eu",
  not_me_advice:
    "Se foi você, não há nada a fazer. Se não, abra o link e confirme: todos os dispositivos são desconectados, a conta volta a este endereço e você escolhe uma nova senha.",
  link_days: plural("pt", {
    one: "O link funciona por {n} dia.",
    many: "O link funciona por {n} de dias.",
    other: "O link funciona por {n} dias.",
  }),
  waiting_subject: plural("pt", {
    one: "{n} cadastro espera sua aprovação",
    many: "{n} de cadastros esperam sua aprovação",
    other: "{n} cadastros esperam sua aprovação",
  }),
  waiting_text:
    "O e-mail já foi confirmado. Até você aprovar ou recusar, aparece uma página de espera.",
  waiting_open: "Analisar cadastros",
  papers_subject: "{business}: números de {month}",
  papers_text: "Estes são os números de {business} de {month}.",
  papers_button: "Abrir os documentos",
  papers_note: "Enviado pelo Marzipan para {business} no início de cada mês.",
  papers_test: "Este é um teste que você enviou para si. Ninguém mais recebeu.",
  notifications_off: "Você pode escolher seus e-mails em Configurações, em “Notificações”.",
};
