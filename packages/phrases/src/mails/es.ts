import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "Hola, {name}:",
  verify_subject: "Confirma tu correo en Marzipan",
  verify_text:
    "Te damos la bienvenida a Marzipan. Abre este enlace y confirma ahí que el correo es tuyo.",
  verify_action: "Confirmar correo",
  link_valid: plural("es", {
    one: "El enlace es válido por {n} hora.",
    many: "El enlace es válido por {n} de horas.",
    other: "El enlace es válido por {n} horas.",
  }),
  verify_ignore: "Si no creaste una cuenta, puedes ignorar este correo.",
  approved_subject: "Tu cuenta de Marzipan está aprobada",
  approved_text: "Ya puedes iniciar sesión y anotar tu primer pedido.",
  known_subject: "Ya tienes una cuenta de Marzipan",
  known_text:
    "Alguien, probablemente tú, intentó crear una cuenta con este correo. Ya tienes una: inicia sesión con tu contraseña.",
  held_subject: "Este correo todavía no está libre para una cuenta nueva",
  held_text:
    "Alguien, probablemente tú, intentó crear una cuenta con este correo. Hace poco, una cuenta pasó de este correo a otro. Si fuiste tú, inicia sesión con el correo nuevo.",
  held_until:
    "Hasta el {time} ese cambio se puede deshacer, así que este correo queda reservado para esa cuenta. Después podrás crear una cuenta con él.",
  held_advice:
    "Si no cambiaste el correo, abre el enlace “{action}” del mensaje que enviamos aquí en ese momento.",
  sign_in: "Iniciar sesión",
  reset_subject: "Elige una contraseña nueva para Marzipan",
  reset_text:
    "Alguien, probablemente tú, pidió una contraseña nueva. Abre este enlace y elígela ahí.",
  reset_action: "Elegir una contraseña nueva",
  reset_ignore: "Si no la pediste, puedes ignorar este correo. Tu contraseña sigue igual.",
  received_subject: "Recibimos tu registro en Marzipan",
  received_text:
    "Tu correo está confirmado. Tu registro está pendiente de aprobación por un administrador, suele tardar de 1 a 2 días hábiles. Te avisaremos por correo.",
  declined_subject: "Sobre tu registro en Marzipan",
  contact: "Contactar con soporte",
  blocked_subject: "Tu cuenta de Marzipan está bloqueada",
  blocked_text: "Tu cuenta fue bloqueada. Tus datos siguen ahí. Contacta con soporte.",
  device_subject: "Nuevo inicio de sesión en tu cuenta de Marzipan",
  device_text: "Se acaba de iniciar sesión en tu cuenta desde un dispositivo que no conocíamos.",
  device: "Dispositivo: {browser} en {system}",
  device_half: "Dispositivo: {device}",
  device_unknown: "Dispositivo: desconocido",
  time: "Fecha: {time}",
  device_advice:
    "Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión del dispositivo en Ajustes.",
  devices: "Ver mis dispositivos",
  password_subject: "Se cambió tu contraseña de Marzipan",
  password_text: "La contraseña de tu cuenta se acaba de cambiar.",
  password_advice: "Si no fuiste tú, elige enseguida una contraseña nueva.",
  email_subject: "Se cambió tu correo de Marzipan",
  email_text: "Desde ahora inicias sesión con {email}.",
  email_advice: "Si no fuiste tú, contacta enseguida con soporte.",
  totp_on_subject: "Se activaron los códigos de autenticación",
  totp_on_text: "Desde ahora se pide un código de tu aplicación al iniciar sesión en Marzipan.",
  totp_off_subject: "Se desactivaron los códigos de autenticación",
  totp_off_text: "Ya no se pide un código de tu aplicación al iniciar sesión en Marzipan.",
  phone_on_subject: "Se agregó un teléfono a tu cuenta",
  phone_on_text:
    "Desde ahora, un código enviado al {phone} permite iniciar sesión en tu cuenta de Marzipan.",
  phone_off_subject: "Se quitó el teléfono de tu cuenta",
  phone_off_text:
    "Un código enviado al {phone} ya no permite iniciar sesión en tu cuenta de Marzipan.",
  security_advice: "Si no fuiste tú, elige enseguida una contraseña nueva y revisa los ajustes.",
  trial_subject: plural("es", {
    one: "Tu prueba gratis termina en {n} día",
    many: "Tu prueba gratis termina en {n} de días",
    other: "Tu prueba gratis termina en {n} días",
  }),
  trial_text:
    "Tu prueba gratis de {plan} termina el {date}. Después pasas a Básico si no eliges un plan, y no se elimina nada.",
  plans: "Ver los planes",
  // A customer's request, to her and to the business.
  request_received_subject: "{business} recibió tu solicitud n.º {number}",
  request_received_text:
    "Hola, {name}: {business} recibió tu solicitud n.º {number} para el {date} y responderá pronto. Ahora no hay que pagar nada.",
  request_quoted_subject: "{business} te envió un precio para la solicitud n.º {number}",
  request_quoted_text:
    "Hola, {name}: el precio de tu solicitud n.º\u00A0{number} en {business} es {amount}. Puedes aceptarlo hasta el {until}.",
  request_accepted_subject: "{business} aceptó tu solicitud n.º {number}",
  request_accepted_text:
    "Hola, {name}: {business} aceptó tu solicitud n.º {number} para el {date}. Total: {amount}. ¡Gracias!",
  request_declined_subject: "{business} no puede atender tu solicitud n.º {number}",
  request_declined_text:
    "Hola, {name}: lo sentimos, {business} no puede atender tu solicitud n.º {number} para el {date}.",
  request_expired_subject: "Tu solicitud n.º {number} en {business} ha vencido",
  request_expired_text:
    "Hola, {name}: pasó el {date} y tu solicitud n.º {number} en {business} no llegó a ser un pedido. No hay que pagar nada y puedes volver a pedir cuando quieras.",
  request_lapsed_subject: "El precio de tu solicitud n.º {number} en {business} ya no es válido",
  request_lapsed_text:
    "Hola, {name}: el precio que {business} te ofreció por tu solicitud n.º {number} era válido hasta el {until}. Escribe a {business} para pedir otro.",
  request_see: "Ver tu solicitud",
  request_day_at_time: "{date} a las {time}",
  request_hello: "Hola, {name}, somos {business}. Sobre tu solicitud n.º {number} para el {date}:",
  request_to_business:
    "Hola, {business}, soy {name}. Les envié la solicitud n.º {number} para el {date}:",
  request_about: "Hola, {business}, soy {name}, sobre mi solicitud n.º {number}:",
  order_about: "Hola, {business}, soy {name}, sobre mi pedido n.º {number}:",
  request_total: "Importe total: {amount}",
  request_calendar: "{business}: pedido n.º {number}",
  request_open: "Ver las solicitudes",
  // To the business, when requests come in.
  request_new_subject: "Nueva solicitud de pedido: {name}, {date}",
  request_new_items: "{name} quiere: {items}",
  request_new_pickup: "Recogida: {date}",
  request_new_delivery: "Envío: {date}",
  request_new_delivery_to: "Envío: {date}, a {address}",
  request_new_places: plural("es", {
    one: "Queda {n} lugar ese día",
    many: "Quedan {n} de lugares ese día",
    other: "Quedan {n} lugares ese día",
  }),
  request_new_full: "Ese día ya está completo. Puedes aceptar de todos modos.",
  request_new_alone: "No hay más pedidos ese día",
  request_new_orders: plural("es", {
    one: "{n} pedido más ese día",
    many: "{n} de pedidos más ese día",
    other: "{n} pedidos más ese día",
  }),
  request_new_open: "Ver la solicitud",
  requests_new_subject: plural("es", {
    one: "{n} solicitud de pedido nueva",
    many: "{n} de solicitudes de pedido nuevas",
    other: "{n} solicitudes de pedido nuevas",
  }),
  requests_new_line: "{name}, {date}: {items}",
  requests_new_more: plural("es", {
    one: "Y {n} más",
    many: "Y {n} más",
    other: "Y {n} más",
  }),
  sms_code: plural("es", {
    one: "{code} es tu código de Marzipan. Es válido por {n} minuto.",
    many: "{code} es tu código de Marzipan. Es válido por {n} de minutos.",
    other: "{code} es tu código de Marzipan. Es válido por {n} minutos.",
  }),
  email_asked_subject: "Alguien pidió cambiar tu correo de Marzipan",
  email_asked_text:
    "Alguien, probablemente tú, pidió iniciar sesión desde ahora con {email}. Todavía no ha cambiado nada.",
  not_me_action: "No fui yo",
  not_me_advice:
    "Si fuiste tú, no hay nada que hacer. Si no, abre el enlace y confírmalo allí: se cierra la sesión en todos los dispositivos, la cuenta vuelve a esta dirección y eliges una contraseña nueva.",
  link_days: plural("es", {
    one: "El enlace funciona durante {n} día.",
    many: "El enlace funciona durante {n} de días.",
    other: "El enlace funciona durante {n} días.",
  }),
  waiting_subject: plural("es", {
    one: "{n} registro espera tu aprobación",
    many: "{n} de registros esperan tu aprobación",
    other: "{n} registros esperan tu aprobación",
  }),
  waiting_text:
    "Su correo está confirmado. Ven una página de espera hasta que apruebes o rechaces.",
  waiting_open: "Revisar los registros",
  papers_subject: "{business}: cifras de {month}",
  papers_text: "Estas son las cifras de {business} de {month}.",
  papers_button: "Abrir los documentos",
  papers_note: "Enviado por Marzipan para {business} al principio de cada mes.",
  papers_test: "Esta es una prueba que te enviaste. Nadie más la recibió.",
  notifications_off: "Puedes elegir tus correos en Ajustes, en “Notificaciones”.",
};
