import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Ventas",
  revenue_means: "pedidos completados por fecha de entrega",
  cash: "Cobros",
  cash_means: "pagos menos reembolsos por fecha de pago",
  refunds: "Reembolsos",
  refunds_means: "reembolsos por fecha, ya restados de los cobros",
  expenses: "Gastos",
  expenses_means: "tus gastos por fecha",
  profit: "Ganancia",
  profit_means: "ventas menos gastos, antes de impuestos y de tu propio sueldo",
  orders: "Pedidos",
  orders_means: "los pedidos que componen tus ventas",
  average: "Pedido promedio",
  average_means: "ventas divididas entre el número de pedidos",
  owed: "Por cobrar",
  owed_means: "saldos sin pagar según los días desde la entrega",
  clients_means: "pedidos completados; un cliente es nuevo si su primer pedido fue en este período",
  items_means:
    "ventas de cada artículo; los precios acordados se reparten entre los artículos del pedido",
  age_not_due: "Aún no vence",
  age_0_7: "Hasta 7 días",
  age_8_30: "8 a 30 días",
  age_31_60: "31 a 60 días",
  age_over_60: "Más de 60 días",
};
