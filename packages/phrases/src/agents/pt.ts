import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Estou aqui. O que você gostaria de saber?",
  ask_people: "Claro. Escreva para nós, e alguém da equipe vai responder.",
  help_near: "Não tenho certeza se entendi. Talvez um destes artigos ajude:",
  help_unknown: "Não tenho a resposta. Tente outras palavras ou escreva para nós.",
  figures_unknown: "Ainda não consigo calcular isso com os seus dados. Você pode me perguntar:",
  open_figures: "Ver os números",
  model_failed: "O modelo de IA não respondeu agora. Esta resposta é do próprio Marzipan:",
  model_spent: "O modelo de IA está esgotado este mês. Esta resposta é do próprio Marzipan:",
  cannot_recipes:
    "Não, o Marzipan não guarda fichas técnicas nem modos de preparo. Você pode anotar os ingredientes na descrição do produto, e a lista de produção mostra quantas unidades fazer.",
  cannot_costing:
    "Não, o Marzipan não calcula quanto custa fazer um produto. Você pode registrar as compras como despesas e comparar o total com o faturamento.",
  cannot_standing_orders:
    "Não, um pedido não se repete sozinho. Abra o último e duplique: cliente e itens já vêm preenchidos, falta só escolher o dia.",
  cannot_item_options:
    "Não, os itens do menu não têm opções como tamanho ou recheio. Adicione cada tamanho como um item separado; o resto o cliente pode escrever nas observações.",
  cannot_coupons:
    "Não, não há códigos de cupom. Você pode dar desconto em qualquer pedido informando um preço combinado.",
  cannot_card_payments_from_customers:
    "Não, os clientes não podem pagar com cartão pelo Marzipan. Você pode registrar os pagamentos com cartão que receber e pedir um sinal por WhatsApp.",
  cannot_delivery_fees:
    "Não, o Marzipan não soma taxa de entrega. Adicione ao pedido um item chamado “Entrega” com o preço.",
  cannot_multiple_locations:
    "Não, cada conta é para um negócio em um só lugar. Para outro lugar, você pode abrir outra conta com outro e-mail.",
  cannot_tax_invoices:
    "Não, o Marzipan não emite notas fiscais. Ele faz confirmações de pagamento e resumos de pedidos, e pode enviar seus números ao contador todo mês.",
  cannot_inventory:
    "Não, o Marzipan não controla estoque. Você pode marcar um item do menu como esgotado até o dia que escolher e registrar as compras como despesas.",
  cannot_payroll_and_shifts:
    "Não, o Marzipan não cuida de salários nem de turnos. Você pode registrar salários como despesa e organizar o trabalho em tarefas.",
  cannot_loyalty_points:
    "Não, não há programa de pontos. A página de cada cliente mostra o que já pediu, e você pode agradecer aos fiéis com um preço combinado.",
  cannot_gift_cards:
    "Não, o Marzipan não vende nem resgata vale-presente. Você pode anotar o vale na página do cliente e informar um preço combinado quando ele for usado.",
  cannot_newsletter:
    "Não, o Marzipan não envia mensagens para muitos clientes de uma vez. Você pode escrever a cada cliente por WhatsApp ou exportar a lista para um programa de e-mail.",
  cannot_cash_register:
    "Não, o Marzipan não é um caixa registrador. Você pode registrar cada pagamento, também em dinheiro, no pedido.",
  cannot_courier_and_routes:
    "Não, o Marzipan não planeja rotas nem chama entregadores. Cada pedido tem endereço e horário, e o calendário mostra os do dia em ordem.",
  cannot_table_reservations:
    "Não, o Marzipan não faz reservas de mesa. Os clientes podem enviar solicitações de pedido pelo seu menu público.",
  cannot_supplier_orders:
    "Não, o Marzipan não faz pedidos a fornecedores. Você pode adicionar uma tarefa para não esquecer e depois escanear o recibo.",
  cannot_social_media:
    "Não, o Marzipan não se conecta a redes sociais. Você pode compartilhar lá o link ou o QR code do seu menu.",
  cannot_website_builder:
    "Não, o Marzipan não cria sites. Seu menu público é uma página própria, e o link pode ir em qualquer lugar.",
  cannot_barcode_labels:
    "Não, o Marzipan não imprime etiquetas com código de barras. Você pode imprimir um cartão de pedido para cada caixa, em A5 ou na impressora de cupons.",
  cannot_translations_of_chats:
    "Não, o Marzipan não traduz conversas. As mensagens que ele prepara vão no idioma definido para cada cliente.",
  cannot_employee_accounts_on_basic:
    "Não, a equipe ainda não pode ter contas próprias. Você pode imprimir a lista de produção ou compartilhar por WhatsApp.",
  cannot_currencies_mixed:
    "Não, todos os preços ficam em uma moeda, escolhida nas configurações. Os valores não são convertidos.",
};
