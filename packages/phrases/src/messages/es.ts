import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
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
  on_the_way:
    "Hola, {name}: tu pedido n.º {number} acaba de salir y va en camino. ¡Que lo disfrutes! {business}",
  kind_confirmation: "Confirmación del pedido",
  kind_ready: "Pedido listo",
  kind_reminder: "Recordatorio de pago",
  kind_on_the_way: "Pedido en camino",
  mail_greeting: "Hola, {name}:",
  mail_verify_subject: "Verifica tu correo en Marzipan",
  mail_verify_text:
    "Te damos la bienvenida a Marzipan. Abre este enlace y confirma ahí que el correo es tuyo.",
  mail_verify_action: "Verificar correo",
  mail_verify_valid: plural("es", {
    one: "El enlace es válido por {n} hora.",
    many: "El enlace es válido por {n} de horas.",
    other: "El enlace es válido por {n} horas.",
  }),
  mail_verify_ignore: "Si no creaste una cuenta, puedes ignorar este correo.",
  mail_approved_subject: "Tu cuenta de Marzipan está aprobada",
  mail_approved_text: "Ya puedes iniciar sesión y anotar tu primer pedido.",
  mail_known_subject: "Ya tienes una cuenta de Marzipan",
  mail_known_text:
    "Alguien, probablemente tú, intentó crear una cuenta con este correo. Ya tienes una: inicia sesión con tu contraseña.",
  mail_known_action: "Iniciar sesión",
};
