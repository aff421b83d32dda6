import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "cliente",
  nothing_to_do: "Não há mais nada a fazer aqui",
  request_gone: "Esta solicitação não existe mais",
  request_received: "Solicitação: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Preço oferecido: {name}",
  request_accepted: "Aceita: {name}",
  request_declined: "Recusada: {name}",
  request_withdrawn: "Cancelada pelo cliente: {name}",
  request_expired: "Expirada: {name}",
  quote_accepted: "Preço aceito: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("pt", {
    one: "{n} solicitação espera sua resposta",
    many: "{n} de solicitações esperam sua resposta",
    other: "{n} solicitações esperam sua resposta",
  }),
  orders_tomorrow: plural("pt", {
    one: "{date}: {n} pedido",
    many: "{date}: {n} de pedidos",
    other: "{date}: {n} pedidos",
  }),
  no_orders: "{date}: nenhum pedido",
  first_at: "O primeiro às {time}",
  day_full: "Lotado: {date}",
  money_due: "Há sinais e saldos a receber",
  trial_ending: "Seu teste grátis termina em {date}",
  payment_declined: "Seu pagamento foi recusado",
  payment_declined_text: "Atualize seu cartão para manter o plano.",
  plan_changed: "Seu plano mudou",
  task_due: "Tarefa: {title}",
  task_gone: "Uma tarefa venceu",
  receipt_read: "Recibo processado",
  receipt_failed: "Não foi possível ler um recibo",
  accountant_emailed: "Documentos enviados à contabilidade",
  new_device: "Acesso em um aparelho novo",
  new_device_text: "Se não foi você, mude sua senha.",
};
