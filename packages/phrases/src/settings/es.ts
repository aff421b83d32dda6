import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings: Translation<typeof english> = {
  sections: "Secciones",
  profile: "Perfil",
  email_fixed: "Con esta dirección inicias sesión.",
  business: "Negocio",
  logo_choose: "Elegir un logo",
  logo_remove: "Quitar el logo",
  week_start: "La semana empieza el",
  week_as_language: "Según el idioma",
  currency_note: "Lo que ya existe conserva su moneda.",
  look: "Idioma y apariencia",
  texts: "Textos de WhatsApp",
  texts_text:
    "Un toque abre WhatsApp con el texto en el idioma del cliente. Redacta cada uno a tu gusto.",
  text_kind: "Texto",
  text_language: "En qué idioma",
  text_words: "Redacción",
  text_filled: "Se completa solo:",
  text_insert: "Insertar {word}",
  text_reset: "Volver al texto original",
  text_own: "Tu propia redacción",
  text_default: "Texto original",
  devices: "Dispositivos",
  devices_text: "Dónde tienes la sesión abierta ahora.",
  device_name: "{browser} en {system}",
  this_device: "Este dispositivo",
  last_seen: "Visto por última vez: {when}",
  sign_out_device: "Cerrar sesión en {device}",
  sign_out_all: "Cerrar sesión en todas partes",
  sign_out_all_text: "Tendrás que iniciar sesión de nuevo en cada dispositivo, también en este.",
  device_signed_out: "Sesión cerrada",
  plan: "Plan y uso",
  plan_until: "Hasta el {date}",
  see_plans: "Ver todos los planes",
};
