import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notificationTexts as english } from "./en.ts";

/** What notifications say: only the server says it. */
export const notificationTexts: Translation<typeof english> = {
  a_customer: "cliente",
  nothing_to_do: "Aquí ya no queda nada por hacer",
  request_gone: "Esta solicitud ya no existe",
  request_received: "Solicitud: {date}",
  request_text: "{name}: {items}",
  request_text_places: "{name}: {items}. {places}",
  request_quoted: "Precio ofrecido: {name}",
  request_accepted: "Aceptada: {name}",
  request_declined: "Rechazada: {name}",
  request_withdrawn: "Anulada por el cliente: {name}",
  request_expired: "Vencida: {name}",
  quote_accepted: "Precio aceptado: {name}",
  quote_accepted_text: "{items}, {date}, {amount}",
  request_waiting: plural("es", {
    one: "{n} solicitud espera tu respuesta",
    many: "{n} de solicitudes esperan tu respuesta",
    other: "{n} solicitudes esperan tu respuesta",
  }),
  orders_tomorrow: plural("es", {
    one: "{date}: {n} pedido",
    many: "{date}: {n} de pedidos",
    other: "{date}: {n} pedidos",
  }),
  no_orders: "{date}: ningún pedido",
  first_at: "El primero a las {time}",
  day_full: "Completo: {date}",
  money_due: "Hay anticipos y saldos por cobrar",
  trial_ending: "Tu prueba gratis termina el {date}",
  payment_declined: "Se rechazó tu pago",
  payment_declined_text: "Actualiza tu tarjeta para conservar tu plan.",
  plan_changed: "Tu plan cambió",
  task_due: "Tarea: {title}",
  task_gone: "Vencía una tarea",
  receipt_read: "Comprobante procesado",
  receipt_failed: "No pudimos leer un comprobante",
  accountant_emailed: "Documentos enviados a tu contador",
  new_device: "Inicio de sesión en un dispositivo nuevo",
  new_device_text: "Si no fuiste tú, cambia tu contraseña.",
};
