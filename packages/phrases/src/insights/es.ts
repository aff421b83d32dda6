import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Ventas en comparación con el año pasado",
  name_best_item: "Lo más vendido",
  name_sinking_item: "Se pide menos que antes",
  name_price_below_usual: "Vendido por debajo de su precio",
  name_client_stopped: "Un cliente habitual dejó de pedir",
  name_weekday_full: "Un día con demasiados pedidos",
  name_weekday_empty: "Un día flojo",
  name_unpaid: "Sin pagar después de la entrega",
  name_deposit_forgotten: "Anticipos aún sin pagar",
  name_cancelled_more: "Más cancelaciones de lo habitual",
  name_declined_more: "Más solicitudes rechazadas de lo habitual",
  name_request_unanswered: "Solicitudes sin respuesta",
  name_expense_jumped: "Un gasto que subió de golpe",
  name_supplier_price_rose: "Un proveedor subió el precio",
  name_agreed_discounts: "Descuentos que diste",
  name_month_end: "Previsión de este mes",
  revenue_up:
    "Ventas, {period}: {now}. Es un {change} más que en las mismas semanas del año pasado ({before}).",
  revenue_down:
    "Ventas, {period}: {now}. Es un {change} menos que en las mismas semanas del año pasado ({before}).",
  best_item: plural("es", {
    one: "{item} generó {revenue} con {n} pedido ({period}).",
    many: "{item} generó {revenue} con {n} de pedidos ({period}).",
    other: "{item} generó {revenue} con {n} pedidos ({period}).",
  }),
  sinking_item:
    "{item} se pide menos que antes. Pedidos en las últimas seis semanas: {now}. En las 18 semanas anteriores: {before}.",
  price_below_usual:
    "{item}: la última venta fue a {price}. El precio habitual es {usual} y la venta anterior fue a {last}.",
  client_stopped: "{name}: un pedido cada {rhythm} en promedio. Desde el último pasaron {silent}.",
  weekday_full: "Pedidos del {weekday}, {period}: {orders}. Un día promedio tiene {usual}.",
  weekday_empty: "Pedidos del {weekday}, {period}: solo {orders}. Un día promedio tiene {usual}.",
  unpaid:
    "{owed} siguen sin pagarse más de una semana después de la entrega. Pedidos: {orders}, el más antiguo del {date}. Desde hace más de 60 días: {old}.",
  unpaid_lately:
    "{owed} siguen sin pagarse más de una semana después de la entrega. Pedidos: {orders}, el más antiguo del {date}.",
  deposit_forgotten:
    "Ya deberían haberse pagado anticipos por {sum}. Pedidos: {orders}, el próximo para el {date}.",
  cancelled_more:
    "Cancelados en los últimos 60 días: {lost} de {of} pedidos, {money} en total. En los 180 días anteriores: {lost_before} de {of_before}.",
  cancelled_why:
    "Cancelados en los últimos 60 días: {lost} de {of} pedidos, {money} en total. En los 180 días anteriores: {lost_before} de {of_before}. Lo más frecuente: {reason}.",
  declined_more:
    "Rechazadas en los últimos 60 días: {lost} de {of} solicitudes, {money} en total. En los 180 días anteriores: {lost_before} de {of_before}.",
  declined_why:
    "Rechazadas en los últimos 60 días: {lost} de {of} solicitudes, {money} en total. En los 180 días anteriores: {lost_before} de {of_before}. Lo más frecuente: {reason}.",
  request_unanswered:
    "Solicitudes que esperan desde hace dos días o más: {requests}, {asked} en total. La más antigua es del {date}.",
  expense_jumped: "{category}: {spent} ({month}), frente a {usual} en un mes habitual.",
  supplier_price_rose:
    "{what}: lo último que pagaste fue {price}, un {change} más que lo habitual ({usual}).",
  agreed_discounts:
    "Descuentos por precio acordado: {given} ({period}). Pedidos: {orders}. A precio completo, todos los pedidos sumarían {by_prices}.",
  month_above: "{month} cerrará probablemente entre {low} y {high}, más de lo habitual ({usual}).",
  month_below:
    "{month} cerrará probablemente entre {low} y {high}, menos de lo habitual ({usual}).",
  why_revenue_trend:
    "Comparamos doce semanas con las mismas del año pasado, así la temporada influye igual en ambas.",
  why_best_item: "En doce semanas estuvo en bastantes más pedidos que el segundo artículo.",
  why_sinking_item: "La bajada es demasiado grande para ser casualidad.",
  why_price_below_usual:
    "Es al menos un 10\u00A0% menos que tu precio habitual de los últimos seis meses.",
  why_client_stopped: "Lleva sin pedir el triple de lo habitual y el doble de su pausa más larga.",
  why_weekday_full:
    "En doce semanas, este día tuvo al menos una vez y media los pedidos de un día abierto promedio.",
  why_weekday_empty:
    "En doce semanas, este día tuvo cerca de la mitad de los pedidos de un día abierto promedio, o menos.",
  why_unpaid: "Pedidos entregados hace más de una semana, menos lo que ya se pagó.",
  why_deposit_forgotten: "Pasó la fecha del anticipo, o faltan menos de tres días para la entrega.",
  why_cancelled_more: "La subida es demasiado grande para ser casualidad.",
  why_declined_more: "La subida es demasiado grande para ser casualidad.",
  why_request_unanswered: "Un cliente está esperando y podrías perder el pedido.",
  why_expense_jumped: "Ese mes está muy por encima de todos los anteriores.",
  why_supplier_price_rose: "Hasta ahora el precio era estable.",
  why_agreed_discounts:
    "En los últimos 30 días los descuentos suman al menos el 5\u00A0% de tus precios.",
  why_month_end:
    "Completado hasta ahora: {delivered}. Reservado hasta fin de mes: {booked}. Los días que quedan se estiman según un día promedio de los últimos seis meses.",
  fig_revenue_last_year: "Ventas hace un año",
  fig_change: "Cambio",
  fig_orders_before: "Pedidos antes",
  fig_revenue_before: "Ventas antes",
  fig_price: "Último precio",
  fig_price_usual: "Precio habitual",
  fig_price_last: "Precio anterior",
  fig_sales: "Ventas comparadas",
  fig_rhythm: "Tiempo habitual entre pedidos",
  fig_silent: "Desde el último pedido",
  fig_orders_usual: "Día promedio",
  fig_deposits: "Anticipos sin pagar",
  fig_cancelled: "Cancelados",
  fig_cancelled_before: "Cancelados antes",
  fig_declined: "Rechazadas",
  fig_declined_before: "Rechazadas antes",
  fig_for_this_reason: "Por este motivo",
  fig_lost_money: "Valor total",
  fig_requests: "Solicitudes",
  fig_requests_before: "Solicitudes antes",
  fig_asked: "Importe pedido",
  fig_spent: "Gastado",
  fig_spent_usual: "Mes habitual",
  fig_purchases: "Compras comparadas",
  fig_given: "Descuentos",
  fig_by_prices: "A precio completo",
  fig_low: "Al menos",
  fig_high: "Como máximo",
  fig_usual: "Mes habitual",
  fig_delivered: "Completado hasta ahora",
  fig_booked: "Reservado hasta fin de mes",
  fig_days_left: "Días que quedan",
  act_orders: "Ver los pedidos",
  act_owing: "Ver quién me debe",
  act_requests: "Ver las solicitudes",
  act_expenses: "Ver los gastos",
  act_write: "Escribir por WhatsApp",
  act_client: "Abrir el cliente",
  act_price: "Revisar el precio",
  act_full: "Cambiar la capacidad diaria",
  act_empty: "Cambiar el horario",
  miss_you: "Hola {name}, ¡cuánto tiempo! ¿Te preparamos algo otra vez? {business}",
};
