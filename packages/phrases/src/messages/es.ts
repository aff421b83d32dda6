import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** WhatsApp to clients, and what an owner reads both in a mail and on the screen. */
export const messages: Translation<typeof english> = {
  confirmation: "Hola, {first_name}, anotado: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  ready: "Hola, {first_name}, tu pedido ya está listo: {place}.\nPor pagar: {balance}.\n{link}",
  reminder:
    "Hola, {first_name}: un pequeño recordatorio. Queda un saldo de {amount} del pedido n.º {number} del {date}. Si ya pagaste, no tengas en cuenta este mensaje. ¡Muchas gracias! {business}\n{link}",
  deposit:
    "Hola, {first_name}: un pequeño recordatorio. Falta el anticipo de {amount} del pedido n.º {number} del {date}. El saldo total es de {balance}. Si ya pagaste, no tengas en cuenta este mensaje. ¡Muchas gracias! {business}\n{link}",
  on_the_way:
    "Hola, {first_name}: tu pedido acaba de salir y va en camino. ¡Que lo disfrutes!\nPor pagar: {balance}.\n{link}",
  moved:
    "Hola, {first_name}: tu pedido cambia de fecha: {when}, {place}. Todo lo demás sigue igual.\n{link}",
  canceled:
    "Hola, {first_name}: tu pedido del {date} ({items}) está cancelado. Si tienes alguna pregunta, escríbenos. {business}",
  quote:
    "Hola, {first_name}: este es el precio: {items}, {when}: {total}. ¿Te parece bien?\n{link}",
  balance:
    "Hola, {first_name}: por {items} ({date}) quedan {balance} por pagar. ¡Muchas gracias! {business}\n{link}",
  when: "{date} a las {time}",
  place_pickup: "recogida en {address}",
  place_pickup_open: "recogida",
  place_delivery: "envío a domicilio: {address}",
  place_delivery_open: "envío a domicilio",
  more_items: plural("es", { one: "y {n} más", many: "y {n} más", other: "y {n} más" }),
  changed:
    "Hola, {first_name}: tu pedido cambió: {items}.\n{when}, {place}.\nTotal: {total}.\n{link}",
  kind_confirmation: "Confirmación del pedido",
  kind_ready: "Pedido listo",
  kind_reminder: "Recordatorio de pago",
  kind_deposit: "Recordatorio de anticipo",
  kind_on_the_way: "Pedido en camino",
  kind_moved: "Nueva fecha",
  kind_canceled: "Pedido cancelado",
  kind_quote: "Cotización",
  kind_balance: "Saldo pendiente",
  kind_changed: "Pedido modificado",
  mail_declined_text: "No pudimos aprobar tu registro.",
  mail_reason: "Este es el motivo:",
};
