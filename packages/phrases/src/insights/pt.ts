import type { Translation } from "../core.ts";
import type { insights as english } from "./en.ts";

/** What the advisor finds in the books, said the same on the dashboard and by the agent. */
export const insights: Translation<typeof english> = {
  name_revenue_trend: "Faturamento frente ao ano passado",
  name_best_item: "Mais vendido",
  name_sinking_item: "Menos pedido",
  name_price_below_usual: "Vendido abaixo do preço habitual",
  name_client_stopped: "Um cliente fiel parou de pedir",
  name_weekday_full: "Um dia lotado",
  name_weekday_empty: "Um dia vazio",
  name_unpaid: "Não pago depois da entrega",
  name_deposit_forgotten: "Sinais que faltam",
  name_cancelled_more: "Mais cancelamentos",
  name_declined_more: "Mais solicitações recusadas",
  name_request_unanswered: "Solicitações sem resposta",
  name_expense_jumped: "Uma despesa que disparou",
  name_supplier_price_rose: "Um fornecedor subiu o preço",
  name_agreed_discounts: "Descontos por preço combinado",
  name_month_end: "Como o mês vai terminar",
  revenue_up:
    "Faturamento, {period}: {now}. São {change} a mais que os {before} das mesmas semanas há um ano.",
  revenue_down:
    "Faturamento, {period}: {now}. São {change} a menos que os {before} das mesmas semanas há um ano.",
  best_item: "{item} trouxe {revenue}, {period}. Pedidos: {orders}.",
  sinking_item:
    "{item} está sendo menos pedido. Pedidos das últimas seis semanas: {now}, das 18 semanas anteriores: {before}.",
  price_below_usual:
    "{item}: última venda por {price}. O preço habitual é {usual}, a venda anterior foi por {last}.",
  client_stopped: "{name}: o habitual entre pedidos são {rhythm}. Desde o último pedido: {silent}.",
  weekday_full: "Pedidos, {weekday}, {period}: {orders}. Um dia médio: {usual}.",
  weekday_empty: "Pedidos, {weekday}, {period}: só {orders}. Um dia médio: {usual}.",
  unpaid:
    "{owed} sem pagar mais de uma semana depois da entrega. Pedidos: {orders}, o mais antigo de {date}. Mais de 60 dias: {old}.",
  unpaid_lately:
    "{owed} sem pagar mais de uma semana depois da entrega. Pedidos: {orders}, o mais antigo de {date}.",
  deposit_forgotten:
    "Sinais que já deveriam ter entrado: {sum}. Pedidos: {orders}, o próximo para {date}.",
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
  expense_jumped: "{category}, {month}: {spent}. Um mês habitual: {usual}.",
  supplier_price_rose: "{what}: último preço {price}, {change} acima dos {usual} habituais.",
  agreed_discounts:
    "Preços combinados tiraram {given}, {period}. Pedidos: {orders}. Pelos preços, todos os pedidos somam {by_prices}.",
  month_above: "{month} vai terminar entre {low} e {high}, acima dos {usual} habituais.",
  month_below: "{month} vai terminar entre {low} e {high}, abaixo dos {usual} habituais.",
  why_revenue_trend:
    "Doze semanas são comparadas com as mesmas de um ano atrás, uma a uma, assim a época conta dos dois lados.",
  why_best_item: "Em doze semanas aparece em bem mais pedidos que o segundo.",
  why_sinking_item: "Sua parte dos pedidos caiu mais do que o acaso explica.",
  why_price_below_usual: "Pelo menos um décimo abaixo da maioria das vendas de meio ano.",
  why_client_stopped: "O silêncio é três vezes o intervalo habitual e duas vezes o mais longo.",
  why_weekday_full:
    "Em doze semanas este dia tem pelo menos uma vez e meia os pedidos de um dia aberto médio.",
  why_weekday_empty:
    "Em doze semanas este dia tem cerca de metade dos pedidos de um dia aberto médio, ou menos.",
  why_unpaid: "Contam os pedidos entregues há mais de uma semana, menos o que foi pago.",
  why_deposit_forgotten: "A data do sinal passou, ou faltam menos de três dias para a entrega.",
  why_cancelled_more: "A parte de pedidos cancelados subiu mais do que o acaso explica.",
  why_declined_more: "A parte de solicitações recusadas subiu mais do que o acaso explica.",
  why_request_unanswered: "Alguém espera resposta; o valor pedido está em jogo.",
  why_expense_jumped: "Esse mês está bem acima de todos os anteriores.",
  why_supplier_price_rose: "As compras anteriores da mesma coisa tinham preço estável.",
  why_agreed_discounts:
    "Nos últimos 30 dias os descontos chegam a pelo menos um vigésimo dos preços.",
  why_month_end:
    "Concluído até agora: {delivered}. Ainda reservado: {booked}. Cada dia que falta conta como um dia médio dos seis meses anteriores, com suas oscilações.",
  fig_revenue_last_year: "Faturamento há um ano",
  fig_change: "Variação",
  fig_orders_before: "Pedidos antes",
  fig_revenue_before: "Faturamento antes",
  fig_price: "Último preço",
  fig_price_usual: "Preço habitual",
  fig_price_last: "Preço anterior",
  fig_sales: "Vendas comparadas",
  fig_rhythm: "Intervalo habitual",
  fig_silent: "Desde o último pedido",
  fig_orders_usual: "Dia médio",
  fig_deposits: "Sinais que faltam",
  fig_lost: "Perdidos",
  fig_of: "De",
  fig_lost_before: "Perdidos antes",
  fig_of_before: "De, antes",
  fig_for_this_reason: "Por este motivo",
  fig_lost_money: "Valor",
  fig_requests: "Solicitações",
  fig_asked: "Valor pedido",
  fig_spent: "Gasto",
  fig_spent_usual: "Mês habitual",
  fig_purchases: "Compras comparadas",
  fig_given: "Desconto",
  fig_by_prices: "Pelos preços",
  fig_low: "Pelo menos",
  fig_high: "No máximo",
  fig_usual: "Mês habitual",
  fig_delivered: "Concluído até agora",
  fig_booked: "Ainda reservado",
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
