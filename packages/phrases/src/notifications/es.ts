import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "Novedades",
  unread: plural("es", {
    one: "Novedades: {n} sin leer",
    many: "Novedades: {n} sin leer",
    other: "Novedades: {n} sin leer",
  }),
  mark_all_read: "Marcar todo como leído",
  open: "Abrir",
  accept: "Aceptar, {amount}",
  is_unread: "Sin leer",
  empty_title: "Estás al día",
  empty_text: "Aquí aparecen las nuevas solicitudes de pedido y otras novedades.",
  load_failed: "No pudimos cargar las novedades",
  loading: "Cargando novedades",
  ring: "Avisarme en este dispositivo",
  ring_hint: "También con Marzipan cerrado.",
  discreet: "Ocultar nombres e importes",
  discreet_hint: "La pantalla bloqueada solo muestra el tipo de novedad.",
  unsupported: "Este navegador no puede mostrar notificaciones.",
  needs_home_screen:
    "En iPhone y iPad, primero agrega Marzipan a la pantalla de inicio: toca Compartir y luego “Agregar a inicio”. Ábrelo desde ahí y vuelve aquí.",
  denied:
    "Las notificaciones de Marzipan están bloqueadas. Permítelas en los ajustes del navegador o del teléfono e inténtalo de nuevo.",
  failed: "No pudimos activar las notificaciones. Inténtalo de nuevo.",
};
