import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "Sua mensagem",
  send: "Enviar mensagem",
  fill_all: "Preencha todos os campos",
  bad_phone: "Informe um número de telefone válido.",
  bad_email: "Informe um endereço de e-mail válido.",
  failed: "Não foi possível enviar sua mensagem. Tente novamente.",
  sent_title: "Agradecemos, sua mensagem chegou",
  sent_text: "Respondemos para {email} em 48 horas, ou em 24 horas com o Premium.",
  send_another: "Escrever outra mensagem",
  kept: plural("pt", {
    one: "As mensagens ficam guardadas por {n} mês e depois são excluídas.",
    many: "As mensagens ficam guardadas por {n} de meses e depois são excluídas.",
    other: "As mensagens ficam guardadas por {n} meses e depois são excluídas.",
  }),
  leads: "Mensagens",
  leads_loading: "Carregando as mensagens",
  leads_failed: "Não foi possível carregar as mensagens",
  leads_empty: "Nenhuma mensagem ainda",
  leads_empty_text: "O que é escrito na página de contato chega aqui e por e-mail.",
  leads_shown: plural("pt", {
    one: "{n} mensagem exibida",
    many: "{n} de mensagens exibidas",
    other: "{n} mensagens exibidas",
  }),
  priority: "Prioritária",
  answer: "Responder por e-mail",
  mail_subject: "Nova mensagem do formulário de contato",
  mail_subject_priority: "Nova mensagem prioritária do formulário de contato",
  mail_name: "Nome: {name}",
  mail_email: "E-mail: {email}",
  mail_phone: "Telefone: {phone}",
};
