import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Ventas frente al año pasado",
  name_best_item: "Lo más vendido",
  name_sinking_item: "Se pide menos",
  name_price_below_usual: "Vendido por debajo de su precio",
  name_client_stopped: "Un cliente habitual dejó de pedir",
  name_weekday_full: "Un día desbordado",
  name_weekday_empty: "Un día vacío",
  name_unpaid: "Sin pagar después de la entrega",
  name_deposit_forgotten: "Anticipos que faltan",
  name_cancelled_more: "Más cancelaciones",
  name_declined_more: "Más solicitudes rechazadas",
  name_request_unanswered: "Solicitudes sin respuesta",
  name_expense_jumped: "Un gasto que saltó",
  name_supplier_price_rose: "Un proveedor subió el precio",
  name_agreed_discounts: "Descuentos por precio acordado",
  name_month_end: "Cómo terminará el mes",
  revenue_up:
    "Ventas, {period}: {now}. Es {change} más que los {before} de las mismas semanas hace un año.",
  revenue_down:
    "Ventas, {period}: {now}. Es {change} menos que los {before} de las mismas semanas hace un año.",
  best_item: "{item} trajo {revenue}, {period}. Pedidos: {orders}.",
  sinking_item:
    "{item} se pide menos. Pedidos de las últimas seis semanas: {now}, de las 18 semanas anteriores: {before}.",
  price_below_usual:
    "{item}: última venta a {price}. El precio habitual es {usual}, la venta anterior fue a {last}.",
  client_stopped:
    "{name}: lo habitual entre pedidos son {rhythm}. Desde el último pedido: {silent}.",
  weekday_full: "Pedidos, {weekday}, {period}: {orders}. Un día promedio: {usual}.",
  weekday_empty: "Pedidos, {weekday}, {period}: solo {orders}. Un día promedio: {usual}.",
  unpaid:
    "{owed} sin pagar más de una semana después de la entrega. Pedidos: {orders}, el más antiguo del {date}. Más de 60 días: {old}.",
  unpaid_lately:
    "{owed} sin pagar más de una semana después de la entrega. Pedidos: {orders}, el más antiguo del {date}.",
  deposit_forgotten:
    "Anticipos que ya deberían estar: {sum}. Pedidos: {orders}, el próximo para el {date}.",
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
  expense_jumped: "{category}, {month}: {spent}. Un mes habitual: {usual}.",
  supplier_price_rose:
    "{what}: último precio {price}, {change} por encima de los {usual} habituales.",
  agreed_discounts:
    "Los precios acordados quitaron {given}, {period}. Pedidos: {orders}. Según sus precios, todos los pedidos suman {by_prices}.",
  month_above: "{month} terminará entre {low} y {high}, por encima de los {usual} habituales.",
  month_below: "{month} terminará entre {low} y {high}, por debajo de los {usual} habituales.",
  why_revenue_trend:
    "Doce semanas se comparan con las mismas de hace un año, una a una, así la temporada cuenta en ambos lados.",
  why_best_item: "En doce semanas está en claramente más pedidos que el segundo.",
  why_sinking_item: "Su parte de los pedidos bajó más de lo que explica el azar.",
  why_price_below_usual:
    "Al menos una décima parte por debajo de la mayoría de las ventas de medio año.",
  why_client_stopped: "El silencio es el triple de lo habitual y el doble de lo más largo.",
  why_weekday_full:
    "En doce semanas este día tiene al menos una vez y media los pedidos de un día abierto promedio.",
  why_weekday_empty:
    "En doce semanas este día tiene cerca de la mitad de los pedidos de un día abierto promedio, o menos.",
  why_unpaid: "Se cuentan los pedidos entregados hace más de una semana, menos lo pagado.",
  why_deposit_forgotten: "Pasó la fecha del anticipo, o faltan menos de tres días para la entrega.",
  why_cancelled_more: "La parte de pedidos cancelados subió más de lo que explica el azar.",
  why_declined_more: "La parte de solicitudes rechazadas subió más de lo que explica el azar.",
  why_request_unanswered: "Alguien espera respuesta; está en juego el importe pedido.",
  why_expense_jumped: "Ese mes está muy por encima de todos los anteriores.",
  why_supplier_price_rose: "Las compras anteriores de lo mismo tenían un precio estable.",
  why_agreed_discounts:
    "En los últimos 30 días los descuentos son al menos una vigésima parte de los precios.",
  why_month_end:
    "Completado hasta ahora: {delivered}. Aún reservado: {booked}. Cada día que queda cuenta como un día promedio de los seis meses anteriores, con sus altibajos.",
  fig_revenue_last_year: "Ventas hace un año",
  fig_change: "Cambio",
  fig_orders_before: "Pedidos antes",
  fig_revenue_before: "Ventas antes",
  fig_price: "Último precio",
  fig_price_usual: "Precio habitual",
  fig_price_last: "Precio anterior",
  fig_sales: "Ventas comparadas",
  fig_rhythm: "Intervalo habitual",
  fig_silent: "Desde el último pedido",
  fig_orders_usual: "Día promedio",
  fig_deposits: "Anticipos que faltan",
  fig_lost: "Perdidos",
  fig_of: "De",
  fig_lost_before: "Perdidos antes",
  fig_of_before: "De, antes",
  fig_for_this_reason: "Por este motivo",
  fig_lost_money: "Valor",
  fig_requests: "Solicitudes",
  fig_asked: "Importe pedido",
  fig_spent: "Gastado",
  fig_spent_usual: "Mes habitual",
  fig_purchases: "Compras comparadas",
  fig_given: "Descuento",
  fig_by_prices: "Según los precios",
  fig_low: "Al menos",
  fig_high: "Como máximo",
  fig_usual: "Mes habitual",
  fig_delivered: "Completado hasta ahora",
  fig_booked: "Aún reservado",
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
