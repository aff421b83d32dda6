import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Faturamento",
  revenue_means: "pedidos concluídos por data de entrega",
  cash: "Recebimentos",
  cash_means: "pagamentos menos reembolsos por data de pagamento",
  refunds: "Reembolsos",
  refunds_means: "reembolsos por data, já subtraídos dos recebimentos",
  expenses: "Despesas",
  expenses_means: "suas despesas por data",
  profit: "Lucro",
  profit_means: "faturamento menos despesas, antes de impostos e da sua retirada",
  orders: "Pedidos",
  orders_means: "os pedidos que compõem seu faturamento",
  average: "Pedido médio",
  average_means: "faturamento dividido pelo número de pedidos",
  owed: "A receber",
  owed_means: "saldos não pagos por dias desde a entrega",
  clients_means: "pedidos concluídos; um cliente é novo se o primeiro pedido foi neste período",
  items_means: "vendas de cada item, com os preços combinados divididos entre os itens do pedido",
  age_not_due: "Ainda não vencido",
  age_0_7: "Até 7 dias",
  age_8_30: "8 a 30 dias",
  age_31_60: "31 a 60 dias",
  age_over_60: "Mais de 60 dias",
};
