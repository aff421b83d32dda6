import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation:
    "Hola, {name}: anotamos tu pedido n.º {number} para el {date} a las {time}. Total: {amount}. ¡Muchas gracias! {business}",
  confirmation_no_time:
    "Hola, {name}: anotamos tu pedido n.º {number} para el {date}. Total: {amount}. ¡Muchas gracias! {business}",
  ready:
    "Hola, {name}: tu pedido n.º {number} ya está listo. Puedes pasar a recogerlo hasta las {time}. ¡Te esperamos! {business}",
  ready_no_time:
    "Hola, {name}: tu pedido n.º {number} ya está listo. Puedes pasar a recogerlo. ¡Te esperamos! {business}",
  reminder:
    "Hola, {name}: un pequeño recordatorio. Queda un saldo de {amount} del pedido n.º {number} del {date}. Si ya pagaste, no tengas en cuenta este mensaje. ¡Muchas gracias! {business}",
  deposit:
    "Hola, {name}: un pequeño recordatorio. Falta el anticipo de {amount} del pedido n.º {number} del {date}. El saldo total es de {balance}. Si ya pagaste, no tengas en cuenta este mensaje. ¡Muchas gracias! {business}",
  on_the_way:
    "Hola, {name}: tu pedido n.º\u00A0{number} ya va en camino. ¡Que lo disfrutes! {business}",
  kind_confirmation: "Confirmación del pedido",
  kind_ready: "Pedido listo",
  kind_reminder: "Recordatorio de pago",
  kind_deposit: "Recordatorio de anticipo",
  kind_on_the_way: "Pedido en camino",
  mail_declined_text: "No pudimos aprobar tu registro.",
  mail_reason: "Este es el motivo:",
};
