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
  mail_link_valid: plural("es", {
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
  mail_sign_in: "Iniciar sesión",
  mail_reset_subject: "Elige una contraseña nueva para Marzipan",
  mail_reset_text:
    "Alguien, probablemente tú, pidió una contraseña nueva. Abre este enlace y elígela ahí.",
  mail_reset_action: "Elegir contraseña nueva",
  mail_reset_ignore: "Si no la pediste, puedes ignorar este correo. Tu contraseña sigue igual.",
  mail_received_subject: "Recibimos tu registro en Marzipan",
  mail_received_text:
    "Tu correo está verificado. Tu registro está pendiente de aprobación por un administrador, suele tardar de 1 a 2 días hábiles. Te avisaremos por correo.",
  mail_declined_subject: "Sobre tu registro en Marzipan",
  mail_declined_text: "No pudimos aprobar tu registro.",
  mail_reason: "Este es el motivo:",
  mail_contact: "Contactar con soporte",
  mail_blocked_subject: "Tu cuenta de Marzipan está bloqueada",
  mail_blocked_text: "Tu cuenta fue bloqueada. Tus datos siguen ahí. Contacta con soporte.",
  mail_device_subject: "Nuevo inicio de sesión en tu cuenta de Marzipan",
  mail_device_text:
    "Se acaba de iniciar sesión en tu cuenta desde un dispositivo que no conocíamos.",
  mail_device: "Dispositivo: {browser} en {system}",
  mail_device_half: "Dispositivo: {device}",
  mail_device_unknown: "Dispositivo: desconocido",
  mail_time: "Fecha: {time}",
  mail_device_advice:
    "Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión del dispositivo en Ajustes.",
  mail_devices: "Ver mis dispositivos",
  mail_password_subject: "Se cambió tu contraseña de Marzipan",
  mail_password_text: "La contraseña de tu cuenta se acaba de cambiar.",
  mail_password_advice: "Si no fuiste tú, elige enseguida una contraseña nueva.",
  mail_email_subject: "Se cambió tu correo de Marzipan",
  mail_email_text: "Desde ahora inicias sesión con {email}.",
  mail_email_advice: "Si no fuiste tú, contacta enseguida con soporte.",
  mail_totp_on_subject: "Se activaron los códigos de autenticación",
  mail_totp_on_text:
    "Desde ahora se pide un código de tu aplicación al iniciar sesión en Marzipan.",
  mail_totp_off_subject: "Se desactivaron los códigos de autenticación",
  mail_totp_off_text: "Ya no se pide un código de tu aplicación al iniciar sesión en Marzipan.",
  mail_phone_on_subject: "Se añadió un teléfono a tu cuenta",
  mail_phone_on_text:
    "Desde ahora, un código enviado al {phone} permite iniciar sesión en tu cuenta de Marzipan.",
  mail_phone_off_subject: "Se quitó el teléfono de tu cuenta",
  mail_phone_off_text:
    "Un código enviado al {phone} ya no permite iniciar sesión en tu cuenta de Marzipan.",
  mail_security_advice:
    "Si no fuiste tú, elige enseguida una contraseña nueva y revisa los ajustes.",
  mail_trial_subject: plural("es", {
    one: "Tu prueba gratis termina en {n} día",
    many: "Tu prueba gratis termina en {n} de días",
    other: "Tu prueba gratis termina en {n} días",
  }),
  mail_trial_text:
    "Tu prueba gratis del plan {plan} termina el {date}. Sin pago pasas entonces al plan Básico y no se elimina nada.",
  mail_plans: "Ver los planes",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} recibió tu solicitud {number}",
  request_received_text:
    "Hola, {name}: {business} recibió tu solicitud {number} para el {date} y responderá pronto. Ahora no hay que pagar nada.",
  request_quoted_subject: "{business} te envió un precio para la solicitud {number}",
  request_quoted_text:
    "Hola, {name}: {business} te ofrece {amount} por tu solicitud {number}. Puedes aceptarlo hasta el {until}.",
  request_accepted_subject: "{business} aceptó tu solicitud {number}",
  request_accepted_text:
    "Hola, {name}: {business} aceptó tu solicitud {number} para el {date}. Total: {amount}. ¡Gracias!",
  request_declined_subject: "{business} no puede atender tu solicitud {number}",
  request_declined_text:
    "Hola, {name}: lo sentimos, {business} no puede atender tu solicitud {number} para el {date}.",
  request_see: "Ver tu solicitud",
  request_hello: "Hola, {name}, somos {business}. Sobre tu solicitud {number} para el {date}:",
  request_to_business:
    "Hola, {business}, soy {name}. Les envié la solicitud {number} para el {date}:",
  request_about: "Hola, {business}, soy {name}, sobre mi solicitud {number}:",
  request_total: "Importe total: {amount}",
  request_calendar: "{business}: pedido {number}",
  request_waiting_subject: plural("es", {
    one: "{n} solicitud espera tu respuesta",
    many: "{n} solicitudes esperan tu respuesta",
    other: "{n} solicitudes esperan tu respuesta",
  }),
  request_waiting_text:
    "Tus clientes ven que aún no tienen respuesta. Puedes aceptar, ofrecer un precio o rechazar.",
  request_open: "Ver las solicitudes",
  sms_code: plural("es", {
    one: "{code} es tu código de Marzipan. Es válido por {n} minuto.",
    many: "{code} es tu código de Marzipan. Es válido por {n} de minutos.",
    other: "{code} es tu código de Marzipan. Es válido por {n} minutos.",
  }),
};
