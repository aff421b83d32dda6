import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Faturamento em comparação com o ano passado",
  name_best_item: "Mais vendido",
  name_sinking_item: "Menos pedido que antes",
  name_price_below_usual: "Vendido abaixo do preço habitual",
  name_client_stopped: "Um cliente fiel parou de pedir",
  name_weekday_full: "Um dia com pedidos demais",
  name_weekday_empty: "Um dia fraco",
  name_unpaid: "Não pago depois da entrega",
  name_deposit_forgotten: "Sinais ainda não pagos",
  name_cancelled_more: "Mais cancelamentos que o normal",
  name_declined_more: "Mais solicitações recusadas que o normal",
  name_request_unanswered: "Solicitações sem resposta",
  name_expense_jumped: "Uma despesa que subiu muito",
  name_supplier_price_rose: "Um fornecedor subiu o preço",
  name_agreed_discounts: "Descontos concedidos",
  name_month_end: "Previsão para este mês",
  revenue_up:
    "Faturamento, {period}: {now}. São {change} a mais que nas mesmas semanas do ano passado ({before}).",
  revenue_down:
    "Faturamento, {period}: {now}. São {change} a menos que nas mesmas semanas do ano passado ({before}).",
  best_item: plural("pt", {
    one: "{item} rendeu {revenue} em {n} pedido ({period}).",
    many: "{item} rendeu {revenue} em {n} de pedidos ({period}).",
    other: "{item} rendeu {revenue} em {n} pedidos ({period}).",
  }),
  sinking_item:
    "{item} está sendo menos pedido. Pedidos nas últimas seis semanas: {now}. Nas 18 semanas anteriores: {before}.",
  price_below_usual:
    "{item}: a última venda foi por {price}. O preço habitual é {usual}, e a venda anterior foi por {last}.",
  client_stopped:
    "{name}: um pedido a cada {rhythm}, em média. Desde o último já se passaram {silent}.",
  weekday_full: "Pedidos de {weekday}, {period}: {orders}. Um dia médio tem {usual}.",
  weekday_empty: "Pedidos de {weekday}, {period}: só {orders}. Um dia médio tem {usual}.",
  unpaid:
    "{owed} ainda não foram pagos mais de uma semana depois da entrega. Pedidos: {orders}, o mais antigo de {date}. Há mais de 60 dias: {old}.",
  unpaid_lately:
    "{owed} ainda não foram pagos mais de uma semana depois da entrega. Pedidos: {orders}, o mais antigo de {date}.",
  deposit_forgotten:
    "Sinais no valor de {sum} já deveriam ter sido pagos. Pedidos: {orders}, o próximo para {date}.",
  cancelled_more:
    "Cancelados nos últimos 60 dias: {lost} de {of} pedidos, {money} ao todo. Nos 180 dias anteriores: {lost_before} de {of_before}.",
  cancelled_why:
    "Cancelados nos últimos 60 dias: {lost} de {of} pedidos, {money} ao todo. Nos 180 dias anteriores: {lost_before} de {of_before}. Mais frequente: {reason}.",
  declined_more:
    "Recusadas nos últimos 60 dias: {lost} de {of} solicitações, {money} ao todo. Nos 180 dias anteriores: {lost_before} de {of_before}.",
  declined_why:
    "Recusadas nos últimos 60 dias: {lost} de {of} solicitações, {money} ao todo. Nos 180 dias anteriores: {lost_before} de {of_before}. Mais frequente: {reason}.",
  request_unanswered:
    "Solicitações esperando há dois dias ou mais: {requests}, {asked} ao todo. A mais antiga é de {date}.",
  expense_jumped: "{category}: {spent} ({month}), contra {usual} em um mês normal.",
  supplier_price_rose:
    "{what}: o último preço pago foi {price}, {change} a mais que o habitual ({usual}).",
  agreed_discounts:
    "Descontos por preço combinado: {given} ({period}). Pedidos: {orders}. Pelo preço cheio, todos os pedidos somariam {by_prices}.",
  month_above: "{month} deve fechar entre {low} e {high}, acima do normal ({usual}).",
  month_below: "{month} deve fechar entre {low} e {high}, abaixo do normal ({usual}).",
  why_revenue_trend:
    "Comparamos doze semanas com as mesmas semanas do ano passado, então a época pesa igual nas duas.",
  why_best_item: "Em doze semanas, esteve em bem mais pedidos que o segundo item.",
  why_sinking_item: "A queda é grande demais para ser acaso.",
  why_price_below_usual: "É pelo menos 10% abaixo do seu preço habitual dos últimos seis meses.",
  why_client_stopped:
    "Está sem pedir há três vezes mais tempo que o normal e o dobro da maior pausa até hoje.",
  why_weekday_full:
    "Em doze semanas, este dia teve pelo menos uma vez e meia os pedidos de um dia aberto médio.",
  why_weekday_empty:
    "Em doze semanas, este dia teve cerca de metade dos pedidos de um dia aberto médio, ou menos.",
  why_unpaid: "Pedidos entregues há mais de uma semana, menos o que já foi pago.",
  why_deposit_forgotten: "A data do sinal passou, ou faltam menos de três dias para a entrega.",
  why_cancelled_more: "O aumento é grande demais para ser acaso.",
  why_declined_more: "O aumento é grande demais para ser acaso.",
  why_request_unanswered: "Um cliente está esperando, e você pode perder o pedido.",
  why_expense_jumped: "Esse mês está bem acima de todos os anteriores.",
  why_supplier_price_rose: "Até agora o preço era estável.",
  why_agreed_discounts: "Nos últimos 30 dias, os descontos somam pelo menos 5% dos seus preços.",
  why_month_end:
    "Concluído até agora: {delivered}. Reservado até o fim do mês: {booked}. Os dias que faltam são estimados pelo dia médio dos últimos seis meses.",
  fig_revenue_last_year: "Faturamento há um ano",
  fig_change: "Variação",
  fig_orders_before: "Pedidos antes",
  fig_revenue_before: "Faturamento antes",
  fig_price: "Último preço",
  fig_price_usual: "Preço habitual",
  fig_price_last: "Preço anterior",
  fig_sales: "Vendas comparadas",
  fig_rhythm: "Tempo habitual entre pedidos",
  fig_silent: "Desde o último pedido",
  fig_orders_usual: "Dia médio",
  fig_deposits: "Sinais não pagos",
  fig_cancelled: "Cancelados",
  fig_cancelled_before: "Cancelados antes",
  fig_declined: "Recusadas",
  fig_declined_before: "Recusadas antes",
  fig_for_this_reason: "Por este motivo",
  fig_lost_money: "Valor total",
  fig_requests: "Solicitações",
  fig_requests_before: "Solicitações antes",
  fig_asked: "Valor pedido",
  fig_spent: "Gasto",
  fig_spent_usual: "Mês habitual",
  fig_purchases: "Compras comparadas",
  fig_given: "Descontos",
  fig_by_prices: "Pelo preço cheio",
  fig_low: "Pelo menos",
  fig_high: "No máximo",
  fig_usual: "Mês habitual",
  fig_delivered: "Concluído até agora",
  fig_booked: "Reservado",
  fig_days_left: "Dias que faltam",
  act_orders: "Ver os pedidos",
  act_owing: "Ver quem me deve",
  act_requests: "Ver as solicitações",
  act_expenses: "Ver as despesas",
  act_write: "Escrever no WhatsApp",
  act_client: "Abrir o cliente",
  act_price: "Conferir o preço",
  act_full: "Mudar a capacidade diária",
  act_empty: "Mudar o horário",
  miss_you: "Olá {name}, faz tempo! Vamos preparar algo de novo? {business}",
};
