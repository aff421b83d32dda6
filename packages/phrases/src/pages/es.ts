import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 días de Pro o Premium, sin tarjeta. Básico sigue gratis.",
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
    "¿Una pregunta, una idea, un problema? Escríbenos. Soporte responde en 24-48 horas.",
  help: "Ayuda",
  help_text:
    "Cómo tomar pedidos, llevar clientes y planear la producción. Las páginas de ayuda se están escribiendo.",
  about: "Acerca de Marzipan",
  about_text:
    "Marzipan está hecho para pequeñas panaderías y reposterías: pedidos, clientes y dinero en un solo lugar, en diez idiomas.",
  docs: "Documentación",
  docs_text:
    "Para quien conecta otros programas: las llamadas de Marzipan están descritas en /api/openapi.json.",
  terms: "Términos de uso",
  terms_text:
    "Qué puedes esperar de Marzipan y qué espera Marzipan de ti. El texto completo aparecerá aquí.",
  privacy: "Política de privacidad",
  privacy_text:
    "Tus datos son tuyos y puedes llevártelos con cualquier plan. El texto completo aparecerá aquí.",
  refund: "Reembolsos",
  refund_text:
    "Puedes cancelar en 14 días y recuperar tu dinero. Las solicitudes se revisan en 2-3 días hábiles y el dinero llega en 5-10 días.",
  security: "Seguridad",
  security_text:
    "Cada negocio ve solo sus propios datos, y la propia base de datos lo garantiza. Las contraseñas se guardan cifradas y puedes cerrar la sesión de cualquier dispositivo.",
  no_menu: "No hay ningún menú en esta dirección",
  no_menu_text: "Quizá el negocio cambió su enlace. Pide ahí el nuevo.",
  pending: "Esperan tu respuesta",
};
