import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Um dia com o Marzipan",
  plans_prices: "Planos e preços",
  demo_menu: "Testar o cardápio de exemplo",
  about_us: "Sobre nós",
  legal: "Jurídico",
  no_banner: "Usamos só os cookies necessários para entrar, por isso não há aviso aqui.",
  missing_title: "Não há página neste endereço",
  missing_text: "Ela pode ter mudado de lugar. Tente a página inicial ou a ajuda.",
  // The landing page.
  landing_title: "Marzipan: pedidos, lista de produção e dinheiro para pequenas confeitarias",
  hero_title: "Os pedidos chegam por um link. A lista de produção fica pronta às cinco.",
  hero_text:
    "O Marzipan reúne os pedidos, a produção e o dinheiro de uma pequena confeitaria em um só lugar: no celular, entre uma assadeira e outra.",
  try_menu: "Testar o cardápio",
  customer_sees: "Seus clientes veem",
  you_see: "Você vê",
  picture_menu: "O cardápio online da confeitaria de exemplo no celular",
  picture_bake: "A lista de produção da confeitaria de exemplo no celular",
  picture_preview:
    "Marzipan em dois celulares: o cardápio online e a lista de produção da confeitaria de exemplo",
  picture_requests: "As solicitações de pedido no aplicativo",
  picture_owing: "A página “Quem me deve” no aplicativo",
  fact_app: "Seus clientes não precisam de aplicativo.",
  fact_app_more: "Seu cardápio é um link no WhatsApp.",
  fact_sides: "Hebraico e árabe vão da direita para a esquerda,",
  fact_sides_more: "até o último preço.",
  fact_data: "Seus dados são seus.",
  fact_data_more: "Exporte tudo, em qualquer plano.",
  scenes_title: "Um pedido, de domingo à noite a sexta ao meio-dia",
  scene_order: "Os pedidos chegam sozinhos",
  scene_order_text:
    "Seu cardápio tem um link próprio. O cliente escolhe um dia aberto, vê o que está disponível e envia uma solicitação. Um toque para aceitar, e o pedido está no seu calendário.",
  bubble_menu: "Oi, Dana! Este é o nosso cardápio, dá para pedir direto por ele:",
  scene_bake: "Você sabe o que assar",
  scene_bake_text:
    "Todos os pedidos do dia, somados. Marque o que já foi feito; se um pedido chega tarde, a lista mostra só o que ainda falta.",
  scene_owe: "Você sabe quem ainda deve",
  scene_owe_text:
    "Os mais antigos primeiro, com o texto pronto no idioma do cliente. Um toque abre o WhatsApp; só falta enviar.",
  bubble_owe: "Oi, Dana, um lembrete: faltam {amount} do pedido nº 362. Agradecemos!",
  real_screens: "Telas reais da confeitaria de exemplo",
  ours_title: "Feito para mais de um idioma",
  ours_text:
    "Você trabalha no seu idioma, e cada cliente lê no dele. É o mesmo pedido, certo nos dois.",
  trio_name: "Amira Haddad",
  trio_item: "Bolo de aniversário, 2 andares",
  trio_number: "nº 1045",
  trio_due: "A receber {amount}",
  ours_whatsapp: "WhatsApp com um toque",
  ours_whatsapp_text:
    "Pronto, lembrete, confirmação: o texto espera no idioma do cliente. Você confere e envia.",
  ours_receipts: "Recibos que se leem sozinhos",
  ours_receipts_text:
    "Tire uma foto do recibo. O fornecedor, a data e o valor são preenchidos, e o que for difícil de ler é marcado, não adivinhado.",
  ours_limits: "Nunca mais pedidos do que você consegue fazer",
  ours_limits_text:
    "Você decide quantos pedidos aceita por dia e com quanta antecedência é preciso pedir. O cardápio só oferece o que você consegue fazer.",
  ours_allergies: "Avisos de alergia",
  ours_allergies_text:
    "A Amira tem alergia a castanhas? Se o pedido dela tiver macaron, o aviso aparece antes de salvar.",
  try_title: "Faça um pedido de teste. Ninguém vai assar o bolo.",
  try_text:
    "Este é o cardápio da nossa confeitaria de exemplo, do jeito que seus clientes veriam o seu. Ponha algo no carrinho e envie.",
  open_demo: "Abrir o cardápio de exemplo",
  plans_note:
    "O teste não pede cartão. No fim, você passa ao Básico se não escolher um plano, e nada é excluído.",
  all_plans: "Todos os planos lado a lado",
  or_year: "ou {price} por ano",
  or_month: "ou {price} por mês",
  asked_title: "O que nos perguntam",
  asked_text: "Respostas sinceras, inclusive “não”.",
  ask_install: "Meus clientes precisam instalar alguma coisa?",
  say_install:
    "Não. Eles abrem o link em qualquer navegador, mesmo em um celular antigo. Sem conta, sem aplicativo, sem senha.",
  ask_pay: "Meus clientes pagam através do Marzipan?",
  say_pay:
    "Não. Eles pagam a você como hoje: dinheiro, transferência ou cartão no balcão. O Marzipan controla o que foi pago e o que falta.",
  ask_invoice: "Isso é uma nota fiscal?",
  say_invoice:
    "Não. É uma confirmação de pagamento, e isso está escrito nela. Para notas fiscais, continue com seu programa ou sua contabilidade.",
  ask_after: "O que acontece depois dos {days} dias?",
  say_after:
    "Nada acontece sem você escolher. Não há cartão, então nada pode ser cobrado. Você continua no Básico, e tudo o que registrou fica.",
  ask_leave: "E se eu quiser sair?",
  say_leave:
    "Baixe tudo em arquivos, com as fotos, em qualquer plano. Depois feche sua conta. Após 30 dias, tudo é excluído.",
  // Who is behind it.
  about_title: "Amêndoas, açúcar e uma lista para as cinco da manhã",
  about_text:
    "O Marzipan é uma ferramenta para confeitarias onde quem assa também atende o telefone.",
  about_friday:
    "Uma confeitaria pequena tem os pedidos no papel, no WhatsApp, na cabeça. Funciona até sexta. Aí um bolo é esquecido, ninguém lembra de um sinal, e às dez da noite alguém soma pães a lápis.",
  about_quiet:
    "Fazemos a versão tranquila: os pedidos em um só lugar, somados para o forno, com o dinheiro ao lado. No idioma em que você pensa, mesmo que se escreva da direita para a esquerda.",
  about_minutes:
    "O Marzipan foi feito para três minutos de cada vez, com um polegar. Depois é só guardar. Assar é com você.",
  how_title: "Como fazemos",
  how_lives: "Como nos mantemos",
  how_lives_text: "Dos planos. Sem publicidade, sem venda de dados, sem porcentagem dos pedidos.",
  how_data: "Onde ficam seus dados",
  how_data_text:
    "No servidor do operador, visíveis só para o seu negócio. Você também pode hospedar o Marzipan por conta própria.",
  how_not: "O que o Marzipan não é",
  how_not_text: "Não é um programa de notas fiscais, nem um caixa, nem um marketplace.",
  how_answers: "Quem responde",
  how_answers_text: "Pessoas, em 48 horas, e em 24 com o Premium.",
  write_us: "Escreva para nós",
  no_scripts: "Para enviar é preciso JavaScript.",
  no_scripts_mail: "Se não puder ativá-lo, escreva para {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "O que esperar do Marzipan e o que o Marzipan espera de você.",
  privacy_text: "O que guardamos, para quê, por quanto tempo e como baixar.",
  refund_text:
    "Seu dinheiro de volta em até 14 dias após um pagamento: como pedir e o que acontece.",
  security_text:
    "Como os dados de cada negócio ficam separados, como o acesso é protegido e como relatar uma falha de segurança.",
  version: "Versão {version}",
  since: "Em vigor desde {date}",
  contents: "Conteúdo",
  changed_title: "O que mudou",
  changed_first: "Primeira versão.",
  template: "Este texto é um modelo. Um advogado precisa ler antes do uso.",
  operator: "Operador",
  operator_missing: "Não configurado nesta demonstração.",
  processor_payments: "Paddle: pagamento com cartão, como vendedora",
  processor_mail: "Um serviço de e-mail: envia os e-mails da conta",
  processor_sms: "Twilio: envia códigos por SMS",
  processor_files: "Um serviço de armazenamento: guarda fotos e arquivos",
  processor_captcha: "Cloudflare Turnstile: mantém robôs longe dos formulários",
  processor_receipts: "Um provedor de modelo: lê os recibos fotografados",
  processor_agents: "Um provedor de modelo: responde pelos assistentes, com perguntas e somas",
  processor_none: "Ninguém: tudo roda no servidor do próprio operador.",
  help_title: "Como podemos ajudar?",
  help_text:
    "Como o Marzipan funciona, tarefa por tarefa: pedidos, produção, cardápio, dinheiro e conta.",
  help_example: "Por exemplo: mudar um pedido de dia",
  help_by_task: "Por tarefa",
  help_often: "Para ler primeiro",
  help_enter: "Enter abre o primeiro resultado",
  help_lost_title: "Não encontrou?",
  help_lost_text: "Escreva para nós. Respondemos em até 48 horas, no Premium em 24.",
  help_write: "Escrever para nós",
  help_assistant: "No app, o assistente responde dia e noite.",
  help_related: "Artigos relacionados",
  help_picture: "A tela, com “{name}” em destaque",
  help_checked: "Conferido com a versão {version}, {date}",
  help_group_start: "Seu primeiro dia",
  help_group_orders: "Pedidos e calendário",
  help_group_baking: "Produção, produtos, clientes",
  help_group_menu: "Cardápio e solicitações",
  help_group_money: "Dinheiro",
  help_group_account: "Conta e plano",
  // The documentation, written in English and Hebrew.
  docs_text: "Para quem hospeda o Marzipan ou conecta outro programa.",
  docs_calls: "Todas as chamadas",
  docs_calls_text:
    "Feito com os mesmos valores que verificam as chamadas. Os resumos estão em inglês.",
  docs_access_public: "Qualquer pessoa",
  docs_access_member: "Quem entrou",
  docs_access_admin: "Administradores",
  docs_all: "Todas as páginas",
  docs_before: "Anterior",
  docs_next: "Próximo",
  docs_copy: "Copiar",
};
