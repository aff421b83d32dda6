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
  mail_link_valid: plural("pt", {
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
  mail_sign_in: "Entrar",
  mail_reset_subject: "Escolha uma nova senha para o Marzipan",
  mail_reset_text:
    "Alguém, provavelmente você, pediu uma nova senha. Abra este link e escolha a senha ali.",
  mail_reset_action: "Escolher nova senha",
  mail_reset_ignore: "Se você não pediu, ignore este e-mail. Sua senha continua a mesma.",
  mail_received_subject: "Recebemos seu cadastro no Marzipan",
  mail_received_text:
    "Seu e-mail está confirmado. Seu cadastro aguarda a aprovação de um administrador, o que costuma levar de 1 a 2 dias úteis. O aviso chega por e-mail.",
  mail_declined_subject: "Sobre seu cadastro no Marzipan",
  mail_declined_text: "Não foi possível aprovar seu cadastro.",
  mail_reason: "Este é o motivo:",
  mail_contact: "Falar com o suporte",
  mail_blocked_subject: "Sua conta no Marzipan foi bloqueada",
  mail_blocked_text: "Sua conta foi bloqueada. Seus dados continuam guardados. Fale com o suporte.",
  mail_device_subject: "Novo acesso à sua conta no Marzipan",
  mail_device_text: "Sua conta acabou de ser acessada em um dispositivo que não conhecíamos.",
  mail_device: "Dispositivo: {browser} em {system}",
  mail_device_half: "Dispositivo: {device}",
  mail_device_unknown: "Dispositivo: desconhecido",
  mail_time: "Data: {time}",
  mail_device_advice:
    "Se foi você, não precisa fazer nada. Se não, troque a senha e desconecte o dispositivo nas configurações.",
  mail_devices: "Ver meus dispositivos",
  mail_password_subject: "Sua senha do Marzipan foi alterada",
  mail_password_text: "A senha da sua conta acabou de ser alterada.",
  mail_password_advice: "Se não foi você, escolha já uma nova senha.",
  mail_email_subject: "Seu e-mail do Marzipan foi alterado",
  mail_email_text: "A partir de agora, entre com {email}.",
  mail_email_advice: "Se não foi você, fale já com o suporte.",
  mail_totp_on_subject: "Os códigos de autenticação foram ativados",
  mail_totp_on_text:
    "A partir de agora, um código do seu aplicativo é pedido ao entrar no Marzipan.",
  mail_totp_off_subject: "Os códigos de autenticação foram desativados",
  mail_totp_off_text: "O código do seu aplicativo não é mais pedido ao entrar no Marzipan.",
  mail_phone_on_subject: "Um telefone foi adicionado à sua conta",
  mail_phone_on_text:
    "A partir de agora, um código enviado para {phone} permite entrar na sua conta do Marzipan.",
  mail_phone_off_subject: "O telefone da sua conta foi removido",
  mail_phone_off_text:
    "Um código enviado para {phone} não permite mais entrar na sua conta do Marzipan.",
  mail_security_advice: "Se não foi você, escolha já uma nova senha e confira as configurações.",
  mail_trial_subject: plural("pt", {
    one: "Seu teste grátis termina em {n} dia",
    many: "Seu teste grátis termina em {n} de dias",
    other: "Seu teste grátis termina em {n} dias",
  }),
  mail_trial_text:
    "Seu teste grátis do plano {plan} termina em {date}. Sem pagamento, o plano passa então a ser o Básico, e nada é excluído.",
  mail_plans: "Ver os planos",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} recebeu sua solicitação {number}",
  request_received_text:
    "Olá, {name}! {business} recebeu sua solicitação {number} para {date} e vai responder em breve. Nada a pagar agora.",
  request_quoted_subject: "{business} enviou um preço para a solicitação {number}",
  request_quoted_text:
    "Olá, {name}! {business} oferece {amount} pela sua solicitação {number}. Você pode aceitar até {until}.",
  request_accepted_subject: "{business} aceitou sua solicitação {number}",
  request_accepted_text:
    "Olá, {name}! {business} aceitou sua solicitação {number} para {date}. Total: {amount}. Agradecemos!",
  request_declined_subject: "{business} não pode atender sua solicitação {number}",
  request_declined_text:
    "Olá, {name}! Sentimos muito: {business} não pode atender sua solicitação {number} para {date}.",
  request_see: "Ver sua solicitação",
  request_hello: "Olá, {name}! Aqui é {business}. Sobre sua solicitação {number} para {date}:",
  request_to_business: "Olá, {business}! Aqui é {name}. Enviei a solicitação {number} para {date}:",
  request_about: "Olá, {business}! Aqui é {name}, sobre minha solicitação {number}:",
  request_total: "Valor total: {amount}",
  request_calendar: "{business}: pedido {number}",
  request_waiting_subject: plural("pt", {
    one: "{n} solicitação espera sua resposta",
    many: "{n} de solicitações esperam sua resposta",
    other: "{n} solicitações esperam sua resposta",
  }),
  request_waiting_text:
    "Seus clientes veem que ainda não têm resposta. Você pode aceitar, oferecer um preço ou recusar.",
  request_open: "Ver as solicitações",
  sms_code: plural("pt", {
    one: "{code} é seu código do Marzipan. Vale por {n} minuto.",
    many: "{code} é seu código do Marzipan. Vale por {n} de minutos.",
    other: "{code} é seu código do Marzipan. Vale por {n} minutos.",
  }),
};
