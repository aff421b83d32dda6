import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Ventas",
  revenue_means: "Pedidos completados, por fecha de entrega",
  cash: "Cobros",
  cash_means: "Pagos menos reembolsos, por día de pago",
  refunds: "Reembolsos",
  refunds_means: "Dinero devuelto, por día; ya descontado de los cobros",
  expenses: "Gastos",
  expenses_means: "Lo gastado, por fecha del gasto",
  profit: "Ganancia",
  profit_means: "Ventas menos gastos, antes de impuestos y del sueldo propio",
  orders: "Pedidos",
  orders_means: "Los pedidos que forman las ventas",
  average: "Pedido promedio",
  average_means: "Ventas divididas entre el número de pedidos",
  owed: "Por cobrar",
  owed_means: "Lo que falta por cobrar de los pedidos, por días desde la entrega",
  clients_means:
    "Nuevos: primer pedido en este periodo. Recurrentes: ya habían pedido. Los pedidos sin cliente vinculado van aparte",
  items_means: "Las líneas de cada artículo; un precio acordado se reparte según sus sumas",
  age_not_due: "Aún no vence",
  age_0_7: "Hasta 7 días",
  age_8_30: "8 a 30 días",
  age_31_60: "31 a 60 días",
  age_over_60: "Más de 60 días",
};
