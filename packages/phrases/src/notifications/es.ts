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
};
