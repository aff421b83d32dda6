import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "Lista de producción",
  day: "Día",
  range: "Período",
  orders: plural("es", {
    one: "{n} pedido",
    many: "{n} de pedidos",
    other: "{n} pedidos",
  }),
  kinds: plural("es", {
    one: "{n} tipo",
    many: "{n} de tipos",
    other: "{n} tipos",
  }),
  next: "próxima entrega a las {time}",
  by: "antes de las {time}",
  by_day: "antes del {day}, {time}",
  without: "Sin {allergens}",
  other: "Otros",
  without_items: "Pedidos sin líneas",
  made: "Hecho: {item}",
  made_label: "Hecho hasta ahora",
  enter: "Anotar cuántos hay hechos",
  missing: "Falta hacer: {quantity}",
  all: "Todo hecho",
  behind: "Pedidos de {item}",
  loading: "Cargando la lista de producción",
  failed: "No se pudo cargar la lista de producción",
  empty_title: "Nada que hornear",
  empty_text: "Aquí se suman las líneas de los pedidos de estos días.",
  copy: "Copiar como texto",
  copy_failed: "Este navegador no deja copiar. Usa WhatsApp o imprime.",
  waiting: "Se guardará cuando vuelva la conexión",
  kitchen: "Modo cocina",
  sound: "Sonido para pedidos nuevos",
  may_sleep: "La pantalla de este equipo puede apagarse",
  seen: "Visto",
  just_in: "Acaba de entrar: {what}",
  changed: "Cambió: {what}",
};
