import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { contact as english } from "./en.ts";

/** The contact form, what administrators see of it, and the mail to the operator. */
export const contact: Translation<typeof english> = {
  message: "Tu mensaje",
  send: "Enviar mensaje",
  fill_all: "Completa todos los campos",
  bad_phone: "Escribe un número de teléfono válido.",
  bad_email: "Escribe una dirección de correo válida.",
  failed: "No se pudo enviar tu mensaje. Inténtalo de nuevo.",
  sent_title: "Gracias, tu mensaje llegó",
  sent_text: "Respondemos a {email} en 48 horas, o en 24 horas con Premium.",
  send_another: "Escribir otro mensaje",
  kept: plural("es", {
    one: "Los mensajes se conservan {n} mes y luego se eliminan.",
    many: "Los mensajes se conservan {n} de meses y luego se eliminan.",
    other: "Los mensajes se conservan {n} meses y luego se eliminan.",
  }),
  leads: "Mensajes",
  leads_loading: "Cargando los mensajes",
  leads_failed: "No se pudieron cargar los mensajes",
  leads_empty: "Aún no hay mensajes",
  leads_empty_text: "Lo que se escribe en la página de contacto llega aquí y por correo.",
  leads_shown: plural("es", {
    one: "{n} mensaje en pantalla",
    many: "{n} de mensajes en pantalla",
    other: "{n} mensajes en pantalla",
  }),
  priority: "Prioritario",
  answer: "Responder por correo",
  mail_subject: "Nuevo mensaje del formulario de contacto",
  mail_subject_priority: "Nuevo mensaje prioritario del formulario de contacto",
  mail_name: "Nombre: {name}",
  mail_email: "Correo: {email}",
  mail_phone: "Teléfono: {phone}",
};
