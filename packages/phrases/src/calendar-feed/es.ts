import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: pedidos",
  text: "Tu teléfono, Google u Outlook muestra cada pedido en su día, junto a todo lo demás. Los cambios aparecen cuando tu calendario los busca, normalmente en unas horas.",
  secret:
    "Quien tenga este enlace ve los nombres, teléfonos, direcciones y pedidos de tus clientes. Guárdalo para ti.",
  link: "Enlace del calendario",
  add_here: "Agregar en este dispositivo",
  add_google: "Agregar a Google Calendar",
  renew_text: "Los calendarios que usan el enlace anterior dejan de mostrar tus pedidos.",
  end: "Desactivar el enlace",
  end_text: "Los calendarios que usan este enlace dejan de mostrar tus pedidos.",
  ended: "El enlace está desactivado",
};
