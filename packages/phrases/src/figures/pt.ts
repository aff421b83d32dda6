import type { Translation } from "../core.ts";
import type { figures as english } from "./en.ts";

/** The figures by their names, and what each counts (rulings §6). */
export const figures: Translation<typeof english> = {
  revenue: "Faturamento",
  revenue_means: "Pedidos concluídos, pela data de entrega",
  cash: "Recebimentos",
  cash_means: "Pagamentos menos reembolsos, pelo dia do pagamento",
  refunds: "Reembolsos",
  refunds_means: "Dinheiro devolvido, pelo dia; já descontado dos recebimentos",
  expenses: "Despesas",
  expenses_means: "O que foi gasto, pela data da despesa",
  profit: "Lucro",
  profit_means: "Faturamento menos despesas, antes de impostos e da retirada do dono",
  orders: "Pedidos",
  orders_means: "Os pedidos que formam o faturamento",
  average: "Pedido médio",
  average_means: "Faturamento dividido pelo número de pedidos",
  owed: "A receber",
  owed_means: "O que falta receber dos pedidos, por dias desde a entrega",
  clients_means:
    "Novos: primeiro pedido neste período. Recorrentes: já tinham pedido. Pedidos sem cliente vinculado ficam à parte",
  items_means: "As linhas de cada item; um preço combinado é dividido pelas somas das linhas",
  age_not_due: "Ainda não vencido",
  age_0_7: "Até 7 dias",
  age_8_30: "8 a 30 dias",
  age_31_60: "31 a 60 dias",
  age_over_60: "Mais de 60 dias",
};
