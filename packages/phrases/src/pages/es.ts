import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 días de Pro o Premium, sin tarjeta. Básico sigue gratis.",
  hero_used: "Cancela cuando quieras. Básico sigue gratis.",
  start_trial: "Empezar la prueba gratis",
  nav: "Páginas",
  home: "A la página de inicio de Marzipan",
  pricing: "Planes",
  pricing_title: "Empieza gratis. Crece cuando el horno se llene.",
  start_basic: "Empezar con Básico",
  line_lists: "Clientes: {clients}, productos: {products}",
  line_lifetime: "Consultas de negocio en total: {count}",
  line_support: "Asistente de ayuda, sin límite",
  contact: "Contacto",
  contact_text:
    "¿Una pregunta, una idea, un problema? Escríbenos. Soporte responde en 48 horas, y en 24 horas con Premium.",
  help: "Ayuda",
  about: "Acerca de Marzipan",
  docs: "Documentación",
  terms: "Términos de uso",
  privacy: "Política de privacidad",
  refund: "Reembolsos",
  security: "Seguridad",
  pending: "Esperan tu respuesta",
};
